import { z } from 'zod'
import { REPAYMENT_METHODS } from '../lease-facts.ts'
import { loanOf, monthlyPaymentOf } from './annuity.ts'
import { mostWhere } from './solve.ts'
import { percent, readInput, refuse } from './input.ts'

export const loanRepaymentInput = z.object({
  loan: z
    .number()
    .positive('must be above 0')
    .max(1e12, 'must be at most 1e12')
    .describe('In any currency: what comes out is in the same.'),
  annualRate: percent.describe('Percent a year.'),
  years: z.int().min(1, 'must be 1 to 50').max(50, 'must be 1 to 50').describe('For so long.'),
  method: z.enum(REPAYMENT_METHODS).describe('How it is paid back.'),
})

export interface LoanRepayment {
  /** What the first month costs; the same every month where payments are level. */
  firstPayment: number
  /** What the last month costs; with BULLET the loan itself comes on top of its interest. */
  lastPayment: number
  totalInterest: number
  totalPaid: number
}

/** What a loan costs a month and altogether, at a rate that stays as it is. */
export const loanRepayment = (raw: z.input<typeof loanRepaymentInput>): LoanRepayment => {
  const { loan, annualRate, years, method } = readInput(loanRepaymentInput, raw)
  return repaidOver(loan, annualRate, years * 12, method)
}

/** The same where interest alone is paid for some months at first (거치): what each of those costs, and then what the rest does. */
export const repaymentAfterGrace = (
  raw: z.input<typeof loanRepaymentInput>,
  graceMonths: number,
): LoanRepayment & { gracePayment: number } => {
  const { loan, annualRate, years, method } = readInput(loanRepaymentInput, raw)
  const left = years * 12 - graceMonths
  if (left <= 0) refuse('graceMonths', `must be below ${years * 12}, the months of the loan`)
  const gracePayment = (loan * annualRate) / 1200
  const rest = repaidOver(loan, annualRate, left, method)
  const ahead = gracePayment * graceMonths
  return {
    ...rest,
    gracePayment,
    totalInterest: rest.totalInterest + ahead,
    totalPaid: rest.totalPaid + ahead,
  }
}

const repaidOver = (
  loan: number,
  annualRate: number,
  months: number,
  method: (typeof REPAYMENT_METHODS)[number],
): LoanRepayment => {
  const interest = (loan * annualRate) / 1200
  const paid = (firstPayment: number, lastPayment: number, totalInterest: number): LoanRepayment => ({
    firstPayment,
    lastPayment,
    totalInterest,
    totalPaid: loan + totalInterest,
  })
  switch (method) {
    case 'LEVEL': {
      const payment = monthlyPaymentOf(loan, annualRate, months)
      return paid(payment, payment, payment * months - loan)
    }
    case 'EQUAL_PRINCIPAL': {
      const principal = loan / months
      return paid(principal + interest, principal + interest / months, (interest * (months + 1)) / 2)
    }
    case 'BULLET':
      return paid(interest, loan + interest, interest * months)
    default:
      return method satisfies never
  }
}

/** What is still owed after so many payments; nothing after the last. */
export const balanceAfter = (raw: z.input<typeof loanRepaymentInput>, payments: number): number => {
  const { loan, annualRate, years, method } = readInput(loanRepaymentInput, raw)
  const left = Math.max(0, years * 12 - payments)
  if (left === 0) return 0
  switch (method) {
    case 'LEVEL':
      return loanOf(monthlyPaymentOf(loan, annualRate, years * 12), annualRate, left)
    case 'EQUAL_PRINCIPAL':
      return (loan * left) / (years * 12)
    case 'BULLET':
      return loan
    default:
      return method satisfies never
  }
}

/** Nobody lends more, 만원. */
const MOST_LENT = 10_000_000

/** The largest loan whose first month costs no more than this, whole 만원. */
export const loanPaidBy = (
  monthly: number,
  terms: Omit<z.input<typeof loanRepaymentInput>, 'loan'>,
): number =>
  mostWhere((loan) => loanRepayment({ ...terms, loan }).firstPayment <= monthly, {
    least: 1,
    most: MOST_LENT,
  }) ?? 0
