import { message } from '../message/say.ts'
import { count } from '../message/arg.ts'
import type { Said } from '../message/say.ts'
import { z } from 'zod'
import { exactManwon } from '../money.ts'
import type { AppliedRule } from '../answer.ts'
import { compare, exact, minus, over, plus, times, toNumber } from './exact.ts'
import { omitted, percent, positiveManwon, readInput, refuse } from './input.ts'

/** Rent is paid for every month of a year. */
const MONTHS = 12

export const roiInput = z.object({
  price: positiveManwon,
  deposit: exactManwon.nullish(),
  monthlyRent: exactManwon,
  loanAmount: exactManwon.nullish(),
  annualRate: percent.nullish(),
  annualCost: exactManwon.nullish(),
  purchaseCost: exactManwon.nullish(),
})
export type RoiInput = z.input<typeof roiInput>

export interface Roi {
  /** 만원. */
  equity: number
  /** 만원. */
  annualCashFlow: number
  /** Percent a year on the equity. */
  estimatedRoi: number
  /** Years; null where nothing is left over in a year. */
  paybackPeriod: number | null
  assumptions: Said[]
  rules: AppliedRule[]
}

/** What a let home earns on the buyer's own money, before tax. No legal rule is involved. */
export const roi = (raw: RoiInput): Roi => {
  const input = readInput(roiInput, raw)
  const loan = input.loanAmount ?? 0
  if (loan > 0 && input.annualRate == null) refuse('annualRate', 'is needed where loanAmount is above 0')
  // What buying cost is own money as well.
  const equity = input.price + (input.purchaseCost ?? 0) - (input.deposit ?? 0) - loan
  if (equity <= 0) refuse('equity', `price − deposit − loanAmount must be above 0, not ${equity}`)
  const interest = over(times(loan, input.annualRate ?? 0), 100)
  const cashFlow = minus(minus(exact(MONTHS * input.monthlyRent), interest), input.annualCost ?? 0)
  return {
    equity,
    annualCashFlow: toNumber(cashFlow),
    estimatedRoi: toNumber(over(times(cashFlow, 100), equity)),
    paybackPeriod: compare(cashFlow, 0) > 0 ? toNumber(over(equity, cashFlow)) : null,
    assumptions: [
      ...omitted({ deposit: input.deposit, loan: input.loanAmount, annualCost: input.annualCost }),
      message('note.roi.leftOut'),
      message('note.roi.year', { months: count(MONTHS, 'month') }),
      ...(loan > 0 ? [message('note.roi.interestOnly')] : []),
    ],
    rules: [],
  }
}

/** What a let home is to earn: all that decides it but the one figure that is asked for. */
export type YieldTarget = Omit<RoiInput, 'price' | 'monthlyRent' | 'purchaseCost'> & { target: number }

const costOf = ({ loanAmount, annualRate, annualCost }: YieldTarget) =>
  plus(over(times(loanAmount ?? 0, annualRate ?? 0), 100), annualCost ?? 0)

/** Won of 만원: a rent rounded down would earn less than is wanted. */
const WON = 10_000

/** The rent of a month at which a home of this price earns its target, 만원. */
export const rentForYield = (price: number, asked: YieldTarget): number => {
  const equity = price - (asked.deposit ?? 0) - (asked.loanAmount ?? 0)
  if (equity <= 0) refuse('equity', `price − deposit − loanAmount must be above 0, not ${equity}`)
  const rent = toNumber(over(plus(over(times(equity, asked.target), 100), costOf(asked)), MONTHS))
  return Math.ceil(rent * WON) / WON
}

/** The price at which a home of this rent earns its target, 만원. */
export const priceForYield = (monthlyRent: number, asked: YieldTarget): number => {
  if (asked.target <= 0) refuse('target', 'must be above 0')
  const flow = minus(exact(MONTHS * monthlyRent), costOf(asked))
  if (compare(flow, 0) <= 0) refuse('monthlyRent', 'must be above interest and cost')
  const equity = over(times(flow, 100), asked.target)
  return toNumber(plus(equity, (asked.deposit ?? 0) + (asked.loanAmount ?? 0)))
}
