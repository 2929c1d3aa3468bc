import { z } from 'zod'
import { exact, over, times } from './exact.ts'
import { positiveManwon, readInput } from './input.ts'
import type { Outcome } from './lease/outcome.ts'
import { toWon } from './tax/bill.ts'

const plainly = <Result>(result: Result): Outcome<Result> => ({
  result,
  alternatives: [],
  assumptions: [],
  rules: [],
})

export const proratedRentInput = z.object({
  /** A month, 만원. */
  rent: z.number().positive('must be above 0').max(100_000),
  days: z.int().min(1, 'must be above 0').max(31),
  /** Days of the month of which they are. */
  ofMonth: z.int().min(28).max(31),
})

/** The rent of a part of a month, 만원 to the won: by the days of that month. */
export const proratedRent = (raw: z.input<typeof proratedRentInput>): Outcome<{ rent: number }> => {
  const { rent, days, ofMonth } = readInput(proratedRentInput, raw)
  const won = exact(Math.round(rent * 10_000) / 10_000)
  return plainly({ rent: toWon(over(times(won, days), ofMonth)) })
}

export const prepaymentFeeInput = z.object({
  /** Repaid before its time, 만원. */
  amount: positiveManwon,
  /** Percent, as the bank publishes it. */
  rate: z.number().positive('must be above 0').max(20),
  /** Months that have passed, of those in which the fee runs down. */
  passed: z.int().min(0).max(36),
  of: z.int().min(1).max(36),
})

/** What a bank asks for being repaid early, 만원 to the won: its rate, running down with the months. */
export const prepaymentFee = (raw: z.input<typeof prepaymentFeeInput>): Outcome<{ fee: number }> => {
  const { amount, rate, passed, of } = readInput(prepaymentFeeInput, raw)
  const left = Math.max(0, of - passed)
  return plainly({ fee: toWon(over(times(times(exact(amount), rate), left), 100 * of)) })
}

export const guaranteeFeeInput = z.object({
  /** The deposit that is guaranteed, 만원. */
  deposit: positiveManwon,
  /** Percent a year. */
  rate: z.number().positive('must be above 0').max(20),
  years: z.number().positive('must be above 0').max(30),
})

/** What a guarantee costs over its time, 만원 to the won. */
export const guaranteeFee = (raw: z.input<typeof guaranteeFeeInput>): Outcome<{ fee: number }> => {
  const { deposit, rate, years } = readInput(guaranteeFeeInput, raw)
  return plainly({ fee: toWon(over(times(times(exact(deposit), rate), years), 100)) })
}

/** ㎡ of a 평: 400 ÷ 121. */
const PYEONG = 400 / 121

/** An area in the other unit, to a hundredth. */
export const areaInOther = (value: number, unit: 'PYEONG' | 'SQUARE_METRE'): number =>
  Math.round((unit === 'PYEONG' ? value * PYEONG : value / PYEONG) * 100) / 100
