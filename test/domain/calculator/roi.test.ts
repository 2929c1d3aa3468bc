import { idsOf } from '../../support/facts.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roi } from '../../../src/domain/calculator/roi.ts'

describe('roi', () => {
  it('is the yearly cash flow on the equity', () => {
    expect(
      roi({
        price: 50_000,
        deposit: 5000,
        monthlyRent: 150,
        loanAmount: 20_000,
        annualRate: 4.5,
        annualCost: 200,
      }),
    ).toMatchObject({
      equity: 25_000,
      annualCashFlow: 700,
      estimatedRoi: 2.8,
      paybackPeriod: 25_000 / 700,
    })
  })

  it('counts what is omitted as 0 and says so', () => {
    const result = roi({ price: 12_000, monthlyRent: 10 })
    expect(result).toMatchObject({ equity: 12_000, annualCashFlow: 120, estimatedRoi: 1, paybackPeriod: 100 })
    expect(idsOf(result.assumptions).filter((id) => id === 'note.omitted')).toHaveLength(3)
  })

  it.each([
    [{ price: 12_000, monthlyRent: 0 }, 0],
    [{ price: 12_000, monthlyRent: 0, annualCost: 1 }, -1],
    [{ price: 12_000, monthlyRent: 10, loanAmount: 3000, annualRate: 4 }, 0],
  ])('never pays back %j', (input, annualCashFlow) => {
    expect(roi(input)).toMatchObject({ annualCashFlow, paybackPeriod: null })
  })

  it.each([
    [{ price: 100, deposit: 100, monthlyRent: 1 }, 'equity'],
    [{ price: 100, deposit: 101, monthlyRent: 1 }, 'equity'],
    [{ price: 100, loanAmount: 1, monthlyRent: 1 }, 'annualRate'],
    [{ price: 100, monthlyRent: -1 }, 'monthlyRent'],
  ])('refuses %j', (input, field) => {
    expect(() => roi(input)).toThrow(expect.objectContaining({ code: 'INVALID_INPUT', field }))
  })

  it('takes an equity of 1만원', () => {
    expect(roi({ price: 100, deposit: 99, monthlyRent: 1 })).toMatchObject({ equity: 1, estimatedRoi: 1200 })
  })

  it('needs no rate where there is no loan', () => {
    expect(roi({ price: 100, loanAmount: 0, monthlyRent: 1 }).annualCashFlow).toBe(12)
  })

  it('grows with the rent, and pays back in 100 ÷ its percentage years', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e6 }),
        fc.integer({ min: 1, max: 5000 }),
        (price, monthlyRent) => {
          const { estimatedRoi, paybackPeriod } = roi({ price, monthlyRent })
          expect(roi({ price, monthlyRent: monthlyRent + 1 }).estimatedRoi).toBeGreaterThan(estimatedRoi)
          expect((paybackPeriod ?? 0) * estimatedRoi).toBeCloseTo(100, 6)
        },
      ),
    )
  })
})

it('what buying cost is own money as well', () => {
  const input = {
    price: 40_000,
    monthlyRent: 140,
    deposit: 3000,
    loanAmount: 25_000,
    annualRate: 4.2,
    annualCost: 140,
  }
  expect(roi(input)).toMatchObject({ equity: 12_000 })
  const { equity, estimatedRoi } = roi({ ...input, purchaseCost: 1200 })
  expect(equity).toBe(13_200)
  expect(estimatedRoi).toBeCloseTo(3.712, 3)
})

it('says that a rent is taken to be paid for every month of a year', () => {
  expect(roi({ price: 30_000, monthlyRent: 100 }).assumptions).toContainEqual(
    expect.objectContaining({ id: 'note.roi.year' }),
  )
})
