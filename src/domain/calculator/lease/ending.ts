import { z } from 'zod'
import { message } from '../../message/say.ts'
import { PREMISES, RENEWALS } from '../../lease-facts.ts'
import { day, readInput } from '../input.ts'
import { FREE_MONTHS, freeAfter } from './dates.ts'
import { monthsFrom } from '../../day.ts'
import { byFact } from './outcome.ts'
import type { Outcome } from './outcome.ts'

export const leaseEndingInput = z.object({
  arrivedOn: day.describe('The day on which the tenant’s notice arrived.'),
  endOn: day.nullish().describe('The end that was agreed on.'),
  premises: z.enum(PREMISES).nullish().describe('A home when omitted.'),
  regime: z.enum(RENEWALS).nullish().describe('By what the lease goes on; both results when omitted.'),
})

export interface LeaseEnding {
  /** The law lets the tenant leave before the end (주임법 6의2, 6의3 ④, 상임법 10 ⑤). */
  mayLeave: boolean
  /** The last day of the lease; null: the end that was agreed on, which was not said. */
  last: string | null
  /** The first day on which it is over. */
  freeFrom: string | null
}

/** When a lease ends that its tenant gives notice of: three months later if it was renewed, else with its term. */
export const leaseEnding = (raw: z.input<typeof leaseEndingInput>): Outcome<LeaseEnding> => {
  const { arrivedOn, endOn = null, premises, regime } = readInput(leaseEndingInput, raw)
  const until = (last: string | null, mayLeave: boolean): LeaseEnding => ({
    mayLeave,
    last,
    freeFrom: last === null ? null : freeAfter(last, 0),
  })
  const third = monthsFrom(arrivedOn, FREE_MONTHS)
  // Notice that comes after an end is of a lease that went on: that end is past.
  const isPast = endOn !== null && endOn < arrivedOn
  const renewed = until(endOn !== null && !isPast && endOn < third ? endOn : third, true)
  const fixed = until(endOn, false)
  // A shop's renewal by claim is a term of its own; only the tacit one may be ended so.
  const isFree = regime === 'TACIT' || (regime === 'RIGHT' && premises !== 'SHOP')
  const ifFree = message(premises === 'SHOP' ? 'lease.if.tacit' : 'lease.if.renewed')
  return {
    ...byFact(regime == null ? isPast || null : isFree, [ifFree, message('lease.if.withinTerm')], (it) =>
      it ? renewed : fixed,
    ),
    assumptions: [],
    rules: [],
  }
}
