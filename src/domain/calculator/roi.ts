import { z } from 'zod'
import { manwon } from '../money.ts'
import type { AppliedRule } from '../answer.ts'
import { compare, exact, minus, over, times, toNumber } from './exact.ts'
import { omitted, percent, positiveManwon, readInput, refuse } from './input.ts'

export const roiInput = z.object({
  price: positiveManwon,
  deposit: manwon.nullish(),
  monthlyRent: manwon,
  loanAmount: manwon.nullish(),
  annualRate: percent.nullish(),
  annualCost: manwon.nullish(),
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
  assumptions: string[]
  rules: AppliedRule[]
}

/** What a let home earns on the buyer's own money, before tax. No legal rule is involved. */
export const roi = (raw: RoiInput): Roi => {
  const input = readInput(roiInput, raw)
  const loan = input.loanAmount ?? 0
  if (loan > 0 && input.annualRate == null) refuse('annualRate', 'is needed where loanAmount is above 0')
  const equity = input.price - (input.deposit ?? 0) - loan
  if (equity <= 0) refuse('equity', `price − deposit − loanAmount must be above 0, not ${equity}`)
  const interest = over(times(loan, input.annualRate ?? 0), 100)
  const cashFlow = minus(minus(exact(12 * input.monthlyRent), interest), input.annualCost ?? 0)
  return {
    equity,
    annualCashFlow: toNumber(cashFlow),
    estimatedRoi: toNumber(over(times(cashFlow, 100), equity)),
    paybackPeriod: compare(cashFlow, 0) > 0 ? toNumber(over(equity, cashFlow)) : null,
    assumptions: [
      ...omitted({ 보증금: input.deposit, 대출금: input.loanAmount, '연간 비용': input.annualCost }),
      '취득·보유·양도 세금, 공실, 시세 변동은 반영하지 않았습니다.',
      ...(loan > 0 ? ['대출은 원금을 갚지 않고 이자만 내는 것으로 계산했습니다.'] : []),
    ],
    rules: [],
  }
}
