/** What a loan of 1 costs a month over `months` level payments at `rate` percent a year (원리금균등). */
const paymentFactor = (rate: number, months: number): number => {
  const monthly = rate / 1200
  // expm1 and log1p keep the digits that 1 − (1 + i)^−n loses where the rate is tiny.
  return monthly === 0 ? 1 / months : monthly / -Math.expm1(-months * Math.log1p(monthly))
}

export const monthlyPaymentOf = (loan: number, rate: number, months: number): number =>
  loan * paymentFactor(rate, months)

/** The loan that level payments of this size repay: their present value. */
export const loanOf = (payment: number, rate: number, months: number): number =>
  payment / paymentFactor(rate, months)
