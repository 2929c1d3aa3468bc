import { z } from 'zod'
import { percent as percentArg } from '../../message/arg.ts'
import { message } from '../../message/say.ts'
import { exactManwon } from '../../money.ts'
import { applied, inForce } from '../../rules/rule.ts'
import type { Rules } from '../../rules/rules.ts'
import { conversionRateOn, rentOf } from '../conversion-rule.ts'
import { compare, exact, larger, minus, over, plus, times } from '../exact.ts'
import { caseDay, day, percent, positiveManwon, readInput, refuse } from '../input.ts'
import { toWon } from '../tax/bill.ts'
import { daysAfter, daysBetween } from '../../day.ts'
import { byFact, plainly } from './outcome.ts'
import type { Outcome } from './outcome.ts'

export const lateInterestInput = z.object({
  deposit: positiveManwon,
  /** Handed over, or offered; null: not said. */
  handedOver: z.boolean().nullish(),
  /** The day of that; the interest begins with the next. */
  handedOverOn: day.nullish(),
  /** The day on which the complaint was served. */
  servedOn: day.nullish(),
  /** Paid on, or counted until; today when omitted. */
  until: day.nullish(),
  /** So many days late, where no days of a calendar are said. */
  days: z.int().min(0).max(36_500).nullish(),
  /** And so many before the complaint was served, where `days` are those after it. */
  daysUnserved: z.int().min(0).max(36_500).nullish(),
  /** Those days are after the complaint was served. */
  served: z.boolean().nullish(),
})
export type LateInterestInput = z.input<typeof lateInterestInput>

export interface LateInterest {
  /** 만원, to the won. */
  interest: number
  /** Each span with its rate, percent a year. */
  parts: { from: string | null; until: string | null; days: number; rate: number; interest: number }[]
}

/** What is owed for a deposit that comes back late. Whoever still lives there is owed none. */
export const lateInterest = (raw: LateInterestInput, today: Date, known: Rules): Outcome<LateInterest> => {
  const input = readInput(lateInterestInput, raw)
  const until = caseDay(input.until, today)
  const statutory = inForce(known.statutoryInterest, until, 'until')
  const litigation = inForce(known.litigationInterest, until, 'until')
  const interestFor = (days: number, rate: number): number =>
    toWon(over(times(times(input.deposit, rate), days), 36_500))
  const span = (from: string | null, to: string | null, days: number, rate: number) => ({
    from,
    until: to,
    days,
    rate,
    interest: interestFor(days, rate),
  })
  const parts = (): LateInterest['parts'] => {
    if (input.days != null && input.daysUnserved != null)
      return [
        span(null, null, input.daysUnserved, statutory.rate),
        span(null, null, input.days, litigation.rate),
      ]
    if (input.days != null) {
      return [span(null, null, input.days, input.served === true ? litigation.rate : statutory.rate)]
    }
    const from = input.handedOverOn
    if (from == null) {
      return refuse('handedOverOn', 'is needed, or days: the interest begins on the day after')
    }
    if (from > until) refuse('handedOverOn', 'must not be after until')
    const served = input.servedOn ?? null
    if (served === null || served >= until) {
      return [span(daysAfter(from, 1), until, daysBetween(from, until), statutory.rate)]
    }
    const turn = served < from ? from : served
    return [
      ...(turn > from ? [span(daysAfter(from, 1), turn, daysBetween(from, turn), statutory.rate)] : []),
      span(daysAfter(turn, 1), until, daysBetween(turn, until), litigation.rate),
    ]
  }
  const owed = (): LateInterest => {
    const made = parts()
    return { interest: toWon(made.reduce((sum, part) => plus(sum, part.interest), exact(0))), parts: made }
  }
  return {
    ...byFact(
      input.handedOver ?? (input.handedOverOn == null ? null : true),
      [message('lease.if.handedOver'), message('lease.if.livingThere')],
      (isOver) => (isOver ? owed() : { interest: 0, parts: [] }),
    ),
    assumptions: [
      message('lease.interest.law', { rate: percentArg(statutory.rate), later: percentArg(litigation.rate) }),
    ],
    rules: [applied(statutory), applied(litigation)],
  }
}

