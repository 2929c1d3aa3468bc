import { z } from 'zod'
import { exact, minus, over, times, toNumber } from './exact.ts'
import { positiveManwon, readInput } from './input.ts'

export const priceFallInput = z
  .object({
    price: positiveManwon.describe('What the home was bought for, 만원.'),
    loan: z.number().min(0).describe('Of it borrowed, 만원.'),
    deposit: z.number().min(0).describe('Lodged by a tenant, 만원.'),
    fall: z.number().positive('must be above 0').max(100).describe('Percent by which the price falls.'),
  })
  .refine(({ price, loan, deposit }) => loan + deposit < price, {
    path: ['price'],
    message: 'must be above what is borrowed and lodged',
  })

export interface PriceFall {
  /** 만원: own money in it, what it is worth then, what is lost. */
  own: number
  worth: number
  loss: number
  /** Percent of the own money that is lost; above 100 all of it is, and more. */
  lossShare: number
  /** What is borrowed and lodged, percent of what it is worth then; null where it is worth nothing. */
  burden: number | null
}

/** What a fall of the price takes of one's own money: all of it is the owner's, whoever else has paid for it. Errors: InvalidInputError. */
export const priceFall = (raw: z.input<typeof priceFallInput>): PriceFall => {
  const { price, loan, deposit, fall } = readInput(priceFallInput, raw)
  const others = loan + deposit
  const own = minus(exact(price), others)
  const loss = over(times(exact(price), fall), 100)
  const worth = minus(exact(price), loss)
  return {
    own: toNumber(own),
    worth: toNumber(worth),
    loss: toNumber(loss),
    lossShare: toNumber(over(times(loss, 100), own)),
    burden: fall === 100 ? null : toNumber(over(times(exact(others), 100), worth)),
  }
}
