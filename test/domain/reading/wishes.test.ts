import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readIntent } from '../../../src/domain/reading/intent/read-intent.ts'
import { isNeed } from '../../../src/domain/reading/intent/need.ts'
import { buildPlaceIndex } from '../../../src/domain/language/places.ts'
import { readClauses } from '../../../src/domain/reading/clauses.ts'
import { readRequest } from '../../../src/domain/reading/read.ts'
import { onlyParts } from '../../../src/domain/language/span.ts'
import { outlineWishes } from '../../../src/domain/reading/wishes.ts'
import { someRegions } from '../language/regions.ts'

const places = buildPlaceIndex(someRegions())
const now = new Date('2026-11-21T03:00:00Z')

const needsIn = (text: string) =>
  outlineWishes(text, readIntent(text, places).facets.filter(isNeed), places).map(({ need }) => need)

/** The homes that are looked for; where nothing is looked for, what is said of a home. */
const homesIn = (text: string) => {
  const { wishes } = readRequest(text, { places, now })
  const finds = wishes.filter(({ act }) => act === 'FIND')
  return (finds.length > 0 ? finds : wishes).map(({ home }) => home)
}

const searchesIn = (text: string) =>
  homesIn(text).map((it) => ({
    where: it.regionCodes.map((code) => places.regions.get(code)?.name),
    kinds: it.propertyTypes,
    deals: it.transactionTypes,
    most: it.salePrice?.max ?? it.deposit?.max ?? null,
    rent: it.monthlyRent?.max ?? null,
  }))

describe('what a text asks for', () => {
  test.each([
    ['강남구 5억 미만 아파트 찾아주고 전세자금대출도 알려줘', ['PROPERTY_SEARCH', 'LOAN_CONSULT']],
    [
      '집주인이 보증금 10% 올려달래 법적으로 가능해? 그리고 마포구 전세 시세도',
      ['LEGAL_CONSULT', 'MARKET_INQUIRY'],
    ],
    ['마포구 전세 찾고 그중 위험한지 봐줘', ['PROPERTY_SEARCH', 'RISK_ANALYSIS']],
    [
      'Find apartments in Gangnam under 500 million won, and tell me about loans',
      ['PROPERTY_SEARCH', 'LOAN_CONSULT'],
    ],
  ])('%s', (text, needs) => {
    expect(needsIn(text)).toEqual(needs)
  })

  test('who only tells of themselves asks for nothing by that', () => {
    expect(
      needsIn('저는 신혼부부이고 연소득 7천만원, 무주택이에요. 마포구에서 전세 4억 안쪽으로 아파트 찾아줘'),
    ).toEqual(['PROPERTY_SEARCH'])
  })
})

describe('homes that are looked for', () => {
  const search = (where: string[], rest: object) => ({
    where,
    kinds: [],
    deals: [],
    most: null,
    rent: null,
    ...rest,
  })

  test('in different places keep their own conditions', () => {
    expect(searchesIn('강남구 5억 이하 아파트랑 마포구 4억 이하 오피스텔 찾아줘')).toEqual([
      search(['강남구'], { kinds: ['APARTMENT'], deals: ['SALE'], most: 50_000 }),
      search(['마포구'], { kinds: ['OFFICETEL'], deals: ['SALE'], most: 40_000 }),
    ])
    expect(
      searchesIn(
        '부모님 댁은 강남구 빌라 전세 2억 안쪽, 제가 살 데는 마포구 오피스텔 월세 1000에 80 이하요. 둘 다 찾아주세요',
      ),
    ).toEqual([
      search(['강남구'], { kinds: ['VILLA'], deals: ['JEONSE'], most: 20_000 }),
      search(['마포구'], { kinds: ['OFFICETEL'], deals: ['RENT'], most: 1000, rent: 80 }),
    ])
    expect(
      searchesIn('Find apartments in Gangnam under 500 million won and officetels in Mapo under 400 million'),
    ).toEqual([
      search(['강남구'], { kinds: ['APARTMENT'], deals: ['SALE'], most: 50_000 }),
      search(['마포구'], { kinds: ['OFFICETEL'], deals: ['SALE'], most: 40_000 }),
    ])
  })

  test('share what is said of all of them', () => {
    expect(searchesIn('강남구는 10억까지 마포구는 13억까지. 아파트 매매만')).toEqual([
      search(['강남구'], { kinds: ['APARTMENT'], deals: ['SALE'], most: 100_000 }),
      search(['마포구'], { kinds: ['APARTMENT'], deals: ['SALE'], most: 130_000 }),
    ])
    expect(searchesIn('강남구 아파트랑 마포구 오피스텔 전세 3억 이하로 찾아줘')).toEqual([
      search(['강남구'], { kinds: ['APARTMENT'], deals: ['JEONSE'], most: 30_000 }),
      search(['마포구'], { kinds: ['OFFICETEL'], deals: ['JEONSE'], most: 30_000 }),
    ])
    expect(searchesIn('강남구나 마포구 5억 이하 아파트')).toEqual([
      search(['강남구', '마포구'], { kinds: ['APARTMENT'], deals: ['SALE'], most: 50_000 }),
    ])
  })

  test('what is asked beside them bounds no home', () => {
    expect(searchesIn('강남구 5억 미만 아파트 찾아주고 전세자금대출도 알려줘')).toEqual([
      search(['강남구'], { kinds: ['APARTMENT'], deals: ['SALE'], most: 49_999 }),
    ])
    expect(
      searchesIn('마포구 아파트 전세 3억 이하로 찾아주고 2억 대출받으면 이자가 얼마인지도 알려줘'),
    ).toEqual([search(['마포구'], { kinds: ['APARTMENT'], deals: ['JEONSE'], most: 30_000 })])
  })
})

const words = fc.string({
  unit: fc.constantFrom('가', '고', '데', '.', ',', ' ', '\n', '1', 'a', '억', '랑'),
  maxLength: 60,
})

test('clauses hold every letter of a text once, in order', () => {
  fc.assert(
    fc.property(words, (text) => {
      const clauses = readClauses(text)
      const said = clauses.map(({ start, end }) => text.slice(start, end)).join('')
      expect(said.replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''))
      expect(clauses.every(({ start }, index) => start >= (clauses[index - 1]?.end ?? 0))).toBe(true)
    }),
  )
})

test('a text of some of its parts is as long, and has the same letters in the same places', () => {
  fc.assert(
    fc.property(words, fc.array(fc.nat(59), { maxLength: 6 }), (text, at) => {
      const ends = [...new Set(at.filter((it) => it <= text.length))].toSorted((a, b) => a - b)
      const parts = ends
        .slice(1)
        .flatMap((end, index) => (index % 2 === 0 ? [{ start: ends[index] ?? 0, end }] : []))
      const left = onlyParts(text, parts)
      expect(left.length).toBe(text.length)
      for (let i = 0; i < text.length; i++) {
        const isIn = parts.some(({ start, end }) => i >= start && i < end)
        expect(left[i]).toBe(isIn ? text[i] : ' ')
      }
    }),
  )
})
