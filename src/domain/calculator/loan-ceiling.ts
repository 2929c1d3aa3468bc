import { message } from '../message/say.ts'
import type { Said } from '../message/say.ts'
import { z } from 'zod'
import type { AppliedRule } from '../answer.ts'
import { floor, over, times } from './exact.ts'
import { homeCount, positiveManwon, readInput, regionCode } from './input.ts'
import { borrowerOf, LENDING_ZONES, lendingPlaceOf, zoneAlone } from './lending-place.ts'
import type { LendingZone } from './lending-place.ts'
import { readPlace } from './region.ts'
import { applied, inForce } from '../rules/rule.ts'
import { koreanDay } from '../day.ts'
import type { Rules } from '../rules/rules.ts'

export const loanCeilingInput = z.object({
  price: positiveManwon.describe('Price of the home, 만원.'),
  regionCode: regionCode.nullish().describe('법정동코드 of a 시군구 or dong.'),
  zone: z
    .enum(['regulated', 'capital', 'elsewhere'])
    .nullish()
    .describe('Where it lies for lending, where no region is given.'),
  ownedHomes: homeCount.describe('Homes of the household.'),
  firstHome: z.boolean().describe('Nobody of the household ever owned one.'),
})

export interface LoanCeiling {
  /** 만원: the lower of LTV and cap. What the income allows may be less. */
  maximumLoan: number
  limitingFactor: 'LTV' | 'ABSOLUTE_CAP'
  /** Percent. */
  ltv: number
  /** 만원; null where no cap holds. */
  cap: number | null
  assumptions: Said[]
  rules: AppliedRule[]
}

/** What the price and the place of a home allow to borrow, where the income is not known. */
export const loanCeiling = (
  raw: z.input<typeof loanCeilingInput>,
  today: Date,
  known: Rules,
): LoanCeiling => {
  const input = readInput(loanCeilingInput, raw)
  const date = koreanDay(today)
  const { zone, isRestricted, regulation } =
    input.regionCode == null
      ? zoneAlone(input.zone ?? null)
      : lendingPlaceOf(readPlace(input.regionCode, known), date, known)
  const ltv = inForce(known.ltv[borrowerOf(input.ownedHomes, input.firstHome)], date, 'asOf')
  const capRule = isRestricted ? inForce(known.loanCap, date, 'asOf') : null
  const cap = capRule?.caps.find(({ price }) => input.price <= price)?.cap ?? null
  const byPrice = floor(over(times(input.price, ltv[zone]), 100))
  const isCapped = cap !== null && cap < byPrice
  return {
    maximumLoan: isCapped ? cap : byPrice,
    limitingFactor: isCapped ? 'ABSOLUTE_CAP' : 'LTV',
    ltv: ltv[zone],
    cap,
    assumptions: [
      message('note.loan.noIncome'),
      ...(regulation?.straddles === true ? [message('note.loan.partlyRegulated')] : []),
      message('note.loan.easier'),
      message('note.loan.noOther'),
    ],
    rules: [ltv, capRule, regulation?.rule].flatMap((rule) => (rule == null ? [] : [applied(rule)])),
  }
}

/** The same for each kind of place, where it is not known which one it is in. */
export const loanCeilings = (
  input: Omit<z.input<typeof loanCeilingInput>, 'regionCode' | 'zone'>,
  today: Date,
  known: Rules,
): (LoanCeiling & { zone: LendingZone })[] =>
  LENDING_ZONES.map((zone) => ({ zone, ...loanCeiling({ ...input, zone }, today, known) }))

/** Between which prices the cap of a price holds; null where there is none, or the price is not capped. */
export const capTierOf = (
  price: number,
  today: Date,
  known: Rules,
): { above: number | null; upTo: number | null; cap: number } | null => {
  const { caps } = inForce(known.loanCap, koreanDay(today), 'asOf')
  const at = caps.findIndex((it) => price <= it.price)
  const tier = caps[at]
  if (tier === undefined || caps.length < 2) return null
  return {
    above: caps[at - 1]?.price ?? null,
    upTo: Number.isFinite(tier.price) ? tier.price : null,
    cap: tier.cap,
  }
}
