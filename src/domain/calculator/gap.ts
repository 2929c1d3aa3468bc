import { z } from 'zod'
import { minus, over, times, toNumber } from './exact.ts'
import { positiveManwon, readInput } from './input.ts'

export const gapInput = z.object({
  price: positiveManwon.describe('Price of the home, 만원.'),
  deposit: positiveManwon.describe('The deposit of the tenant in it, 만원.'),
})

export interface Gap {
  /** 만원: what it takes of one's own. */
  gap: number
  /** Deposit ÷ price, percent. */
  jeonseRatio: number
  /** Percent by which the price may fall before one's own money is gone. */
  priceFallToLoss: number
  /** The price at which it is gone: that of the deposit, 만원. */
  lossBelow: number
}

/** What buying a home with a tenant in it takes of one's own, and what it takes to lose it. */
export const gapInvestment = (raw: z.input<typeof gapInput>): Gap => {
  const { price, deposit } = readInput(gapInput, raw)
  return {
    gap: price - deposit,
    jeonseRatio: toNumber(over(times(deposit, 100), price)),
    priceFallToLoss: toNumber(over(times(minus(price, deposit), 100), price)),
    lossBelow: deposit,
  }
}
