import { z } from 'zod'
import type { AppliedRule } from '../answer.ts'
import { manwon } from '../money.ts'
import { conversionRateOn, rentOf } from './conversion-rule.ts'
import { plus, toNumber } from './exact.ts'
import { caseDay, day, omitted, percent, readInput, refuse } from './input.ts'

export const rentConversionInput = z.object({
  deposit: manwon,
  newDeposit: manwon,
  monthlyRent: manwon.nullish(),
  baseRate: percent.nullish(),
  asOf: day.nullish(),
})
export type RentConversionInput = z.input<typeof rentConversionInput>

export interface RentConversion {
  /** Percent a year. */
  conversionRate: number
  /** 만원. */
  maximumMonthlyRent: number
  assumptions: string[]
  rules: AppliedRule[]
}

/** The highest rent when a part of the deposit of a running or renewed lease is turned into rent. */
export const rentConversion = (raw: RentConversionInput, today: Date): RentConversion => {
  const input = readInput(rentConversionInput, raw)
  if (input.newDeposit > input.deposit) {
    refuse('newDeposit', 'must not be above deposit: only a part of the deposit is turned into rent')
  }
  const { rate, rules, assumptions } = conversionRateOn(caseDay(input.asOf, today), input.baseRate)
  return {
    conversionRate: toNumber(rate),
    maximumMonthlyRent: toNumber(
      plus(input.monthlyRent ?? 0, rentOf(input.deposit - input.newDeposit, rate)),
    ),
    assumptions: [...omitted({ '기존 월세': input.monthlyRent }), ...assumptions],
    rules,
  }
}
