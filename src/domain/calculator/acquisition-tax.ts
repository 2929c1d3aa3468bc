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
const standardRate = (
  { lowUpTo, low, highAbove, high }: Rules['standardTax'][number],
  price: number,
): Exact => {
  if (price <= lowUpTo) return exact(low)
  if (price > highAbove) return exact(high)
  const sliding = plus(low, over(times(minus(high, low), price - lowUpTo), highAbove - lowUpTo))
  return over(round(times(sliding, 100)), 100)
}

/** Percent of the price, each of the taxes that are paid together. */
export interface PurchaseRates {
  rate: Exact | number
  education: Exact | number
  rural: number
  rules: Rule[]
}

export const flatRates = (
  rule: Rule & { rate: number; education: number; rural: number },
): PurchaseRates => ({
  rate: rule.rate,
  education: rule.education,
  rural: rule.rural,
  rules: [rule],
})

/** The rates of a home that is bought. */
export const homeRates = (burden: Burden, price: number, date: string, rules: Rules): PurchaseRates => {
  const education = inForce(rules.educationTax, date, 'asOf')
  const rural = inForce(rules.ruralTax, date, 'asOf')
  if (burden === 'standard') {
    const rule = inForce(rules.standardTax, date, 'asOf')
    const rate = standardRate(rule, price)
    return {
      rate,
      education: share(education.ofTax, rate),
      rural: rural.standard,
      rules: [rule, education, rural],
    }
  }
  const rule = inForce(rules.heavyTax, date, 'asOf')
  return {
    rate: rule[burden],
    education: education.ofPrice,
    rural: rural[burden],
    rules: [rule, education, rural],
  }
}

const share = (percentage: Exact | number, of: Exact | number): Exact => over(times(of, percentage), 100)

const taxAt = (
  price: number,
  { rate, education, rural, rules }: PurchaseRates,
  assumptions: Said[],
): AcquisitionTax => {
  const [tax, educationTax, ruralTax] = [share(rate, price), share(education, price), share(rural, price)]
  return {
    rate: typeof rate === 'number' ? rate : toNumber(rate),
    tax: toNumber(tax),
    localEducationTax: toNumber(educationTax),
    ruralSpecialTax: toNumber(ruralTax),
    total: toNumber(plus(plus(tax, educationTax), ruralTax)),
    assumptions,
    rules: rules.map(applied),
  }
}

/** What a person pays on buying a home. */
export const acquisitionTax = (raw: AcquisitionTaxInput, today: Date, rules: Rules): AcquisitionTax => {
  const input = readInput(acquisitionTaxInput, raw)
  const date = caseDay(input.asOf, today)
  const rates = homeRates(burdenOf(input.ownedHomes, input.regulatedArea), input.price, date, rules)
  const { exemptUpTo } = inForce(rules.ruralTax, date, 'asOf')
  const size = inForce(rules.nationalHome, date, 'asOf')
  const isExempt = input.exclusiveArea <= exemptUpTo
  return taxAt(input.price, isExempt ? { ...rates, rural: 0 } : rates, [
    message('note.tax.household'),
    message('note.tax.exceptions'),
    message('note.tax.person'),
    message('note.tax.size', { size: area(exemptUpTo), rural: area(size.rural) }),
  ])
}

/** What a person pays on buying an officetel, which is no home in the law of this tax when it is bought. */
export const officetelTax = (price: number, today: Date, rules: Rules): AcquisitionTax =>
  taxAt(price, flatRates(inForce(rules.otherTax, caseDay(null, today), 'asOf')), [message('note.tax.person')])
