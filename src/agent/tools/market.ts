import { say } from '../../domain/message/say.ts'
import { formatArg } from '../../domain/message/format.ts'
import { marketChart } from '../../domain/chart/market.ts'
import { over, minus, times, toNumber } from '../../domain/calculator/exact.ts'
import type { MarketStatistics } from '../../domain/market.ts'
import type { TransactionType } from '../../domain/property.ts'
import type { Language } from '../../domain/run.ts'
import { parentCodes } from '../../domain/region.ts'
import { marketEvidence, marketSubject, movementOf } from './evidence/market.ts'
import { defineTool, noFindings } from './tool.ts'
import type { Findings, ToolContext } from './tool.ts'
import { calculationEvidence, money } from './calculation.ts'
import { findComparable } from './comparable.ts'
import type { Comparable } from './comparable.ts'
import { MARKET_WORDS } from './market-prompt.ts'

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
const shown = (value: number): string => `${Math.round(Math.abs(value) * 10) / 10}%`

/** What the market pays is measured, and set by no rule. */
const NO_RULES = { assumptions: [], rules: [] }

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

const basisOf = ({ months, transactionCount, asOfMonth }: MarketStatistics, language: Language): string =>
  MARKET_WORDS[language].basis(months, transactionCount, asOfMonth ?? '')

const compareAsked = (
  asked: { deal: TransactionType; amount: number },
  { statistics, price, isByPyeong }: Comparable,
  { language }: ToolContext,
) => {
  const words = MARKET_WORDS[language]
  const difference = percentOf(asked.amount, price)
  const size = shown(difference)
  const said =
    Math.abs(difference) < LEVEL ? words.level : difference > 0 ? words.above(size) : words.below(size)
  const basis = basisOf(statistics, language)
  return {
    difference,
    text: words.against({
      what: words.asked[asked.deal],
      asked: money(asked.amount, language),
      subject: formatArg(marketSubject(statistics), language),
      median: money(price, language),
      difference: said,
      basis: isByPyeong ? `${basis}, ${words.byPyeong}` : basis,
    }),
  }
}

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
const analyseMarket = async (context: ToolContext): Promise<Findings> => {
  const { deps, signal, language, given, says } = context
  const words = MARKET_WORDS[language]
  const asked = askedOf(context)
  const { found, passed } = await findComparable(context, asked.deal)
  if (found === null) return { ...noFindings, gaps: [...passed, words.nothing] }
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
    asked.amount === null ? null : compareAsked({ deal: asked.deal, amount: asked.amount }, found, context)
  const trends = [near, ...(long === null ? [] : [long])]
  const range =
    near.minPrice === null || near.maxPrice === null || found.isByPyeong
      ? []
      : [words.outside(money(near.minPrice, language), money(near.maxPrice, language))]
  const wide =
    wider === null || near.pricePerPyeong === null || wider.statistics.pricePerPyeong === null
      ? []
      : [
          words.wider(
            near.regionName,
            money(near.pricePerPyeong, language),
            wider.statistics.regionName,
            money(wider.statistics.pricePerPyeong, language),
            Math.abs(wider.difference) < LEVEL
              ? words.wideLevel
              : wider.difference > 0
                ? words.wideAbove(shown(wider.difference))
                : words.wideBelow(shown(wider.difference)),
          ),
        ]
  const isRent = asked.deal === 'RENT' && asked.amount !== null
  const movements = trends.map((statistics) =>
    movementOf(statistics)
      .map((it) => say(it, language))
      .join(' '),
  )
  const said = [
    // Without a sum to hold against it, how prices have moved is what was asked.
    ...(compared === null
      ? [
          ...movements,
          words.typical(
            formatArg(marketSubject(near), language),
            money(found.price, language),
            basisOf(near, language),
          ),
        ]
      : [compared.text]),
    ...range,
    ...(isRent ? [words.rentNote] : []),
    ...(compared === null ? [] : movements),
    ...wide,
    ...passed,
  ]
  const isFar = compared !== null && !isRent && Math.abs(compared.difference) >= FAR
  const advice = isFar ? [compared.difference > 0 ? words.expensive : words.cheap] : []
  return {
    ...noFindings,
    evidence: [
      calculationEvidence({
        name: 'marketComparison',
        title: compared === null ? words.trendTitle : words.title,
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
        result: NO_RULES,
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
        said,
        // Without a sum, how prices have moved is the answer.
        caveats: compared === null ? movements : [],
        given: [],
        advice,
        language,
      }),
      marketEvidence(near, 1, language),
      ...(long === null ? [] : [marketEvidence(long, 1, language)]),
      ...(wider === null ? [] : [marketEvidence(wider.statistics, 1, language)]),
    ],
    metrics: [
      ...(compared === null
        ? []
        : [{ name: words.metrics.difference, value: compared.difference, unit: '%' }]),
      { name: words.metrics.median, value: found.price, unit: '만원' },
      ...trends.flatMap(({ months, changeRate }) =>
        changeRate === null ? [] : [{ name: words.metrics.change(months), value: changeRate, unit: '%' }],
      ),
    ],
    insights: compared === null ? said.slice(0, 1 + movements.length) : said.slice(0, 1),
    recommendations: advice,
    gaps: [
      ...(given.area === null && asked.amount !== null ? [words.tellArea] : []),
      ...(says('future') ? [words.noForecast] : []),
    ],
    confidence: found.isByPyeong ? 0.6 : near.transactionCount >= 10 ? 0.9 : 0.7,
    chart: marketChart(long !== null && long.series.length > 0 ? long : near, language),
  }
}

export const market = defineTool({
  id: 'market',
  title: { KO: '시세 분석', EN: 'market analysis' },
  kind: 'calculation',
  needs: [],
  asks: ({ given, searches, isCombined, hasSum, says }) =>
    given.regionCode !== null &&
    ((hasSum && isCombined) || (!searches && (says('trend') || (hasSum && says('market'))))),
  calculations: {
    marketComparison: { KO: '시세 비교', EN: 'Comparison with the market' },
  },
  analysis: 'market',
  section: 'market',
  isByPlace: true,
  run: analyseMarket,
})
