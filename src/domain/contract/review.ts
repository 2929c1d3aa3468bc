import { checkCompliance } from './compliance.ts'
import type { Clause, Contract, ContractFacts, ContractReview, ContractSubject } from './contract.ts'
import { highestOf } from './contract.ts'
import type { Detector } from './detector.ts'
import { DETECTORS } from './detectors.ts'
import { readFavours } from './favours.ts'
import { HIDDEN_NAME, readFacts } from './facts.ts'
import { isRequest, readKind, readSubject } from './kind.ts'
import { listMissing } from './missing.ts'
import { toPlain } from './plain.ts'
import { detect } from './rule.ts'
import { readSense, weighRules } from './sense/sense.ts'
import { dropSenders, splitClauses } from './split.ts'

export interface ReviewOptions {
  /** What is let or sold, where the caller knows; read from the text otherwise. */
  subject?: ContractSubject
  /** Those of the product where absent. */
  detectors?: readonly Detector[]
}

/** Reads a pasted contract, a clause or special terms, and says what in it is against the tenant or buyer, and why. */
export const reviewContract = (text: string, options: ReviewOptions = {}): ContractReview => {
  const contract = readContract(text, options)
  const { detectors = DETECTORS } = options
  const ruled = weighRules(
    detectors.flatMap((detector) => detect(detector, contract)),
    detectors,
  )
  const risks = [...ruled, ...readSense(contract, detectors, ruled)]
  return {
    kind: contract.kind,
    clauses: contract.clauses,
    facts: contract.facts,
    risks,
    favours: risks.length > 0 ? [] : readFavours(contract.clauses, contract.subject),
    compliance: checkCompliance(contract, risks),
    missing: contract.kind === 'EXCERPT' ? [] : listMissing(contract),
    riskLevel: highestOf(risks.map((risk) => risk.severity)) ?? 'LOW',
  }
}

const readContract = (pasted: string, options: ReviewOptions): Contract => {
  const text = dropSenders(dropRequest(pasted))
  const written = splitClauses(text)
  const facts = readFacts(text, written)
  const subject = options.subject ?? readSubject(text, written)
  const clauses = nameRoles(written, facts)
  return { ...readKind(text, written, subject, facts), subject, clauses, facts }
}

const KOREAN_NAME = new RegExp(`^(?:[가-힣]{3,4}|${HIDDEN_NAME})$`)

/** “홍길동은 …”: where clauses call the parties by name, the plain form calls them by their part. */
const nameRoles = (clauses: readonly Clause[], { lessor, lessee }: ContractFacts): readonly Clause[] => {
  const roles = [
    [lessor, '임대인'],
    [lessee, '임차인'],
  ].flatMap(([name, role]) =>
    name && role && KOREAN_NAME.test(name)
      ? [{ name: new RegExp(`(?<!${role}(?:인|은|:)?)${name}(?=[은는이가의과와도을를에])`, 'g'), role }]
      : [],
  )
  if (roles.length === 0) return clauses
  return clauses.map((clause) => ({
    ...clause,
    sentences: clause.sentences.map(({ text, plain }) => ({
      text,
      plain: roles.reduce((said, { name, role }) => said.replace(name, role), plain),
    })),
  }))
}

const dropRequest = (text: string): string => {
  const [first = '', ...rest] = text.trimStart().split('\n')
  return rest.length > 0 && isRequest(toPlain(first)) ? rest.join('\n') : text
}
