import { count } from '../../../src/domain/message/arg.ts'
import { message } from '../../../src/domain/message/say.ts'
import { idsOf } from '../../support/facts.ts'
import * as fc from 'fast-check'
import { RULES } from '../../support/rules.ts'
import { describe, expect, it } from 'vitest'
import { loanOf, monthlyPaymentOf } from '../../../src/domain/calculator/annuity.ts'
import { loanAffordability } from '../../../src/domain/calculator/loan-affordability.ts'
import type { LoanAffordabilityInput } from '../../../src/domain/calculator/loan-affordability.ts'
import { TODAY } from './cases.ts'

const [GANGNAM, GOYANG, BUSAN, HWASEONG, DONGTAN] = [
  '1168000000',
  '4128500000',
  '2635000000',
  '4159000000',
  '4159700000',
]

const borrow = (part: Partial<LoanAffordabilityInput> = {}, asOf?: string) =>
  loanAffordability(
    {
      price: 70_000,
      annualIncome: 50_000,
      annualRate: 4,
      years: 30,
      regionCode: GANGNAM,
      ownedHomes: 0,
      ...(asOf !== undefined && { asOf }),
      ...part,
    },
    TODAY,
    RULES,
  )

describe('level payments', () => {
  it.each([
    [30_000, 4, 360, 1_432_246],
    [40_000, 4.5, 360, 2_026_741],
  ])('of %i만원 at %s %% over %i months are %i won', (loan, rate, months, payment) => {
    expect(Math.round(monthlyPaymentOf(loan, rate, months) * 10_000)).toBe(payment)
  })

  it.each([
    [7.2, 343_749_833],
    [4.2, 477_147_523],
  ])('of 40 %% of 7천만원 repay at %s %% what the specification says', (rate, loan) => {
    expect(Math.round(loanOf(2800 / 12, rate, 360) * 10_000)).toBe(loan)
  })

  it('at no interest are the loan by its months', () => {
    expect(monthlyPaymentOf(36_000, 0, 360)).toBe(100)
    expect(borrow({ annualRate: 0 }).monthlyPayment).toBeCloseTo(28_000 / 360, 9)
  })

  it('bring the loan back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e8 }),
        fc.double({ min: 0, max: 100, noNaN: true }),
        fc.integer({ min: 1, max: 600 }),
        (loan, rate, months) => {
          expect(loanOf(monthlyPaymentOf(loan, rate, months), rate, months) / loan).toBeCloseTo(1, 9)
        },
      ),
    )
  })
})

