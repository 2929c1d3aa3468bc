import type { AppliedRule } from '../../answer.ts'
import { applied } from '../../rules/rule.ts'
import { koreanDay } from '../../day.ts'
import type { Rules } from '../../rules/rules.ts'
import { floor, over, times } from '../exact.ts'
import { readPlace } from '../region.ts'
import { smallDepositOf } from '../small-deposit.ts'

export interface Deducted {
  /** What lenders keep free for a tenant of one room (방공제), 만원. */
  amount: number
  /** What is lent with it taken off, 만원. */
  loan: number
  rules: AppliedRule[]
}

/**
 * What is lent where the lender takes off what a small tenant of the home would be paid first. Without it where the loan is
 * insured (MCI, MCG) or the home is held in trust.
 */
export const afterDeduction = (
  {
    price,
    ltv,
    maximumLoan,
    regionCode,
  }: {
    price: number
    /** Percent. */
    ltv: number
    /** What is lent without it, by all other limits, 만원. */
    maximumLoan: number
    regionCode: string
  },
  today: Date,
  known: Rules,
): Deducted => {
  const { tier, rule } = smallDepositOf(readPlace(regionCode, known), koreanDay(today), 'asOf', known)
  const secured = floor(over(times(price, ltv), 100)) - tier.amount
  return {
    amount: tier.amount,
    loan: Math.max(0, Math.min(maximumLoan, secured)),
    rules: [applied(rule)],
  }
}
