import { expect, test } from 'vitest'
import { rentalIncomeTax } from '../../../src/domain/calculator/tax/income.ts'
import { giftTax } from '../../../src/domain/calculator/tax/transfer.ts'
import { RULES } from '../../support/rules.ts'

const today = new Date('2026-11-26T03:00:00Z')

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
