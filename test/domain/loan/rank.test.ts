import { expect, test } from 'vitest'
import { rankLoans } from '../../../src/domain/loan/rank.ts'
import type { LoanProduct } from '../../../src/domain/loan/product.ts'

const loan = (name: string, limitText: string | null, eligibility: string | null = null): LoanProduct => ({
  code: name,
  name,
  company: '은행',
  category: 'JEONSE',
  rateType: null,
  repaymentType: null,
  minRate: null,
  maxRate: null,
  averageRate: null,
  limitText,
  eligibility,
  disclosedMonth: null,
  options: [],
})
const names = (...args: Parameters<typeof rankLoans>) => rankLoans(...args).map(({ name }) => name)
const LOANS = [loan('가', '최대 1억원'), loan('나', null, '만 34세 이하 청년'), loan('다', '최대 3억원')]

test('without a wish the order stays', () => {
  expect(names(LOANS, {})).toEqual(['가', '나', '다'])
})

test('a limit that is known to be too low comes last; an unknown one may be enough', () => {
  expect(names(LOANS, { amount: 20_000 })).toEqual(['나', '다', '가'])
  expect(names(LOANS, { amount: 10_000 })).toEqual(['가', '나', '다'])
})

test('what holds more of the keywords comes first, spaces aside, and empty keywords are none', () => {
  expect(names(LOANS, { keywords: ['34세이하', ' '] })).toEqual(['나', '가', '다'])
})