describe('loanAffordability', () => {
  it.each([
    ['no home, regulated', { regionCode: GANGNAM }, 40, 3],
    ['no home, capital area', { regionCode: GOYANG }, 70, 3],
    ['no home, elsewhere', { regionCode: BUSAN }, 70, 0.75],
    ['first home, regulated', { regionCode: GANGNAM, firstHome: true }, 70, 3],
    ['first home, capital area', { regionCode: GOYANG, firstHome: true }, 70, 3],
    ['first home, elsewhere', { regionCode: BUSAN, firstHome: true }, 80, 0.75],
    ['owner, regulated', { regionCode: GANGNAM, ownedHomes: 1 }, 0, 3],
    ['owner, capital area', { regionCode: GOYANG, ownedHomes: 1 }, 0, 3],
    ['owner, elsewhere', { regionCode: BUSAN, ownedHomes: 1 }, 60, 0.75],
    ['five digits', { regionCode: '11680' }, 40, 3],
    ['a dong', { regionCode: '1168010100' }, 40, 3],
  ])('takes for %s an LTV of %i %% and a stress of %s', (_what, part, ltv, stressRate) => {
    expect(borrow(part)).toMatchObject({
      ltv,
      stressRate,
      maximumLoan: 700 * ltv,
    })
  })

  it.each([
    [150_000, 60_000],
    [150_001, 40_000],
    [250_000, 40_000],
    [250_001, 20_000],
  ])('caps a home for %i만원 at %i만원', (price, maximumLoan) => {
    expect(borrow({ price, annualIncome: 1e6, regionCode: GOYANG })).toMatchObject({
      maximumLoan,
      limitingFactor: 'ABSOLUTE_CAP',
    })
  })

  it.each([
    ['2025-06-28', 60_000, 1.2],
    ['2025-07-01', 60_000, 1.5],
    ['2025-10-15', 60_000, 1.5],
    ['2025-10-16', 20_000, 3],
  ])('on %s caps 30억 at %i만원 with a stress of %s', (asOf, maximumLoan, stressRate) => {
    const part = { price: 300_000, annualIncome: 1e6, firstHome: true, regionCode: GOYANG }
    expect(borrow(part, asOf)).toMatchObject({ maximumLoan, stressRate, limitingFactor: 'ABSOLUTE_CAP' })
  })

  it('has no cap in won outside the capital area', () => {
    expect(borrow({ price: 300_000, annualIncome: 1e6, regionCode: BUSAN })).toMatchObject({
      maximumLoan: 210_000,
      limitingFactor: 'LTV',
    })
  })

  it.each([
    [DONGTAN, '2026-06-30', 70],
    [DONGTAN, '2026-07-01', 40],
    ['4146300000', '2026-06-30', 70],
    ['4146300000', '2026-07-01', 40],
    ['4131000000', '2026-06-30', 70],
    ['4113500000', '2025-10-16', 40],
    ['4111300000', '2026-11-01', 70],
    ['4159012700', '2026-07-01', 40],
    ['4159025300', '2026-07-01', 70],
    ['4146100000', '2026-11-01', 70],
  ])('knows whether %s was regulated on %s: LTV %i', (regionCode, asOf, ltv) => {
    expect(borrow({ regionCode }, asOf).ltv).toBe(ltv)
  })

  it.each([HWASEONG, '4111000000', '4117000000', '4146000000'])(
    'takes the stricter rule where only a part of %s is regulated',
    (regionCode) => {
      const { ltv, assumptions } = borrow({ regionCode })
      expect(ltv).toBe(40)
      expect(idsOf(assumptions)).toContain('note.loan.partlyRegulated')
    },
  )

  it('does not say so of a city that is regulated as a whole', () => {
    const { ltv, assumptions } = borrow({ regionCode: '4113000000' })
    expect(ltv).toBe(40)
    expect(idsOf(assumptions)).not.toContain('note.loan.partlyRegulated')
  })

  it('names LTV before the cap in won when both are 6억, and the cap one step further', () => {
    const rich = { annualIncome: 1e6 }
    expect(borrow({ ...rich, price: 150_000 })).toMatchObject({ maximumLoan: 60_000, limitingFactor: 'LTV' })
    expect(borrow({ ...rich, price: 85_714, regionCode: GOYANG })).toMatchObject({
      maximumLoan: 59_999,
      limitingFactor: 'LTV',
    })
    expect(borrow({ ...rich, price: 85_715, regionCode: GOYANG })).toMatchObject({
      maximumLoan: 60_000,
      limitingFactor: 'ABSOLUTE_CAP',
    })
  })

  it('lends nothing where nothing of the income is left', () => {
    expect(borrow({ annualIncome: 5000, existingAnnualRepayment: 2000 })).toMatchObject({
      maximumLoan: 0,
      limitingFactor: 'DSR',
      monthlyPayment: 0,
    })
    expect(borrow({ annualIncome: 5000, existingAnnualRepayment: 2001 }).maximumLoan).toBe(0)
    expect(borrow({ annualIncome: 0, ownedHomes: 1 }).limitingFactor).toBe('LTV')
  })

  it('computes more than 30 years at 30 in the capital area only, and says so', () => {
    const poor = { annualIncome: 3000 }
    const capital = borrow({ ...poor, years: 40 })
    expect(capital.maximumLoan).toBe(borrow({ ...poor, years: 30 }).maximumLoan)
    expect(capital.assumptions).toContainEqual(
      message('note.loan.term', { asked: count(40, 'year'), term: count(30, 'year') }),
    )
    const busan = borrow({ ...poor, years: 40, regionCode: BUSAN })
    expect(busan.maximumLoan).toBeGreaterThan(borrow({ ...poor, years: 30, regionCode: BUSAN }).maximumLoan)
  })

  it('treats a first home of somebody who owns one as an owner’s, and says so', () => {
    const { ltv, assumptions } = borrow({ firstHome: true, ownedHomes: 1 })
    expect(ltv).toBe(0)
    expect(idsOf(assumptions)).toContain('note.loan.owner')
  })

  it('says where the stress rate has no confirmed successor', () => {
    const { rules } = borrow({ regionCode: BUSAN }, '2026-07-01')
    expect(rules.find(({ name }) => name === '스트레스 금리')?.text).toMatch(/2026-12-31.*확인하지 못한/)
  })

  it.each([
    [{ regionCode: '9999999999' }, undefined, 'regionCode'],
    [{ regionCode: '1168' }, undefined, 'regionCode'],
    [{}, '2025-10-15', 'asOf'],
    [{ firstHome: true }, '2025-06-27', 'asOf'],
    [{ years: 0 }, undefined, 'years'],
    [{ annualRate: -1 }, undefined, 'annualRate'],
    [{ ownedHomes: 0.5 }, undefined, 'ownedHomes'],
  ])('refuses %j on %s', (part, asOf, field) => {
    expect(() => borrow(part, asOf)).toThrow(expect.objectContaining({ code: 'INVALID_INPUT', field }))
  })

  const incomes = fc.integer({ min: 0, max: 30_000 })

  it('never falls with income, and never rises with what is repaid already', () => {
    fc.assert(
      fc.property(
        incomes,
        fc.nat(3000),
        fc.constantFrom(GANGNAM, GOYANG, BUSAN),
        (annualIncome, repaid, regionCode) => {
          const { maximumLoan } = borrow({ annualIncome, regionCode })
          expect(borrow({ annualIncome: annualIncome + 1, regionCode }).maximumLoan).toBeGreaterThanOrEqual(
            maximumLoan,
          )
          expect(
            borrow({ annualIncome, existingAnnualRepayment: repaid, regionCode }).maximumLoan,
          ).toBeLessThanOrEqual(maximumLoan)
        },
      ),
    )
  })

  it('repays with exactly the share of the income where the income decides', () => {
    fc.assert(
      fc.property(
        incomes,
        fc.double({ min: 0, max: 20, noNaN: true }),
        fc.integer({ min: 1, max: 30 }),
        (annualIncome, annualRate, years) => {
          const { limitingFactor, maximumLoan, stressRate } = borrow({
            price: 150_000,
            annualIncome,
            annualRate,
            years,
            firstHome: true,
          })
          if (limitingFactor !== 'DSR' || maximumLoan === 0) return
          const yearly = (loan: number) => 12 * monthlyPaymentOf(loan, annualRate + stressRate, years * 12)
          expect(yearly(maximumLoan)).toBeLessThanOrEqual(annualIncome * 0.4 + 1e-6)
          expect(yearly(maximumLoan + 1)).toBeGreaterThan(annualIncome * 0.4)
        },
      ),
    )
  })
})
