import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { PROPERTY_TYPES, TRANSACTION_TYPES } from '../../../src/domain/property.ts'
import type { TrustFacts, TrustInput, TrustListing } from '../../../src/domain/trust/input.ts'
import { AREA_BANDS, areaBand, comparableAmount, scoreDeviation } from '../../../src/domain/trust/prices.ts'
import { scoreTrust, tellFactor, TRUST_MODEL, UNKNOWN_SCORE } from '../../../src/domain/trust/trust.ts'

const facts: TrustFacts = {
  propertyType: 'APARTMENT',
  address: '서울특별시 강남구 역삼동 1',
  latitude: 37.5,
  exclusiveArea: 84.9,
  supplyArea: 112,
  totalHouseholds: 500,
  completionYear: 2015,
  floorAreaRatio: 250,
  direction: '남향',
  floorInfo: '지상 20층',
}
const listing: TrustListing = {
  transactionType: 'SALE',
  salePrice: 84_900,
  deposit: null,
  monthlyRent: null,
  exclusiveArea: 84.9,
  floor: 7,
  confirmedOn: '2026-11-20',
  isDirectTrade: false,
  hasAgent: true,
  peer: { scope: 'COMPLEX', unitValue: 1000, deals: 8 },
}
const good: TrustInput = {
  today: '2026-11-21',
  facts,
  listings: [listing],
  sales: 10,
  cancelledSales: 0,
  jeonseRatio: { ratio: 0.55, scope: 'COMPLEX' },
}
const withListing = (change: Partial<TrustListing>): TrustInput => ({
  ...good,
  listings: [{ ...listing, ...change }],
})
const factorOf = (input: TrustInput, key: string) =>
  scoreTrust(input).factors.find((factor) => factor.key === key)

const noFacts: TrustFacts = {
  propertyType: 'APARTMENT',
  address: null,
  latitude: null,
  exclusiveArea: null,
  supplyArea: null,
  totalHouseholds: null,
  completionYear: null,
  floorAreaRatio: null,
  direction: null,
  floorInfo: null,
}
const nothing: TrustInput = {
  today: '2026-11-21',
  facts: noFacts,
  listings: [],
  sales: 0,
  cancelledSales: 0,
  jeonseRatio: null,
}

const day = fc
  .integer({ min: Date.parse('2025-01-01') / 86_400_000, max: Date.parse('2027-01-01') / 86_400_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10))
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const peer = fc.record({
  scope: fc.constantFrom('COMPLEX' as const, 'DONG' as const),
  unitValue: fc.double({ min: 0, max: 10_000, noNaN: true }),
  deals: fc.integer({ min: 1, max: 50 }),
})
const amount = fc.integer({ min: 0, max: 100_000_000 })
const listings = fc.array(
  fc.record({
    transactionType: fc.constantFrom(...TRANSACTION_TYPES),
    salePrice: maybe(amount),
    deposit: maybe(amount),
    monthlyRent: maybe(amount),
    exclusiveArea: maybe(fc.double({ min: 0.01, max: 5000, noNaN: true })),
    floor: maybe(fc.integer({ min: -5, max: 90 })),
    confirmedOn: maybe(day),
    isDirectTrade: maybe(fc.boolean()),
    hasAgent: fc.boolean(),
    peer: maybe(peer),
  }),
  { maxLength: 6 },
)
const inputs: fc.Arbitrary<TrustInput> = fc
  .record({
    today: fc.constant('2026-11-21'),
    facts: fc.record({
      propertyType: fc.constantFrom(...PROPERTY_TYPES),
      address: maybe(fc.string()),
      latitude: maybe(fc.double({ min: 33, max: 39, noNaN: true })),
      exclusiveArea: maybe(fc.double({ min: 1, max: 500, noNaN: true })),
      supplyArea: maybe(fc.double({ min: 1, max: 500, noNaN: true })),
      totalHouseholds: maybe(fc.nat()),
      completionYear: maybe(fc.integer({ min: 1950, max: 2026 })),
      floorAreaRatio: maybe(fc.nat()),
      direction: maybe(fc.constant('남향')),
      floorInfo: maybe(fc.constant('지상 5층')),
    }),
    listings,
    sales: fc.nat({ max: 100 }),
    cancelledShare: fc.double({ min: 0, max: 1, noNaN: true }),
    jeonseRatio: maybe(
      fc.record({
        ratio: fc.double({ min: 0, max: 3, noNaN: true }),
        scope: fc.constantFrom('COMPLEX' as const, 'DONG' as const),
      }),
    ),
  })
  .map(({ cancelledShare, ...input }) => ({
    ...input,
    cancelledSales: Math.round(input.sales * cancelledShare),
  }))

