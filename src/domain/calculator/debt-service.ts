import type { Person } from '../reading/request.ts'
import { monthlyPaymentOf } from './annuity.ts'
import { inForce } from '../rules/rule.ts'
import type { Rules } from '../rules/rules.ts'

const PERCENT = 100
const MONTHS = 12

type Debt = Person['debts'][number]

/** What is paid a year on one debt, as DSR counts it, in 만원; null where what was said of it does not tell. */
export interface DebtService {
  kind: Debt['kind']
  /** Over as many years the principal is spread; null where real payments count. */
  years: number | null
  principal: number
  interest: number
}

/**
 * Debts as DSR counts them (은행업감독업무시행세칙 별표 18): real payments where they are said, else principal over the years of its
 * kind and the interest on it where a rate is said. An overdraft counts by its limit. Of the other kinds a balance says nothing
 * of what is paid.
 */
export const servicesOf = (debts: readonly Debt[], day: string, rules: Rules): DebtService[] => {
  const spread = inForce(rules.debtSpread, day, 'asOf')
  const over: Partial<Record<Debt['kind'], number>> = {
    CREDIT: spread.credit,
    OVERDRAFT: spread.overdraft,
    PROPERTY: spread.otherProperty,
    DEPOSIT: spread.deposit,
  }
  return debts.flatMap(({ kind, balance, monthly, rate }): DebtService[] => {
    if (monthly !== null) return [{ kind, years: null, principal: monthly * MONTHS, interest: 0 }]
    const years = over[kind]
    if (balance === null || years === undefined) return []
    return [{ kind, years, principal: balance / years, interest: (balance * (rate ?? 0)) / PERCENT }]
  })
}

/** Debts of which only the balance is said and DSR counts real payments: they are in no sum. */
export const unservedOf = (debts: readonly Debt[], day: string, rules: Rules): Debt[] =>
  // One that is paid off costs nothing.
  debts.filter((debt) => debt.balance !== 0 && servicesOf([debt], day, rules).length === 0)

/** All of them together a year, 만원. */
export const yearlyServiceOf = (debts: readonly Debt[], day: string, rules: Rules): number =>
  servicesOf(debts, day, rules).reduce(
    (sum, { principal, interest }) => sum + Math.round(principal + interest),
    0,
  )

/** What a new loan takes a year in level payments at a rate, beside what is owed already, as a share of the income in percent. */
export const debtShareOf = (
  income: number,
  existing: number,
  loan: { amount: number; rate: number; years: number } | null,
): { yearly: number; share: number } => {
  const added = loan === null ? 0 : monthlyPaymentOf(loan.amount, loan.rate, loan.years * MONTHS) * MONTHS
  const yearly = Math.round(existing + added)
  return { yearly, share: ((existing + added) * PERCENT) / income }
}
