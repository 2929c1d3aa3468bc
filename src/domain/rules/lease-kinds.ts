import { z } from 'zod'
import { amount, percent, tiers, years } from './value.ts'

const interest = z.strictObject({ rate: percent })
const shares = z.strictObject({ VARIABLE: percent, MIXED: percent, PERIODIC: percent, FIXED: percent })

/** What the rows of leases, of claims from them and of how lenders count debts hold. Percent, 만원, months and years. */
export const LEASE_VALUES = {
  /** Converted deposits of shops up to `limit` have all rules of the Act; above it only some (제2조 제3항). */
  shopScope: z.strictObject({ tiers: tiers({ limit: amount }) }),
  shopIncreaseCap: z.strictObject({ cap: percent }),
  /** The lower of `highest` and base rate × `factor` + `margin`, a year. */
  shopConversionCap: z.strictObject({ highest: percent, factor: z.number().min(0), margin: percent }),
  /** Converted deposits up to `ceiling` are paid up to `amount` before every mortgage. */
  shopSmallDeposit: z.strictObject({ tiers: tiers({ ceiling: amount, amount }) }),
  /** Rent of so many periods in arrears ends a lease. */
  shopArrears: z.strictObject({ periods: z.int().min(1) }),
  statutoryInterest: interest,
  litigationInterest: interest,
  /** So many months of converted rent, and the difference to the new lease over so many. */
  refusedRenewal: z.strictObject({ months: z.int().min(1), differenceMonths: z.int().min(1) }),
  /** One part of the deposit of so many is what a victim gets at least. */
  fraudMinimum: z.strictObject({ parts: z.int().min(1) }),
  /** Over as many years lenders spread what is paid back at its end. */
  debtSpread: z.strictObject({
    credit: years,
    overdraft: years,
    deposit: years,
    otherProperty: years,
    bulletMortgage: years,
  }),
  /** Percent of the principal of a jeonse loan that counts: its interest alone does, for who owns a home. */
  jeonseInterest: z.strictObject({ principal: percent }),
  /** Percent of the stress rate that a kind of rate takes. */
  stressShare: z.strictObject({ capital: shares, elsewhere: shares }),
  /** Percent of a deposit; the most in all, and for who owns a home in 수도권 or a regulated area; the highest deposits. */
  jeonseLoan: z.strictObject({
    share: percent,
    most: amount,
    owner: amount,
    capitalArea: amount,
    elsewhere: amount,
  }),
  /** A jeonse loan is called back from who buys an apartment above this price in a regulated area. */
  jeonseRecall: z.strictObject({ above: amount }),
  /** Percent of the official price that stands for a price. */
  officialPrice: z.strictObject({ factor: z.number().min(0) }),
  /** What is no home: percent of the amount. */
  otherFee: z.strictObject({ rate: percent }),
} as const
