import { exact, minus, over, plus, times, toNumber } from './exact.ts'

/** One of the leases that somebody chooses between; money in 만원, rates in percent a year. */
export interface LeaseOption {
  deposit: number
  monthlyRent: number
  loan: number
  /** Of the loan. */
  rate: number
  /** What own money earns elsewhere; 0: not counted. */
  savingsRate: number
}

export interface LeaseCost {
  interest: number
  rent: number
  /** What the own money in the deposit does not earn. */
  forgone: number
  /** All of them, a year. */
  year: number
  month: number
  /** Own money that lies in the deposit. */
  own: number
}

/** What living in it costs in a year. A deposit comes back: only what it costs to have it lie there counts. */
export const leaseCost = ({ deposit, monthlyRent, loan, rate, savingsRate }: LeaseOption): LeaseCost => {
  const own = Math.max(0, deposit - loan)
  const interest = over(times(loan, rate), 100)
  const forgone = over(times(own, savingsRate), 100)
  const rent = exact(monthlyRent * 12)
  const year = plus(plus(interest, forgone), rent)
  return {
    interest: toNumber(interest),
    rent: toNumber(rent),
    forgone: toNumber(forgone),
    year: toNumber(year),
    month: toNumber(over(year, 12)),
    own,
  }
}

/** Percent a year at which own money would have to work for two leases to cost the same; null where they bind the same. */
export const breakEven = (one: LeaseCost, other: LeaseCost): number | null =>
  one.own === other.own
    ? null
    : toNumber(over(times(minus(other.year, one.year), 100), exact(one.own - other.own)))
