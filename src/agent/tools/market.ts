import { present } from '../../domain/present.ts'
import { marketChart } from '../../domain/chart/market.ts'
import { over, minus, times, toNumber } from '../../domain/calculator/exact.ts'
import type { MarketStatistics } from '../../domain/market.ts'
import { count, money, percent, place, term, within } from '../../domain/message/arg.ts'
import type { Arg } from '../../domain/message/arg.ts'
import { message, together } from '../../domain/message/say.ts'
import type { TransactionType } from '../../domain/property.ts'
import { parentCodes } from '../../domain/region.ts'
import { asFact } from '../facts/fact.ts'
import type { Fact } from '../facts/fact.ts'
import { share, sum } from '../facts/row.ts'
import { marketEvidence, marketSubject, movementOf } from './evidence/market.ts'
import { foundBy } from './context.ts'
import { defineTool } from './tool.ts'
import type { Found, ToolContext } from './tool.ts'
import { advises, concludes, finds } from './calculation.ts'
import { findComparable } from './comparable.ts'
import type { Comparable } from './comparable.ts'
import { windowOf } from './market-price.ts'

const LONG = 36
/** Within this many percent a sum is what the market pays. */
const LEVEL = 3
/** From here on a sum is so far from the market that it should be explained. */
const FAR = 10

/** What is asked for: the deal of the question and its sum; null where it names none. */
const askedOf = ({ given }: ToolContext): { deal: TransactionType; amount: number | null } => {
  const { price, deposits, rents, transactionTypes } = given
  if (price !== null) return { deal: 'SALE', amount: price }
  if (rents[0] !== undefined) return { deal: 'RENT', amount: rents[0] }
  if (deposits[0] !== undefined) return { deal: 'JEONSE', amount: deposits[0] }
  return { deal: transactionTypes[0] ?? 'SALE', amount: null }
}

const percentOf = (asked: number, base: number): number =>
  toNumber(over(times(minus(asked, base), 100), base))
const shown = (value: number): Arg => percent(Math.abs(value), 1)

interface Wider {
  statistics: MarketStatistics
  difference: number
}

/** The district against what it lies in, by the price of a 평. */
const compareWider = async (
  { deps, signal, given }: ToolContext,
  near: MarketStatistics,
): Promise<Wider | null> => {
  const places = await deps.ports.places()
  const above = parentCodes(near.regionCode).find((code) => places.regions.has(code))
  if (above === undefined || near.pricePerPyeong === null || near.transactionType === 'RENT') return null
  signal.throwIfAborted()
  const statistics = await deps.ports.marketStatistics(
    {
      regionCode: above,
      propertyType: given.propertyType,
      transactionType: near.transactionType,
      ...(near.exclusiveArea && { exclusiveArea: near.exclusiveArea }),
    },
    signal,
  )
  if (statistics?.pricePerPyeong == null) return null
  return { statistics, difference: percentOf(near.pricePerPyeong, statistics.pricePerPyeong) }
}

const relationOf = (difference: number): 'above' | 'below' | 'level' =>
  Math.abs(difference) < LEVEL ? 'level' : difference > 0 ? 'above' : 'below'
const WIDER = {
  above: 'compare.widerAbove',
  below: 'compare.widerBelow',
  level: 'compare.widerLevel',
} as const

const compareAsked = (
  asked: { deal: TransactionType; amount: number },
  { statistics, price, isByPyeong }: Comparable,
) => {
  const difference = percentOf(asked.amount, price)
  const basis = message(isByPyeong ? 'compare.basisByPyeong' : 'compare.basis', windowOf(statistics))
  return {
    difference,
    main: concludes(`compare.${relationOf(difference)}`, {
      what: term(`asked.${asked.deal}`),
      asked: money(asked.amount),
      subject: marketSubject(statistics),
      median: money(price),
      share: shown(difference),
      basis: within(basis),
    }),
  }
}

/** The district beside what it lies in. */
const besideWider = (near: MarketStatistics, { statistics, difference }: Wider): Fact[] =>
  near.pricePerPyeong === null || statistics.pricePerPyeong === null
    ? []
    : [
        finds(WIDER[relationOf(difference)], {
          here: place({ code: near.regionCode, fullName: near.regionName }),
          price: money(near.pricePerPyeong),
          there: place({ code: statistics.regionCode, fullName: statistics.regionName }),
          other: money(statistics.pricePerPyeong),
          share: shown(difference),
        }),
      ]

/** What of the statistics is said. */
const describeMarket = (it: MarketStatistics) => ({
  region: it.regionName,
  until: it.asOfMonth,
  median: it.medianPrice,
  lowest: it.minPrice,
  highest: it.maxPrice,
  pricePerPyeong: it.pricePerPyeong,
})

