import type { Said } from '../message/say.ts'
import { z } from 'zod'
import type { AppliedRule } from '../answer.ts'
import { exactManwon } from '../money.ts'
import type { Rules } from '../rules/rules.ts'
import { conversionRateOn, depositOf, rentOf } from './conversion-rule.ts'
import type { ConversionRate } from './conversion-rule.ts'
import { compare, exact, minus, over, plus, times, toNumber } from './exact.ts'
import { caseDay, day, omitted, percent, readInput, refuse } from './input.ts'

export const rentConversionInput = z.object({
  deposit: exactManwon,
  newDeposit: exactManwon,
  monthlyRent: exactManwon.nullish(),
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

export const depositConversionInput = z.object({
  deposit: exactManwon.describe('The deposit until now, 만원.'),
  monthlyRent: exactManwon.describe('The rent until now, 만원.'),
  newDeposit: exactManwon
    .nullish()
    .describe('The deposit asked for; the whole rent becomes deposit when omitted.'),
  rate: percent
    .nullish()
    .describe('Percent a year that both sides agree on; the cap on the other direction when omitted.'),
  baseRate: percent
    .nullish()
    .describe('Base rate of the Bank of Korea, percent; the one of the day when omitted.'),
  asOf: day.nullish().describe('Day of the case; today in Korea when omitted.'),
})

export interface DepositConversion {
  /** Percent a year: as both sides agree on it, else the cap on the other direction as a yardstick. */
  conversionRate: number
  /** 만원. */
  deposit: number
  monthlyRent: number
  assumptions: Said[]
  rules: AppliedRule[]
}

interface DepositForRent {
  /** 만원, as the rents are. */
  deposit: number
  monthlyRent: number
  newRent: number
  /** Percent a year. */
  rate?: number | undefined
  baseRate?: number | undefined
}

/** The rate at which both sides agree to turn rent into deposit; none agreed on: the cap on the other direction, as a yardstick. */
const rateAgreed = (
  agreed: number | null | undefined,
  day: string,
  baseRate: number | null | undefined,
  known: Rules,
): Pick<ConversionRate, 'rate' | 'rules' | 'assumptions'> => {
  if (agreed == null) return conversionRateOn(day, baseRate, known)
  if (agreed <= 0) refuse('rate', 'must be above 0')
  return { rate: exact(agreed), rules: [], assumptions: [] }
}

/** What a lease is worth with more deposit and less rent. No statute sets a rate for this direction. */
export const depositConversion = (
  raw: z.input<typeof depositConversionInput>,
  today: Date,
  known: Rules,
): DepositConversion => {
  const {
    deposit,
    monthlyRent,
    newDeposit,
    rate: agreed,
    baseRate,
    asOf,
  } = readInput(depositConversionInput, raw)
  const { rate, rules, assumptions } = rateAgreed(agreed, caseDay(asOf, today), baseRate, known)
  const whole = plus(deposit, depositOf(monthlyRent, rate))
  if (newDeposit == null || compare(newDeposit, whole) >= 0) {
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

/** The deposit with which a lease costs another rent: more of it for less rent, less of it for more. `rate` as in `depositConversion`. */
export const depositForRent = (
  { deposit, monthlyRent, newRent, rate: agreed, baseRate }: DepositForRent,
  today: Date,
  known: Rules,
): DepositConversion => {
  const { rate, rules, assumptions } = rateAgreed(agreed, caseDay(null, today), baseRate, known)
  const wanted = plus(deposit, depositOf(minus(monthlyRent, newRent), rate))
  // What is paid back is no more than the deposit.
  const isEnough = compare(wanted, 0) >= 0
  return {
    conversionRate: toNumber(rate),
    deposit: isEnough ? toNumber(wanted) : 0,
    monthlyRent: isEnough ? newRent : toNumber(plus(monthlyRent, rentOf(deposit, rate))),
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
