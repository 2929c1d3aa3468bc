import { expect, test } from 'vitest'
import { paysInCash } from '../../../src/domain/language/cash.ts'
import { exceededIn } from '../../../src/domain/reading/exceeds.ts'

test.each([
  ['12억 넘으면요?', 120_000, 150_000],
  ['9억 초과면 얼마예요', 90_000, 110_000],
  ['6억보다 비싸면?', 60_000, 80_000],
  ['5천만원이 넘는 경우엔?', 5000, 6250],
  ['what if it is over 900 million won?', 90_000, 110_000],
])('%s is exceeded, and an example is clearly above it', (text, above, taken) => {
  expect(exceededIn(text)).toEqual({ above, taken })
})

test.each([
  '12억이면요?',
  '12억 넘고 15억 안 되면?',
  '12억에 팔고 이사 넘어가면?',
  '13억으로 하면?',
  '12억 이하면?',
])('%s says more, or something else', (text) => {
  expect(exceededIn(text)).toBeNull()
})

test.each([
  '대출 없이 사면?',
  '대출은 하나도 안 받으면',
  '현금으로만 사면?',
  '전액 현금으로',
  'what if I pay all cash?',
])('%s: nothing is borrowed', (text) => {
  expect(paysInCash(text)).toBe(true)
})

test.each(['대출 안 받아 줘도 되나요', '현금 3억 있어요', '대출 없는 집', '대출 얼마 나와요?'])(
  '%s tells nothing of it',
  (text) => {
    expect(paysInCash(text)).toBe(false)
  },
)
