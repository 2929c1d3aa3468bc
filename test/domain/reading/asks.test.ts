import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ASK_NAMES, askOf } from '../../../src/domain/reading/asks.ts'
import type { AskName } from '../../../src/domain/reading/asks.ts'
import { anyPhrase } from '../../../src/domain/reading/phrase.ts'
import { asksFor, readAsks } from '../../../src/domain/reading/read-asks.ts'
import { readShare } from '../../../src/domain/reading/share.ts'

describe('a phrase', () => {
  test.each([
    ['전세 보증', '전세보증 되나', true],
    ['전세 보증', '전세  보증', false],
    ['전세(를|) (끼고|안고)', '전세 안고 산다', true],
    ['경매 ~5 얼마', '경매 되면 얼마', true],
    ['경매 ~5 얼마', '경매. 그런데 얼마', false],
    ['경매 ~3 얼마', '경매가 시작되면 얼마', false],
    ['연봉 ~~20 대출', '연봉은 5천이에요. 대출은요', true],
    ['연봉 ~20 대출', '연봉 5.5천 대출', true],
    ['대출 ~10-(금리|이자) 얼마', '대출 이자 얼마', false],
    ['대출 ~10-(금리|이자) 얼마', '대출 이번 달 얼마', true],
    ['중개 료!( 업)', '중개료 업체', false],
    ['<!(못 )돌려받을', '못 돌려받을', false],
    ['<!(못 )돌려받을', '다 돌려받을', true],
    ['되나$', '이거 되나??', true],
    ['되나$', '되나 보자', false],
    ['rent', 'my parents', false],
    ['rent', 'renting', true],
    ['roi_', 'ROI 얼마', true],
    ['roi_', 'roix', false],
  ])('“%s” in “%s”: %s', (phrase, text, isThere) => {
    expect(anyPhrase(phrase).test(text)).toBe(isThere)
  })

  test('is made of any letters', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[가-힣a-z.*+?[\]{}^\\]{1,8}$/), (text) => {
        expect(anyPhrase(text).test(`앞 ${text} 뒤`)).toBe(true)
      }),
    )
  })
})

test.each<[string, AskName[]]>([
  ['이 보증금 떼일까 걱정돼요', ['jeonse']],
  ['부산에서 집 사려면 현금이 얼마나 필요해요', ['loan', 'fee', 'tax', 'ownMoney']],
  ['임대료 인상 한도', ['increase']],
  ['공매로 넘어가면 보증금은 얼마 받아', ['priority']],
  ['What is the brokerage for a lease', ['fee']],
  ['세종이랑 대전 가운데 어느 쪽이 살기 나아요', ['which']],
  ['Which district is safer, Nowon or Dobong?', ['which', 'jeonse']],
  ['고양이가 귀여워요', []],
  ['If I raise the deposit to 300 million, what would the rent be?', ['conversion']],
])('“%s” asks for %j', (text, asked) => {
  expect(readAsks(text)).toEqual(expect.arrayContaining(asked))
  if (asked.length === 0) expect(readAsks(text)).toEqual([])
  for (const name of asked) if (!askOf(name).with) expect(asksFor(name, text)).toBe(true)
})

test('what is asked for by other words too names entries that there are', () => {
  for (const name of ASK_NAMES)
    for (const other of askOf(name).with ?? []) expect(ASK_NAMES.map(String)).toContain(other)
})

test.each([
  ['전세가율 85%면 위험해?', 85],
  ['보증금이 집값의 72.5 프로', 72.5],
  ['a deposit of 90% of the price', 90],
  ['금리 4%', null],
])('“%s” says that a deposit is %s percent of the price', (text, share) => {
  expect(readShare(text)).toBe(share)
})