export const refusedRenewalInput = z.object({
  deposit: exactManwon,
  monthlyRent: exactManwon.nullish(),
  newDeposit: exactManwon,
  newMonthlyRent: exactManwon.nullish(),
  /** The day of the refusal, which decides the rate. */
  refusedOn: day.nullish(),
  /** Moving, a broker, more rent elsewhere. */
  realLoss: exactManwon.nullish(),
  baseRate: percent.nullish(),
})
export type RefusedRenewalInput = z.input<typeof refusedRenewalInput>

export interface RefusedRenewal {
  /** 만원, to the won: the largest of the three. */
  damages: number
  /** The converted rent of a month until then, and of the new lease. */
  converted: number
  newConverted: number
  threeMonths: number
  difference: number
  /** Of how many months each is. */
  months: number
  differenceMonths: number
  by: 'MONTHS' | 'DIFFERENCE' | 'REAL_LOSS'
}

/** What a landlord owes who refused renewal to move in and then let to somebody else. */
export const refusedRenewal = (
  raw: RefusedRenewalInput,
  today: Date,
  known: Rules,
): Outcome<RefusedRenewal> => {
  const input = readInput(refusedRenewalInput, raw)
  const on = caseDay(input.refusedOn, today)
  const rule = inForce(known.refusedRenewal, on, 'refusedOn')
  const { rate, rules, assumptions } = conversionRateOn(on, input.baseRate, known)
  const converted = plus(input.monthlyRent ?? 0, rentOf(input.deposit, rate))
  const newConverted = plus(input.newMonthlyRent ?? 0, rentOf(input.newDeposit, rate))
  const threeMonths = times(converted, rule.months)
  const difference = larger(times(minus(newConverted, converted), rule.differenceMonths), 0)
  const real = input.realLoss ?? 0
  const most = larger(larger(threeMonths, difference), real)
  return plainly(
    {
      damages: toWon(most),
      converted: toWon(converted),
      newConverted: toWon(newConverted),
      threeMonths: toWon(threeMonths),
      difference: toWon(difference),
      months: rule.months,
      differenceMonths: rule.differenceMonths,
      by:
        compare(most, difference) === 0
          ? 'DIFFERENCE'
          : compare(most, threeMonths) === 0
            ? 'MONTHS'
            : 'REAL_LOSS',
    },
    {
      assumptions: [...assumptions, ...(input.realLoss == null ? [message('lease.refusal.real')] : [])],
      rules: [applied(rule), ...rules],
    },
  )
}

export const fraudMinimumInput = z.object({
  deposit: positiveManwon.describe('The deposit, 만원.'),
  recovered: exactManwon.describe('What came back, 만원.'),
  aid: exactManwon.nullish().describe('Aid that was given already.'),
  asOf: day.nullish().describe('Day of the case; today in Korea when omitted.'),
})

/** What a victim of jeonse fraud gets so that a third of the deposit is back. */
export const fraudMinimum = (
  raw: z.input<typeof fraudMinimumInput>,
  today: Date,
  known: Rules,
): Outcome<{ minimum: number; amount: number; parts: number }> => {
  const input = readInput(fraudMinimumInput, raw)
  const rule = inForce(known.fraudMinimum, caseDay(input.asOf, today), 'asOf')
  const minimum = over(input.deposit, rule.parts)
  const amount = larger(minus(minimum, input.recovered + (input.aid ?? 0)), 0)
  return plainly(
    { minimum: toWon(minimum), amount: toWon(amount), parts: rule.parts },
    { assumptions: [message('lease.fraud.conditions')], rules: [applied(rule)] },
  )
}
