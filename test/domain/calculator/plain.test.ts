import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  agreedInterest,
  areaInOther,
  dealPayments,
  prepaymentFee,
  proratedRent,
} from '../../../src/domain/calculator/plain.ts'

describe('sums that are made of what was said alone', () => {
  it.each([
    [proratedRent({ rent: 66, days: 10, ofMonth: 30 }).result?.rent, 22],
    [proratedRent({ rent: 66, days: 15, ofMonth: 30 }).result?.rent, 33],
    [proratedRent({ rent: 100, days: 1, ofMonth: 31 }).result?.rent, 3.2258],
    [prepaymentFee({ amount: 20_000, rate: 1.5, passed: 12, of: 36 }).result?.fee, 200],
    [prepaymentFee({ amount: 20_000, rate: 1.5, passed: 36, of: 36 }).result?.fee, 0],
    [proratedRent({ rent: 130, days: 10, ofMonth: 31 }).result?.rest, 88.0645],
    [prepaymentFee({ amount: 10_000, rate: 0.7, passed: 695, of: 1095 }).result?.fee, 25.5707],
    [agreedInterest({ amount: 80, rate: 12, days: 45 }).result?.interest, 1.1835],
    [agreedInterest({ amount: 30_000, rate: 6, days: 14 }).result?.interest, 69.041],
    [dealPayments({ amount: 20_500 }).result?.down, 2050],
    [dealPayments({ amount: 20_500 }).result?.balance, 18_450],
    [dealPayments({ amount: 50_000, share: 5 }).result?.down, 2500],
    [dealPayments({ amount: 50_000, down: 3000 }).result?.share, 6],
    [areaInOther(34, 'PYEONG'), 112.4],
    [areaInOther(84, 'SQUARE_METRE'), 25.41],
  ])('%s is %s', (result, expected) => {
    expect(result).toBe(expected)
  })

  it('the days of a month together are its rent, but for the won that are cut off', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 28, max: 31 }), (rent, ofMonth) => {
        const whole = proratedRent({ rent, days: ofMonth, ofMonth }).result?.rent
        expect(whole).toBe(rent)
        const half = proratedRent({ rent, days: 14, ofMonth }).result?.rent ?? 0
        const rest = proratedRent({ rent, days: ofMonth - 14, ofMonth }).result?.rent ?? 0
        expect(rent - half - rest).toBeLessThanOrEqual(0.0002)
        expect(rent - half - rest).toBeGreaterThanOrEqual(-1e-9)
      }),
    )
  })

  it('a fee falls with every month that passes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 0, max: 35 }), (amount, passed) => {
        const at = (months: number) =>
          prepaymentFee({ amount, rate: 1.4, passed: months, of: 36 }).result?.fee ?? 0
        expect(at(passed + 1)).toBeLessThanOrEqual(at(passed))
      }),
    )
  })

  it('no more is paid at signing than all of it', () => {
    expect(() => dealPayments({ amount: 1000, down: 1001 })).toThrow('must be at most amount')
  })

  it('refuses what is no part of a month', () => {
    expect(() => proratedRent({ rent: 50, days: 0, ofMonth: 30 })).toThrow('must be above 0')
    expect(() => prepaymentFee({ amount: 0, rate: 1, passed: 0, of: 36 })).toThrow('must be')
  })
})
