import { compare, exact, minus, over, plus, times, toNumber } from './exact.ts'
import type { Exact } from './exact.ts'
import { roi } from './roi.ts'
import type { RoiInput } from './roi.ts'

/** A year of a let home. 만원. */
export interface CashFlowYear {
  /** From 1. */
  year: number
  rent: number
  interest: number
  cost: number
  cashFlow: number
  /** All cash flows up to and with this year, less the buyer's own money. */
  cumulative: number
}

/** Years that are told where the own money does not come back sooner. */
const HORIZON = 10

/** What comes in and goes out year by year, with the figures of {@link roi}: rent, interest and cost stay as they are. */
export const cashFlow = (input: RoiInput, horizon = HORIZON): CashFlowYear[] => {
  const { equity } = roi(input)
  const interest = over(times(input.loanAmount ?? 0, input.annualRate ?? 0), 100)
  const rent = exact(12 * input.monthlyRent)
  const yearly = minus(minus(rent, interest), input.annualCost ?? 0)
  const years: CashFlowYear[] = []
  let sum: Exact = exact(-equity)
  for (let year = 1; year <= horizon; year++) {
    sum = plus(sum, yearly)
    years.push({
      year,
      rent: toNumber(rent),
      interest: toNumber(interest),
      cost: input.annualCost ?? 0,
      cashFlow: toNumber(yearly),
      cumulative: toNumber(sum),
    })
    if (compare(sum, 0) >= 0) break
  }
  return years
}
