import type { Language } from '../run.ts'
import { ownWords } from '../message/say.ts'
import type { Compliance, ContractReview, ContractRisk } from './contract.ts'

export interface ToldRisk extends Omit<ContractRisk, 'rule' | 'effect' | 'reason' | 'suggestion'> {
  reason: string
  suggestion: string
}

/** A review in the words of one language; clauses stay in the contract's own. */
export interface ToldReview extends Omit<ContractReview, 'risks' | 'favours' | 'compliance' | 'missing'> {
  risks: ToldRisk[]
  compliance: (Omit<Compliance, 'rule'> & { rule: string })[]
  missing: string[]
}

export const tellReview = (
  { favours: _favours, ...review }: ContractReview,
  language: Language,
): ToldReview => ({
  ...review,
  risks: review.risks.map(({ type, severity, clause, reason, article, suggestion }) => ({
    type,
    severity,
    clause,
    reason: ownWords(reason, language),
    article: { ...article },
    suggestion: ownWords(suggestion, language),
  })),
  compliance: review.compliance.map(({ rule, passed, article }) => ({
    rule: ownWords(rule, language),
    passed,
    article: { ...article },
  })),
  missing: review.missing.map((item) => ownWords(item, language)),
})
