import { present } from '../present.ts'
import { count, name, percent as percentArg } from '../message/arg.ts'
import { message } from '../message/say.ts'
import type { Said } from '../message/say.ts'
import { z } from 'zod'
import type { AppliedRule } from '../answer.ts'
import { exactManwon } from '../money.ts'
import { loanOf, monthlyPaymentOf } from './annuity.ts'
import { exact, floor, minus, over, times, toNumber } from './exact.ts'
import { caseDay, day, homeCount, omitted, percent, positiveManwon, readInput, regionCode } from './input.ts'
import { borrowerOf, lendingPlaceOf, zoneAlone } from './lending-place.ts'
import { readPlace } from './region.ts'
import type { RateType } from '../lease-facts.ts'
import { applied, inForce } from '../rules/rule.ts'
import type { Rules } from '../rules/rules.ts'

export const LIMITING_FACTORS = ['LTV', 'DSR', 'ABSOLUTE_CAP'] as const
type LimitingFactor = (typeof LIMITING_FACTORS)[number]

export const loanAffordabilityInput = z.object({
  price: positiveManwon,
  annualIncome: exactManwon,
  existingAnnualRepayment: exactManwon.nullish(),
  annualRate: percent,
  years: z.int().min(1, 'must be 1 to 50').max(50, 'must be 1 to 50'),
  regionCode,
  firstHome: z.boolean().nullish(),
  ownedHomes: homeCount,
  asOf: day.nullish(),
})
export type LoanAffordabilityInput = z.input<typeof loanAffordabilityInput>

export interface LoanAffordability {
  /** 만원, floored. */
  maximumLoan: number
  limitingFactor: LimitingFactor
  /** Percent, the row's. */
  ltv: number
  /** Percent points. */
  stressRate: number
  /** 만원, for `maximumLoan` at the rate of the loan. */
  monthlyPayment: number
  assumptions: Said[]
  rules: AppliedRule[]
}

/** What is known of a loan beside its input: where only the zone of the home is, and how its rate moves. */
interface Supposed {
  zone?: 'capital' | 'elsewhere'
  rateType?: RateType
}
const withoutPlace = loanAffordabilityInput.omit({ regionCode: true })

/**
 * How much a bank may lend to buy a home: the smallest of the limits by price, by income and in won. A zone is supposed in
 * place of the region.
 */
export const loanAffordability = (
  raw: Omit<LoanAffordabilityInput, 'regionCode'> & { regionCode: string | null },
  today: Date,
  known: Rules,
  { zone: supposed, rateType }: Supposed = {},
): LoanAffordability => {
  const { regionCode: code, ...rest } = raw
  const input =
    code === null
      ? readInput(withoutPlace, rest)
      : readInput(loanAffordabilityInput, { ...rest, regionCode: code })
  const date = caseDay(input.asOf, today)
  const place = code === null ? null : readPlace(code, known)
  const { zone, isRestricted, regulation } =
    place === null ? zoneAlone(supposed ?? null) : lendingPlaceOf(place, date, known)

  const ltv = inForce(known.ltv[borrowerOf(input.ownedHomes, input.firstHome === true)], date, 'asOf')
  const dsr = inForce(known.dsr, date, 'asOf')
  const stressed = isRestricted ? 'capital' : 'elsewhere'
  const stress = inForce(known.stress[stressed], date, 'asOf')
  const shares = rateType === undefined ? null : inForce(known.stressShare, date, 'asOf')
  const stressRate =
    shares === null || rateType === undefined
      ? stress.rate
      : toNumber(over(times(stress.rate, shares[stressed][rateType]), 100))
  const cap = isRestricted ? inForce(known.loanCap, date, 'asOf') : null
  const term = isRestricted ? inForce(known.loanTerm, date, 'asOf') : null
  const years = Math.min(input.years, term?.years ?? input.years)

  const byPrice = over(times(input.price, ltv[zone]), 100)
  const share = over(times(input.annualIncome, dsr.limit), 100)
  const left = Math.max(0, toNumber(minus(share, input.existingAnnualRepayment ?? 0)))
  const byIncome = exact(loanOf(left / 12, input.annualRate + stressRate, years * 12))
  const inWon = cap?.caps.find(({ price }) => input.price <= price)?.cap
  const limits: { factor: LimitingFactor; loan: typeof byPrice }[] = [
    { factor: 'LTV', loan: byPrice },
    { factor: 'DSR', loan: byIncome },
    ...(inWon === undefined ? [] : [{ factor: 'ABSOLUTE_CAP' as const, loan: exact(inWon) }]),
  ]
  // In the order in which a tie is named: only a smaller limit displaces the one before.
  const lowest = limits.reduce((a, b) => (minus(b.loan, a.loan).over < 0n ? b : a))
  const maximumLoan = floor(lowest.loan)
  return {
    maximumLoan,
    limitingFactor: lowest.factor,
    ltv: ltv[zone],
    stressRate,
    monthlyPayment: monthlyPaymentOf(maximumLoan, input.annualRate, years * 12),
    assumptions: present([
      ...omitted({ existingRepayment: input.existingAnnualRepayment }),
      ...(place === null || place.abolished === null
        ? []
        : [message('note.region.abolished', { code: name(place.abolished) })]),
      regulation?.straddles === true && message('note.loan.partlyRegulated'),
      input.firstHome === true && input.ownedHomes > 0 && message('note.loan.owner'),
      years < input.years &&
        message('note.loan.term', { asked: count(input.years, 'year'), term: count(years, 'year') }),
      left === 0 && message('note.loan.nothingLeft', { limit: percentArg(dsr.limit) }),
      message('note.loan.dsr', { limit: percentArg(dsr.limit) }),
      message('note.loan.easier'),
      message('note.loan.noOther'),
    ]),
    rules: [ltv, dsr, stress, shares, cap, term, regulation?.rule].flatMap((rule) =>
      rule == null ? [] : [applied(rule)],
    ),
  }
}
