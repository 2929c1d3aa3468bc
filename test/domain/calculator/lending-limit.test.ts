import { describe, expect, test } from 'vitest'
import { RULES } from '../../support/rules.ts'
import { acquisitionTax, officetelTax } from '../../../src/domain/calculator/acquisition-tax.ts'
import { depositShare, jeonseRisk } from '../../../src/domain/calculator/jeonse-risk.ts'
import { dsrLimits, ltvLimits } from '../../../src/domain/calculator/lending-limit.ts'

const today = new Date('2026-11-22T00:00:00Z')

describe('limits that are asked about without a home', () => {
  test('LTV by place and borrower', () => {
    expect(ltvLimits({ regionCode: '1111000000', borrower: 'noHome' }, today, RULES).limits).toEqual([
      { borrower: 'noHome', zone: 'regulated', ltv: 40 },
    ])
    expect(ltvLimits({ regionCode: '2611000000', borrower: 'owner' }, today, RULES).limits).toEqual([
      { borrower: 'owner', zone: 'elsewhere', ltv: 60 },
    ])
    expect(ltvLimits({ regionCode: null, borrower: null }, today, RULES).limits).toHaveLength(9)
  })

  test('DSR of an income of 7천 at 4.2 % with its stress over 30 years', () => {
    const { limit, loans } = dsrLimits({ annualIncome: 7000, annualRate: 4.2, years: 30 }, today, RULES)
    expect(limit).toBe(40)
    expect(loans[0]).toMatchObject({ zone: 'capital', stressRate: 3, years: 30, loan: 34_374 })
    expect(loans[1]?.loan).toBeGreaterThan(34_374)
  })

  test('a longer term than the capital region allows is cut there alone', () => {
    const { loans } = dsrLimits({ annualIncome: 7000, annualRate: 4.2, years: 40 }, today, RULES)
    expect(loans.map(({ years }) => years)).toEqual([30, 40])
  })
})

describe('the tax on an officetel', () => {
  test('is that of a building, 4.6 % in all, whatever it costs', () => {
    expect(officetelTax(30_000, today, RULES)).toMatchObject({ rate: 4, tax: 1200, total: 1380 })
    expect(officetelTax(100_000, today, RULES).total).toBe(4600)
  })

  test('is not that of a home', () => {
    const home = acquisitionTax(
      { price: 30_000, exclusiveArea: 30, ownedHomes: 0, regulatedArea: false },
      today,
      RULES,
    )
    expect(officetelTax(30_000, today, RULES).total).not.toBe(home.total)
  })
})

describe('what price and deposit tell without the region', () => {
  const inputs = { marketPrice: 40_000, deposit: 38_000, seniorDebt: 0 }

  test('is what the calculation with a region says of them', () => {
    for (const [deposit, seniorDebt] of [
      [38_000, 0],
      [20_000, 8000],
      [28_000, 0],
      [32_000, 1000],
    ] as const) {
      const given = { marketPrice: 40_000, deposit, seniorDebt }
      const share = depositShare(given, today, RULES)
      const risk = jeonseRisk({ ...given, regionCode: '1144000000' }, today, RULES)
      expect(share).toMatchObject({
        jeonseRatio: risk.jeonseRatio,
        debtRatio: risk.debtRatio,
        level: risk.level,
        guaranteeEligible: risk.guaranteeEligible,
      })
    }
  })

  test('leaves the guarantee open where it hangs on the region', () => {
    expect(
      depositShare({ ...inputs, marketPrice: 100_000, deposit: 60_000 }, today, RULES).guaranteeEligible,
    ).toBe(null)
    expect(
      depositShare({ ...inputs, marketPrice: 100_000, deposit: 50_000 }, today, RULES).guaranteeEligible,
    ).toBe(true)
    expect(
      depositShare({ ...inputs, marketPrice: 100_000, deposit: 70_001 }, today, RULES).guaranteeEligible,
    ).toBe(false)
  })
})
