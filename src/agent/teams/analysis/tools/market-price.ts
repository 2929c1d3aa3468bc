import type { Assumption } from '../../../../domain/answer.ts'
import { marketChart } from '../../../../domain/market-chart.ts'
import { PYEONG } from '../../../../domain/property.ts'
import type { AnalysisReport } from '../../../../domain/analysis.ts'
import type { Evidence } from '../../../evidence.ts'
import { marketEvidence, marketSubject } from '../../search/evidence/market.ts'
import { money } from './calculation.ts'
import { assume } from './context.ts'
import type { ToolContext } from './context.ts'

export interface MarketPrice {
  price: number
  evidence: Evidence[]
  assumptions: Assumption[]
  chart: AnalysisReport['chart']
}

/** The price of the home: as the question says, else what homes like it were sold for. Null where neither is known. */
export const marketPriceOf = async (context: ToolContext): Promise<MarketPrice | null> => {
  const { given, words, language, deps, signal } = context
  if (given.price !== null) return { price: given.price, evidence: [], assumptions: [], chart: null }
  if (given.regionCode === null) return null
  const statistics = await deps.ports.marketStatistics(
    { regionCode: given.regionCode, propertyType: given.propertyType, transactionType: 'SALE' },
    signal,
  )
  if (statistics === null || statistics.medianPrice === null) return null
  const { pricePerPyeong, medianPrice } = statistics
  const byArea = given.area !== null && pricePerPyeong !== null
  const price = byArea ? Math.round((pricePerPyeong * (given.area ?? 0)) / PYEONG) : medianPrice
  const basis = byArea ? words.perPyeong(`${given.area}㎡`) : words.median
  const from = words.fromMarket(marketSubject(statistics, language), basis)
  return {
    price,
    evidence: [marketEvidence(statistics, 1, language)],
    assumptions: [assume(words.names.market, `${money(price, language)} (${from})`)],
    chart: statistics.series.length > 0 ? marketChart(statistics) : null,
  }
}
