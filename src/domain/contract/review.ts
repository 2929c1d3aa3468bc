import { checkCompliance, listMissing } from './compliance.ts'
import type { Contract, ContractReview, ContractSubject, RiskLevel } from './contract.ts'
import { RISK_LEVELS } from './contract.ts'
import { DETECTORS } from './detectors.ts'
import { readFacts } from './facts.ts'
import { isRequest, readKind, readSubject } from './kind.ts'
import { toPlain } from './plain.ts'
import { detect } from './rule.ts'
import { splitClauses } from './split.ts'

export interface ReviewOptions {
  /** What is let or sold, where the caller knows; read from the text otherwise. */
  subject?: ContractSubject
}

/** Reads a pasted contract, a clause or special terms, and says what in it is against the tenant or buyer, and why. */
export const reviewContract = (text: string, options: ReviewOptions = {}): ContractReview => {
  const contract = readContract(text, options)
  const risks = DETECTORS.flatMap((detector) => detect(detector, contract))
  return {
    kind: contract.kind,
    clauses: contract.clauses,
    facts: contract.facts,
    risks,
    compliance: checkCompliance(contract, risks),
    missing: contract.kind === 'EXCERPT' ? [] : listMissing(contract),
    riskLevel: highest(risks.map((risk) => risk.severity)),
  }
}

const readContract = (pasted: string, options: ReviewOptions): Contract => {
  const text = dropRequest(pasted)
  const clauses = splitClauses(text)
  const facts = readFacts(text, clauses)
  const subject = options.subject ?? readSubject(text)
  return { ...readKind(text, subject, facts), subject, clauses, facts }
}

const dropRequest = (text: string): string => {
  const [first = '', ...rest] = text.trimStart().split('\n')
  return rest.length > 0 && isRequest(toPlain(first)) ? rest.join('\n') : text
}

const highest = (levels: readonly RiskLevel[]): RiskLevel =>
  levels.reduce<RiskLevel>(
    (top, level) => (RISK_LEVELS.indexOf(level) > RISK_LEVELS.indexOf(top) ? level : top),
    'LOW',
  )