test('the score is within bounds, has two decimals, and is exactly the weighted sum of its factors', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const { score, factors, modelVersion } = scoreTrust(input)
      expect(modelVersion).toBe(TRUST_MODEL)
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(100)
      const hundredths = factors.map(({ weight }) => Math.round(weight * 100))
      for (const [at, factor] of factors.entries()) {
        const { score: part, weight, evidence } = factor
        expect(tellFactor(factor, 'KO')).toEqual({ label: factor.label, evidence })
        const english = tellFactor(factor, 'EN')
        expect(`${english.label} ${english.evidence}`).not.toMatch(/[가-힣{}]/)
        expect(Number.isInteger(part) && part >= 0 && part <= 100).toBe(true)
        expect(weight).toBe((hundredths[at] ?? -1) / 100)
        expect(evidence).toMatch(/[가-힣].*\.$/)
      }
      expect(hundredths.reduce((sum, weight) => sum + weight, 0)).toBe(100)
      expect(Math.round(score * 100)).toBe(
        factors.reduce((sum, factor, at) => sum + factor.score * (hundredths[at] ?? 0), 0),
      )
    }),
  )
})

test('a well documented, fairly priced, fresh listing of a broker gets full marks', () => {
  const { score, factors } = scoreTrust(good)
  expect(score).toBe(100)
  expect(factors.map(({ key }) => key)).not.toContain('unknown')
})

test('a property nobody knows anything about stays below every property with good data', () => {
  const { score, factors } = scoreTrust(nothing)
  expect(score).toBeLessThanOrEqual(UNKNOWN_SCORE)
  expect(factors.find(({ key }) => key === 'unknown')).toMatchObject({ score: UNKNOWN_SCORE, weight: 0.85 })
  expect(factors.find(({ key }) => key === 'price')).toMatchObject({
    weight: 0,
    evidence: '견줄 만한 실거래가 없습니다.',
  })
})

test('an older confirmation never raises the score', () => {
  fc.assert(
    fc.property(inputs, fc.nat({ max: 400 }), fc.nat({ max: 400 }), (input, a, b) => {
      const aged = (days: number) => {
        const confirmedOn = new Date(Date.parse(input.today) - days * 86_400_000).toISOString().slice(0, 10)
        return scoreTrust({ ...input, listings: input.listings.map((one) => ({ ...one, confirmedOn })) })
          .score
      }
      expect(aged(Math.max(a, b))).toBeLessThanOrEqual(aged(Math.min(a, b)))
    }),
  )
})

test('too cheap is as suspicious as too dear', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 20, noNaN: true }), (ratio) => {
      expect(scoreDeviation(1 / ratio)).toBeCloseTo(scoreDeviation(ratio), 6)
    }),
  )
  const scoreAt = (unitValue: number) =>
    factorOf(withListing({ peer: { scope: 'COMPLEX', unitValue, deals: 8 } }), 'price')?.score
  expect(scoreAt(1000)).toBe(100)
  expect(scoreAt(1000 * 1.25)).toBe(scoreAt(1000 / 1.25))
  expect(scoreAt(1000 * 1.25)).toBeLessThan(100)
  expect(scoreAt(2000)).toBe(0)
  expect(scoreAt(500)).toBe(0)
})

test('taking good data away never raises the score', () => {
  const without: TrustInput[] = [
    withListing({ peer: null }),
    withListing({ confirmedOn: null }),
    withListing({ hasAgent: false, isDirectTrade: null }),
    withListing({ floor: null }),
    withListing({ exclusiveArea: null }),
    withListing({ peer: { scope: 'DONG', unitValue: 1000, deals: 2 } }),
    { ...good, jeonseRatio: null },
    { ...good, sales: 0 },
    { ...good, sales: 2 },
    { ...good, facts: { ...facts, direction: null } },
    { ...good, facts: noFacts },
    { ...good, listings: [] },
  ]
  for (const input of without) expect(scoreTrust(input).score).toBeLessThan(scoreTrust(good).score)
})

