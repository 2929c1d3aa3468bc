import { expect, test } from 'vitest'
import { describesHomes } from '../../../src/domain/reading/described.ts'
import { aspectOf } from '../../../src/domain/reading/market.ts'
import { after, sales } from './conversation.ts'
import { talk } from './talk.ts'

const SEARCH = '강남구 아파트 매매 5억 이하 찾아줘'

/** What is said after a search, and the words of it that no search can apply. */
test.each([
  ['융자 없는 집만', ['융자 없는 집만']],
  ['대출 되는 집만', ['대출 되는 집만']],
  ['조용한 동네로', ['조용한']],
  ['신탁 없는 데로', ['신탁 없는']],
  ['갭이 적은 순으로', ['갭이 적은 순으로']],
  ['전세가율 높은 순으로', ['전세가율 높은 순으로']],
  ['세대수 많은 순으로', ['세대수 많은 순으로']],
])('“%s” bounds what is looked for, and nothing of it is dropped in silence', (said, unread) => {
  const found = after(SEARCH, said, sales)
  expect(found).toMatchObject({ intentType: 'PROPERTY_SEARCH', ask: null, listings: [] })
  expect(found?.conditions).toMatchObject({
    salePrice: { max: 50_000 },
    propertyTypes: ['APARTMENT'],
    order: null,
    unrecognized: unread,
  })
})

test.each([
  ['엘리베이터 있는 데로', { elevator: true }],
  ['엘리베이터 있는 걸로만', { elevator: true }],
  ['관리비 20만원 이하', { maintenanceFee: { max: 20 } }],
  ['주차 되는 집으로', { parkingSpaces: { min: 1 } }],
])('“%s” after a search is a condition of it, and asks of no home that was shown', (said, condition) => {
  const found = after(SEARCH, said, sales)
  expect(found).toMatchObject({ intentType: 'PROPERTY_SEARCH', ask: null, listings: [] })
  expect(found?.conditions).toMatchObject({ salePrice: { max: 50_000 }, ...condition })
})

test('rent and fee together bound the rent', () => {
  const found = after('관악구 원룸 월세 보증금 1000에 60 이하', '관리비 포함해서 70 넘지 않게', [])
  expect(found?.conditions).toMatchObject({ monthlyRent: { max: 70 }, deposit: { max: 1000 } })
})

test('an answer that names no home goes on with the search', () => {
  const asked = after(SEARCH, '그 집 계약할 때 주의할 점은?', sales)
  expect(asked?.ask).not.toBeNull()
  const found = after(SEARCH, '그 집 계약할 때 주의할 점은?', sales, '3층 이상으로')
  expect(found).toMatchObject({
    intentType: 'PROPERTY_SEARCH',
    conditions: { salePrice: { max: 50_000 }, floor: { min: 3 } },
  })
})

test.each([
  '잔금대출 금리 낮은 곳',
  '계약 조항 중 불공정한 거 찾아줘',
  '다른 집 있어?',
  '관리비 얼마야?',
  '몇 층이에요?',
])('“%s” describes no home', (said) => {
  expect(describesHomes(said, true)).toBe(false)
})

test.each([
  ['작년이랑 비교하면 올랐어?', 'movement'],
  ['작년 대비 어때?', 'movement'],
  ['평당 얼마야?', 'pyeong'],
  ['거래 많아?', 'volume'],
  ['전세가율은?', 'jeonseRatio'],
  ['제일 비싼 건?', 'range'],
  ['is it up from last year?', 'movement'],
])('“%s” after prices asks that of the same prices', (said, aspect) => {
  const turn = talk(['마포구 아파트 매매 시세 알려줘', said]).at(-1)
  expect(turn?.request.intent.intentType).toBe('MARKET_INQUIRY')
  expect(turn?.request.wishes[0]?.home.regionCodes).toEqual(['1144000000'])
  expect(turn && aspectOf(turn.request)).toBe(aspect)
})

test.each([
  ['수익률로 치면?', 'roi'],
  ['월세 놓으면 수익률은?', 'roi'],
  ['갭투자하면 얼마 필요해?', 'gap'],
] as const)('“%s” after prices is worked out of the same place', (said, ask) => {
  const turns = talk(['마포구 오피스텔 매매 시세 알려줘', said, '강남구는?'])
  for (const [at, region] of [
    [1, '1144000000'],
    [2, '1168000000'],
  ] as const) {
    const wish = turns[at]?.request.wishes[0]
    expect([wish?.asks.includes(ask), wish?.home.regionCodes]).toEqual([true, [region]])
    expect(wish?.case.regionCode).toBe(region)
    expect(wish?.home.propertyTypes).toEqual(['OFFICETEL'])
  }
})

test.each([
  ['보증금 1000에 60 이하', { deposit: { max: 1000 }, monthlyRent: { max: 60 } }],
  ['보증금 1000 월세 60 이하로 찾아줘', { deposit: { max: 1000 }, monthlyRent: { max: 60 } }],
])('“%s” after homes of a place is looked for there', (said, bounds) => {
  const found = after('강남구 원룸 월세 찾아줘', said, [])
  expect(found?.conditions).toMatchObject({ regionCodes: ['1168000000'], ...bounds })
})

test('a place by its short name joins those that were talked of', () => {
  const turns = talk(['강남구 아파트 시세 알려줘', '마포도', '서초는?'])
  expect(turns.map(({ request }) => request.wishes[0]?.home.regionCodes.toSorted())).toEqual([
    ['1168000000'],
    ['1144000000', '1168000000'],
    ['1165000000'],
  ])
})
