import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { z } from 'zod'
import { acquisitionBill } from '../../../src/domain/calculator/tax/acquisition.ts'
import { progressive } from '../../../src/domain/calculator/tax/bill.ts'
import type { TaxBill, TaxCalculation } from '../../../src/domain/calculator/tax/bill.ts'
import { capitalGainsTax } from '../../../src/domain/calculator/tax/capital-gains.ts'
import { comprehensiveRealEstateTax } from '../../../src/domain/calculator/tax/comprehensive.ts'
import {
  housingDeduction,
  rentalIncomeTax,
  rentTaxCredit,
} from '../../../src/domain/calculator/tax/income.ts'
import { propertyTax } from '../../../src/domain/calculator/tax/property.ts'
import { giftTax, inheritanceTax, stampTax } from '../../../src/domain/calculator/tax/transfer.ts'
import { toNumber } from '../../../src/domain/calculator/exact.ts'
import { InvalidInputError } from '../../../src/domain/errors.ts'
import type { Rules } from '../../../src/domain/rules/rules.ts'
import { RULES } from '../../support/rules.ts'
import { TODAY } from './cases.ts'

const TAXES = {
  acquisitionBill,
  capitalGainsTax,
  comprehensiveRealEstateTax,
  propertyTax,
  rentTaxCredit,
  housingDeduction,
  giftTax,
  inheritanceTax,
  stampTax,
  rentalIncomeTax,
}
const names = Object.keys(TAXES) as (keyof typeof TAXES)[]

const item = z.object({
  id: z.string(),
  calculator: z.enum(names as [keyof typeof TAXES]),
  input: z.record(z.string(), z.unknown()),
  expect: z.record(z.string(), z.unknown()),
  why: z.string(),
})
const items = readFileSync(new URL('tax-cases.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => item.parse(JSON.parse(line)))

/** The calculators check what they are given, so that data of any shape may be handed to them. */
const run = (name: keyof typeof TAXES, input: unknown): TaxCalculation =>
  (TAXES[name] as (input: unknown, today: Date, rules: Rules) => TaxCalculation)(input, TODAY, RULES)

const won = (manwon: number | null | undefined) => (manwon == null ? null : Math.round(manwon * 10_000))

const figure = (bill: TaxBill | null, name: string): unknown => {
  if (bill === null) return undefined
  if (name === 'total') return won(bill.total)
  if (name === 'regime') return bill.regime
  const part = bill.parts.find(({ tax }) => tax === name)
  return won(part?.amount ?? bill.steps.find(({ step }) => step === name)?.value)
}

describe('a tax, worked out by hand', () => {
  it.each(items)('$id $calculator: $why', ({ calculator, input, expect: wanted }) => {
    if (wanted['error'] === true) {
      expect(() => run(calculator, input)).toThrow(InvalidInputError)
      return
    }
    const { bill, alternatives } = run(calculator, input)
    for (const [name, value] of Object.entries(wanted)) {
      if (name === 'alternatives') {
        expect(alternatives.map(({ result }) => won(result.total))).toEqual((value as number[]).map(won))
        expect(alternatives.every(({ conditions }) => conditions.length > 0)).toBe(true)
        expect(bill).toBeNull()
      } else {
        expect([name, figure(bill, name)]).toEqual([name, typeof value === 'number' ? won(value) : value])
        expect(alternatives).toEqual([])
      }
    }
  })

  test('there are cases of every tax', () => {
    expect(items.length).toBeGreaterThanOrEqual(120)
    expect(new Set(items.map(({ calculator }) => calculator))).toEqual(new Set(names))
  })
})

const amounts = fc.integer({ min: 1, max: 5_000_000 })
const owed = (calculation: TaxCalculation): number[] =>
  (calculation.bill === null ? calculation.alternatives.map(({ result }) => result) : [calculation.bill]).map(
    ({ total }) => total ?? 0,
  )
const RISING: readonly (readonly [string, (amount: number) => TaxCalculation])[] = [
  ['giftTax', (amount) => giftTax({ amount, relation: 'PARENT' }, TODAY, RULES)],
  ['inheritanceTax', (estate) => inheritanceTax({ estate, spouse: true }, TODAY, RULES)],
  [
    'capitalGainsTax of land',
    (gain) => capitalGainsTax({ sold: 'LAND', gain, heldMonths: 60 }, TODAY, RULES),
  ],
  [
    'capitalGainsTax of the only home',
    (gain) =>
      capitalGainsTax(
        {
          soldPrice: 5_000_001,
          gain,
          heldMonths: 120,
          livedMonths: 60,
          homes: 1,
          regulatedAtPurchase: false,
        },
        TODAY,
        RULES,
      ),
  ],
  [
    'comprehensiveRealEstateTax',
    (officialPrice) => comprehensiveRealEstateTax({ officialPrice }, TODAY, RULES),
  ],
  ['propertyTax', (officialPrice) => propertyTax({ officialPrice, onlyHome: false }, TODAY, RULES)],
  ['stampTax', (amount) => stampTax({ document: 'SALE', amount }, TODAY, RULES)],
  [
    'acquisitionBill of an heir',
    (officialPrice) => acquisitionBill({ cause: 'INHERITANCE', officialPrice }, TODAY, RULES),
  ],
]

describe.each(RISING)('%s', (_name, tax) => {
  it('never falls when the amount rises', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 100_000 }), (amount, more) => {
        const [less, rise] = [owed(tax(amount)), owed(tax(amount + more))]
        if (less.length === rise.length)
          expect(rise.every((it, index) => it >= (less[index] ?? 0))).toBe(true)
      }),
    )
  })

  it('is the sum of its parts, each of whole won', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const calculation = tax(amount)
        for (const bill of [calculation.bill, ...calculation.alternatives.map(({ result }) => result)]) {
          if (bill === null) continue
          const parts = bill.parts.map((part) => part.amount * 10_000)
          expect(parts.every((it) => Math.abs(it - Math.round(it)) < 1e-3)).toBe(true)
          expect(won(bill.total)).toBe(Math.round(parts.reduce((all, it) => all + it, 0)))
        }
      }),
    )
  })
})

test('brackets have no step between them', () => {
  for (const { brackets } of [
    ...RULES.incomeBrackets,
    ...RULES.transferBrackets,
    ...RULES.propertyTaxRates,
  ]) {
    for (const { upTo } of brackets.slice(0, -1)) {
      const at = toNumber(progressive(upTo, brackets))
      expect(toNumber(progressive(upTo + 1, brackets)) - at).toBeLessThan(1)
    }
  }
})

test('a rule of taxes says so where it is applied past its end', () => {
  const { bill } = propertyTax({ officialPrice: 50_000, onlyHome: true, asOf: '2027-06-01' }, TODAY, RULES)
  expect(bill?.rules.filter(({ until }) => until !== undefined).length).toBe(2)
})
