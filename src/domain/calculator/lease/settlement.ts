import { z } from 'zod'
import { positiveManwon, day, readInput } from '../input.ts'
import { exact, times } from '../exact.ts'
import { toWon } from '../tax/bill.ts'
import { monthsFrom } from '../../day.ts'
import { plainly } from './outcome.ts'
import type { Outcome } from './outcome.ts'

/** Damages for 권리금 are claimed within so many years of the end (상임법 제10조의4 제4항). */
export const KEY_MONEY_YEARS = 3

export const keyMoneyInput = z.object({
  agreed: positiveManwon.describe('What the new tenant was to pay.'),
  atEnd: positiveManwon.describe('What it was worth when the lease ended.'),
  endedOn: day.nullish().describe('The day on which the lease ended.'),
})

export interface KeyMoney {
  /** The most that can be claimed, 만원. */
  most: number
  /** The last day for a suit; null where the end is not said. */
  claimUntil: string | null
}

/** What a landlord owes at most who kept a tenant from key money (상임법 제10조의4 제3항): the lower of both. */
export const keyMoneyDamages = (raw: z.input<typeof keyMoneyInput>): Outcome<KeyMoney> => {
  const { agreed, atEnd, endedOn } = readInput(keyMoneyInput, raw)
  return plainly({
    most: Math.min(agreed, atEnd),
    claimUntil: endedOn == null ? null : monthsFrom(endedOn, KEY_MONEY_YEARS * 12),
  })
}

export const repairFundInput = z.object({
  monthly: z.number().positive('must be above 0').max(100_000).describe('A month, 만원; to the won.'),
  months: z.int().min(1, 'must be above 0').max(1200).describe('So many months were paid.'),
})

/** What an owner returns to a tenant who paid for the long-term repair fund (공동주택관리법 시행령 제31조 제8항). */
export const repairFund = (raw: z.input<typeof repairFundInput>): Outcome<{ amount: number }> => {
  const { monthly, months } = readInput(repairFundInput, raw)
  const won = Math.round(monthly * 10_000)
  return plainly({ amount: toWon(times(exact(won / 10_000), months)) })
}
