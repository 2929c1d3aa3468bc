import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cashFlow } from '../../../src/domain/calculator/cash-flow.ts'
import { roi } from '../../../src/domain/calculator/roi.ts'

it('tells each year, and what is still to come back of the own money', () => {
  const years = cashFlow({
    price: 60_000,
    deposit: 10_000,
    monthlyRent: 150,
    loanAmount: 20_000,
    annualRate: 4.5,
  })
  expect(years).toHaveLength(10)
  expect(years[0]).toEqual({
    year: 1,
    rent: 1800,
    interest: 900,
    cost: 0,
    cashFlow: 900,
    cumulative: -29_100,
  })
  expect(years[9]?.cumulative).toBe(-21_000)
})

it('ends with the year in which the own money has come back', () => {
  const years = cashFlow({ price: 10_000, deposit: 8000, monthlyRent: 100 })
  expect(years.map(({ cumulative }) => cumulative)).toEqual([-800, 400])
})

it('agrees with the yield, whatever the figures', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1000, max: 500_000 }),
      fc.nat(2000),
      fc.nat(900),
      fc.double({ min: 0, max: 20, noNaN: true }).map((rate) => Math.round(rate * 100) / 100),
      fc.nat(1000),
      (price, monthlyRent, loanAmount, annualRate, annualCost) => {
        const input = { price, monthlyRent, loanAmount, annualRate, annualCost }
        const { equity, annualCashFlow, paybackPeriod } = roi(input)
        const years = cashFlow(input)
        for (const { year, cashFlow: flow, cumulative } of years) {
          expect(flow).toBeCloseTo(annualCashFlow, 6)
          expect(cumulative).toBeCloseTo(year * annualCashFlow - equity, 4)
        }
        const returned = (years.at(-1)?.cumulative ?? -1) >= 0
        expect(returned).toBe(paybackPeriod !== null && paybackPeriod <= 10)
      },
    ),
    { numRuns: 100 },
  )
})
