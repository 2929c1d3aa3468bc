import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loanRepayment } from '../../../src/domain/calculator/loan-repayment.ts'
import { REPAYMENT_METHODS } from '../../../src/domain/lease-facts.ts'

const loan = fc.integer({ min: 1, max: 1_000_000 })
const annualRate = fc.integer({ min: 0, max: 2000 }).map((it) => it / 100)
const years = fc.integer({ min: 1, max: 50 })

describe('what a loan costs', () => {
  // Won, to the nearest, as banks tell it.
  test.each([
    [30_000, 4, 30, 1_432_246],
    [40_000, 4.5, 30, 2_026_741],
  ])('%i만원 at %f%% over %i years is %i won a month', (sum, rate, term, won) => {
    const { firstPayment, lastPayment } = loanRepayment({
      loan: sum,
      annualRate: rate,
      years: term,
      method: 'LEVEL',
    })
    expect(Math.round(firstPayment * 10_000)).toBe(won)
    expect(lastPayment).toBe(firstPayment)
  })

  test('equal principal begins with the whole interest, and a bullet ends with the whole loan', () => {
    const terms = { loan: 20_000, annualRate: 3.5, years: 20 }
    const equal = loanRepayment({ ...terms, method: 'EQUAL_PRINCIPAL' })
    expect(equal.firstPayment).toBeCloseTo(20_000 / 240 + (20_000 * 0.035) / 12, 9)
    expect(equal.lastPayment).toBeCloseTo((20_000 / 240) * (1 + 0.035 / 12), 9)
    const bullet = loanRepayment({ ...terms, method: 'BULLET' })
    expect(bullet.firstPayment).toBeCloseTo((20_000 * 0.035) / 12, 9)
    expect(bullet.lastPayment).toBeCloseTo(20_000 + bullet.firstPayment, 9)
    expect(bullet.totalInterest).toBeCloseTo(20_000 * 0.035 * 20, 6)
  })

  test('what is paid month by month repays the loan with its interest and no more', () => {
    fc.assert(
      fc.property(loan, annualRate, years, (sum, rate, term) => {
        const { firstPayment, totalPaid } = loanRepayment({
          loan: sum,
          annualRate: rate,
          years: term,
          method: 'LEVEL',
        })
        let owed = sum
        for (let month = 0; month < term * 12; month++) owed = owed * (1 + rate / 1200) - firstPayment
        expect(Math.abs(owed)).toBeLessThan(1e-6 * totalPaid + 1e-6)
      }),
    )
  })

  test('the later the principal is paid, the more interest there is', () => {
    fc.assert(
      fc.property(loan, annualRate, years, (sum, rate, term) => {
        const interest = (method: (typeof REPAYMENT_METHODS)[number]) =>
          loanRepayment({ loan: sum, annualRate: rate, years: term, method }).totalInterest
        expect(interest('EQUAL_PRINCIPAL')).toBeLessThanOrEqual(interest('LEVEL') + 1e-6 * sum)
        expect(interest('LEVEL')).toBeLessThanOrEqual(interest('BULLET') + 1e-6 * sum)
      }),
    )
  })

  test('a loan without interest is paid back as it is', () => {
    for (const method of REPAYMENT_METHODS) {
      expect(loanRepayment({ loan: 1200, annualRate: 0, years: 1, method }).totalPaid).toBeCloseTo(1200, 9)
    }
  })

  test.each([
    { loan: 0, annualRate: 4, years: 30 },
    { loan: 100, annualRate: -1, years: 30 },
    { loan: 100, annualRate: 4, years: 0 },
  ])('%o is refused', (input) => {
    expect(() => loanRepayment({ ...input, method: 'LEVEL' })).toThrow(/must be/)
  })
})
