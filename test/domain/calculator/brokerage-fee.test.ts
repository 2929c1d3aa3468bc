import { idsOf } from '../../support/facts.ts'
import * as fc from 'fast-check'
import { RULES } from '../../support/rules.ts'
import { describe, expect, it } from 'vitest'
import { brokerageFee } from '../../../src/domain/calculator/brokerage-fee.ts'
import type { BrokerageFeeInput } from '../../../src/domain/calculator/brokerage-fee.ts'
import { TODAY } from './cases.ts'

const sale = (salePrice: number): BrokerageFeeInput => ({
  transactionType: 'SALE',
  salePrice,
  propertyType: 'APARTMENT',
})
const jeonse = (deposit: number): BrokerageFeeInput => ({
  transactionType: 'JEONSE',
  deposit,
  propertyType: 'VILLA',
})
const rent = (deposit: number, monthlyRent: number): BrokerageFeeInput => ({
  transactionType: 'RENT',
  deposit,
  monthlyRent,
  propertyType: 'ONEROOM',
})

describe('brokerageFee', () => {
  it.each([
    [1, 0.6, 0.006],
    [4166, 0.6, 24.996],
    [4167, 0.6, 25],
    [4900, 0.6, 25],
    [4999, 0.6, 25],
    [5000, 0.5, 25],
    [5001, 0.5, 25.005],
    [16_000, 0.5, 80],
    [16_001, 0.5, 80],
    [19_999, 0.5, 80],
    [20_000, 0.4, 80],
    [20_001, 0.4, 80.004],
    [89_999, 0.4, 359.996],
    [90_000, 0.5, 450],
    [119_999, 0.5, 599.995],
    [120_000, 0.6, 720],
    [149_999, 0.6, 899.994],
    [150_000, 0.7, 1050],
  ])('of a sale for %i만원 is %s %%, %s만원', (price, rate, maximumFee) => {
    expect(brokerageFee(sale(price), TODAY, RULES)).toMatchObject({
      transactionAmount: price,
      rate,
      maximumFee,
    })
  })

  it.each([
    [3999, 0.5, 19.995],
    [4000, 0.5, 20],
    [4999, 0.5, 20],
    [5000, 0.4, 20],
    [7500, 0.4, 30],
    [9999, 0.4, 30],
    [10_000, 0.3, 30],
    [59_999, 0.3, 179.997],
    [60_000, 0.4, 240],
    [119_999, 0.4, 479.996],
    [120_000, 0.5, 600],
    [149_999, 0.5, 749.995],
    [150_000, 0.6, 900],
  ])('of a jeonse of %i만원 is %s %%, %s만원', (deposit, rate, maximumFee) => {
    expect(brokerageFee(jeonse(deposit), TODAY, RULES)).toMatchObject({
      transactionAmount: deposit,
      rate,
      maximumFee,
    })
  })

  it.each([
    [1000, 40, 5000, 0.4, 20],
    [1000, 39, 3730, 0.5, 18.65],
    [500, 30, 2600, 0.5, 13],
    [999, 40, 3799, 0.5, 18.995],
    [0, 50, 5000, 0.4, 20],
    [0, 49, 3430, 0.5, 17.15],
  ])(
    'of a rent of %i/%i counts %i만원, %s %%, %s만원',
    (deposit, monthlyRent, transactionAmount, rate, maximumFee) => {
      const result = brokerageFee(rent(deposit, monthlyRent), TODAY, RULES)
      expect(result).toMatchObject({ transactionAmount, rate, maximumFee })
      expect(result.rules.map(({ article }) => article)).toContain('공인중개사법 시행규칙 제20조 제5항 제1호')
    },
  )

  it('of an officetel is 0.5 % for a sale and 0.4 % for a lease, assumed to be equipped', () => {
    const officetel = { propertyType: 'OFFICETEL' } as const
    const sold = brokerageFee({ ...officetel, transactionType: 'SALE', salePrice: 100_000 }, TODAY, RULES)
    expect(sold).toMatchObject({ rate: 0.5, maximumFee: 500 })
    expect(idsOf(sold.assumptions)).toContain('note.fee.officetel')
    const let_ = brokerageFee({ ...officetel, transactionType: 'JEONSE', deposit: 4999 }, TODAY, RULES)
    expect(let_).toMatchObject({ rate: 0.4, maximumFee: 19.996 })
  })

  it.each([
    ['a sale without a price', { transactionType: 'SALE', deposit: 1, propertyType: 'HOUSE' }, 'salePrice'],
    [
      'a jeonse without a deposit',
      { transactionType: 'JEONSE', monthlyRent: 1, propertyType: 'HOUSE' },
      'deposit',
    ],
    ['a rent without a rent', { transactionType: 'RENT', deposit: 1, propertyType: 'HOUSE' }, 'monthlyRent'],
    ['a day before the table', { ...sale(1), asOf: '2021-10-18' }, 'asOf'],
    [
      'an officetel before it had a rate',
      { ...sale(1), propertyType: 'OFFICETEL', asOf: '2015-01-05' },
      'asOf',
    ],
  ] as const)('refuses %s', (_what, input, field) => {
    expect(() => brokerageFee(input, TODAY, RULES)).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT', field }),
    )
  })

  it('holds from the first day of its table', () => {
    const [rule] = brokerageFee({ ...sale(1), asOf: '2021-10-19' }, TODAY, RULES).rules
    expect(rule).toMatchObject({ effectiveFrom: '2021-10-19', article: expect.stringContaining('별표 1') })
  })

  it('never falls as the amount grows, but where the table itself does', () => {
    const drops = new Set([10_000])
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300_000 }), (amount) => {
        if (drops.has(amount + 1)) return
        for (const contract of [sale, jeonse]) {
          const fee = (at: number) => brokerageFee(contract(at), TODAY, RULES).maximumFee
          expect(fee(amount + 1)).toBeGreaterThanOrEqual(fee(amount))
        }
      }),
    )
  })

  it('jumps only at the rows of the table', () => {
    const rows = new Set([5000, 10_000, 60_000, 90_000, 120_000, 150_000])
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300_000 }), (amount) => {
        if (rows.has(amount + 1)) return
        for (const contract of [sale, jeonse]) {
          const fee = (at: number) => brokerageFee(contract(at), TODAY, RULES).maximumFee
          expect(fee(amount + 1) - fee(amount)).toBeLessThanOrEqual(0.0071)
        }
      }),
    )
  })
})
