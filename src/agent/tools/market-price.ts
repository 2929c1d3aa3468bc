import type { MarketStatistics } from '../../domain/market.ts'
import { area, count, date, money, term, within } from '../../domain/message/arg.ts'
import type { Arg } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { Said } from '../../domain/message/say.ts'
import type { Evidence } from '../facts/evidence.ts'
import { marketEvidence, marketSubject } from './evidence/market.ts'
import { findComparable } from './comparable.ts'
import type { GivenName } from './calculation.ts'
import { assume } from './context.ts'
import type { Assumed, ToolContext } from './tool.ts'

export interface MarketPrice {
  /** Null where neither the question nor enough deals tell it. */
  price: number | null
  /** Where the price comes from; null where the question gives it. */
  basis: Said | null
  /** Deals behind it; null where the question gives the price. */
  deals: number | null
  evidence: Evidence[]
  assumptions: Assumed[]
  /** The lowest price that went into it, where homes of one size were compared; null otherwise. */
  lowest: number | null
  /** Closer scopes with too few deals. */
  passed: Said[]
}

const UNKNOWN: Omit<MarketPrice, 'price' | 'passed'> = {
  basis: null,
  deals: null,
  evidence: [],
  assumptions: [],
  lowest: null,
}

/** The window and the deals that statistics rest on. */
export const windowOf = ({
  months,
  transactionCount,
  asOfMonth,
}: MarketStatistics): Record<'until' | 'months' | 'deals', Arg> => ({
  until: asOfMonth === null ? term('time.latest') : date(asOfMonth),
  months: count(months, 'month'),
  deals: count(transactionCount, 'deal'),
})

/** Which statistics a price is taken from, and how. */
export const basisOf = (statistics: MarketStatistics, how: Said): Said =>
  message('price.basis', {
    subject: marketSubject(statistics),
    how: within(how),
    ...windowOf(statistics),
  })

/** A sum that statistics tell where nobody said it. */
export const assumeMarket = (name: GivenName, sum: number, basis: Said): Assumed =>
  assume(name, message('assumed.price', { price: money(sum), basis: within(basis) }))

/** The price of the home: as the question says, else what homes like it were sold for. */
export const marketPriceOf = async (context: ToolContext): Promise<MarketPrice> => {
  const { given } = context
  if (given.price !== null) return { ...UNKNOWN, price: given.price, passed: [] }
  const { found, passed } = await findComparable(context, 'SALE')
  if (found === null) return { ...UNKNOWN, price: null, passed }
  const { statistics, price, isByPyeong } = found
  const basis = basisOf(
    statistics,
    isByPyeong && given.area !== null
      ? message('price.byPyeong', { area: area(given.area) })
      : message('price.median'),
  )
  return {
    price,
    basis,
    deals: statistics.transactionCount,
    evidence: [marketEvidence(statistics, 1)],
    assumptions: [assumeMarket('market', price, basis)],
    lowest: isByPyeong ? null : statistics.minPrice,
    passed,
  }
}
