import type { LoanHit } from '../../../domain/loan/search.ts'
import { name, percent, range, term } from '../../../domain/message/arg.ts'
import type { Arg } from '../../../domain/message/arg.ts'
import { loanTerms } from '../../../domain/message/loan-terms.ts'
import { message } from '../../../domain/message/say.ts'
import { sourceTerm } from '../../../domain/message/source-word.ts'
import type { Evidence } from '../../facts/evidence.ts'
import { facts } from '../../facts/fact.ts'

const says = facts('result', 'quoted')

/** Null where none is published. */
export const rateOf = ({ minRate, maxRate, averageRate }: LoanHit): Arg | null => {
  if (minRate !== null && maxRate !== null && minRate !== maxRate)
    return range(percent(minRate), percent(maxRate))
  const rate = minRate ?? maxRate ?? averageRate
  return rate === null ? null : percent(rate)
}

/** By which products are ranked: the lowest that is published; Infinity where none is. */
export const lowestRateOf = ({ minRate, maxRate, averageRate }: LoanHit): number =>
  minRate ?? maxRate ?? averageRate ?? Infinity

export const loanEvidence = (hit: LoanHit, n: number): Evidence => {
  const rate = rateOf(hit)
  return {
    n,
    kind: 'loan',
    title: message('words', { text: name(`${hit.company} ${hit.name}`) }),
    facts: [
      says('loan.product', { product: name(hit.name), category: term(`loan.${hit.category}`) }),
      rate === null
        ? says('loan.noRate')
        : hit.rateType === null
          ? says('loan.rate', { rate })
          : says('loan.rateOf', { rate, type: sourceTerm(hit.rateType) }),
      ...(hit.limitText ? [says('loan.limit', { limit: loanTerms(hit.limitText) })] : []),
      ...(hit.repaymentType ? [says('loan.repayment', { repayment: sourceTerm(hit.repaymentType) })] : []),
      ...(hit.eligibility ? [says('loan.eligibility', { conditions: loanTerms(hit.eligibility) })] : []),
    ],
    rows: [{ kind: 'product', ...hit }],
    source: { kind: 'LOAN', id: hit.id, label: `${hit.company} ${hit.name}` },
    listing: null,
    ...(hit.isDemo && { isDemo: true }),
  }
}