test('what is missing is named', () => {
  const { factors } = scoreTrust({ ...withListing({ confirmedOn: null, peer: null }), jeonseRatio: null })
  const unknown = factors.find(({ key }) => key === 'unknown')
  expect(unknown?.evidence).toContain('매물 확인 시점')
  expect(unknown?.evidence).toContain('실거래가 대비 가격')
  expect(unknown?.evidence).toContain('전세가율')
  expect(unknown?.evidence).not.toContain('중개 여부')
  expect(factorOf({ ...good, facts: { ...facts, supplyArea: null } }, 'completeness')?.evidence).toContain(
    '공급면적',
  )
})

test('a confirmation from the future is a wrong date and counts as none', () => {
  expect(factorOf(withListing({ confirmedOn: '2026-11-22' }), 'freshness')?.score).toBe(100)
  expect(factorOf(withListing({ confirmedOn: '2027-03-01' }), 'freshness')?.weight).toBe(0)
  expect(factorOf(withListing({ confirmedOn: '2026-02-31x' }), 'freshness')?.weight).toBe(0)
})

test('the same home offered twice is a duplicate, at another price a contradiction', () => {
  const score = (second: Partial<TrustListing>) =>
    factorOf({ ...good, listings: [listing, { ...listing, ...second }] }, 'consistency')?.score ?? Number.NaN
  expect(score({ floor: 8 })).toBe(100)
  expect(score({})).toBe(85)
  expect(score({ salePrice: 70_000 })).toBe(55)
  expect(score({ transactionType: 'JEONSE', salePrice: null, deposit: 40_000 })).toBe(100)
})

test('a high jeonse ratio and cancelled sales lower the score and are told', () => {
  const empty = { ...good, jeonseRatio: { ratio: 0.97, scope: 'COMPLEX' as const } }
  expect(factorOf(empty, 'jeonse-ratio')).toMatchObject({ score: 8 })
  expect(factorOf(empty, 'jeonse-ratio')?.evidence).toContain('97%')
  expect(factorOf({ ...good, cancelledSales: 3 }, 'cancelled-deals')?.score).toBe(0)
  expect(factorOf(good, 'cancelled-deals')?.evidence).toBe('신고된 매매 10건 중 0건이 해제되었습니다.')
})

test('a direct trade counts for less than a brokerage and more than nobody', () => {
  const direct = scoreTrust(withListing({ isDirectTrade: true, hasAgent: false })).score
  expect(direct).toBeLessThan(scoreTrust(good).score)
  expect(direct).toBeGreaterThan(scoreTrust(withListing({ isDirectTrade: null, hasAgent: false })).score)
})

test('a house is not blamed for having no households', () => {
  const house: TrustFacts = { ...facts, propertyType: 'HOUSE', totalHouseholds: null, supplyArea: null }
  expect(factorOf({ ...good, facts: house }, 'completeness')?.score).toBe(100)
})

test('areas fall into bands whose lower bound belongs to them, and rents are compared with their deposit', () => {
  expect([19.9, 20, 59.99, 84.99, 85, 500].map(areaBand)).toEqual([0, 1, 2, 3, 4, AREA_BANDS.length])
  expect(comparableAmount('RENT', { salePrice: null, deposit: 1000, monthlyRent: 60 })).toBe(13_000)
  expect(comparableAmount('RENT', { salePrice: null, deposit: 1000, monthlyRent: null })).toBeNull()
  expect(comparableAmount('JEONSE', { salePrice: 5, deposit: 7, monthlyRent: null })).toBe(7)
})

test('what an older release kept is told as it was, with its label in the language of who reads', () => {
  const kept = {
    key: 'price',
    label: '가격',
    score: 1,
    weight: 0.2,
    evidence: '견줄 만한 실거래가 없습니다.',
  }
  expect(tellFactor(kept, 'EN')).toEqual({
    label: 'Price against reported deals',
    evidence: kept.evidence,
  })
})
