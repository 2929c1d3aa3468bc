import * as fc from 'fast-check'
import { RULES } from '../../support/rules.ts'
import { describe, expect, it } from 'vitest'
import { rentConversion } from '../../../src/domain/calculator/rent-conversion.ts'
import { rentIncrease } from '../../../src/domain/calculator/rent-increase.ts'
import { InvalidInputError } from '../../../src/domain/errors.ts'
import { TODAY } from './cases.ts'

const won = (manwon: number) => Math.floor(manwon * 10_000 + 1e-6)
const convert = (baseRate: number, deposit = 10_000, newDeposit = 0) =>
  rentConversion({ deposit, newDeposit, baseRate }, TODAY, RULES)

describe('rentConversion', () => {
  it.each([
    [2.5, 375_000],
    [2.75, 395_833],
    [3, 416_666],
  ])('turns 1억 at a base rate of %s into %i won a month', (baseRate, rent) => {
    expect(won(convert(baseRate).maximumMonthlyRent)).toBe(rent)
  })

  it('turns 2억 of a 3억 jeonse at 5 % into 833,333 won', () => {
    expect(won(convert(3, 30_000, 10_000).maximumMonthlyRent)).toBe(833_333)
  })

  it.each([
    [7.99, 9.99],
    [8, 10],
    [8.01, 10],
    [0, 2],
    [0.1, 2.1],
  ])('holds a base rate of %s at %s %% a year', (baseRate, rate) => {
    expect(convert(baseRate).conversionRate).toBe(rate)
  })

  it.each([
    ['2014-01-01', 2.5, 10],
    ['2014-01-01', 2.51, 10],
    ['2016-11-29', 1.25, 5],
    ['2016-11-30', 1.25, 4.75],
    ['2020-09-28', 0.5, 4],
    ['2020-09-29', 0.5, 2.5],
  ])('on %s makes a base rate of %s into %s %%', (asOf, baseRate, rate) => {
    expect(rentConversion({ deposit: 1, newDeposit: 0, baseRate, asOf }, TODAY, RULES).conversionRate).toBe(
      rate,
    )
  })

  it.each([
    ['2025-05-29', 4.5],
    ['2026-01-31', 4.5],
    ['2026-08-26', 4.75],
    ['2026-08-27', 5],
    ['2026-11-21', 5],
  ])('knows the base rate of %s', (asOf, rate) => {
    expect(rentConversion({ deposit: 1, newDeposit: 0, asOf }, TODAY, RULES).conversionRate).toBe(rate)
  })

  it('takes the day in Korea when none is given', () => {
    const eve = new Date('2026-08-26T14:59:59Z')
    const day = new Date('2026-08-26T15:00:00Z')
    expect(rentConversion({ deposit: 1, newDeposit: 0 }, eve, RULES).conversionRate).toBe(4.75)
    expect(rentConversion({ deposit: 1, newDeposit: 0 }, day, RULES).conversionRate).toBe(5)
  })

  it('says which of its figures was not confirmed', () => {
    const { rules } = rentConversion({ deposit: 1, newDeposit: 0, asOf: '2026-08-01' }, TODAY, RULES)
    expect(rules.map(({ effectiveFrom }) => effectiveFrom)).toEqual(['2020-09-29', '2026-07-16'])
    expect(rules[1]?.text).toContain('원문으로 확인하지 못한')
  })

  it.each([
    [
      'a base rate that the table does not reach',
      { deposit: 1, newDeposit: 0, asOf: '2025-05-28' },
      'asOf',
      'baseRate',
    ],
    [
      'a day before the first cap',
      { deposit: 1, newDeposit: 0, baseRate: 2, asOf: '2013-12-31' },
      'asOf',
      '2014-01-01',
    ],
    ['a larger new deposit', { deposit: 100, newDeposit: 101 }, 'newDeposit', 'deposit'],
    ['a negative rate', { deposit: 1, newDeposit: 0, baseRate: -0.01 }, 'baseRate', 'percent'],
    ['a day that does not exist', { deposit: 1, newDeposit: 0, asOf: '2026-02-30' }, 'asOf', 'YYYY-MM-DD'],
    ['a part of a won', { deposit: 1.000_05, newDeposit: 0 }, 'deposit', 'won'],
  ])('refuses %s, naming field and rule', (_what, input, field, rule) => {
    const attempt = () => rentConversion(input, TODAY, RULES)
    expect(attempt).toThrow(InvalidInputError)
    expect(attempt).toThrow(expect.objectContaining({ field, message: expect.stringContaining(rule) }))
  })

  it('keeps the rent where nothing is converted', () => {
    expect(
      rentConversion({ deposit: 500, newDeposit: 500, monthlyRent: 40 }, TODAY, RULES).maximumMonthlyRent,
    ).toBe(40)
  })

  it('grows with the deposit that is converted', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(10_000), fc.nat(100_000), (deposit, more, monthlyRent) => {
        const rent = (amount: number) =>
          rentConversion({ deposit: amount, newDeposit: 0, monthlyRent }, TODAY, RULES).maximumMonthlyRent
        expect(rent(deposit + more)).toBeGreaterThanOrEqual(rent(deposit))
        expect(rent(deposit) - monthlyRent).toBeCloseTo((deposit * 5) / 1200, 6)
      }),
    )
  })
})

