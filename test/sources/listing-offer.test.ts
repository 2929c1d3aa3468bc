import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PortalOffer } from '../../src/domain/offer.ts'
import { isFields } from '../../src/sources/document.ts'
import { readComplex } from '../../src/sources/listing-complex.ts'
import { readOffer } from '../../src/sources/listing-offer.ts'
import { readFloor, readPortalAmount, readTags } from '../../src/sources/listing-values.ts'
import { article, complexDetail, marker, oneRoom } from './wire-listings.ts'

const offer = (row: Record<string, unknown>): PortalOffer => {
  const record = readOffer(row)
  if (record.kind !== 'OFFER') throw new Error(`not an offer: ${JSON.stringify(record)}`)
  return record.offer
}
const problem = (row: Record<string, unknown>): string => {
  const record = readOffer(row)
  return record.kind === 'REFUSED' ? record.problem : ''
}

test('an ad of the complex list is read', () => {
  expect(offer(article())).toEqual({
    articleNo: '2541234567',
    complexNo: '2632',
    name: '파크뷰',
    propertyType: 'APARTMENT',
    transactionType: 'SALE',
    salePrice: 181_000,
    deposit: null,
    monthlyRent: null,
    isShortTerm: false,
    supplyArea: 112,
    exclusiveArea: 84.99,
    areasWereSwapped: false,
    floor: 3,
    floorText: '3/15',
    direction: '남향',
    building: '605동',
    confirmedOn: '20261011',
    tags: ['25년이상', '대단지', '1층'],
    description: '확장 올수리',
    realtorName: '정자공인중개사사무소',
    isDirectTrade: false,
    regionCode: '4113510300',
    regionName: null,
    address: null,
    latitude: 37.3721,
    longitude: 127.1092,
    subwayWalkingTime: null,
  })
})

test('a row of the one-room export is read, with its tags as Python prints them', () => {
  expect(offer(oneRoom())).toMatchObject({
    articleNo: '2599000001',
    propertyType: 'ONEROOM',
    transactionType: 'RENT',
    deposit: 1000,
    monthlyRent: 65,
    supplyArea: 33,
    exclusiveArea: 23.1,
    floor: 2,
    confirmedOn: '20260918',
    tags: ['25년이상', '1층'],
    realtorName: '수내공인',
    isDirectTrade: false,
  })
})

