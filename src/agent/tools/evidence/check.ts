import type { Article } from '../../../domain/contract/contract.ts'
import { article as named } from '../../../domain/message/arg.ts'
import type { Arg } from '../../../domain/message/arg.ts'
import { facts } from '../../facts/fact.ts'
import type { Fact } from '../../facts/fact.ts'

interface Check {
  rule: Arg
  passed: boolean
  article: Article | null
}

const finds = facts('result', 'quoted')

/** Whether a contract keeps to a rule, and by which article. */
export const checkFact = ({ rule, passed, article }: Check): Fact => {
  const of = { rule }
  if (article === null) return passed ? finds('contract.passed', of) : finds('contract.broken', of)
  const by = { ...of, article: named(article) }
  return passed ? finds('contract.passedBy', by) : finds('contract.brokenBy', by)
}
