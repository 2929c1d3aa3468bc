import { z } from 'zod'
import { RENEWALS } from '../../lease-facts.ts'
import { message } from '../../message/say.ts'
import { exactManwon } from '../../money.ts'
import { applied, inForce } from '../../rules/rule.ts'
import type { Rules } from '../../rules/rules.ts'
import { over, plus, times } from '../exact.ts'
import { caseDay, day, percent, readInput } from '../input.ts'
import { conversionRateOn, rentOf } from '../conversion-rule.ts'
import { rentIncrease } from '../rent-increase.ts'
import { toWon } from '../tax/bill.ts'
import type { Outcome } from './outcome.ts'

type Regime = (typeof RENEWALS)[number]

export const homeRaiseInput = z.object({
  currentDeposit: exactManwon,
  currentMonthlyRent: exactManwon.nullish(),
  newDeposit: exactManwon.nullish(),
  newMonthlyRent: exactManwon.nullish(),
  /** Null: not said; both results of a renewal are told. */
  regime: z.enum(RENEWALS).nullish(),
  baseRate: percent.nullish(),
  asOf: day.nullish(),
})
export type HomeRaiseInput = z.input<typeof homeRaiseInput>

export interface HomeRaise {
  regime: Regime
  /** The cap binds; else the parties agree freely. */
  capped: boolean
  /** Percent, of the converted deposits; null where nothing is asked for. */
  increaseRate: number | null
  /** Percent, of the converted deposits; what binds at most, where the cap binds. */
  cap: number
  allowed: boolean | null
  /** 만원, with the rent as it is asked for; null: no cap. */
  maximumDeposit: number | null
  /** 만원, with the deposit as it is asked for; null: no cap, or no rent is paid. */
  maximumMonthlyRent: number | null
  /** What of the deposit is above the cap, 만원, and what it would be a month as rent at most. */
  added: number | null
  addedAsRent: number | null
}

/** A sum of 만원 raised by a share of itself. */
export const raisedBy = (amount: number, share: number): number =>
  toWon(times(amount, over(plus(100, share), 100)))

const BOUND: Record<Regime, boolean> = {
  RIGHT: true,
  AGREED: false,
  TACIT: true,
  REGISTERED: true,
  NEW_TENANT: false,
}
const CONDITIONS = { RIGHT: 'lease.if.right', AGREED: 'lease.if.agreed' } as const

/** How far a home's deposit and rent may be raised, by what it is let again by. */
export const homeRaise = (raw: HomeRaiseInput, today: Date, known: Rules): Outcome<HomeRaise> => {
  const input = readInput(homeRaiseInput, raw)
  const date = caseDay(input.asOf, today)
  const cap = inForce(known.increaseCap, date, 'asOf')
  const { rate, rules } = conversionRateOn(date, input.baseRate, known)
  const isAsked = input.newDeposit != null || input.newMonthlyRent != null
  const added = Math.max(0, (input.newDeposit ?? input.currentDeposit) - input.currentDeposit)
  const whole = rentIncrease(
    {
      currentDeposit: input.currentDeposit,
      currentMonthlyRent: input.currentMonthlyRent,
      newDeposit: input.newDeposit ?? input.currentDeposit,
      newMonthlyRent: input.newMonthlyRent ?? input.currentMonthlyRent,
      renewalRightUsed: true,
      baseRate: input.baseRate,
      asOf: date,
    },
    today,
    known,
  )
  const of = (regime: Regime): HomeRaise => ({
    regime,
    capped: BOUND[regime],
    cap: cap.cap,
    increaseRate: isAsked ? whole.increaseRate : null,
    // Nobody has to agree to more where the law renews the lease on the same terms.
    allowed: isAsked ? !BOUND[regime] || whole.allowed : null,
    maximumDeposit: BOUND[regime] ? toWon(whole.maximumDeposit) : null,
    maximumMonthlyRent:
      BOUND[regime] && whole.maximumMonthlyRent !== null ? toWon(whole.maximumMonthlyRent) : null,
    added: added > 0 ? added : null,
    addedAsRent: added > 0 ? toWon(rentOf(added, rate)) : null,
  })
  const regime = input.regime ?? null
  return {
    result: regime === null ? null : of(regime),
    alternatives:
      regime === null
        ? (['RIGHT', 'AGREED'] as const).map((it) => ({
            condition: message(CONDITIONS[it]),
            result: of(it),
          }))
        : [],
    assumptions: whole.assumptions,
    rules: [applied(cap), ...rules],
  }
}
