import { expect, test } from 'vitest'
import { readTax } from '../../../src/domain/reading/tax.ts'

const TODAY = new Date('2026-11-26T03:00:00Z')

test.each<[string, object]>([
  [
    '2020년 3월에 산 집, 2년 비우고 4년은 가족이 같이 살았어요. 2026년 10월에 팔면 양도세',
    { heldMonths: 79, livedMonths: 48 },
  ],
  ['지금 집에 11년째 살고 있어요. 1주택 종부세 얼마', { heldMonths: 132, livedMonths: 132 }],
  ['5년간 실제로 거주했고 8년째 보유 중인 집 양도세', { heldMonths: 96, livedMonths: 60 }],
  [
    '2021년 8월에 7억에 산 집인데 2년 넘게 보유했어요. 9억에 팔면 양도세',
    { heldMonths: null, boughtOn: '2021-08' },
  ],
  ['3년 넘게 보유한 집이에요 양도세', { heldMonths: 36 }],
  ['We bought a flat in Incheon 18 months ago for 420 million won. Capital gains tax?', { heldMonths: 18 }],
  ['장인어른이 저에게 3천만원 주셨어요. 세금은요?', { cause: 'GIFT', relation: 'RELATIVE', open: [3000] }],
  ['할머니가 현금 5천만원 줬는데 세금 얼마예요', { cause: 'GIFT', relation: 'GRANDPARENT' }],
])('%s', (text, expected) => {
  expect(readTax(text, [], TODAY)).toMatchObject(expected)
})

test.each([
  ['부모님께 2억을 이자 없이 빌렸어요. 4.6% 기준이면 증여세 나오나요?', true],
  ['엄마한테 1억5천 무이자로 빌렸는데 증여세', true],
  ['I borrowed 200 million won from my parents interest-free. Gift tax?', true],
  ['부모님께 2억을 연 2%로 빌렸어요. 증여세 나오나요?', null],
])('what costs no interest: %s', (text, expected) => {
  expect(readTax(text)?.facts.interestFree).toBe(expected)
})

test.each([
  ['월세 1,440만원(연) 받는 2주택자, 분리과세하면 세금 얼마', { yearRent: 1440, rent: null }],
  ['등록한 임대주택에서 1년 월세 1,500만원. 분리과세 세액은?', { yearRent: 1500, rent: null }],
  ['월세 60만원씩 받아요 임대소득세', { yearRent: null, rent: 60 }],
])('rent of a year: %s', (text, expected) => {
  expect(readTax(text)?.sums).toMatchObject(expected)
})

test.each([
  ['부모님한테 돈을 꾸면 증여세 나오나요? 2억이요', true],
  ['할아버지가 주시는 걸로 바꾸면 증여세가 얼마예요? 4억', null],
  ['아빠가 방 가꾸는 데 쓰라고 3천만원을 주면 증여세?', null],
])('what is lent and what only sounds like it: %s', (text, expected) => {
  expect(readTax(text)?.facts.lent ?? null).toBe(expected)
})
