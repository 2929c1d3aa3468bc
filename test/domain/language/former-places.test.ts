import { expect, test } from 'vitest'
import { buildPlaceIndex } from '../../../src/domain/language/places.ts'
import { readPropertyQuery } from '../../../src/domain/language/query.ts'
import { shippedRegions, formerRegions } from '../../../src/store/reference/regions.ts'
import { RULES } from '../../support/rules.ts'

const places = buildPlaceIndex(shippedRegions(), {}, { book: RULES.regions, regions: formerRegions() })
const read = (text: string) => readPropertyQuery(text, places, new Date('2026-11-22T00:00:00Z'))
const GWANGJU = ['1221000000', '1224000000', '1227000000', '1230000000', '1233000000']

test.each([
  ['인천 제물포구 아파트 전세', ['2812500000'], undefined],
  ['영종구 아파트 매매', ['2815500000'], undefined],
  ['인천 서해구 빌라 전세 2억 이하', ['2827500000'], undefined],
  ['검단구 아파트', ['2829000000'], undefined],
  ['화성시 동탄구 아파트 전세', ['4159700000'], undefined],
  ['만세구 아파트 매매', ['4159100000'], undefined],
  ['동탄 여울동 아파트', ['4159711500'], undefined],
  ['인천 중구 오피스텔 월세', ['2812500000', '2815500000'], ['2811000000']],
  ['인천 동구 아파트', ['2812500000'], ['2814000000']],
  ['인천광역시 서구 아파트 전세', ['2827500000', '2829000000'], ['2826000000']],
  ['인천 서구 청라동 아파트', ['2827511100'], undefined],
  ['인천 중구 운서동 아파트 전세', ['2815510300'], undefined],
  ['청라국제도시 아파트', ['2827511100'], undefined],
  ['전남광주통합특별시 아파트 매매', ['1200000000'], undefined],
  ['전남광주 목포시 아파트', ['1211000000'], undefined],
  ['광주 북구 아파트 전세', ['1230000000'], undefined],
  ['광주광역시 광산구 수완동 아파트', ['1233011400'], undefined],
  ['광주광역시 아파트 매매', GWANGJU, ['2900000000']],
  ['전라남도 여수시 아파트', ['1213000000'], undefined],
  ['전남 순천 아파트 월세', ['1215000000'], undefined],
  ['강원도 춘천시 아파트 매매', ['5111000000'], undefined],
  ['전라북도 전주시 아파트', ['5211000000'], undefined],
  ['경북 군위군 단독주택', ['2772000000'], undefined],
])('%s', (text, codes, former) => {
  const query = read(text)
  expect(query.regionCodes.toSorted()).toEqual([...codes].toSorted())
  expect(query.formerRegionCodes).toEqual(former)
})

test('전남 and 전라남도 are their 시군, not 광주', () => {
  expect(read('전남 아파트 매매').regionCodes).toHaveLength(22)
  expect(read('전라남도 아파트 매매').regionCodes.some((code) => GWANGJU.includes(code))).toBe(false)
})

test('광주 is both the 구 of what was 광주광역시, and 광주시 in 경기도', () => {
  expect(read('광주 아파트 매매').regionCodes.toSorted()).toEqual([...GWANGJU, '4161000000'])
})

test('a view of the sea is no district', () => {
  expect(read('서해 바다 보이는 펜션').regionCodes).toEqual([])
})
