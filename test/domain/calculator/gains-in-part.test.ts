import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { capitalGainsTax, sellBy, taxedPart } from '../../../src/domain/calculator/tax/capital-gains.ts'
import { RULES } from '../../support/rules.ts'
import { TODAY } from './cases.ts'

const price = fc.integer({ min: 1, max: 1_000_000 })

describe('what of the gain of an only home is taxed', () => {
  it('is never more than the gain, and nothing up to the line', () => {
    fc.assert(
      fc.property(price, price, (soldPrice, boughtPrice) => {
        const part = taxedPart({ soldPrice, boughtPrice }, TODAY, RULES)
        if (soldPrice <= 120_000 || soldPrice <= boughtPrice) expect(part).toBeNull()
        else {
          expect(part?.taxed).toBeGreaterThanOrEqual(0)
          expect(part?.taxed).toBeLessThan(part?.gain ?? 0)
        }
      }),
    )
  })
  it('is what the bill of the same sale is made of', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 120_001, max: 900_000 }),
        fc.double({ min: 0, max: 0.99, noNaN: true }),
        (soldPrice, of) => {
          const boughtPrice = Math.floor(soldPrice * of)
          const part = taxedPart({ soldPrice, boughtPrice }, TODAY, RULES)
          const { bill } = capitalGainsTax(
            { soldPrice, boughtPrice, heldMonths: 60, livedMonths: 60, homes: 1 },
            TODAY,
            RULES,
          )
          expect(bill?.steps.find(({ step }) => step === 'taxedGain')?.value).toBe(part?.taxed)
        },
      ),
    )
  })
})

describe('the last day to sell the old home', () => {
  it.each([
    ['2026-02', '2029-02'],
    ['2026-02-14', '2029-02-14'],
    ['2024-02-29', '2027-02-28'],
  ])('%s', (bought, until) => {
    expect(sellBy(bought, TODAY, RULES).until).toBe(until)
  })
})

describe('a home of two owners', () => {
  const sale = { soldPrice: 130_000, boughtPrice: 50_000, heldMonths: 92, livedMonths: 24, homes: 1 }

  it('is taxed by halves, to the won', () => {
    // 8억 × 1/13, less 36 %, is 39,384,615 won; half of it less 2.5 million is taxed at 6 and 15 %.
    const bill = capitalGainsTax({ ...sale, shared: true }, TODAY, RULES).bill
    expect(bill?.parts.map(({ amount }) => Math.round(amount * 10_000))).toEqual([2_637_692, 263_768])
  })
  it('never costs more than that of one', () => {
    fc.assert(
      fc.property(price, price, fc.integer({ min: 1, max: 4 }), (soldPrice, boughtPrice, homes) => {
        const of = {
          ...sale,
          soldPrice,
          boughtPrice,
          homes,
          regulatedAtSale: false,
          regulatedAtPurchase: false,
        }
        const one = capitalGainsTax(of, TODAY, RULES).bill?.total ?? 0
        const two = capitalGainsTax({ ...of, shared: true }, TODAY, RULES).bill?.total ?? 0
        expect(two).toBeLessThanOrEqual(one + 0.0005)
      }),
    )
  })
})
