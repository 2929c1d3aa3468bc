import { formatMoney } from '../format/money.ts'
import { formatCount, formatPercent } from '../format/quantity.ts'
import { useLanguage, useWords } from '../i18n/language.tsx'
import type { MarketQuery } from './market.graphql.ts'
import { MARKET_WORDS } from './words.ts'

export type Statistics = MarketQuery['marketStatistics']

/** What a statistic says, name by name; what it does not know is left out. */
export const useFigures = () => {
  const say = useWords(MARKET_WORDS)
  const { language } = useLanguage()
  const money = (amount: number | null) => (amount === null ? null : formatMoney(amount, language))
  const change = (rate: number | null) => {
    if (rate === null) return null
    const text = formatPercent(Math.abs(rate), 1)
    return say(rate > 0 ? 'rise' : rate < 0 ? 'fall' : 'flat', { rate: text })
  }
  return (market: Statistics): [string, string | null][] => [
    [say('median'), money(market.medianPrice)],
    [say('average'), money(market.averagePrice)],
    [
      say('range'),
      market.minPrice === null || market.maxPrice === null
        ? null
        : `${formatMoney(market.minPrice, language)} – ${formatMoney(market.maxPrice, language)}`,
    ],
    [say('pyeong'), money(market.pricePerPyeong)],
    [say('change'), change(market.changeRate)],
    [say('jeonseRatio'), market.jeonseRatio === null ? null : formatPercent(market.jeonseRatio, 1)],
    [say('count'), say('deals', { count: formatCount(market.transactionCount, language) })],
  ]
}
