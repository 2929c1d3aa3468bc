import { textOf } from '../../src/domain/prose.ts'
import { testLawRoute } from './topics.ts'
import { RULES } from './rules.ts'
import type { AgentPorts, Turn } from '../../src/agent/ports.ts'
import type { LawHit } from '../../src/domain/law/search.ts'
import type { ListingHit } from '../../src/domain/listing.ts'
import { DEFAULT_MARKET_MONTHS, MIN_DEALS } from '../../src/domain/market.ts'
import type { MarketQuery, MarketStatistics } from '../../src/domain/market.ts'
import { NO_MEMORY } from '../../src/domain/memory.ts'
import type { Memory } from '../../src/domain/memory.ts'
import { PYEONG } from '../../src/domain/property.ts'
import type { PropertyFilter, Range } from '../../src/domain/property.ts'
import { codePrefix } from '../../src/domain/region.ts'
import { testConsultPorts } from './consult.ts'
import { ARTICLES, DEALS, LISTINGS, LOANS, PLACES } from './homes.ts'
import type { Deal } from './homes.ts'

const within = (value: number | null, range: Range | null | undefined): boolean =>
  range == null ||
  (value !== null && (range.min == null || value >= range.min) && (range.max == null || value <= range.max))

const among = <T>(value: T, list: readonly T[] | null | undefined): boolean =>
  list == null || list.length === 0 || list.includes(value)

const inRegion = (code: string, codes: readonly string[] | null | undefined): boolean =>
  codes == null || codes.length === 0 || codes.some((outer) => code.startsWith(codePrefix(outer)))

