import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildPlaceIndex } from '../../../src/domain/language/places.ts'
import { readOrder } from '../../../src/domain/language/order.ts'
import { readPropertyQuery } from '../../../src/domain/language/query.ts'

const SAID: readonly [string, string][] = [
  ['송파구 20평대 아파트 전세 싼 순으로 보여줘', 'PRICE ASC'],
  ['저렴한 것부터 보여줘', 'PRICE ASC'],
  ['가격이 낮은 순서대로', 'PRICE ASC'],
  ['비싼 순으로', 'PRICE DESC'],
  ['넓은 집부터', 'AREA DESC'],
  ['평수 작은 순', 'AREA ASC'],
  ['최신순으로 빌라 매물', 'NEWEST DESC'],
  ['최근에 올라온 순으로', 'NEWEST DESC'],
  ['역에서 가까운 순으로', 'SUBWAY_DISTANCE ASC'],
  ['신뢰점수 높은 순', 'TRUST_SCORE DESC'],
  ['officetels in Mapo-gu, cheapest first', 'PRICE ASC'],
  ['apartments for sale, newest first', 'NEWEST DESC'],
  ['largest first please', 'AREA DESC'],
  ['서울에서 제일 싼 전세 아파트 찾아줘', 'PRICE ASC'],
  ['마포에서 가장 넓은 빌라', 'AREA DESC'],
  ['the cheapest officetels in Gangnam', 'PRICE ASC'],
]

describe('the order of a search', () => {
  test.each(SAID)('“%s” means %s', (text, order) => {
    const read = readOrder(text)?.order
    expect(`${read?.field} ${read?.direction}`).toBe(order)
  })

  test.each([
    '강남구 싼 아파트',
    '학교 가까운 순으로',
    '신축 빌라 전세',
    '순천시 아파트 매매',
    'cheap apartments',
  ])('“%s” says nothing of it', (text) => {
    expect(readOrder(text)).toBeNull()
  })

  test('spacing does not matter', () => {
    const korean = SAID.filter(([text]) => /[가-힣]/u.test(text))
    fc.assert(
      fc.property(fc.constantFrom(...korean), ([text, order]) => {
        const read = readOrder(text.replace(/\s/gu, ''))?.order
        expect(`${read?.field} ${read?.direction}`).toBe(order)
      }),
    )
  })

  test('is no condition, and leaves the conditions beside it alone', () => {
    const read = (text: string) => readPropertyQuery(text, buildPlaceIndex([]), new Date('2026-11-21'))
    const plain = read('20평대 아파트 전세 3억 이하 보여줘')
    expect(read('20평대 아파트 전세 3억 이하 싼 순으로 보여줘')).toEqual({
      ...plain,
      order: { field: 'PRICE', direction: 'ASC' },
    })
    expect(plain.order).toBeUndefined()
  })

  test('a deal that stands before it stays one', () => {
    const dealsOf = (text: string) =>
      readPropertyQuery(text, buildPlaceIndex([]), new Date('2026-11-21')).transactionTypes
    expect(dealsOf('아파트 전세 싼 순으로')).toEqual(['JEONSE'])
    expect(dealsOf('원룸 월세가 낮은 순')).toEqual(['RENT'])
    expect(dealsOf('전세 보증금이 낮은 순으로')).toEqual(['JEONSE'])
  })

  test.each(['갭이 적은 순으로', '관리비 싼 순', '전세가율 높은 순으로', '세대수가 적은 순'])(
    '“%s” is of something else than prices',
    (text) => {
      expect(readOrder(text)).toBeNull()
    },
  )
})
