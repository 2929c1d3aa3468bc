import type { AnalysisReport } from '../../../domain/analysis.ts'
import { article as named, name } from '../../../domain/message/arg.ts'
import { facts } from '../../facts/fact.ts'
import type { Fact } from '../../facts/fact.ts'

type Check = AnalysisReport['complianceCheck'][number]

const finds = facts('result', 'quoted')

/** Whether a contract keeps to a rule, and by which article. */
export const checkFact = ({ rule, passed, article }: Check): Fact => {
  const of = { rule: name(rule) }
  if (article == null) return passed ? finds('contract.passed', of) : finds('contract.broken', of)
  const by = { ...of, article: named(article) }
  return passed ? finds('contract.passedBy', by) : finds('contract.brokenBy', by)
}