describe('traps of earlier systems', () => {
  test('amounts are 만원: won in a column of 만원 is refused and never taken', () => {
    expect(problem(article({ dealOrWarrantPrc: '1810000000' }))).toContain('won')
    expect(problem(article({ tradeTypeCode: 'B1', dealOrWarrantPrc: '90000000' }))).toContain('won')
    expect(problem(oneRoom({ rentPrc: '650000' }))).toContain('won')
    expect(
      problem({ ...article({ dealOrWarrantPrc: undefined }), hanPrc: '5,000', prc: 50_000_000 }),
    ).toContain('the price is “5,000” and “50000000”')
    expect(
      offer({ ...article({ dealOrWarrantPrc: undefined }), hanPrc: '7억 6,000', prc: 76_000 }).salePrice,
    ).toBe(76_000)
  })

  test.each([
    [
      'A1',
      { transactionType: 'SALE', salePrice: 20_000, deposit: null, monthlyRent: null, isShortTerm: false },
    ],
    [
      'B1',
      { transactionType: 'JEONSE', salePrice: null, deposit: 20_000, monthlyRent: null, isShortTerm: false },
    ],
  ])('the trade type is its code %s, never the price that happens to be set', (tradeTypeCode, wanted) => {
    expect(offer(article({ tradeTypeCode, dealOrWarrantPrc: '2억', rentPrc: '0' }))).toMatchObject(wanted)
  })

  test('the price column of a rent holds its deposit; a short-term let is a rent with its tag', () => {
    const rent = { dealOrWarrantPrc: '2,000', rentPrc: '170', dealPrice: 99_999 }
    expect(offer(article({ tradeTypeCode: 'B2', ...rent }))).toMatchObject({
      transactionType: 'RENT',
      salePrice: null,
      deposit: 2000,
      monthlyRent: 170,
      tags: ['25년이상', '대단지', '1층'],
    })
    expect(offer(article({ tradeTypeCode: 'B3', ...rent }))).toMatchObject({
      transactionType: 'RENT',
      deposit: 2000,
      monthlyRent: 170,
      isShortTerm: true,
      tags: ['25년이상', '대단지', '1층', '단기임대'],
    })
  })

  test.each([
    [{ tradeTypeCode: 'Z9' }, 'Z9'],
    [{ tradeTypeCode: 'A1', dealOrWarrantPrc: '' }, 'blank'],
    [{ tradeTypeCode: 'A1', dealOrWarrantPrc: '0' }, 'without a price'],
    [{ tradeTypeCode: 'B1', rentPrc: '50' }, 'with a rent'],
    [{ tradeTypeCode: 'B2', rentPrc: '' }, 'without a rent'],
    [{ dealOrWarrantPrc: '협의' }, 'not an amount'],
    [{ realEstateTypeCode: 'SG', realEstateTypeName: '상가' }, 'not a kind of home'],
    [{ realEstateTypeCode: 'ABYG', realEstateTypeName: '아파트분양권' }, 'not a kind of home'],
    [{ articleNo: '' }, 'article number'],
  ])('%j is refused: %s', (changes, told) => {
    expect(problem(article(changes))).toContain(told)
  })

  test('the supply area is never taken for the exclusive one', () => {
    expect(offer(article({ area1: '95.86', area2: '73.25' }))).toMatchObject({
      supplyArea: 95.86,
      exclusiveArea: 73.25,
      areasWereSwapped: false,
    })
    expect(offer(article({ area1: '95.86', area2: '0' }))).toMatchObject({
      supplyArea: 95.86,
      exclusiveArea: null,
    })
    expect(offer(article({ area1: '', area2: '' }))).toMatchObject({ supplyArea: null, exclusiveArea: null })
  })

  test('areas that a broker put the wrong way round are recognised, and both kept', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 300 }), (a, b) => {
        const read = offer(oneRoom({ spc1: String(a), spc2: String(b) }))
        expect([read.supplyArea, read.exclusiveArea]).toEqual([Math.max(a, b), Math.min(a, b)])
        expect(read.areasWereSwapped).toBe(b > a)
      }),
    )
  })

  test.each([
    ['3/5', 3, '3/5'],
    ['3월 5일', 3, '3/5'],
    ['03월 05일', 3, '3/5'],
    ['5-Mar', 3, '3/5'],
    ['Mar-05', 3, '3/5'],
    ['2026-03-05', 3, '3/5'],
    ['2026-03-05 00:00:00', 3, '3/5'],
    ['B1/3', -1, 'B1/3'],
    ['-1/3', -1, '-1/3'],
    ['고/15', null, '고/15'],
    ['중/15', null, '중/15'],
    ['15', 15, '15'],
    ['12/5', null, '12/5'],
    ['-', null, null],
    ['', null, null],
  ])('the floor %j is %j', (written, floor, text) => {
    expect(readFloor(written)).toEqual({ floor, text })
  })

  test('zero-padded codes stay texts', () => {
    expect(offer(article({ cortarNo: '0411310300', articleNo: '0012' }))).toMatchObject({
      regionCode: '0411310300',
      articleNo: '0012',
    })
  })

  test.each([
    [`['25년이상', '1층']`, ['25년이상', '1층']],
    [`["집주인's", '방 2개']`, ["집주인's", '방 2개']],
    [`['a\\'b']`, ["a'b"]],
    ['["올수리","역세권"]', ['올수리', '역세권']],
    ['올수리, 역세권', ['올수리', '역세권']],
    ['[]', []],
    ['', []],
    ['None', []],
    [['1층', '1층'], ['1층']],
  ])('the tags %j are %j', (written, tags) => {
    expect(readTags(written)).toEqual(tags)
  })
})

test('any amount that a portal writes reads back', () => {
  const written = (amount: number) => {
    const [eok, rest] = [Math.floor(amount / 10_000), amount % 10_000]
    return [eok > 0 ? [`${eok}억`] : [], rest > 0 || eok === 0 ? [rest.toLocaleString('en-US')] : []]
      .flat()
      .join(' ')
  }
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999 }), (amount) => {
      expect(readPortalAmount(written(amount))).toBe(amount)
    }),
  )
  expect(readPortalAmount('7억6,000만원')).toBe(76_000)
  for (const text of ['', '억', '협의', '7억 6,000/50', '1.5억', '-5'])
    expect(readPortalAmount(text)).toBeUndefined()
})

test('a complex is read from its detail page and from its marker', () => {
  expect(readComplex(complexDetail())).toEqual({
    complexNo: '2632',
    name: '파크뷰',
    propertyType: 'APARTMENT',
    regionCode: '4113510300',
    address: '경기도 성남시 분당구 정자동 6',
    roadAddress: '경기도 성남시 분당구 정자일로 248',
    latitude: null,
    longitude: null,
    totalHouseholds: 1829,
    totalBuildings: 13,
    completionDate: '200406',
    floorAreaRatio: 356,
    minExclusiveArea: 84.99,
    maxExclusiveArea: 139.7,
    supplyArea: 110.5,
  })
  expect(readComplex(marker())).toMatchObject({
    complexNo: '2632',
    regionCode: null,
    latitude: 37.3721,
    completionDate: '200406',
    floorAreaRatio: 356,
    minExclusiveArea: null,
  })
  const wrapped = {
    complexDetail: complexDetail({ pyeongs: undefined }),
    complexPyeongDetailList: complexDetail()['pyeongs'],
  }
  expect(isFields(wrapped) && readComplex(wrapped)).toMatchObject({ complexNo: '2632', supplyArea: 110.5 })
})
