import { z } from 'zod'
import { message } from '../../message/say.ts'
import { exactManwon } from '../../money.ts'
import { applied, inForce } from '../../rules/rule.ts'
import type { Rules } from '../../rules/rules.ts'
import { conversionRateOn, rentOf } from '../conversion-rule.ts'
import { toNumber } from '../exact.ts'
import { caseDay, day, percent, positiveManwon, readInput, refuse, regionCode } from '../input.ts'
import { byTier } from '../small-deposit.ts'
import { toWon } from '../tax/bill.ts'
import { raisedBy } from './raise.ts'
import { following, settled } from './outcome.ts'
import type { Outcome } from './outcome.ts'

/** What of a month's rent counts as deposit (시행령 제2조 제3항). */
export const RENT_TIMES = 100
/** Renewal may be claimed for so many years in all (제10조 제2항). */
export const SHOP_RENEWAL_YEARS = 10

export const shopLeaseInput = z.object({
  deposit: exactManwon.describe('The deposit, 만원.'),
  monthlyRent: exactManwon.nullish().describe('Without VAT.'),
  regionCode: regionCode.nullish().describe('Null: every region is told. A whole 시·도 will do.'),
  asOf: day.nullish().describe('The contract was made or renewed on this day.'),
})
export type ShopLeaseInput = z.input<typeof shopLeaseInput>

/** 환산보증금, 만원. */
export const convertedDepositOf = ({
  deposit,
  monthlyRent,
}: {
  deposit: number
  monthlyRent?: number | null | undefined
}): number => deposit + RENT_TIMES * (monthlyRent ?? 0)

export interface ShopScope {
  /** 만원. */
  convertedDeposit: number
  /** 만원, of the region. */
  limit: number
  /** All rules hold; above the limit only those of 제2조 제3항. */
  within: boolean
}

/** Whether all rules of the Act on shops hold for a lease, or only some. */
export const shopScope = (raw: ShopLeaseInput, today: Date, known: Rules): Outcome<ShopScope> => {
  const input = readInput(shopLeaseInput, raw)
  const rule = inForce(known.shopScope, caseDay(input.asOf, today), 'asOf')
  const convertedDeposit = convertedDepositOf(input)
  const all = byTier(rule.tiers, input.regionCode, known, ({ limit }) => ({
    convertedDeposit,
    limit,
    within: convertedDeposit <= limit,
  }))
  return {
    ...settled(all, (a, b) => a.within === b.within && (a.limit === b.limit || input.regionCode == null)),
    assumptions: [message('lease.shop.noVat')],
    rules: [applied(rule)],
  }
}

export const shopRaiseInput = shopLeaseInput.extend({
  newDeposit: exactManwon.nullish(),
  newMonthlyRent: exactManwon.nullish(),
})
export type ShopRaiseInput = z.input<typeof shopRaiseInput>

export interface ShopRaise extends ShopScope {
  /** Percent; binds within the limit only. */
  cap: number
  /** 만원; null: no cap. */
  maximumDeposit: number | null
  maximumMonthlyRent: number | null
  /** Of what is asked for; null where nothing is. */
  allowed: boolean | null
}

/** How far the rent and the deposit of a shop may be raised: each by the cap, and only up to the limit of the region. */
export const shopRaise = (raw: ShopRaiseInput, today: Date, known: Rules): Outcome<ShopRaise> => {
  const input = readInput(shopRaiseInput, raw)
  const date = caseDay(input.asOf, today)
  const scope = shopScope({ ...input, asOf: date }, today, known)
  const cap = inForce(known.shopIncreaseCap, date, 'asOf')
  const raised = (sum: number): number => raisedBy(sum, cap.cap)
  const isAsked = input.newDeposit != null || input.newMonthlyRent != null
  const raiseIn = (of: ShopScope): ShopRaise => {
    if (!of.within) {
      return {
        ...of,
        cap: cap.cap,
        maximumDeposit: null,
        maximumMonthlyRent: null,
        allowed: isAsked ? true : null,
      }
    }
    const maximumDeposit = raised(input.deposit)
    const maximumMonthlyRent = raised(input.monthlyRent ?? 0)
    const allowed =
      (input.newDeposit ?? 0) <= maximumDeposit && (input.newMonthlyRent ?? 0) <= maximumMonthlyRent
    return { ...of, cap: cap.cap, maximumDeposit, maximumMonthlyRent, allowed: isAsked ? allowed : null }
  }
  return {
    ...following(scope, raiseIn),
    assumptions: scope.assumptions,
    rules: [...scope.rules, applied(cap)],
  }
}

export interface ShopConversion extends ShopScope {
  /** Percent a year that no cap goes above. */
  highest: number
  /** Percent a year; null: no cap. */
  rate: number | null
  /** 만원; what is added to the rent at most. */
  addedRent: number | null
}

export const shopConversionInput = shopLeaseInput.extend({
  converted: positiveManwon.describe('What of the deposit is turned into rent.'),
  baseRate: percent
    .nullish()
    .describe('Base rate of the Bank of Korea, percent; the one of the day when omitted.'),
})

/** The most rent for a part of a shop's deposit. */
export const shopConversion = (
  raw: z.input<typeof shopConversionInput>,
  today: Date,
  known: Rules,
): Outcome<ShopConversion> => {
  const input = readInput(shopConversionInput, raw)
  if (input.converted > input.deposit) refuse('converted', 'must not be above deposit')
  const date = caseDay(input.asOf, today)
  const { rate, highest, rules } = conversionRateOn(date, input.baseRate, known, 'shopConversionCap')
  const scope = shopScope({ ...input, asOf: date }, today, known)
  const of = (it: ShopScope): ShopConversion => ({
    ...it,
    highest,
    rate: it.within ? toNumber(rate) : null,
    addedRent: it.within ? toWon(rentOf(input.converted, rate)) : null,
  })
  return {
    ...following(scope, of),
    assumptions: scope.assumptions,
    rules: [...scope.rules, ...rules],
  }
}
