import fc from 'fast-check'
import { RULES } from '../../support/rules.ts'
import { describe, expect, test } from 'vitest'
import {
  depositConversion,
  impliedConversionRate,
  rentConversion,
} from '../../../src/domain/calculator/rent-conversion.ts'

const today = new Date('2026-11-22T00:00:00Z')
const deposit = fc.integer({ min: 0, max: 200_000 })
const monthlyRent = fc.integer({ min: 1, max: 1000 })

describe('rent turned into deposit', () => {
  test('보증금 1억에 월세 50 is a jeonse of 2억 2천 at 5 %', () => {
    expect(depositConversion({ deposit: 10_000, monthlyRent: 50 }, today, RULES)).toMatchObject({
      conversionRate: 5,
      deposit: 22_000,
      monthlyRent: 0,
    })
  })

  test('more deposit takes rent off, and never more than there is', () => {
    const { monthlyRent: left } = depositConversion(
      { deposit: 5000, monthlyRent: 100, newDeposit: 10_000 },
      today,
      RULES,
    )
    expect(left).toBeCloseTo(100 - (5000 * 0.05) / 12, 9)
    expect(
      depositConversion({ deposit: 5000, monthlyRent: 100, newDeposit: 90_000 }, today, RULES).monthlyRent,
    ).toBe(0)
  })

  test('there and back again is where it began', () => {
    fc.assert(
      fc.property(deposit, monthlyRent, (before, rent) => {
        const whole = depositConversion({ deposit: before, monthlyRent: rent }, today, RULES).deposit
        fc.pre(Number.isInteger(whole) && whole <= 1_000_000)
        const back = rentConversion({ deposit: whole, newDeposit: before }, today, RULES)
        expect(back.maximumMonthlyRent).toBeCloseTo(rent, 6)
      }),
    )
  })

  test('two leases are the same at the rate between them', () => {
    expect(impliedConversionRate(20_000, { deposit: 2000, monthlyRent: 80 })).toBeCloseTo(5.3333, 3)
    expect(impliedConversionRate(2000, { deposit: 2000, monthlyRent: 80 })).toBeNull()
  })
})
