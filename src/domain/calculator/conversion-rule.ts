import { date, percent } from '../message/arg.ts'
import { message } from '../message/say.ts'
import type { Said } from '../message/say.ts'
import type { AppliedRule } from '../answer.ts'
import { applied, inForce } from '../rules/rule.ts'
import type { Rules } from '../rules/rules.ts'
import { exact, over, plus, smaller, times } from './exact.ts'
import type { Exact } from './exact.ts'

export interface ConversionRate {
  /** Percent a year. */
  rate: Exact
  /** That no rate goes above, percent a year. */
  highest: number
  rules: AppliedRule[]
  assumptions: Said[]
}

/** The highest rate at which a deposit may be turned into rent on a day, that of the conversion (법령해석 20-0683). */
export const conversionRateOn = (
  day: string,
  baseRate: number | null | undefined,
  known: Rules,
  of: 'conversionCap' | 'shopConversionCap' = 'conversionCap',
): ConversionRate => {
  const rule = inForce(known[of], day, 'asOf')
  const base =
    baseRate == null
      ? inForce(known.baseRate, day, 'asOf', '; give the rate of that day as baseRate')
      : undefined
  const rate = smaller(rule.highest, plus(times(baseRate ?? base?.rate ?? 0, rule.factor), rule.margin))
  return {
    rate,
    highest: rule.highest,
    rules: base === undefined ? [applied(rule)] : [applied(rule), applied(base)],
    assumptions:
      base === undefined
        ? []
        : [message('note.lease.baseRate', { day: date(day), rate: percent(base.rate) })],
  }
}

/** The rent of a month that stands for a deposit. */
export const rentOf = (deposit: Exact | number, rate: Exact): Exact => over(times(deposit, rate), exact(1200))
/** The deposit that stands for the rent of a month. */
export const depositOf = (rent: Exact | number, rate: Exact): Exact => over(times(rent, 1200), rate)
