import { z } from 'zod'
import { term } from '../message/arg.ts'
import { message } from '../message/say.ts'
import type { Rules } from '../rules/rules.ts'
import { homeCount, positiveManwon, readInput, regionCode, day } from './input.ts'
import { jeonseLoans } from './lease/jeonse-loan.ts'
import { settled } from './lease/outcome.ts'
import type { Outcome } from './lease/outcome.ts'

/** What is within reach is not more than so many times one's own money: nobody lends more than nine tenths. */
const MOST_TIMES = 20

/**
 * The highest amount, in steps, for which one's own money is enough; `takes`: what an amount takes of it, which rises with the amount
 * (null: nobody can tell).
 */
export const highestWithin = (
  ownMoney: number,
  takes: (amount: number) => number | null,
  step = 1,
): number | null => {
  let within = 0
  let beyond = Math.ceil((ownMoney * MOST_TIMES) / step) + 1
  while (beyond - within > 1) {
    const middle = Math.floor((within + beyond) / 2)
    const own = takes(middle * step)
    if (own === null) return null
    if (own <= ownMoney) within = middle
    else beyond = middle
  }
  return within * step
}

export const jeonseReachInput = z.object({
  ownMoney: positiveManwon.describe('Own money, 만원.'),
  ownedHomes: homeCount.nullish().describe('Homes that the tenant owns; none when omitted.'),
  regionCode: regionCode
    .nullish()
    .describe('Decides up to which deposit anything is lent; both results when omitted.'),
  asOf: day.nullish().describe('Day of the case; today in Korea when omitted.'),
})

export interface JeonseReach {
  /** The highest deposit, 만원. */
  deposit: number
  /** What is lent for it. */
  loan: number
  /** Deposits above it have no guarantee. */
  highestDeposit: number
}

/** Up to which jeonse deposit own money goes, with what is lent for it. */
export const jeonseReach = (
  raw: z.input<typeof jeonseReachInput>,
  today: Date,
  known: Rules,
): Outcome<JeonseReach> => {
  const { ownMoney, ownedHomes, ...place } = readInput(jeonseReachInput, raw)
  const lentAt = (deposit: number) =>
    jeonseLoans({ ...place, deposit, ownedHomes: ownedHomes ?? 0 }, today, known)
  const { all, assumptions, rules } = lentAt(ownMoney)
  const reached = all.map(({ isCapital }, index) => {
    const lent = (deposit: number) => lentAt(deposit).all[index]?.result
    const deposit =
      highestWithin(ownMoney, (amount) => (amount === 0 ? 0 : amount - (lent(amount)?.limit ?? 0))) ??
      ownMoney
    return {
      condition: message('reach.if', { place: term(isCapital ? 'dsr.capital' : 'dsr.elsewhere') }),
      result: {
        deposit,
        loan: Math.max(0, deposit - ownMoney),
        highestDeposit: lent(deposit)?.highestDeposit ?? 0,
      },
    }
  })
  return { ...settled(reached, (a, b) => a.deposit === b.deposit), assumptions, rules }
}