/** How the sum compares with homes like it, how prices have moved over one and three years, and how the district compares. */
const analyseMarket = async (context: ToolContext): Promise<Found> => {
  const { deps, signal, given, says } = context
  const asked = askedOf(context)
  const { found, passed } = await findComparable(context, asked.deal)
  if (found === null) return { gaps: [...passed, message('compare.nothing')] }
  const near = found.statistics
  const { regionCode, exclusiveArea, complex } = near
  const [long, wider] = await Promise.all([
    deps.ports.marketStatistics(
      {
        regionCode,
        propertyType: given.propertyType,
        transactionType: asked.deal,
        months: LONG,
        ...(exclusiveArea && { exclusiveArea }),
        ...(complex && { complexId: complex.id }),
      },
      signal,
    ),
    compareWider(context, near),
  ])
  const compared =
    asked.amount === null ? null : compareAsked({ deal: asked.deal, amount: asked.amount }, found)
  const trends = present([near, long !== null && long])
  const range =
    near.minPrice === null || near.maxPrice === null || found.isByPyeong
      ? []
      : [finds('compare.range', { low: money(near.minPrice), high: money(near.maxPrice) })]
  const isRent = asked.deal === 'RENT' && asked.amount !== null
  const movements = trends.map((it) => together(movementOf(it)))
  const typical = message('compare.typical', {
    subject: marketSubject(near),
    median: money(found.price),
    basis: within(message('compare.basis', windowOf(near))),
  })
  // Without a sum to hold against it, how prices have moved is what was asked.
  const first =
    compared === null
      ? [
          ...(says('future') ? [concludes('compare.noForecast')] : []),
          ...movements.map((it, position) => asFact(position === 0 ? 'conclusion' : 'caveat', it)),
          asFact('result', typical),
        ]
      : [compared.main]
  const isFar = compared !== null && !isRent && Math.abs(compared.difference) >= FAR
  const advice = isFar ? [advises(compared.difference > 0 ? 'compare.expensive' : 'compare.cheap')] : []
  const metrics = present([
    compared !== null && share(message('figure.difference'), compared.difference),
    sum(message('figure.median'), found.price),
    ...trends.flatMap(({ months, changeRate }) =>
      changeRate === null
        ? []
        : [share(message('figure.change', { months: count(months, 'month') }), changeRate)],
    ),
  ])
  return foundBy(
    {
      name: 'marketComparison',
      title: message(compared === null ? 'compare.trend' : 'compare.title'),
      inputs: {
        regionCode,
        transactionType: asked.deal,
        asked: asked.amount,
        comparable: found.price,
        months: near.months,
        deals: near.transactionCount,
        ...(exclusiveArea && { exclusiveArea }),
        ...(complex && { complex: complex.name }),
      },
      further: {
        ...(compared !== null && { differencePercent: compared.difference }),
        changes: trends.map(({ months, changeRate, transactionCount, movement }) => ({
          months,
          changeRate,
          deals: transactionCount,
          ...(movement && {
            ...movement,
            difference: movement.to.pricePerPyeong - movement.from.pricePerPyeong,
          }),
        })),
        basis: describeMarket(near),
        ...(wider !== null && { wider: describeMarket(wider.statistics), widerPercent: wider.difference }),
        ...(passed.length > 0 && { tooFewDeals: passed }),
      },
      facts: [
        ...first,
        ...range,
        isRent && finds('compare.rent'),
        compared !== null && movements.map((it) => asFact('result', it)),
        wider !== null && besideWider(near, wider),
        ...passed.map((it) => asFact('result', it)),
        ...advice,
      ],
      rows: metrics,
    },
    {
      beside: [
        marketEvidence(near, 1),
        long !== null && marketEvidence(long, 1),
        wider !== null && marketEvidence(wider.statistics, 1),
      ],
      insights: first,
      gaps: [
        given.area === null && asked.amount !== null && message('compare.tellArea'),
        compared !== null && says('future') && message('compare.noForecast'),
      ],
      confidence: found.isByPyeong ? 0.6 : near.transactionCount >= 10 ? 0.9 : 0.7,
      chart: (language) => marketChart(long !== null && long.series.length > 0 ? long : near, language),
    },
  )
}

export const market = defineTool({
  id: 'market',
  asks: ({ given, searches, isCombined, hasSum, says }) =>
    given.regionCode !== null &&
    ((hasSum && isCombined && !says('priority')) ||
      (!searches && (says('trend') || (hasSum && (says('market') || says('bargain')))))),
  isOfCase: false,
  calculations: ['marketComparison'],
  section: 'market',
  isByPlace: true,
  run: analyseMarket,
})
