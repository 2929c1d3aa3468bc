import { leastWhere } from '../solve.ts'
import { refuse } from '../input.ts'
import { sum, step } from './bill.ts'
import type { TaxBill } from './bill.ts'

interface Wanted {
  /** What is to be left after what was paid and the taxes. */
  left: number
  boughtPrice?: number | null | undefined
  costs?: number | null | undefined
}

/** No price is above so many times what is paid and what is to be left. */
const MOST_TIMES = 20

/** The tax on the lowest price that leaves what is wanted, which is told with it. Errors: InvalidInputError where it is not known what was paid. */
export const soldFor = (
  { left, boughtPrice, costs }: Wanted,
  bill: (soldPrice: number) => TaxBill,
): TaxBill => {
  const bought = boughtPrice ?? refuse('boughtPrice', 'the price of the purchase')
  const spent = bought + (costs ?? 0) + left
  const price = leastWhere((sold) => sold - spent - (bill(sold).total ?? 0) >= 0, {
    least: Math.max(1, spent),
    most: (spent + 1) * MOST_TIMES,
  })
  if (price === null) return refuse('left', 'no price leaves it')
  const found = bill(price)
  return {
    ...found,
    solved: price,
    steps: [
      step('soldPrice', price),
      step('left', sum([price, -bought, -(costs ?? 0), -(found.total ?? 0)])),
      ...found.steps,
    ],
  }
}
