import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readAmounts } from '../../src/domain/language/amount.ts'
import { formatManwon, MAX_MANWON } from '../../src/domain/money.ts'

describe('an amount in words', () => {
  test.each([
    [0, '0원'],
    [500, '500만원'],
    [8000, '8,000만원'],
    [50_000, '5억원'],
    [53_000, '5억 3,000만원'],
    [MAX_MANWON, '10,000억원'],
  ])('%d → %s', (amount, text) => expect(formatManwon(amount)).toBe(text))

  test('reads back as the same amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (amount) => {
        expect(readAmounts(formatManwon(amount)).map(({ value }) => value)).toEqual([amount])
      }),
    )
  })
})
