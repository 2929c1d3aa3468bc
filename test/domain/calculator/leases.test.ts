import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { z } from 'zod'
import { downPayment } from '../../../src/domain/calculator/lease/down-payment.ts'
import { fraudMinimum, lateInterest, refusedRenewal } from '../../../src/domain/calculator/lease/claims.ts'
import { freeAfter, lastDayOf, noticeWindow } from '../../../src/domain/calculator/lease/dates.ts'
import { monthsFrom } from '../../../src/domain/day.ts'
import { distribution } from '../../../src/domain/calculator/lease/distribution.ts'
import { leaseEnding } from '../../../src/domain/calculator/lease/ending.ts'
import { officialGuarantee } from '../../../src/domain/calculator/lease/guarantee.ts'
import { afterDeduction } from '../../../src/domain/calculator/lease/deduction.ts'
import { jeonseLoanLimit } from '../../../src/domain/calculator/lease/jeonse-loan.ts'
import { tenantRank } from '../../../src/domain/calculator/lease/rank.ts'
import type { Outcome } from '../../../src/domain/calculator/lease/outcome.ts'
import { homeRaise } from '../../../src/domain/calculator/lease/raise.ts'
import { shopConversion, shopRaise, shopScope } from '../../../src/domain/calculator/lease/shop.ts'
import { shopArrears, shopSmallDeposit } from '../../../src/domain/calculator/lease/shop-claims.ts'
import { brokerageFee } from '../../../src/domain/calculator/brokerage-fee.ts'
import { servicesOf, unservedOf } from '../../../src/domain/calculator/debt-service.ts'
import { dsrLimits } from '../../../src/domain/calculator/lending-limit.ts'
import { InvalidInputError } from '../../../src/domain/errors.ts'
import type { Rules } from '../../../src/domain/rules/rules.ts'
import { RULES } from '../../support/rules.ts'
import { TODAY } from './cases.ts'

const CALCULATORS: Readonly<Record<string, (input: never, today: Date, rules: Rules) => Outcome<object>>> = {
  shopScope,
  shopRaise,
  shopConversion,
  shopSmallDeposit,
  shopArrears,
  homeRaise,
  lateInterest,
  refusedRenewal,
  downPayment,
  fraudMinimum,
  officialGuarantee,
  distribution,
  leaseEnding,
  jeonseLoanLimit,
}
const names = Object.keys(CALCULATORS)

