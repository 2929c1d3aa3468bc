import { z } from 'zod'
import { day, readInput } from '../input.ts'
import { daysAfter } from '../../day.ts'

export const tenantRankInput = z.object({
  movedInOn: day.describe('Moved in and registered there: both.'),
  fixedOn: day.nullish().describe('Null: there is no 확정일자.'),
  mortgageOn: day.describe('Entered in the register.'),
  seizedOn: day
    .nullish()
    .describe('The earliest 가압류, 압류 or 경매개시결정 in the register; null: none is said.'),
})

export interface TenantRank {
  /** Holds against others from 0:00 of this day (주임법 제3조). */
  opposesOn: string
  /** Is paid in this place; null without a 확정일자. */
  ranksOn: string | null
  /** Against whoever buys at the auction. */
  opposes: boolean
  /** Falls to a seizure that is older than the mortgage. */
  fallsToSeizure: boolean
  /** Paid before the mortgage, beside it or after it; null without a 확정일자. */
  paid: 'BEFORE' | 'BESIDE' | 'AFTER' | null
}

/** Where a tenant stands beside one mortgage: against the buyer by moving in, in the payment by the later of both. */
export const tenantRank = (raw: z.input<typeof tenantRankInput>): TenantRank => {
  const { movedInOn, fixedOn = null, mortgageOn, seizedOn } = readInput(tenantRankInput, raw)
  // 말소기준: the earliest of what falls with the sale (민집 제91조 제3항).
  const baseOn = seizedOn != null && seizedOn < mortgageOn ? seizedOn : mortgageOn
  const opposesOn = daysAfter(movedInOn, 1)
  const ranksOn = fixedOn === null ? null : fixedOn > opposesOn ? fixedOn : opposesOn
  // The first hour of a day comes before a mortgage of the same day; a date that is got during it stands beside it.
  const isFromMidnight = ranksOn === opposesOn && (fixedOn ?? '') < opposesOn
  return {
    opposesOn,
    ranksOn,
    opposes: opposesOn <= baseOn,
    fallsToSeizure: opposesOn > baseOn && baseOn < mortgageOn,
    paid:
      ranksOn === null
        ? null
        : ranksOn < mortgageOn || (ranksOn === mortgageOn && isFromMidnight)
          ? 'BEFORE'
          : ranksOn === mortgageOn
            ? 'BESIDE'
            : 'AFTER',
  }
}