const lease = (
  currentDeposit: number,
  currentMonthlyRent: number,
  newDeposit: number,
  newMonthlyRent: number,
) =>
  rentIncrease(
    { currentDeposit, currentMonthlyRent, newDeposit, newMonthlyRent, renewalRightUsed: true, baseRate: 3 },
    TODAY,
    RULES,
  )

describe('rentIncrease', () => {
  it.each([
    [10_000, 10_499, true],
    [10_000, 10_500, true],
    [10_000, 10_501, false],
    [20, 21, true],
    [19, 20, false],
    [99_999_999, 100_000_000, true],
  ])('judges a jeonse of %i going to %i as %s', (before, after, allowed) => {
    expect(lease(before, 0, after, 0).allowed).toBe(allowed)
  })

  it.each([
    [5000, 100, 5000, 106, true],
    [5000, 100, 5000, 107, false],
    [0, 100, 0, 105, true],
    [0, 100, 0, 106, false],
    [10_000, 50, 11_100, 50, true],
    [10_000, 50, 11_101, 50, false],
  ])('compares %i/%i with %i/%i as converted deposits: %s', (deposit, rent, newDeposit, newRent, allowed) => {
    expect(lease(deposit, rent, newDeposit, newRent).allowed).toBe(allowed)
  })

  it('is exactly 5 % where floating point says a little more', () => {
    const { increaseRate, allowed } = rentIncrease(
      {
        currentDeposit: 10_000,
        currentMonthlyRent: 45,
        newDeposit: 11_100,
        newMonthlyRent: 45,
        renewalRightUsed: true,
        baseRate: 2.5,
      },
      TODAY,
      RULES,
    )
    expect(increaseRate).toBe(5)
    expect(allowed).toBe(true)
  })

  it('allows anything where the renewal right is not used, and says that the cap does not bind', () => {
    const result = rentIncrease(
      { currentDeposit: 100, newDeposit: 200, renewalRightUsed: false },
      TODAY,
      RULES,
    )
    expect(result).toMatchObject({
      allowed: true,
      increaseRate: 100,
      maximumDeposit: 105,
      maximumMonthlyRent: null,
    })
    expect(result.rules[0]?.text).toContain('적용되지 않습니다')
  })

  it('has no maximum rent only where both rents are omitted', () => {
    const base = { currentDeposit: 12_000, newDeposit: 12_000, renewalRightUsed: true }
    expect(rentIncrease(base, TODAY, RULES).maximumMonthlyRent).toBeNull()
    expect(rentIncrease({ ...base, newMonthlyRent: 0 }, TODAY, RULES).maximumMonthlyRent).toBe(2.5)
    expect(rentIncrease({ ...base, currentMonthlyRent: 0 }, TODAY, RULES).maximumMonthlyRent).toBe(2.5)
  })

  it('never names a maximum below 0', () => {
    expect(lease(100, 0, 100, 100).maximumDeposit).toBe(0)
    expect(lease(100, 0, 1000, 0).maximumMonthlyRent).toBe(0)
  })

  it.each([
    [
      'nothing to compare with',
      { currentDeposit: 0, newDeposit: 1, renewalRightUsed: true },
      'currentDeposit',
    ],
    [
      'a conversion rate of 0',
      {
        currentDeposit: 1,
        newDeposit: 1,
        newMonthlyRent: 1,
        renewalRightUsed: true,
        baseRate: 0,
        asOf: '2015-01-01',
      },
      'baseRate',
    ],
  ])('refuses %s', (_what, input, field) => {
    expect(() => rentIncrease(input, TODAY, RULES)).toThrow(expect.objectContaining({ field }))
  })

  it('reaches exactly 5 % at its own maximum deposit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000 }),
        fc.nat(500),
        fc.nat(100),
        (twenties, fifths, raise) => {
          // A deposit of a multiple of 20 and rents of a multiple of 5 at 5 % give a whole maximum.
          const [deposit, rent, newRent] = [twenties * 20, fifths * 5, fifths * 5 + raise]
          const { maximumDeposit } = lease(deposit, rent, 0, newRent)
          if (maximumDeposit === 0) return
          expect(lease(deposit, rent, maximumDeposit, newRent)).toMatchObject({
            increaseRate: 5,
            allowed: true,
          })
          expect(lease(deposit, rent, maximumDeposit + 1, newRent).allowed).toBe(false)
        },
      ),
    )
  })

  it('reaches 5 % at its own maximum rent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.nat(1000),
        fc.nat(10_000),
        (deposit, rent, newDeposit) => {
          const { maximumMonthlyRent } = lease(deposit, rent, newDeposit, 0)
          const whole = Math.floor(maximumMonthlyRent ?? 0)
          if (whole === 0) return
          expect(lease(deposit, rent, newDeposit, whole).allowed).toBe(true)
          expect(lease(deposit, rent, newDeposit, whole + 1).allowed).toBe(false)
        },
      ),
    )
  })
})
