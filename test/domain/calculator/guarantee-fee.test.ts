import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guaranteeFee } from '../../../src/domain/calculator/lease/guarantee-fee.ts'
import { RULES } from '../../support/rules.ts'

const NOW = new Date('2026-11-28T03:00:00Z')
const feeOf = (input: Parameters<typeof guaranteeFee>[0]) => guaranteeFee(input, NOW, RULES)

describe('what the guarantee of a deposit costs', () => {
  it.each([
    // 3억 × 0.128 % × 2
    [{ deposit: 30_000, rate: 0.128, years: 2 }, 76.8],
    // 2억 up to 70 %: 0.102 % of an apartment, 0.117 % of any other home
    [{ deposit: 20_000, years: 2, apartment: true, price: 40_000 }, 40.8],
    [{ deposit: 20_000, years: 2, apartment: false, price: 40_000 }, 46.8],
    // exactly 70 %, and a won above it
    [{ deposit: 21_000, years: 1, apartment: true, price: 30_000 }, 22.47],
    [{ deposit: 21_001, years: 1, apartment: true, price: 30_000 }, 27.5113],
    // 80 % is up to 80, and 90 above it
    [{ deposit: 24_000, years: 1, apartment: false, price: 30_000 }, 38.64],
    [{ deposit: 20_000, seniorDebt: 7000, years: 1, apartment: false, price: 30_000 }, 36.8],
    // bands by the deposit
    [{ deposit: 10_000, years: 1, apartment: true, price: 100_000 }, 9.7],
    [{ deposit: 10_001, years: 1, apartment: true, price: 100_000 }, 10.201],
    [{ deposit: 60_000, years: 1, apartment: true, price: 100_000 }, 67.8],
  ])('%j: %d', (input, expected) => {
    expect(feeOf(input).result).toMatchObject({ fee: expected, highestFee: expected })
  })

  it('has both results where the kind of home is not known, and a range where its price is not', () => {
    const { result, alternatives } = feeOf({ deposit: 25_000, years: 2 })
    expect(result).toBeNull()
    expect(alternatives.map((it) => [it.result.fee, it.result.highestFee])).toEqual([
      [53.5, 77],
      [62, 98.5],
    ])
  })

  it('never falls with more debt, more deposit or more time, and is least for an apartment', () => {
    const manwon = fc.integer({ min: 100, max: 100_000 })
    fc.assert(
      fc.property(manwon, manwon, manwon, fc.integer({ min: 1, max: 4 }), (deposit, price, debt, years) => {
        const at = (more: Partial<Parameters<typeof guaranteeFee>[0]>) =>
          feeOf({ deposit, years, price, seniorDebt: debt, apartment: true, ...more }).result?.fee ?? NaN
        expect(at({ seniorDebt: debt + 1000 })).toBeGreaterThanOrEqual(at({}))
        expect(at({ deposit: deposit + 1000 })).toBeGreaterThanOrEqual(at({}))
        expect(at({ years: years + 1 })).toBeGreaterThanOrEqual(at({}))
        expect(at({ apartment: false })).toBeGreaterThanOrEqual(at({}))
      }),
    )
  })
})
