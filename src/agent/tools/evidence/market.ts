import { present } from '../../../domain/present.ts'
import { LOW_UP_TO, MEDIUM_UP_TO } from '../../../domain/calculator/jeonse-risk.ts'
import type { MarketStatistics, Stretch } from '../../../domain/market.ts'
import { area, count, date, money, percent, phrase, place, range, term } from '../../../domain/message/arg.ts'
import type { Arg } from '../../../domain/message/arg.ts'
import { message } from '../../../domain/message/say.ts'
import type { Evidence } from '../../facts/evidence.ts'
import { facts } from '../../facts/fact.ts'
import type { Fact } from '../../facts/fact.ts'

const says = facts('result', 'quoted')

/** What the statistics are of: place, complex or kind of home, size, deal. */
export const marketSubject = ({
  regionCode,
  regionName,
  propertyType,
  transactionType,
  complex,
  exclusiveArea,
}: MarketStatistics): Arg =>
  phrase(
    present([
      place({ code: regionCode, fullName: regionName }),
      complex ? place({ code: null, fullName: complex.name }) : term(`type.${propertyType ?? 'ALL'}`),
      exclusiveArea && [
        term('size.exclusive'),
        range(area(exclusiveArea.min ?? 0, 1), area(exclusiveArea.max ?? 0, 1)),
      ],
      term(`deal.${transactionType}`),
    ]),
  )

/** What the statistics come to, by what is asked for; null where too few deals tell it. */
export const figuresOfMarket = (it: MarketStatistics) => ({
  median: it.medianPrice === null ? null : money(it.medianPrice),
  average: it.averagePrice === null ? null : money(it.averagePrice),
  range: it.minPrice === null || it.maxPrice === null ? null : range(money(it.minPrice), money(it.maxPrice)),
  volume: count(it.transactionCount, 'deal'),
  // A monthly rent per 평 says nothing that a person would use.
  pyeong: it.pricePerPyeong === null || it.transactionType === 'RENT' ? null : money(it.pricePerPyeong),
  jeonseRatio: it.jeonseRatio === null ? null : percent(it.jeonseRatio, 1),
  change: it.changeRate === null ? null : percent(Math.abs(it.changeRate), 1),
})

export type Direction = 'up' | 'down' | 'flat'
export const directionOf = (changeRate: number): Direction =>
  Math.round(changeRate * 10) === 0 ? 'flat' : changeRate > 0 ? 'up' : 'down'

const MOVED = { up: 'market.moveUp', down: 'market.moveDown', flat: 'market.moveFlat' } as const
const FROM = { up: 'market.roseFrom', down: 'market.fellFrom', flat: 'market.stayedFrom' } as const

const spanOf = ({ firstMonth, lastMonth }: Stretch): Arg =>
  firstMonth === lastMonth ? date(firstMonth) : range(date(firstMonth), date(lastMonth))

/**
 * How prices have moved within the window: by how much, from what to what, and how many deals stand behind either end. Why it
 * is not told, where the deals are too few.
 */
export const movementOf = (statistics: MarketStatistics): Fact[] => {
  const { changeRate, transactionCount, transactionType, movement } = statistics
  const of = {
    subject: marketSubject(statistics),
    months: count(statistics.months, 'month'),
    deals: count(transactionCount, 'deal'),
  }
  if (changeRate === null) return [says('market.moveUnknown', of)]
  const direction = directionOf(changeRate)
  const moved = says(MOVED[direction], { ...of, rate: percent(Math.abs(changeRate), 1) })
  // A rent per 평 says nothing that a person would use.
  if (!movement || transactionType === 'RENT') return [moved]
  const { from, to } = movement
  return [
    moved,
    says(FROM[direction], {
      from: money(from.pricePerPyeong),
      fromWhen: spanOf(from),
      fromDeals: count(from.deals, 'deal'),
      to: money(to.pricePerPyeong),
      toWhen: spanOf(to),
      toDeals: count(to.deals, 'deal'),
      difference: money(Math.abs(to.pricePerPyeong - from.pricePerPyeong)),
    }),
  ]
}

/** The figures, one under the other, and what they rest on. */
export const detailsOfMarket = (statistics: MarketStatistics): Fact[] => {
  const { months: window, asOfMonth, changeRate, transactionType } = statistics
  const { median, average, range: prices, volume, pyeong, jeonseRatio } = figuresOfMarket(statistics)
  const months = count(window, 'month')
  return present([
    median && says('market.median', { price: median }),
    average && says('market.average', { price: average }),
    prices && says('market.range', { prices }),
    says('market.volume', { deals: volume }),
    pyeong && says('market.pyeong', { price: pyeong }),
    changeRate !== null &&
      says(`market.${directionOf(changeRate)}`, { rate: percent(Math.abs(changeRate), 1) }),
    jeonseRatio && says('market.jeonseRatio', { ratio: jeonseRatio }),
    asOfMonth === null
      ? says('market.basisLatest', { months })
      : says('market.basis', { until: date(asOfMonth), months }),
    transactionType === 'RENT' && says('market.rentBasis'),
  ])
}

const LEVELS = { low: percent(LOW_UP_TO), medium: percent(MEDIUM_UP_TO) }

/** How high deposits stand against prices, by the limits that a deposit's risk is judged by; null where that is not known. */
export const ratioOf = ({ jeonseRatio }: MarketStatistics): Fact | null => {
  if (jeonseRatio === null) return null
  if (jeonseRatio <= LOW_UP_TO) return says('market.ratioLow', LEVELS)
  return says(jeonseRatio <= MEDIUM_UP_TO ? 'market.ratioMedium' : 'market.ratioHigh', LEVELS)
}

export const marketEvidence = (statistics: MarketStatistics, n: number): Evidence => {
  const subject = marketSubject(statistics)
  return {
    n,
    kind: 'market',
    title: message('words', { text: subject }),
    facts: [
      ...detailsOfMarket(statistics),
      ...movementOf(statistics),
      ...[ratioOf(statistics)].filter((it) => it !== null),
    ],
    rows: [{ kind: 'statistics', statistics }],
    source: { kind: 'MARKET', statistics },
    listing: null,
    ...(statistics.isDemo && { isDemo: true }),
  }
}
