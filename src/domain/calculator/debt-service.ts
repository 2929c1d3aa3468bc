import type { Person } from '../reading/request.ts'

/** Over as many years lenders spread what has no payments of its own; an overdraft counts by what is said of it. */
const SPREAD_OVER: Partial<Record<Person['debts'][number]['kind'], number>> = { CREDIT: 5, OVERDRAFT: 5 }
const PERCENT = 100
const MONTHS = 12

/**
 * What is paid a year on debts that there are, in 만원, as DSR counts it (은행업감독업무시행세칙 별표 18): real payments where they
 * are said, else principal over the years of its kind and the interest on it where a rate is said. Of the other kinds a balance
 * says nothing of what is paid.
 */
export const yearlyServiceOf = (debts: Person['debts']): number =>
  debts.reduce((sum, { kind, balance, monthly, rate }) => {
    if (monthly !== null) return sum + monthly * MONTHS
    const years = SPREAD_OVER[kind]
    return balance === null || years === undefined
      ? sum
      : sum + Math.round(balance / years + (balance * (rate ?? 0)) / PERCENT)
  }, 0)
