import type { Said } from '../message/say.ts'
import { z } from 'zod'
import type { AppliedRule } from '../answer.ts'
import { manwon } from '../money.ts'
import type { Rules } from '../rules/rules.ts'
import { conversionRateOn, depositOf, rentOf } from './conversion-rule.ts'
import { compare, exact, minus, over, plus, times, toNumber } from './exact.ts'
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
  assumptions: Said[]
  rules: AppliedRule[]
}

/** The highest rent when a part of the deposit of a running or renewed lease is turned into rent. */
export const rentConversion = (raw: RentConversionInput, today: Date, known: Rules): RentConversion => {
  const input = readInput(rentConversionInput, raw)
  if (input.newDeposit > input.deposit) {
    refuse('newDeposit', 'must not be above deposit: only a part of the deposit is turned into rent')
  }
  const { rate, rules, assumptions } = conversionRateOn(caseDay(input.asOf, today), input.baseRate, known)
  return {
    conversionRate: toNumber(rate),
    maximumMonthlyRent: toNumber(
      plus(input.monthlyRent ?? 0, rentOf(input.deposit - input.newDeposit, rate)),
    ),
    assumptions: [...omitted({ monthlyRent: input.monthlyRent }), ...assumptions],
    rules,
  }
}

export interface DepositConversion {
  /** Percent a year: the cap on the other direction, taken as a yardstick here. */
  conversionRate: number
  /** 만원. */
  deposit: number
  monthlyRent: number
  assumptions: Said[]
  rules: AppliedRule[]
}

/**
 * What a lease is worth with more deposit and less rent, at the rate that caps the other direction. No statute sets a rate for
 * this one. Without `newDeposit` the whole rent becomes deposit.
 */
export const depositConversion = (
  { deposit, monthlyRent, newDeposit }: { deposit: number; monthlyRent: number; newDeposit?: number },
  today: Date,
  known: Rules,
): DepositConversion => {
  const { rate, rules, assumptions } = conversionRateOn(caseDay(null, today), null, known)
  const whole = plus(deposit, depositOf(monthlyRent, rate))
  if (newDeposit === undefined || compare(newDeposit, whole) >= 0) {
    return { conversionRate: toNumber(rate), deposit: toNumber(whole), monthlyRent: 0, assumptions, rules }
  }
  const left = minus(monthlyRent, rentOf(newDeposit - deposit, rate))
  return {
    conversionRate: toNumber(rate),
    deposit: newDeposit,
    monthlyRent: toNumber(left),
    assumptions,
    rules,
  }
}

/** At which rate a year a jeonse deposit and a lease with rent are the same, percent; null where the deposits leave nothing. */
export const impliedConversionRate = (
  jeonse: number,
  { deposit, monthlyRent }: { deposit: number; monthlyRent: number },
): number | null =>
  jeonse > deposit ? toNumber(over(times(exact(monthlyRent), 1200), jeonse - deposit)) : null
