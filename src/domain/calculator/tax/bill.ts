import type { AppliedRule } from '../../answer.ts'
import type { Said } from '../../message/say.ts'
import type { TermUnder } from '../../message/term.ts'
import { applied } from '../../rules/rule.ts'
import type { Rule } from '../../rules/rule.ts'
import { exact, floor, over, plus, times, toNumber } from '../exact.ts'
import type { Exact, Operand } from '../exact.ts'
import { workOver } from '../open-facts.ts'
import type { Alternative, ConditionId, OpenFact } from '../open-facts.ts'

export type TaxName = TermUnder<'tax.part'>
export type StepName = TermUnder<'tax.step'>
export type RegimeName = TermUnder<'tax.regime'>
export type DeadlineName = TermUnder<'tax.deadline'>

/** One of the taxes that are paid together. */
export interface TaxPart {
  tax: TaxName
  /** 만원, to the won. */
  amount: number
  /** Percent of the base; null where rates rise with it. */
  rate: number | null
}

/** How the tax was come to, from what was given on. */
export interface TaxStep {
  step: StepName
  /** 만원, percent or years. */
  value: number
  unit: 'MANWON' | 'PERCENT' | 'YEARS'
}

export interface TaxBill {
  /** For whom and for what it holds. */
  regime: RegimeName
  /** All parts together, 만원; null where the law leaves no sum that can be said. */
  total: number | null
  parts: TaxPart[]
  /** What was asked for in place of the tax, 만원: the price at which it was worked out. */
  solved?: number
  steps: TaxStep[]
  /** Why it came out so. */
  reasons: Said[]
  assumptions: Said[]
  /** Null: counted from a day that was not given. */
  deadlines: { what: DeadlineName; day: string | null }[]
  rules: AppliedRule[]
}

export type TaxAlternative = Alternative<TaxBill>

export interface TaxCalculation {
  /** Null where facts that were not given decide: then `alternatives` has every result. */
  bill: TaxBill | null
  alternatives: TaxAlternative[]
  /** What it would be if something that was assumed or said were otherwise; only what changes the sum. */
  flips: TaxAlternative[]
}

export type Fact<Input> = OpenFact<Input>

export const fact = <Name extends string>(
  name: Name,
  ...values: readonly (readonly [unknown, ConditionId])[]
): { fact: Name; values: readonly (readonly [unknown, ConditionId])[] } => ({ fact: name, values })

const sameSum = (a: TaxBill, b: TaxBill): boolean =>
  a.total === b.total &&
  a.solved === b.solved &&
  a.parts.every(({ amount }, index) => amount === b.parts[index]?.amount)

export const step = (name: StepName, value: number, unit: TaxStep['unit'] = 'MANWON'): TaxStep => ({
  step: name,
  value,
  unit,
})

/** A tax by facts of which some are not known. */
export const calculate = <Input extends object>(
  input: Input,
  facts: { deciding: readonly Fact<Input>[]; assumed?: readonly Fact<Input>[] },
  bill: (input: Input) => TaxBill,
): TaxCalculation => {
  const { only, alternatives, flips } = workOver(input, facts, bill, sameSum)
  return { bill: only, alternatives, flips }
}

/** Down to the won, in 만원. */
export const toWon = (value: Operand): number =>
  floor(times(typeof value === 'number' ? exact(value) : value, 10_000)) / 10_000

/** So many percent, exactly. */
export const share = (percent: Operand, of: Operand): Exact => over(times(of, percent), 100)

export const sum = (amounts: readonly number[]): number =>
  toNumber(amounts.reduce((all: Exact, it) => plus(all, it), exact(0)))

export interface Bracket {
  upTo: number
  rate: number
}

/** What brackets make of a base; `points` are added to every rate. Exact. */
export const progressive = (base: Operand, brackets: readonly Bracket[], points = 0): Exact => {
  const value = typeof base === 'number' ? base : toNumber(base)
  let tax = exact(0)
  let from = 0
  for (const { upTo, rate } of brackets) {
    if (value <= from) break
    const part = value <= upTo ? plus(base, -from) : exact(upTo - from)
    tax = plus(tax, share(rate + points, part))
    from = upTo
  }
  return tax
}

/** The rate of the bracket that a base ends in. */
export const topRate = (base: number, brackets: readonly Bracket[]): number =>
  brackets.find(({ upTo }) => base <= upTo)?.rate ?? 0

export const rulesOf = (...rules: readonly Rule[]): AppliedRule[] =>
  [...new Map(rules.map((rule) => [rule.id, rule])).values()].map(applied)

/** The rules of several results, each once. */
export const rulesTogether = (all: readonly (readonly AppliedRule[])[]): AppliedRule[] => [
  ...new Map(all.flat().map((rule) => [rule.name, rule])).values(),
]
