import { rulesTogether, sum } from '../../domain/calculator/tax/bill.ts'
import type { TaxBill, TaxCalculation } from '../../domain/calculator/tax/bill.ts'
import type { Case } from '../../domain/case.ts'
import { list, money, name, phrase } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { Said } from '../../domain/message/say.ts'
import type { TermUnder } from '../../domain/message/term.ts'
import type { TaxCase } from '../../domain/reading/tax.ts'
import type { Rules } from '../../domain/rules/rules.ts'

export interface TaxQuestion {
  said: TaxCase
  given: Case
  ruleRegion: string | null
  today: Date
  rules: Rules
}

/** What is not known and cannot be left open, by the names of the prompt. */
export type Needed = TermUnder<'tax.need'>
/** A calculation with what went into it, or what it needs. */
export type Made = { inputs: Record<string, unknown>; calculation: TaxCalculation } | { needs: Needed[] }

/** Whole 만원. */
export const whole = (amount: number | null | undefined): number | null =>
  amount == null ? null : Math.round(amount)

/** The sum that is meant where nothing says what it is. */
export const firstOf = ({ open }: TaxCase, ...sums: readonly (number | null)[]): number | null =>
  whole(sums.find((it) => it !== null) ?? open[0])

/** A result with what was taken for granted beside what it takes itself. */
export const withNote = (calculation: TaxCalculation, note: Said): TaxCalculation => {
  const noted = (bill: TaxBill): TaxBill => ({ ...bill, assumptions: [...bill.assumptions, note] })
  return {
    ...calculation,
    bill: calculation.bill === null ? null : noted(calculation.bill),
    alternatives: calculation.alternatives.map((it) => ({ ...it, result: noted(it.result) })),
  }
}

/** A result with what explains it, before whatever else does. */
export const withReason = (calculation: TaxCalculation, why: Said): TaxCalculation => {
  const explained = (bill: TaxBill): TaxBill => ({ ...bill, reasons: [why, ...bill.reasons] })
  return {
    ...calculation,
    bill: calculation.bill === null ? null : explained(calculation.bill),
    alternatives: calculation.alternatives.map((it) => ({ ...it, result: explained(it.result) })),
  }
}

/** What several pay together, each taxed alone, and why it is so. Without a result where one of them has none. */
export const together = (
  each: readonly (TaxCalculation & { called: string })[],
  why: 'tax.why.eachRecipient' | 'tax.why.eachOwner',
): TaxCalculation => {
  const bills = each.flatMap(({ called, bill }) =>
    bill?.total == null ? [] : [{ called, bill, total: bill.total }],
  )
  const first = bills.toSorted((a, b) => b.total - a.total)[0]
  const [part] = first?.bill.parts ?? []
  if (first === undefined || part === undefined || bills.length < each.length)
    return { bill: null, alternatives: [], flips: [] }
  const total = sum(bills.map((it) => it.total))
  return {
    bill: {
      ...first.bill,
      total,
      parts: [{ ...part, amount: total }],
      reasons: [
        message(why, { each: list(bills.map((it) => phrase([name(it.called), money(it.total)]))) }),
        ...first.bill.reasons,
      ],
      rules: rulesTogether(bills.map(({ bill }) => bill.rules)),
    },
    alternatives: [],
    flips: [],
  }
}
