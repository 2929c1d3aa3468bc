import { expect, test } from 'vitest'
import { lawInEnglish } from '../../../src/domain/law/english.ts'
import {
  addressInRoman,
  landmarkInRoman,
  regionInRoman,
  stationInRoman,
} from '../../../src/domain/message/place.ts'
import { floorsTold } from '../../../src/domain/message/source-word.ts'
import { RULE_ROWS } from '../../support/rules.ts'

test.each([
  ['서울특별시 강남구 역삼동', 'Yeoksam-dong, Gangnam-gu, Seoul'],
  ['경기도 성남시 분당구', 'Bundang-gu, Seongnam-si, Gyeonggi-do'],
])('a region as English readers have it: %s', (korean, english) => {
  expect(regionInRoman(korean)).toBe(english)
})

test.each([
  ['서울특별시 강남구 테헤란로 123', '123 Teheran-ro, Gangnam-gu, Seoul'],
  ['서울특별시 강남구 청담동 94-15', '94-15 Cheongdam-dong, Gangnam-gu, Seoul'],
  ['서울특별시 종로구 세종대로 209', '209 Sejong-daero, Jongno-gu, Seoul'],
])('an address begins with its number: %s', (korean, english) => {
  expect(addressInRoman(korean)).toBe(english)
})

test.each([
  ['7호선', 'Line 7'],
  ['청담역', 'Cheongdam Station'],
  ['언북초등학교', 'Eonbuk Elementary School'],
])('what is near is called by what it is: %s', (korean, english) => {
  expect(landmarkInRoman(korean)).toBe(english)
})

test('a station is told with its lines and the Korean that is on the signs', () => {
  expect(stationInRoman('3호선,4호선', '충무로역')).toBe(
    'Chungmuro Station, Line 3, Line 4 (3호선,4호선 충무로역)',
  )
  expect(stationInRoman(null, '청담역')).toBe('Cheongdam Station (청담역)')
})

test('floors are counted', () => {
  expect(floorsTold('지상 11층, 지하 1층', 'EN')).toBe('11 floors above ground, 1 floor below')
  expect(floorsTold('지상 11층, 지하 1층', 'KO')).toBe('지상 11층, 지하 1층')
})

test.each([
  [
    '주택임대차보호법 제7조의2, 시행령 제9조',
    'Housing Lease Protection Act, Article 7-2, Enforcement Decree, Article 9',
  ],
  [
    '공인중개사법 시행규칙 제20조 제4항 제2호',
    'Enforcement Rule of the Licensed Real Estate Agents Act, Article 20 (4) 2',
  ],
  ['주택법 제2조 제6호', 'Housing Act, Article 2, subparagraph 6'],
  ['이름 없는 법 제3조', '이름 없는 법 제3조'],
])('where a rule stands: %s', (korean, english) => {
  expect(lawInEnglish(korean)).toBe(english)
})

/** Rows that say which places something holds in, and what became of them: no answer shows their texts. */
const PLACES = new Set(['capitalArea', 'depositArea', 'regionChange'])

/** Shares of a text, the smallest first. */
const shares = (text: string) =>
  [...text.matchAll(/\d+(?:\.\d+)?(?=%| percentage points)/g)].map(String).toSorted()

test('every rule that an answer can name is told in English, with the shares of the Korean', () => {
  for (const { id, kind, article, text, english, englishText } of RULE_ROWS) {
    if (PLACES.has(kind)) continue
    expect([id, english, englishText]).toEqual([
      id,
      expect.stringMatching(/^[^가-힣]+$/),
      expect.stringMatching(/^[^가-힣]+$/),
    ])
    expect([id, shares(englishText ?? '')]).toEqual([id, shares(text)])
    expect(lawInEnglish(article)).not.toMatch(/[가-힣]/)
  }
})
