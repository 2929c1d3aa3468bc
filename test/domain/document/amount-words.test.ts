import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountInFigures, amountInKorean } from '../../../src/domain/document/amount-words.ts'
import { readAmounts } from '../../../src/domain/language/amount.ts'

test.each([
  [35_000, '일금 삼억오천만원정', '₩350,000,000'],
  [1_000, '일금 일천만원정', '₩10,000,000'],
  [11_111, '일금 일억일천일백일십일만원정', '₩111,110,000'],
  [50, '일금 오십만원정', '₩500,000'],
  [10_000, '일금 일억원정', '₩100,000,000'],
  [100_000_000, '일금 일조원정', '₩1,000,000,000,000'],
  [52.5, '일금 오십이만오천원정', '₩525,000'],
  [0, '일금 영원정', '₩0'],
])('%d만원 is %s', (manwon, words, figures) => {
  expect(amountInKorean(manwon)).toBe(words)
  expect(amountInFigures(manwon)).toBe(figures)
})

test('what is written is read again as the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), (manwon) => {
      expect(readAmounts(amountInKorean(manwon)).map((amount) => amount.value)).toEqual([manwon])
    }),
    { numRuns: 1_000 },
  )
})
