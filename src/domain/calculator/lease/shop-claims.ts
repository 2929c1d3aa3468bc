import { present } from '../../present.ts'
import { z } from 'zod'
import { date as dateArg } from '../../message/arg.ts'
import { message } from '../../message/say.ts'
import { exactManwon } from '../../money.ts'
import { applied, inForce } from '../../rules/rule.ts'
import type { Rules } from '../../rules/rules.ts'
import { exact, floor, larger, over, toNumber } from '../exact.ts'
import { caseDay, day, positiveManwon, readInput } from '../input.ts'
import { plainly, settled } from './outcome.ts'
import type { Outcome } from './outcome.ts'
import { byTier } from '../small-deposit.ts'
import { convertedDepositOf, shopLeaseInput } from './shop.ts'

/** Arrears of these days do not count (제10조의9). */
const SPARED = { from: '2020-09-29', until: '2021-03-28' } as const

export const shopSmallDepositInput = shopLeaseInput.omit({ asOf: true }).extend({
  /** The first mortgage on the building; today's row when omitted. */
  firstMortgageDate: day.nullish(),
  /** Of the building. */
  price: positiveManwon.nullish(),
})

export interface ShopSmallDeposit {
  convertedDeposit: number
  /** 만원; of converted deposits. */
  ceiling: number
  /** What the row pays at most. */
  most: number
  /** What this lease gets before every mortgage; 0 above the ceiling. */
  amount: number
}

/** What of a shop's deposit is paid before every mortgage. The rent counts, unlike that of a home. */
export const shopSmallDeposit = (
  raw: z.input<typeof shopSmallDepositInput>,
  today: Date,
  known: Rules,
): Outcome<ShopSmallDeposit> => {
  const input = readInput(shopSmallDepositInput, raw)
  const rule = inForce(known.shopSmallDeposit, caseDay(input.firstMortgageDate, today), 'firstMortgageDate')
  const convertedDeposit = convertedDepositOf(input)
  const half = input.price == null ? Number.POSITIVE_INFINITY : floor(over(exact(input.price), 2))
  const all = byTier(rule.tiers, input.regionCode, known, ({ ceiling, amount }) => ({
    convertedDeposit,
    ceiling,
    most: amount,
    amount: convertedDeposit <= ceiling ? Math.min(amount, input.deposit, half) : 0,
  }))
  return {
    ...settled(all, (a, b) => a.amount === b.amount && a.ceiling === b.ceiling),
    assumptions: present([
      message('lease.shop.noVat'),
      input.firstMortgageDate == null &&
        message('lease.shop.newMortgage', { day: dateArg(rule.effectiveFrom) }),
    ]),
    rules: [applied(rule)],
  }
}

export interface ShopArrears {
  /** Rent of so many periods ends the lease. */
  periods: number
  /** Rent of three periods, 만원. */
  threshold: number
  reached: boolean
  /** What is missing to it, 만원; 0 where it is reached. */
  missing: number
}

export const shopArrearsInput = z.object({
  monthlyRent: positiveManwon.describe('Rent of a month, 만원.'),
  arrears: exactManwon.describe('What is open now.'),
  asOf: day.nullish().describe('Day of the case; today in Korea when omitted.'),
})

/** Whether arrears end the lease of a shop. */
export const shopArrears = (
  raw: z.input<typeof shopArrearsInput>,
  today: Date,
  known: Rules,
): Outcome<ShopArrears> => {
  const input = readInput(shopArrearsInput, raw)
  const rule = inForce(known.shopArrears, caseDay(input.asOf, today), 'asOf')
  const threshold = rule.periods * input.monthlyRent
  return plainly(
    {
      periods: rule.periods,
      threshold,
      reached: input.arrears >= threshold,
      missing: toNumber(larger(threshold - input.arrears, 0)),
    },
    {
      assumptions: [
        message('lease.shop.covid', { from: dateArg(SPARED.from), until: dateArg(SPARED.until) }),
      ],
      rules: [applied(rule)],
    },
  )
}
