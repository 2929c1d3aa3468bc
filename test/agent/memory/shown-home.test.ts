import { describe, expect, test } from 'vitest'
import type { Answer } from '../../../src/domain/answer.ts'
import type { ListingHit } from '../../../src/domain/listing.ts'
import type { MarketQuery, MarketStatistics } from '../../../src/domain/market.ts'
import { NO_CONDITIONS } from '../../../src/domain/property.ts'
import type { RunMode } from '../../../src/domain/run.ts'
import { startConversation } from '../../support/conversation.ts'
import { LISTINGS } from '../../support/homes.ts'
import { testPorts } from '../../support/ports.ts'
import { rulesCalls } from '../../support/calls.ts'

const AHYEON = '1144010100'
/** 34 ㎡ at 2억 500만, where homes of all sizes are sold for 10억 4천 in the middle. */
const shown = (change: Partial<ListingHit> = {}): ListingHit => ({
  ...(LISTINGS[0] as ListingHit),
  propertyId: '4711',
  transactionId: '90001',
  name: '아현작은집',
  regionCode: AHYEON,
  regionName: '마포구 아현동',
  transactionType: 'JEONSE',
  salePrice: null,
  deposit: 20_500,
  exclusiveArea: 34,
  ...change,
})

const PRICES: Record<'complex' | 'sized' | 'all', number> = { complex: 33_000, sized: 40_000, all: 104_000 }
const deals = (query: MarketQuery, price: number): MarketStatistics => ({
  regionCode: query.regionCode,
  regionName: '서울특별시 마포구 아현동',
  propertyType: query.propertyType ?? null,
  transactionType: query.transactionType,
  months: 12,
  asOfMonth: '2026-10',
  averagePrice: price,
  medianPrice: price,
  minPrice: price / 4,
  maxPrice: 2 * price,
  pricePerPyeong: 5000,
  transactionCount: 40,
  jeonseRatio: 60,
  changeRate: 0,
  series: [],
  exclusiveArea: query.exclusiveArea ?? null,
  complex: query.complexId == null ? null : { id: query.complexId, name: '아현작은집' },
})
const none = (query: MarketQuery): MarketStatistics => ({
  ...deals(query, 0),
  averagePrice: null,
  medianPrice: null,
  minPrice: null,
  maxPrice: null,
  pricePerPyeong: null,
  transactionCount: 0,
})

interface World {
  home: ListingHit
  /** Whether the home's own complex had deals. */
  isTraded: boolean
  mode?: RunMode
}

const askAbout = async (query: string, { home, isTraded, mode = 'TEAM' }: World): Promise<Answer> => {
  const ports = testPorts({
    memory: {
      last: {
        question: '아현동 아파트 전세 찾아줘',
        intentType: 'PROPERTY_SEARCH',
        facets: ['PROPERTY_SEARCH'],
        query: { ...NO_CONDITIONS, regionCodes: [AHYEON], transactionTypes: ['JEONSE'] },
        listings: [{ propertyId: home.propertyId, transactionId: home.transactionId }],
        seen: [],
      },
    },
    replace: {
      searchListings: () => Promise.resolve({ items: [home], totalCount: 1, capped: false, isEmpty: false }),
      marketStatistics: (asked) => {
        const isOwn = asked.complexId != null
        if (isOwn && (!isTraded || asked.complexId !== home.propertyId)) return Promise.resolve(none(asked))
        const price = asked.exclusiveArea == null ? PRICES.all : isOwn ? PRICES.complex : PRICES.sized
        return Promise.resolve(deals(asked, price))
      },
    },
  })
  const { carryOn, journal } = startConversation({ ports, calls: rulesCalls(ports) }, { query }, mode)
  await carryOn()
  const answer = journal.answer()
  if (answer === null) throw new Error(`no answer to ${query}`)
  return answer
}

