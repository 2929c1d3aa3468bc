import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { acquisitionBill } from '../../../src/domain/calculator/tax/acquisition.ts'
import type { TaxCalculation } from '../../../src/domain/calculator/tax/bill.ts'
import { capitalGainsTax } from '../../../src/domain/calculator/tax/capital-gains.ts'
import { comprehensiveRealEstateTax } from '../../../src/domain/calculator/tax/comprehensive.ts'
import {
  housingDeduction,
  rentalIncomeTax,
  rentTaxCredit,
} from '../../../src/domain/calculator/tax/income.ts'
import { propertyTax } from '../../../src/domain/calculator/tax/property.ts'
import { giftTax, inheritanceTax, stampTax } from '../../../src/domain/calculator/tax/transfer.ts'
import type { Rules } from '../../../src/domain/rules/rules.ts'
import { RULES } from '../../support/rules.ts'

const today = new Date('2026-11-26T03:00:00Z')

const TAXES = {
  acquisitionBill,
  capitalGainsTax,
  comprehensiveRealEstateTax,
  housingDeduction,
  rentalIncomeTax,
  rentTaxCredit,
  propertyTax,
  giftTax,
  inheritanceTax,
  stampTax,
}

/** Every calculator with the facts that decide it, each in a case in which all else is known. */
interface Decided {
  calculator: keyof typeof TAXES
  input: Record<string, unknown>
  fact: string
  values: unknown[]
}
const DECIDED = readFileSync(new URL('open-facts.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Decided)

/** The calculators check what they are given. */
const work = (name: keyof typeof TAXES, input: object): TaxCalculation =>
  (TAXES[name] as (input: object, today: Date, rules: Rules) => TaxCalculation)(input, today, RULES)

const totals = ({ bill, alternatives, flips }: TaxCalculation): (number | null)[] => [
  ...(bill === null ? [] : [bill.total]),
  ...[...alternatives, ...flips].map(({ result }) => result.total),
]

test.each(DECIDED)(
  'what comes out is told for every value that is not known: $calculator by $fact',
  ({ calculator, input, fact, values }) => {
    const open = totals(work(calculator, input))
    const known = values.map((value) => work(calculator, { ...input, [fact]: value }).bill?.total)
    expect(new Set(known).size).toBeGreaterThan(1)
    expect(open).toEqual(expect.arrayContaining(known))
  },
)

test('what separates the results is only what decides them', () => {
  const { alternatives } = acquisitionBill(
    { cause: 'SALE', price: 80_000, exclusiveArea: 84, ownedHomes: 1 },
    today,
    RULES,
  )
  // Outside of regulated areas, and where the old one is sold, a second home costs as much as a first.
  const heavy = alternatives.filter(({ conditions }) => conditions.length === 2)
  expect(heavy.map(({ result }) => result.total)).toEqual([6720])
  expect(alternatives.filter(({ conditions }) => conditions.length === 1).length).toBe(2)
})

test('how many homes are let is left open where nobody says: every result is told', () => {
  const { bill, alternatives } = rentalIncomeTax(
    { yearRent: 1500, registered: true, otherIncome: 0 },
    today,
    RULES,
  )
  expect(bill).toBeNull()
  // (1,500 × 40 % − 400) × 14 % = 28 and 2.8; one home up to 12억 is free.
  expect(new Set(alternatives.map(({ result }) => result.total))).toEqual(new Set([30.8, 0]))
})

test('what is let by whoever has two homes needs no more', () => {
  // 1,440 × 50 % × 14 %, without the deduction of whoever earns more beside it.
  expect(rentalIncomeTax({ homes: 2, yearRent: 1440, otherIncome: 2001 }, today, RULES).bill?.total).toBe(
    110.88,
  )
})

test('the deduction of a group is shared by those who give, and what they gave is not added', () => {
  // 5,000만 from a grandparent took all of it: 1억 × 10 % × 97 %.
  const of = { relation: 'PARENT', amount: 10_000 } as const
  expect(giftTax({ ...of, allowanceUsed: 5000 }, today, RULES).bill?.total).toBe(970)
  expect(giftTax({ ...of, allowanceUsed: 2000 }, today, RULES).bill?.total).toBe(679)
  expect(giftTax(of, today, RULES).bill?.total).toBe(485)
})
