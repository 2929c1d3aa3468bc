import { present } from '../../../domain/present.ts'
import { list, money, name, percent, term } from '../../../domain/message/arg.ts'
import { loanTerms } from '../../../domain/message/loan-terms.ts'
import { message } from '../../../domain/message/say.ts'
import type { Said } from '../../../domain/message/say.ts'
import type { MatchRow } from '../../facts/row.ts'

/** A loan held against the case, in short facts: how it fits, what it lends, and what stands against it or is open. */
export const describeMatch = ({ product, fit, limit, minRate, open, unmet }: MatchRow): Said[] =>
  present([
    message('lending.product', { product: name(product), fit: term(`fit.${fit}`) }),
    limit !== null && message('lending.upTo', { limit: money(limit) }),
    minRate !== null && message('lending.rate', { rate: percent(minRate) }),
    fit === 'EXCLUDED' &&
      unmet.length > 0 &&
      message('lending.unmet', { conditions: list(unmet.map((it) => loanTerms(it))) }),
    fit === 'OPEN' &&
      open.length > 0 &&
      message('lending.open', { conditions: list(open.map((it) => loanTerms(it))) }),
  ])
