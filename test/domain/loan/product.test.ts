import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LOAN_CATEGORIES, LOAN_CATEGORY_LABELS, readLoanLimit } from '../../../src/domain/loan/product.ts'
import { formatManwon } from '../../../src/domain/money.ts'

describe('readLoanLimit', () => {
  it.each([
    ['최대 2억 2천만원, 임차보증금의 80% 이내', 22_000],
    ['최대 2억 2,200만원', 22_200],
    ['222백만원', 22_200],
    ['2.5억원', 25_000],
    ['최대 300만원', 300],
    ['최대 1억 2천만원(수도권) / 8천만원(그 외), 임차보증금의 70% 이내', 12_000],
    ['수도권 구입자금 최대 6억원\n(시가 15억 초과 4억원, 25억 초과 2억원)', 60_000],
    ['임차보증금 3억원 이하 주택, 최대 1억원', 10_000],
    ['LTV 70% 이내', null],
    ['담보 시세의 85% 이내', null],
    [null, null],
  ])('reads %j as %j 만원', (text, limit) => {
    expect(readLoanLimit(text)).toBe(limit)
  })

  it('reads back every amount as the product writes it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (amount) => {
        expect(readLoanLimit(`최대 ${formatManwon(amount)}, 임차보증금의 80% 이내`)).toBe(amount)
      }),
    )
  })
})

it('names every category in both languages', () => {
  for (const category of LOAN_CATEGORIES) {
    expect(LOAN_CATEGORY_LABELS[category].ko).toMatch(/[가-힣]/)
    expect(LOAN_CATEGORY_LABELS[category].en).toMatch(/[a-z]/)
  }
})
