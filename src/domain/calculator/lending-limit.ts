import type { AppliedRule } from '../answer.ts'
import { loanOf } from './annuity.ts'
import { minus, over, times, toNumber } from './exact.ts'
import { z } from 'zod'
import { RATE_TYPES } from '../lease-facts.ts'
import type { RateType } from '../lease-facts.ts'
import { exactManwon } from '../money.ts'
import { percent, positiveManwon } from './input.ts'
import { lendingPlaceOf } from './lending-place.ts'
import type { Borrower, LendingZone } from './lending-place.ts'
import { readPlace } from './region.ts'
import { applied, inForce } from '../rules/rule.ts'
import { koreanDay } from '../day.ts'
import type { Rules } from '../rules/rules.ts'

const ZONES: readonly LendingZone[] = ['regulated', 'capital', 'elsewhere']
const BORROWERS: readonly Borrower[] = ['noHome', 'firstHome', 'owner']

export interface LtvLimits {
  /** Percent of the price, a row for each borrower and place that may be meant. */
  limits: { borrower: Borrower; zone: LendingZone; ltv: number }[]
  rules: AppliedRule[]
}

/** What share of a price may be borrowed; what is not known is told for all. */
export const ltvLimits = (
  { regionCode, borrower }: { regionCode: string | null; borrower: Borrower | null },
  today: Date,
  known: Rules,
): LtvLimits => {
  const date = koreanDay(today)
  const zones = regionCode === null ? ZONES : [lendingPlaceOf(readPlace(regionCode, known), date, known).zone]
  const rows = BORROWERS.filter((it) => borrower === null || it === borrower).map((it) => ({
    borrower: it,
    row: inForce(known.ltv[it], date, 'asOf'),
  }))
  return {
    limits: rows.flatMap(({ borrower: it, row }) =>
      zones.map((zone) => ({ borrower: it, zone, ltv: row[zone] })),
    ),
    rules: rows.map(({ row }) => applied(row)),
  }
}

export const dsrLimitsInput = z.object({
  annualIncome: positiveManwon.describe('Income of a year, 만원.'),
  annualRate: percent.nullish().describe('Percent a year; without it no loan is worked out.'),
  years: z.int().min(1, 'must be 1 to 50').max(50, 'must be 1 to 50').nullish().describe('30 when omitted.'),
  existing: exactManwon.nullish().describe('What is paid a year on other debts, 만원; nothing when omitted.'),
  rateType: z.enum(RATE_TYPES).nullish().describe('VARIABLE when omitted.'),
})

export interface DsrLimits {
  /** Percent of the income. */
  limit: number
  /** 만원 a year that repayments of the new loan may take, other debts taken off; null where the income is not known. */
  yearly: number | null
  /** The highest loan by zone, at the rate with its stress on top, in 만원, floored; none without income and rate. */
  loans: { zone: 'capital' | 'elsewhere'; stressRate: number; years: number; loan: number }[]
  rules: AppliedRule[]
}

/** What an income can carry, before price and place set other limits. */
export const dsrLimits = (
  {
    annualIncome,
    annualRate,
    years,
    existing = 0,
    rateType = 'VARIABLE',
  }: {
    annualIncome: number | null
    annualRate: number | null
    years: number
    /** What is paid a year on other debts, 만원. */
    existing?: number
    rateType?: RateType
  },
  today: Date,
  known: Rules,
): DsrLimits => {
  const date = koreanDay(today)
  const dsr = inForce(known.dsr, date, 'asOf')
  const yearly =
    annualIncome === null
      ? null
      : Math.max(0, toNumber(minus(over(times(annualIncome, dsr.limit), 100), existing)))
  if (yearly === null || annualRate === null) {
    return { limit: dsr.limit, yearly, loans: [], rules: [applied(dsr)] }
  }
  const term = inForce(known.loanTerm, date, 'asOf')
  const shares = inForce(known.stressShare, date, 'asOf')
  const loans = (['capital', 'elsewhere'] as const).map((zone) => {
    const stress = inForce(known.stress[zone], date, 'asOf')
    const most = zone === 'capital' ? Math.min(years, term.years) : years
    const stressRate = toNumber(over(times(stress.rate, shares[zone][rateType]), 100))
    const loan = Math.floor(loanOf(yearly / 12, annualRate + stressRate, most * 12))
    return { zone, stressRate, years: most, loan, rule: stress }
  })
  return {
    limit: dsr.limit,
    yearly,
    loans: loans.map(({ zone, stressRate, years: most, loan }) => ({ zone, stressRate, years: most, loan })),
    rules: [applied(dsr), applied(shares), ...loans.map(({ rule }) => applied(rule))],
  }
}
