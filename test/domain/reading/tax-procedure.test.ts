import { expect, test } from 'vitest'
import { readRequest } from '../../../src/domain/reading/read.ts'
import { asksHowPaid } from '../../../src/domain/reading/tax-procedure.ts'
import { buildPlaceIndex } from '../../../src/domain/language/places.ts'
import { someRegions } from '../language/regions.ts'

const places = buildPlaceIndex(someRegions())
const after = (text: string) => readRequest(text, { places, now: new Date('2026-11-28T03:00:00Z') })
const GAIN = after('12억 집 15억에 팔면 양도세? 1주택 8년 보유 8년 거주')

test.each([
  ['세금 언제까지 내?', /^양도소득세 /],
  ['늦으면?', /^양도소득세 가산세 /],
  ['나눠 낼 수 있어?', /^양도소득세 /],
  ['기한이 언제까지예요?', /^양도소득세 /],
  ['카드로 돼?', /^양도소득세 /],
])('“%s” after a tax is asked of that tax', (text, expected) => {
  expect(asksHowPaid(text, GAIN)).toMatch(expected)
})

test.each([
  '잔금 늦으면?',
  '전입신고 안 하면?',
  '2년 안 살았으면?',
  '20억에 팔면?',
  '월세는 언제까지 내?',
  '공동명의면?',
])('“%s” asks something else', (text) => {
  expect(asksHowPaid(text, GAIN)).toBeNull()
})

test('after what is no tax, or more than one, it names none', () => {
  expect(asksHowPaid('언제까지 내?', after('보증금 2억인데 5% 올려달래'))).toBeNull()
  expect(asksHowPaid('언제까지 내?', null)).toBeNull()
})
