import { formatArg } from '../../domain/message/format.ts'
import type { Assumption } from '../../domain/answer.ts'
import type { Evidence } from '../facts/evidence.ts'
import { marketEvidence, marketSubject } from './evidence/market.ts'
import { money } from './calculation.ts'
import { findComparable } from './comparable.ts'
import { assume } from './context.ts'
import type { ToolContext } from './tool.ts'

export interface MarketPrice {
  /** Null where neither the question nor enough deals tell it. */
  price: number | null
  /** Where the price comes from, in words; null where the question gives it. */
  basis: string | null
  /** Deals behind it; null where the question gives the price. */
  deals: number | null
  evidence: Evidence[]
  assumptions: Assumption[]
  /** The lowest price that went into it, where homes of one size were compared; null otherwise. */
  lowest: number | null
  /** Closer scopes with too few deals, in words. */
  passed: string[]
}

/** The price of the home: as the question says, else what homes like it were sold for. */
export const marketPriceOf = async (context: ToolContext): Promise<MarketPrice> => {
  const { given, words, language } = context
  if (given.price !== null) {
    return {
      price: given.price,
      basis: null,
      deals: null,
      evidence: [],
      assumptions: [],
      lowest: null,
      passed: [],
    }
  }
  const { found, passed } = await findComparable(context, 'SALE')
  if (found === null)
    return { price: null, basis: null, deals: null, evidence: [], assumptions: [], lowest: null, passed }
  const { statistics, price, isByPyeong } = found
  const how = isByPyeong ? words.perPyeong(`${given.area}㎡`) : words.median
  const basis = words.fromMarket(
    formatArg(marketSubject(statistics), language),
    how,
    statistics.months,
    statistics.transactionCount,
    statistics.asOfMonth ?? '',
  )
  return {
    price,
    basis,
    deals: statistics.transactionCount,
    evidence: [marketEvidence(statistics, 1, language)],
    assumptions: [assume(words.names.market, `${money(price, language)} (${basis})`)],
    lowest: isByPyeong ? null : statistics.minPrice,
    passed,
  }
}
