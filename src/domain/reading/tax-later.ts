import { textOf } from '../prose.ts'
import type { Wish } from './request.ts'
import { amendTax, readTax } from './tax.ts'

/** What is asked of taxes once more is said. */
export const taxAfter = ({ tax: before }: Wish, { tax, said }: Wish): Wish['tax'] =>
  amendTax(before, tax ?? readTax(textOf(said), before?.asks), textOf(said))

/** A home whose purchase was talked of is supposed to be sold (3년 뒤 6억에 팔면?): what is paid on the gain. */
export const soldLater = ({ act, case: given, tax: before }: Wish, { tax, said }: Wish): Wish['tax'] => {
  const isBought = act !== 'FIND' && given.price !== null && given.deposits.length === 0
  const isOther = tax !== null || (before !== null && !before.asks.includes('acquisitionTax'))
  if (!isBought || isOther) return null
  const sale = readTax(textOf(said), ['capitalGainsTax'])
  return sale === null || sale.sums.sold === null
    ? null
    : { ...sale, sums: { ...sale.sums, bought: sale.sums.bought ?? given.price } }
}
