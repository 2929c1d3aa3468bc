import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { balanceAfter, loanPaidBy, loanRepayment } from '../../../src/domain/calculator/loan-repayment.ts'
import { leastWhere, mostWhere } from '../../../src/domain/calculator/solve.ts'
import { capitalGainsTax } from '../../../src/domain/calculator/tax/capital-gains.ts'
import { RULES } from '../../support/rules.ts'

const today = new Date('2026-11-26T03:00:00Z')

describe('a calculation asked the other way round', () => {
  test('finds where something begins and ends to hold', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999 }), (line) => {
        expect(leastWhere((it) => it >= line, { least: 0, most: 1000 })).toBe(line)
        expect(mostWhere((it) => it <= line, { least: 0, most: 1000 })).toBe(line)
      }),
    )
    expect(leastWhere(() => false, { least: 0, most: 10 })).toBeNull()
    expect(mostWhere(() => true, { least: 0, most: 10 })).toBe(10)
    expect(mostWhere(() => false, { least: 0, most: 10 })).toBeNull()
  })

  test.each(['LEVEL', 'EQUAL_PRINCIPAL', 'BULLET'] as const)(
    'the largest loan costs no more than what may be paid: %s',
    (method) => {
      const terms = { annualRate: 4, years: 30, method }
      const loan = loanPaidBy(200, terms)
      expect(loanRepayment({ ...terms, loan }).firstPayment).toBeLessThanOrEqual(200)
      expect(loanRepayment({ ...terms, loan: loan + 1 }).firstPayment).toBeGreaterThan(200)
    },
  )

  test('the lowest price leaves what is wanted after the tax, and less would not', () => {
    const of = {
      boughtPrice: 60_000,
      heldMonths: 48,
      homes: 2,
      twoAsOne: 'NONE' as const,
      regulatedAtSale: false,
    }
    const { bill } = capitalGainsTax({ ...of, left: 20_000 }, today, RULES)
    const price = bill?.solved ?? 0
    const leftAt = (soldPrice: number) =>
      soldPrice - of.boughtPrice - (capitalGainsTax({ ...of, soldPrice }, today, RULES).bill?.total ?? 0)
    expect(leftAt(price)).toBeGreaterThanOrEqual(20_000)
    expect(leftAt(price - 1)).toBeLessThan(20_000)
  })
})

test('what is owed after some payments', () => {
  const of = { loan: 30_000, annualRate: 4, years: 30 }
  // 271,342,539 won after five years of level payments.
  expect(balanceAfter({ ...of, method: 'LEVEL' }, 60)).toBeCloseTo(27_134.2539, 3)
  expect(balanceAfter({ ...of, method: 'EQUAL_PRINCIPAL' }, 180)).toBe(15_000)
  expect(balanceAfter({ ...of, method: 'BULLET' }, 180)).toBe(30_000)
  expect(balanceAfter({ ...of, method: 'LEVEL' }, 360)).toBe(0)
})
