import type { MORTGAGE as KO } from '../ko/mortgage.ts'

export const MORTGAGE: typeof KO = {
  'mortgage.most': ({ loan, factor }) => `At most ${loan} can be borrowed (limited by ${factor}).`,
  'mortgage.withoutIncome': ({ loan, factor }) =>
    `Leaving the income aside, at most ${loan} can be borrowed (limited by ${factor}). Tell the yearly income and the limit can be worked out with DSR.`,
  'mortgage.none': ({ ltv }) => `Under these conditions no loan to buy a home is given (LTV ${ltv}).`,
  'mortgage.payment': ({ value }) => `Monthly payment: ${value}`,
  'mortgage.ltv': ({ value }) => `LTV applied: ${value}`,
  'mortgage.cap': ({ value }) => `Cap in won: ${value}`,
  'mortgage.own': ({ value }) => `Own money needed even with the highest loan: ${value}`,
  'mortgage.afterDeposit': ({ deposit, loan }) =>
    `With the tenant’s deposit of ${deposit} taken off what the home secures, at most ${loan} can be borrowed.`,
  'mortgage.letting':
    'A mortgage to buy a home may oblige the buyer to live there. Ask the lender first whether it is given for a home that is to be let.',

  'limits.ltvMeans': 'LTV (loan to value) is the share of the price that may be borrowed.',
  'limits.dsrMeans':
    'DSR (debt service ratio) is the share of the yearly income that repayments of all loans may take.',
  'limits.ltv': ({ who, where, ltv }) => `${who}, ${where}: LTV ${ltv}`,
  'limits.ltvHere': ({ who, region, where, ltv }) => `${who}, LTV is ${ltv} in ${region} (${where}).`,
  'limits.none': 'No mortgage is given to buy another home here.',
  'limits.disposal':
    'Whoever promises the bank to sell their present home in time (처분조건부) may borrow as an owner of none. This is a supervisors’ rule: ask the bank first.',
  'limits.dsr': ({ limit }) => `DSR limit of banks: ${limit}`,
  'limits.yearly': ({ yearly, monthly }) =>
    `Repayments that the income allows: ${yearly} a year, ${monthly} a month`,
  'limits.loan': ({ where, loan, stress, years }) =>
    `${where}: at most ${loan} by DSR (stress rate of ${stress}p on top, over ${years})`,
  'limits.byIncome': ({ loan, other }) =>
    `By DSR alone at most ${loan} can be borrowed in the capital region and regulated areas, and ${other} elsewhere.`,
  'limits.also':
    'Where LTV or the cap on mortgages is lower, it decides. Tell price and region and they are worked out too.',
  'limits.noIncome': 'Tell the yearly income and the loan that DSR allows can be worked out.',
  'limits.noRate': 'Tell the interest rate and the loan that DSR allows can be worked out.',

  'repayment.LEVEL': ({ first, interest }) =>
    `The monthly payment is ${first} (level payments, ${interest} of it interest in the first month).`,
  'repayment.EQUAL_PRINCIPAL': ({ first, last }) =>
    `The first month costs ${first}, less every month, and the last one ${last} (equal principal).`,
  'repayment.BULLET': ({ first }) =>
    `The interest is ${first} a month, and the principal is paid back at the end (bullet).`,
  'repayment.interest': ({ value, years }) => `Interest over ${years}: ${value} altogether`,
  'repayment.total': ({ value }) => `Principal and interest together: ${value}`,
  'repayment.firstInterest': ({ value }) => `Interest in the first payment: ${value}`,
  'repayment.other': ({ method, first, interest }) =>
    `With ${method} the first month costs ${first}, and the interest comes to ${interest}.`,
  'repayment.otherBullet': ({ method, first, interest }) =>
    `With ${method} the interest is ${first} a month and ${interest} altogether.`,
  'repayment.atRate': ({ rate, payment }) => `At ${rate} it would be ${payment} a month.`,
  'repayment.fixed':
    'The rate is taken to stay as it is, without a grace period. With a variable rate the sum changes.',
  'repayment.currency': 'The sum in US dollars was calculated in the same currency.',
}
