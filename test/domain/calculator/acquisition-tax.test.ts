import { idsOf } from '../../support/facts.ts'
import * as fc from 'fast-check'
import { RULES } from '../../support/rules.ts'
import { describe, expect, it } from 'vitest'
import { acquisitionTax } from '../../../src/domain/calculator/acquisition-tax.ts'
import { TODAY } from './cases.ts'

const buy = (price: number, exclusiveArea = 84.9, ownedHomes = 0, regulatedArea = false) =>
  acquisitionTax({ price, exclusiveArea, ownedHomes, regulatedArea }, TODAY, RULES)

describe('acquisitionTax', () => {
  it.each([
    [1, 1],
    [60_000, 1],
    [60_001, 1],
    [60_074, 1],
    [60_075, 1.01],
    [60_224, 1.01],
    [60_225, 1.02],
    [70_000, 1.67],
    [75_000, 2],
    [80_000, 2.33],
    [85_000, 2.67],
    [89_924, 2.99],
    [89_925, 3],
    [90_000, 3],
    [90_001, 3],
  ])('of a first home for %i만원 is at %s %%', (price, rate) => {
    expect(buy(price).rate).toBe(rate)
  })

  it('of 7억 comes to 11,690,000 won, 1,169,000 for education and 1,400,000 above 85 ㎡', () => {
    expect(buy(70_000, 84.9)).toMatchObject({
      tax: 1169,
      localEducationTax: 116.9,
      ruralSpecialTax: 0,
      total: 1285.9,
    })
    expect(buy(70_000, 85.01)).toMatchObject({ ruralSpecialTax: 140, total: 1425.9 })
    expect(buy(80_000)).toMatchObject({ tax: 1864 })
  })

  it.each([
    [60_000, 85, 0, false, 1.1],
    [60_000, 85.0001, 0, false, 1.3],
    [100_000, 85, 0, true, 3.3],
    [100_000, 86, 0, true, 3.5],
    [100_000, 85, 1, true, 8.4],
    [100_000, 86, 1, true, 9],
    [100_000, 85, 2, true, 12.4],
    [100_000, 86, 2, true, 13.4],
  ])(
    'of %i만원, %s ㎡, %i homes owned, regulated %s totals %s %%',
    (price, area, owned, regulated, percent) => {
      expect(buy(price, area, owned, regulated).total).toBeCloseTo((price * percent) / 100, 9)
    },
  )

  it.each([
    [0, false, 1],
    [1, false, 1],
    [2, false, 8],
    [3, false, 12],
    [9, false, 12],
    [0, true, 1],
    [1, true, 8],
    [2, true, 12],
    [9, true, 12],
  ])('with %i homes owned and regulated %s takes %i %%', (owned, regulated, rate) => {
    expect(buy(50_000, 60, owned, regulated).rate).toBe(rate)
  })

  it.each([
    [{ ownedHomes: 0, asOf: '2019-12-31' }, 'asOf'],
    [{ ownedHomes: 2, asOf: '2020-08-11' }, 'asOf'],
    [{ ownedHomes: -1 }, 'ownedHomes'],
    [{ ownedHomes: 0, exclusiveArea: 0 }, 'exclusiveArea'],
    [{ ownedHomes: 0, price: 0 }, 'price'],
  ])('refuses %j', (part, field) => {
    const input = { price: 50_000, exclusiveArea: 60, regulatedArea: false, ...part }
    expect(() => acquisitionTax(input, TODAY, RULES)).toThrow(expect.objectContaining({ field }))
  })

  it('names the articles, and says what it left out', () => {
    const result = acquisitionTax(
      { price: 50_000, exclusiveArea: 60, ownedHomes: 2, regulatedArea: false, asOf: '2020-08-12' },
      TODAY,
      RULES,
    )
    expect(result.rules.map(({ article }) => article)).toEqual([
      '지방세법 제13조의2 제1항 제2호·제3호',
      '지방세법 제151조 제1항 제1호',
      '농어촌특별세법 제5조 제1항 제6호, 제4조 제11호',
    ])
    expect(idsOf(result.assumptions)).toContain('note.tax.exceptions')
  })

  it('grows with the price, and never jumps by more than a hundredth of a percent of it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500_000 }), (price) => {
        const step = buy(price + 1).tax - buy(price).tax
        expect(step).toBeGreaterThan(0)
        expect(step).toBeLessThanOrEqual(price * 0.0001 + 0.0301)
      }),
    )
  })

  it('never falls with another home, a regulated area or a larger home', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500_000 }),
        fc.nat(5),
        fc.boolean(),
        (price, owned, regulated) => {
          const { total } = buy(price, 85, owned, regulated)
          expect(buy(price, 85, owned + 1, regulated).total).toBeGreaterThanOrEqual(total)
          expect(buy(price, 85, owned, true).total).toBeGreaterThanOrEqual(total)
          expect(buy(price, 86, owned, regulated).total).toBeGreaterThanOrEqual(total)
        },
      ),
    )
  })
})
