import { z } from 'zod'
import { message } from '../../message/say.ts'
import { exactManwon } from '../../money.ts'
import { applied, inForce } from '../../rules/rule.ts'
import type { Rules } from '../../rules/rules.ts'
import { compare, exact, floor, over, plus, times } from '../exact.ts'
import { caseDay, day, positiveManwon, readInput } from '../input.ts'
import { toWon } from '../tax/bill.ts'
import { byFact, plainly } from './outcome.ts'
import type { Outcome } from './outcome.ts'

export const guaranteeFeeInput = z.object({
  deposit: positiveManwon.describe('The deposit that is guaranteed, 만원.'),
  rate: z
    .number()
    .positive('must be above 0')
    .max(20)
    .nullish()
    .describe('Percent a year, as the guarantor says; by the table of HUG when omitted.'),
  years: z.number().positive('must be above 0').max(30).describe('For how long.'),
  apartment: z
    .boolean()
    .nullish()
    .describe('Whether the home is an apartment; both results when omitted. Without effect beside `rate`.'),
  price: positiveManwon
    .nullish()
    .describe('Price of the home, 만원, for its debt ratio; the lowest and the highest rate when omitted.'),
  seniorDebt: exactManwon.nullish().describe('Debt that ranks first, 만원; none when omitted.'),
  asOf: day.nullish().describe('Day of the case; today in Korea when omitted.'),
})

export interface GuaranteeFee {
  /** Percent a year, and what it comes to over the years, 만원 to the won; the lowest where the debt ratio is not known. */
  rate: number
  fee: number
  /** The same at the highest rate; as above where the debt ratio is known. */
  highestRate: number
  highestFee: number
  /** Senior debt and deposit over the price, percent, floored; null: no price was given, or the rate was. */
  debtRatio: number | null
}

/** What the guarantee of a deposit costs over its time. */
export const guaranteeFee = (
  raw: z.input<typeof guaranteeFeeInput>,
  today: Date,
  known: Rules,
): Outcome<GuaranteeFee> => {
  const { deposit, years, price, apartment, ...input } = readInput(guaranteeFeeInput, raw)
  const feeAt = (rate: number): number => toWon(over(times(times(exact(deposit), rate), years), 100))
  if (input.rate != null) {
    const [rate, fee] = [input.rate, feeAt(input.rate)]
    return plainly({ rate, fee, highestRate: rate, highestFee: fee, debtRatio: null })
  }
  const rule = inForce(known.guaranteeFee, caseDay(input.asOf, today), 'asOf')
  const band = rule.bands.find(({ upTo }) => deposit <= upTo)
  const ratio = price == null ? null : over(times(plus(deposit, input.seniorDebt ?? 0), 100), price)
  const feesOf = (isApartment: boolean): GuaranteeFee => {
    const rates = (isApartment ? band?.apartment : band?.other) ?? []
    const above = ratio === null ? null : rule.ratios.filter((share) => compare(ratio, share) > 0).length
    const [rate = 0, highestRate = rate] = above === null ? [rates[0], rates.at(-1)] : [rates[above]]
    return {
      rate,
      fee: feeAt(rate),
      highestRate,
      highestFee: feeAt(highestRate),
      debtRatio: ratio === null ? null : floor(ratio),
    }
  }
  const conditions = [message('lease.if.apartment'), message('lease.if.notApartment')] as const
  return {
    ...byFact(apartment ?? null, conditions, feesOf),
    assumptions: price != null && input.seniorDebt == null ? [message('lease.guarantee.noSenior')] : [],
    rules: [applied(rule)],
  }
}
