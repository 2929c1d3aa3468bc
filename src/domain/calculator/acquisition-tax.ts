import { area } from '../message/arg.ts'
import { message } from '../message/say.ts'
import type { Said } from '../message/say.ts'
import { z } from 'zod'
import type { AppliedRule } from '../answer.ts'
import { exact, minus, over, plus, round, times, toNumber } from './exact.ts'
import type { Exact } from './exact.ts'
import { caseDay, day, homeCount, positiveManwon, readInput } from './input.ts'
import { applied, inForce } from '../rules/rule.ts'
import type { Rule } from '../rules/rule.ts'
import type { Rules } from '../rules/rules.ts'

export const acquisitionTaxInput = z.object({
  price: positiveManwon,
  exclusiveArea: z.number().positive('must be above 0').max(100_000, 'must be at most 100000'),
  ownedHomes: homeCount,
  regulatedArea: z.boolean(),
  asOf: day.nullish(),
})
export type AcquisitionTaxInput = z.input<typeof acquisitionTaxInput>

export interface AcquisitionTax {
  /** Percent. */
  rate: number
  /** 만원, like the rest. */
  tax: number
  localEducationTax: number
  ruralSpecialTax: number
  total: number
  assumptions: Said[]
  rules: AppliedRule[]
}

type Burden = 'standard' | 'second' | 'more'

/** By the homes of the household after the purchase; a regulated area counts as one home more. */
export const burdenOf = (ownedHomes: number, regulatedArea: boolean): Burden => {
  const homes = ownedHomes + 1
  if (homes === 1) return 'standard'
  const counted = homes + (regulatedArea ? 1 : 0)
  if (counted <= 2) return 'standard'
  return counted === 3 ? 'second' : 'more'
}

/** Between the two ends the rate slides (price × 2 ÷ 3억 − 3), its fifth decimal, the third of the percentage, rounded half up. */
export const standardRate = (
  { lowUpTo, low, highAbove, high }: Rules['standardTax'][number],
  price: number,
): Exact => {
  if (price <= lowUpTo) return exact(low)
  if (price > highAbove) return exact(high)
  const sliding = plus(low, over(times(minus(high, low), price - lowUpTo), highAbove - lowUpTo))
  return over(round(times(sliding, 100)), 100)
}

const rateOf = (rules: Rules, burden: Burden, price: number, date: string): { rule: Rule; rate: Exact } => {
  if (burden === 'standard') {
    const rule = inForce(rules.standardTax, date, 'asOf')
    return { rule, rate: standardRate(rule, price) }
  }
  const rule = inForce(rules.heavyTax, date, 'asOf')
  return { rule, rate: exact(rule[burden]) }
}

/** What a person pays on buying a home. */
export const acquisitionTax = (raw: AcquisitionTaxInput, today: Date, rules: Rules): AcquisitionTax => {
  const input = readInput(acquisitionTaxInput, raw)
  const { price } = input
  const date = caseDay(input.asOf, today)
  const burden = burdenOf(input.ownedHomes, input.regulatedArea)
  const { rule, rate } = rateOf(rules, burden, price, date)
  const education = inForce(rules.educationTax, date, 'asOf')
  const rural = inForce(rules.ruralTax, date, 'asOf')
  const size = inForce(rules.nationalHome, date, 'asOf')

  const share = (percentage: Exact | number, of: Exact | number): Exact => over(times(of, percentage), 100)
  const tax = share(rate, price)
  const educationTax = burden === 'standard' ? share(education.ofTax, tax) : share(education.ofPrice, price)
  const ruralTax = input.exclusiveArea <= rural.exemptUpTo ? exact(0) : share(rural[burden], price)
  return {
    rate: toNumber(rate),
    tax: toNumber(tax),
    localEducationTax: toNumber(educationTax),
    ruralSpecialTax: toNumber(ruralTax),
    total: toNumber(plus(plus(tax, educationTax), ruralTax)),
    assumptions: [
      message('note.tax.household'),
      message('note.tax.exceptions'),
      message('note.tax.person'),
      message('note.tax.size', { size: area(rural.exemptUpTo), rural: area(size.rural) }),
    ],
    rules: [applied(rule), applied(education), applied(rural)],
  }
}

/** What a person pays on buying an officetel, which is no home in the law of this tax when it is bought. */
export const officetelTax = (price: number, today: Date, rules: Rules): AcquisitionTax => {
  const rule = inForce(rules.otherTax, caseDay(null, today), 'asOf')
  const share = (percentage: number) => over(times(price, percentage), 100)
  const tax = share(rule.rate)
  const educationTax = share(rule.education)
  const ruralTax = share(rule.rural)
  return {
    rate: rule.rate,
    tax: toNumber(tax),
    localEducationTax: toNumber(educationTax),
    ruralSpecialTax: toNumber(ruralTax),
    total: toNumber(plus(plus(tax, educationTax), ruralTax)),
    assumptions: [message('note.tax.person')],
    rules: [applied(rule)],
  }
}