const item = z.object({
  id: z.string(),
  calculator: z.enum(names),
  input: z.record(z.string(), z.unknown()),
  expect: z.record(z.string(), z.unknown()),
  why: z.string(),
})
const items = readFileSync(new URL('lease-cases.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => item.parse(JSON.parse(line)))

const run = (name: string, input: unknown): Outcome<object> => {
  const calculator = CALCULATORS[name]
  if (calculator === undefined) throw new Error(`there is no calculator ${name}`)
  return calculator(input as never, TODAY, RULES)
}

const rounded = (value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 10_000) : Array.isArray(value) ? value.map(rounded) : value

const figure = ({ result, alternatives }: Outcome<object>, name: string): unknown => {
  if (name === 'alternatives') return alternatives.length
  const of = (result ?? alternatives[0]?.result) as Record<string, unknown> | undefined
  const tenants = of?.['tenants'] as Record<string, unknown>[] | undefined
  return tenants !== undefined && name !== 'left' ? tenants.map((it) => it[name]) : of?.[name]
}

describe('a calculation of leases, worked out by hand', () => {
  it.each(items)('$id $calculator: $why', ({ calculator, input, expect: wanted }) => {
    if (wanted['error'] === true) {
      expect(() => run(calculator, input)).toThrow(InvalidInputError)
      return
    }
    const outcome = run(calculator, input)
    expect(
      Object.fromEntries(Object.keys(wanted).map((name) => [name, rounded(figure(outcome, name))])),
    ).toEqual(
      Object.fromEntries(
        Object.entries(wanted).map(([name, value]) => [
          name,
          name === 'alternatives' ? rounded(value) : rounded(value),
        ]),
      ),
    )
  })

  test('there are cases of every calculator', () => {
    expect(items.length).toBeGreaterThanOrEqual(80)
    expect(new Set(items.map(({ calculator }) => calculator))).toEqual(new Set(names))
  })
})

describe('an auction', () => {
  const sums = fc.integer({ min: 1, max: 100_000 })
  const days = fc
    .integer({ min: 0, max: 900 })
    .map((n) => new Date(Date.UTC(2024, 0, 1 + n)).toISOString().slice(0, 10))
  const some = fc.record({
    price: sums,
    cost: fc.integer({ min: 0, max: 2000 }),
    mortgages: fc.array(fc.record({ name: fc.constant(''), amount: sums, on: days }), { maxLength: 3 }),
    tenants: fc.array(
      fc.record({
        name: fc.constant(''),
        deposit: sums,
        movedInOn: fc.option(days),
        fixedOn: fc.option(days),
        claimed: fc.boolean(),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    propertyTax: fc.integer({ min: 0, max: 1000 }),
    regionCode: fc.constantFrom('1144000000', '5111000000'),
  })

  it('pays out what it brought and no more, and nobody more than is owed', () => {
    fc.assert(
      fc.property(some, (input) => {
        const { result } = distribution(input, TODAY, RULES)
        const paid = result?.shares.reduce((sum, share) => sum + share.paid, 0) ?? 0
        expect(Math.abs(paid + (result?.left ?? 0) - input.price)).toBeLessThan(0.01)
        for (const share of result?.shares ?? []) {
          expect(share.paid).toBeGreaterThanOrEqual(0)
          expect(share.paid).toBeLessThanOrEqual(share.owed + 0.001)
        }
        for (const tenant of result?.tenants ?? []) expect(tenant.missing).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('pays a tenant no less when it brings more', () => {
    fc.assert(
      fc.property(some, sums, (input, more) => {
        const paid = (price: number) =>
          distribution({ ...input, price }, TODAY, RULES).result?.tenants.map((it) => it.paid) ?? []
        const [less, rise] = [paid(input.price), paid(input.price + more)]
        expect(rise.every((it, index) => it >= (less[index] ?? 0) - 0.001)).toBe(true)
      }),
    )
  })
})

test('a notice ends a renewed lease three months later, and no other before its term', () => {
  const ends = (input: object) => leaseEnding({ arrivedOn: '2026-11-10', ...input }).result
  expect(ends({ regime: 'TACIT' })).toEqual({ mayLeave: true, last: '2027-02-10', freeFrom: '2027-02-11' })
  expect(ends({ regime: 'TACIT', endOn: '2027-01-31' })?.last).toBe('2027-01-31')
  expect(ends({ regime: 'AGREED', endOn: '2027-08-31' })?.last).toBe('2027-08-31')
  expect(ends({ regime: 'NEW_TENANT' })).toEqual({ mayLeave: false, last: null, freeFrom: null })
})

test('what is not said of an auction is told', () => {
  const told = (input: object) =>
    distribution(
      { price: 30000, mortgages: [{ name: '', amount: 20000 }], tenants: [], ...input },
      TODAY,
      RULES,
    ).assumptions.map(({ id }) => id)
  expect(told({ tenants: [{ name: '', deposit: 9000 }] })).toEqual(
    expect.arrayContaining([
      'lease.order.noRegion',
      'lease.order.noCost',
      'lease.order.fixed',
      'lease.order.beforeAuction',
      'lease.order.ofToday',
      'lease.order.claimed',
    ]),
  )
})

test('a tenant stands beside a mortgage by the days of both', () => {
  const rank = (movedInOn: string, fixedOn: string | null, mortgageOn: string) => {
    const { opposes, paid } = tenantRank({ movedInOn, fixedOn, mortgageOn })
    return [opposes, paid]
  }
  // 8-03 moved in, 8-07 the bank, 8-10 the date: against the buyer yes, in the payment after the bank.
  expect(rank('2026-08-03', '2026-08-10', '2026-08-07')).toEqual([true, 'AFTER'])
  expect(rank('2026-08-03', '2026-08-03', '2026-08-04')).toEqual([true, 'BEFORE'])
  expect(rank('2026-08-03', '2026-08-03', '2026-08-03')).toEqual([false, 'AFTER'])
  expect(rank('2026-08-03', '2026-08-07', '2026-08-07')).toEqual([true, 'BESIDE'])
  expect(rank('2026-08-03', '2026-08-04', '2026-08-04')).toEqual([true, 'BESIDE'])
  expect(rank('2026-08-03', null, '2026-08-07')).toEqual([true, null])
})

test('a lender takes off what a small tenant would be paid first', () => {
  const lent = (regionCode: string, maximumLoan: number) =>
    afterDeduction({ price: 50000, ltv: 70, maximumLoan, regionCode }, TODAY, RULES)
  // 5억 × 70 % − 2,500; 서울: − 5,500.
  expect(lent('5111000000', 35000)).toMatchObject({ amount: 2500, loan: 32500 })
  expect(lent('1144000000', 35000)).toMatchObject({ amount: 5500, loan: 29500 })
  expect(lent('1144000000', 20000).loan).toBe(20000)
})

test('a debt of which only the balance is known is in no sum, and told', () => {
  const debts = [
    { kind: 'STUDENT' as const, balance: 1200, monthly: null, rate: null },
    { kind: 'CREDIT' as const, balance: 5000, monthly: null, rate: 6 },
  ]
  expect(unservedOf(debts, '2026-11-23', RULES).map(({ kind }) => kind)).toEqual(['STUDENT'])
})

test('interest grows with the days and is never negative', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300_000 }), fc.integer({ min: 0, max: 2000 }), (deposit, days) => {
      const owed = (n: number) =>
        lateInterest({ deposit, days: n, handedOver: true }, TODAY, RULES).result?.interest ?? -1
      expect(owed(days)).toBeGreaterThanOrEqual(0)
      expect(owed(days + 1)).toBeGreaterThanOrEqual(owed(days))
    }),
  )
})

test('days are counted as the Civil Act does', () => {
  expect(monthsFrom('2026-08-31', 6)).toBe('2027-02-28')
  expect(freeAfter('2026-11-10', 3)).toBe('2027-02-11')
  expect(noticeWindow('2027-03-15', [6, 2])).toEqual({ from: '2026-09-15', until: '2027-01-14' })
  expect(lastDayOf('2026-10-05', 30)).toEqual({ day: '2026-11-04', moved: false })
  expect(lastDayOf('2026-10-15', 30)).toEqual({ day: '2026-11-16', moved: true })
})

test('what an income carries, with debts and kinds of rate', () => {
  const most = (
    annualIncome: number,
    annualRate: number,
    existing = 0,
    rateType: 'VARIABLE' | 'PERIODIC' = 'VARIABLE',
  ) =>
    dsrLimits({ annualIncome, annualRate, years: 30, existing, rateType }, TODAY, RULES).loans.map(
      ({ loan }) => loan,
    )
  expect(most(5000, 4)[0]).toBe(25051)
  expect(most(5000, 4, 0, 'PERIODIC')[0]).toBe(30352)
  expect(most(5000, 4)[1]).toBe(31950)
  expect(most(6000, 4)[0]).toBe(30061)
  expect(most(6000, 4, 900)[0]).toBe(18788)
  expect(most(8000, 4.2, 1300)[0]).toBe(23325)
  expect(most(1000, 4, 900)[0]).toBe(0)
})

test('debts count by their kind', () => {
  const of = (
    kind: 'CREDIT' | 'OVERDRAFT' | 'CAR',
    balance: number | null,
    monthly: number | null,
    rate: number | null,
  ) => servicesOf([{ kind, balance, monthly, rate }], '2026-11-23', RULES)[0]
  expect(of('CREDIT', 5000, null, 6)).toMatchObject({ principal: 1000, interest: 300, years: 5 })
  expect(of('OVERDRAFT', 4000, null, null)).toMatchObject({ principal: 800 })
  expect(of('CAR', null, 75, null)).toMatchObject({ principal: 900, years: null })
  expect(of('CAR', 2000, null, null)).toBeUndefined()
})

test('what is no home has the fee of no home', () => {
  const fee = (input: object) =>
    brokerageFee({ propertyType: 'APARTMENT', transactionType: 'RENT', ...input }, TODAY, RULES).maximumFee
  expect(fee({ premises: 'SHOP', deposit: 10000, monthlyRent: 500 })).toBe(540)
  expect(fee({ premises: 'LAND', transactionType: 'SALE', salePrice: 30000 })).toBe(270)
  expect(fee({ deposit: 2000, monthlyRent: 50 })).toBe(28)
  expect(fee({ deposit: 500, monthlyRent: 40 })).toBe(16.5)
})