const calculationsIn = ({ sources }: Answer) =>
  sources.flatMap((source) => (source.kind === 'CALCULATION' ? [source] : []))

describe('a home that was shown is judged by what its own listing says', () => {
  test.each([
    ['첫 번째 집 위험하지 않아?', 'TEAM'],
    ['그 집 전세 들어가도 안전해?', 'TEAM'],
    ['Is the first one risky?', 'TEAM'],
    ['첫 번째 집 위험하지 않은지 조사해줘', 'RESEARCH'],
  ] as const)('%s (%s)', async (query, mode) => {
    const answer = await askAbout(query, { home: shown(), isTraded: true, mode })
    const [risk] = calculationsIn(answer).filter(({ name }) => name === 'jeonseRisk')
    expect(risk?.inputs).toMatchObject({ deposit: 20_500, marketPrice: PRICES.complex, regionCode: AHYEON })
    expect(risk?.result['debtRatio']).toBeCloseTo(62.12, 1)
    const sold = answer.sources.flatMap((source) => (source.kind === 'MARKET' ? [source.statistics] : []))
    expect(sold.find(({ complex }) => complex !== null)).toMatchObject({
      exclusiveArea: { min: 29, max: 39 },
      complex: { id: '4711' },
      propertyType: 'APARTMENT',
    })
  })

  test('by homes of its size where its complex was not sold', async () => {
    const answer = await askAbout('첫 번째 집 위험하지 않아?', { home: shown(), isTraded: false })
    expect(calculationsIn(answer)[0]?.inputs).toMatchObject({ marketPrice: PRICES.sized })
  })

  test('and by what is said beside it', async () => {
    const query = '첫 번째 집 근저당이 3억 5천 있다는데 위험하지 않아?'
    const answer = await askAbout(query, { home: shown(), isTraded: true })
    expect(calculationsIn(answer)[0]?.inputs).toMatchObject({ deposit: 20_500, seniorDebt: 35_000 })
    // A mortgage that is more than the home is worth.
    expect(answer.analysis?.riskLevel).toBe('HIGH')
  })

  test('the mortgage that it bears is a part of what it is worth', async () => {
    const answer = await askAbout('첫 번째 집 위험하지 않아?', { home: shown(), isTraded: true })
    const { seniorDebtUpToMedium } = calculationsIn(answer)[0]?.result ?? {}
    expect(seniorDebtUpToMedium).toBeLessThan(PRICES.complex - 20_500)
  })

  test('without its size there is a range and no verdict', async () => {
    for (const mode of ['TEAM', 'RESEARCH'] as const) {
      const home = shown({ exclusiveArea: null })
      const answer = await askAbout('첫 번째 집 위험하지 않은지 조사해줘', { home, isTraded: false, mode })
      const found = calculationsIn(answer)
      expect(found.filter(({ name }) => name === 'jeonseRisk')).toEqual([])
      expect(found.find(({ name }) => name === 'jeonseRiskRange')).toMatchObject({
        inputs: { deposit: 20_500, lowestPrice: PRICES.all / 4, highestPrice: 2 * PRICES.all },
        result: { highestDebtRatio: expect.closeTo(78.85, 1), lowestDebtRatio: expect.closeTo(9.86, 1) },
      })
      expect(answer.analysis?.riskLevel ?? null).toBeNull()
      expect(answer.text).not.toMatch(/‘낮음’/)
    }
  })
})

test('what homes of every size are sold for says nothing of the mortgage that one of them bears', async () => {
  const ports = testPorts()
  const { carryOn, journal } = startConversation(
    { ports, calls: rulesCalls(ports) },
    { query: '아현동 아파트 전세 2억인데 안전해?' },
  )
  await carryOn()
  const answer = journal.answer()
  const [risk] = answer ? calculationsIn(answer) : []
  expect(risk?.inputs).toMatchObject({ deposit: 20_000 })
  expect(risk?.result).not.toHaveProperty('seniorDebtUpToLow')
})