const fits = (hit: ListingHit, filter: PropertyFilter): boolean =>
  inRegion(hit.regionCode, filter.regionCodes) &&
  among(hit.propertyType, filter.propertyTypes) &&
  among(hit.transactionType, filter.transactionTypes) &&
  within(hit.salePrice, filter.salePrice) &&
  within(hit.deposit, filter.deposit) &&
  within(hit.monthlyRent, filter.monthlyRent) &&
  within(hit.exclusiveArea, filter.exclusiveArea) &&
  within(
    hit.completionDate === null ? null : Number(hit.completionDate.slice(0, 4)),
    filter.completionYear,
  ) &&
  within(hit.totalHouseholds, filter.totalHouseholds) &&
  within(hit.nearby?.subwayWalkingTime ?? null, filter.subwayWalkingTime) &&
  (filter.directTrade == null || hit.agent?.isDirectTrade === filter.directTrade)

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return Math.round(((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2)
}

const statisticsOf = (query: MarketQuery, deals: readonly Deal[]): MarketStatistics => {
  const prices = deals.map((deal) => deal.price)
  const enough = prices.length >= MIN_DEALS
  const third = Math.floor(deals.length / 3)
  const perArea = (part: readonly Deal[]) =>
    median(part.map((deal) => Math.round((1000 * deal.price) / deal.area)))
  return {
    regionCode: query.regionCode,
    regionName: PLACES.regions.get(query.regionCode)?.fullName ?? '',
    propertyType: query.propertyType ?? null,
    transactionType: query.transactionType,
    months: query.months ?? DEFAULT_MARKET_MONTHS,
    asOfMonth: enough ? '2026-10' : null,
    averagePrice: enough ? Math.round(prices.reduce((a, b) => a + b, 0) / prices.length) : null,
    medianPrice: enough ? median(prices) : null,
    minPrice: enough ? Math.min(...prices) : null,
    maxPrice: enough ? Math.max(...prices) : null,
    pricePerPyeong: enough ? Math.round(median(prices) / (59.9 / PYEONG)) : null,
    transactionCount: prices.length,
    jeonseRatio: enough ? 57.3 : null,
    changeRate: enough ? 100 * (perArea(deals.slice(-third)) / perArea(deals.slice(0, third)) - 1) : null,
    series: [],
  }
}

const bigrams = (text: string): Set<string> =>
  new Set(Array.from(text, (_, i) => text.slice(i, i + 2)).filter((gram) => /^[가-힣]{2}$/.test(gram)))

/** What people say and what the law calls it, as the real search knows it. */
const EVERYDAY: readonly (readonly [RegExp, string])[] = [
  [/인상|올리/, '증액청구'],
  [/안 돌려|돌려주지|못 받/, '보증금이 반환되지 임차권등기명령'],
  [/전세금/, '보증금'],
]

const searchLaw = (query: string): LawHit[] => {
  const words = bigrams(
    EVERYDAY.reduce((text, [said, law]) => (said.test(text) ? `${text} ${law}` : text), query),
  )
  return ARTICLES.map((article) => {
    const found = bigrams(`${article.title} ${article.content}`)
    const score = [...words].filter((word) => found.has(word)).length
    return { ...article, score, snippet: article.content.slice(0, 120) }
  })
    .filter((hit) => hit.score > 1)
    .toSorted((a, b) => b.score - a.score)
}

export const NOW = new Date('2026-11-21T03:00:00.000Z')

export interface TestPorts extends AgentPorts {
  /** Begin and end of every search, in milliseconds of performance.now(). */
  spans: { source: string; from: number; to: number }[]
}

export interface TestWorld {
  history?: Turn[]
  memory?: Partial<Memory>
  /** Milliseconds that each search takes. */
  delay?: number
  replace?: Partial<AgentPorts>
}

/** The ports over the small world of homes.ts. */
export const testPorts = ({
  history = [],
  memory = {},
  delay = 0,
  replace = {},
}: TestWorld = {}): TestPorts => {
  const spans: TestPorts['spans'] = []
  const timed = async <T>(source: string, answer: () => T): Promise<T> => {
    const from = performance.now()
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay))
    spans.push({ source, from, to: performance.now() })
    return answer()
  }
  return {
    spans,
    places: () => Promise.resolve(PLACES),
    rules: () => Promise.resolve(RULES),
    searchListings: (query) =>
      timed('property', () => {
        const found = LISTINGS.filter(
          (hit) =>
            fits(hit, query.filter) &&
            (query.among?.includes(hit.transactionId) ?? true) &&
            !query.except?.includes(hit.transactionId),
        )
        const items = found
          .slice(0, query.first)
          .map((hit) => ({ ...hit, nearby: query.includeNearby ? hit.nearby : null }))
        return { items, totalCount: found.length, capped: false, isEmpty: false }
      }),
    marketStatistics: (query) =>
      timed('market', () =>
        PLACES.regions.has(query.regionCode)
          ? statisticsOf(
              query,
              DEALS.filter(
                (deal) =>
                  inRegion(deal.regionCode, [query.regionCode]) &&
                  deal.transactionType === query.transactionType &&
                  (query.propertyType == null || deal.propertyType === query.propertyType),
              ),
            )
          : null,
      ),
    complexesNamed: () => Promise.resolve([]),
    searchLaw: (query) => timed('legal', () => searchLaw(textOf(query.query)).slice(0, query.first)),
    lawRoute: testLawRoute,
    searchLoans: (query) =>
      timed('loan', () => {
        const items = LOANS.filter((item) => query.category == null || item.category === query.category)
        return { items: items.slice(0, query.first), totalCount: items.length, isEmpty: false }
      }),
    readOffer: () => Promise.resolve(null),
    reviewDocument: () => Promise.reject(new Error('no documents in this world')),
    saveDocument: () => Promise.reject(new Error('no documents in this world')),
    settleDocument: () => Promise.reject(new Error('no documents in this world')),
    recallTalk: () => Promise.resolve([]),
    recallMemory: () => Promise.resolve({ ...NO_MEMORY, ...memory }),
    recentTurns: () => Promise.resolve(history),
    consult: testConsultPorts(() => NOW),
    now: () => NOW,
    ...replace,
  }
}
