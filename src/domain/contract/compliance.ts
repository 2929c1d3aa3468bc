import { z } from 'zod'
import checks from './compliance.json' with { type: 'json' }
import { CONTRACT_RISK_TYPES, CONTRACT_SUBJECTS, nameArticle } from './contract.ts'
import type { Compliance, Contract, ContractRisk } from './contract.ts'
import { articleName, said } from './rows.ts'
import { monthsBetween } from './term.ts'

const check = z.strictObject({
  rule: said,
  /** Kept where no risk of these types was found. */
  fails: z.array(z.enum(CONTRACT_RISK_TYPES)).min(1),
  article: articleName,
})
const CHECKS = z.record(z.enum(CONTRACT_SUBJECTS), z.array(check)).parse(checks)

/** The statutory rules that the contract was held against; a short term is lawful, the tenant may still claim two years. */
export const checkCompliance = (contract: Contract, risks: readonly ContractRisk[]): Compliance[] => {
  const found = new Set(risks.map((risk) => risk.type))
  return [
    ...CHECKS[contract.subject].map(({ rule, fails, article }) => ({
      rule,
      passed: !fails.some((type) => found.has(type)),
      article: nameArticle(article),
    })),
    ...checkTerm(contract),
  ]
}

const MINIMUM_MONTHS = { LEASE_HOME: 24, LEASE_SHOP: 12 } as const

const checkTerm = ({ subject, facts }: Contract): Compliance[] => {
  if (subject === 'SALE' || facts.termStart === null || facts.termEnd === null) return []
  const minimum = MINIMUM_MONTHS[subject]
  const months = monthsBetween(facts.termStart, facts.termEnd)
  return [
    {
      rule: {
        ko: `기간이 ${minimum / 12}년 이상이다(그보다 짧게 정해도 임차인은 ${minimum / 12}년을 주장할 수 있다)`,
        en: `The term has the statutory length of ${minimum} months, or the tenant may insist on it`,
      },
      passed: months > minimum - 0.2,
      article: nameArticle(
        subject === 'LEASE_SHOP' ? '상가건물 임대차보호법 제9조' : '주택임대차보호법 제4조',
      ),
    },
  ]
}
