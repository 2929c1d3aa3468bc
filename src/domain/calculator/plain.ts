import { z } from 'zod'
import { MAX_MANWON, toNearestWon } from '../money.ts'
import { exact, over, times } from './exact.ts'
import type { Exact } from './exact.ts'
import { positiveManwon, readInput } from './input.ts'
import { plainly } from './lease/outcome.ts'
import type { Outcome } from './lease/outcome.ts'
import { toWon } from './tax/bill.ts'

export const proratedRentInput = z.object({
  rent: z.number().positive('must be above 0').max(100_000).describe('Rent of a month, 만원.'),
  days: z.int().min(1, 'must be above 0').max(31).describe('Days that are lived there.'),
  ofMonth: z.int().min(28).max(31).describe('Days of the month of which they are.'),
})

/** A share of a sum in won, as a whole number of won: what stands behind a won is left. */
const inWon = (amount: number): Exact => exact(toNearestWon(amount))

/** The rent of a part of a month and of the rest of it, 만원 to the won: by the days of that month. */
export const proratedRent = (
  raw: z.input<typeof proratedRentInput>,
): Outcome<{ rent: number; rest: number }> => {
  const { rent, days, ofMonth } = readInput(proratedRentInput, raw)
  const of = (count: number): number => toWon(over(times(inWon(rent), count), ofMonth))
  return plainly({ rent: of(days), rest: of(Math.max(0, ofMonth - days)) })
}

export const prepaymentFeeInput = z
  .object({
    amount: positiveManwon.describe('Repaid before its time, 만원.'),
    rate: z.number().positive('must be above 0').max(20).describe('Percent, as the bank publishes it.'),
    passed: z.int().min(0).max(3660).describe('Months or days that have passed.'),
    of: z.int().min(1).max(3660).describe('Of so many in which the fee runs down.'),
  })
  .refine(({ passed, of }) => passed <= of, { path: ['passed'], message: 'must be at most of' })

/** What a bank asks for being repaid early, 만원 to the won: its rate, running down with the months or days. */
export const prepaymentFee = (raw: z.input<typeof prepaymentFeeInput>): Outcome<{ fee: number }> => {
  const { amount, rate, passed, of } = readInput(prepaymentFeeInput, raw)
  return plainly({ fee: toWon(over(times(times(exact(amount), rate), of - passed), 100 * of)) })
}

export const agreedInterestInput = z.object({
  amount: z.number().positive('must be above 0').max(MAX_MANWON).describe('What is paid late, 만원.'),
  rate: z.number().positive('must be above 0').max(100).describe('Percent a year, as the contract says.'),
  days: z.int().min(1, 'must be above 0').max(36_600).describe('So many days late.'),
})

export const DAYS_OF_YEAR = 365

/** Interest for what is paid late at the rate of the contract, 만원 to the won: by the days of a year of 365. */
export const agreedInterest = (raw: z.input<typeof agreedInterestInput>): Outcome<{ interest: number }> => {
  const { amount, rate, days } = readInput(agreedInterestInput, raw)
  return plainly({ interest: toWon(over(times(times(inWon(amount), rate), days), 100 * DAYS_OF_YEAR)) })
}

/** ㎡ of a 평: 400 ÷ 121. */
const PYEONG = 400 / 121

export const AREA_UNITS = ['PYEONG', 'SQUARE_METRE'] as const
export const areaUnitsInput = z.object({
  value: z.number().positive('must be above 0').max(1_000_000).describe('The area.'),
  unit: z.enum(AREA_UNITS).describe('In which it is said.'),
})

/** An area in the other unit, to a hundredth, or to so many digits. */
export const areaInOther = (value: number, unit: (typeof AREA_UNITS)[number], digits = 2): number =>
  Math.round((unit === 'PYEONG' ? value * PYEONG : value / PYEONG) * 10 ** digits) / 10 ** digits

/** Percent of a price or deposit that is paid at signing by custom; no law says so. */
export const USUAL_SHARE = 10

export const dealPaymentsInput = z
  .object({
    amount: positiveManwon.describe('The price of a sale, or the deposit of a lease, 만원.'),
    share: z
      .number()
      .positive('must be above 0')
      .max(100)
      .optional()
      .describe('Percent that is paid at signing; left out: 10, as custom has it.'),
    down: positiveManwon
      .optional()
      .describe('What is agreed to be paid at signing, 만원, in place of a share.'),
  })
  .refine(({ amount, down }) => down === undefined || down <= amount, {
    path: ['down'],
    message: 'must be at most amount',
  })

/** What is paid at signing (계약금) and what is left to be paid then (잔금), 만원 to the won, and its share in percent. */
export const dealPayments = (
  raw: z.input<typeof dealPaymentsInput>,
): Outcome<{ down: number; balance: number; share: number }> => {
  const { amount, share = USUAL_SHARE, down } = readInput(dealPaymentsInput, raw)
  const paid = down ?? toWon(over(times(exact(amount), share), 100))
  return plainly({
    down: paid,
    balance: amount - paid,
    share: down === undefined ? share : Math.round((down * 10_000) / amount) / 100,
  })
}
