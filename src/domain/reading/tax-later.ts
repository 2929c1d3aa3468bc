import { canonicalJson } from '../canonical-json.ts'
import { textOf } from '../prose.ts'
import type { TurnMemory } from '../memory.ts'
import type { Wish } from './request.ts'
import { amendTax } from './tax-after.ts'
import { readTax } from './tax.ts'

/** What is asked of taxes once more is said. */
export const taxAfter = (
  { tax: before }: Wish,
  { tax, said }: Wish,
  { instead = null, now = null }: { instead?: number | null; now?: Date | null } = {},
): Wish['tax'] => amendTax(before, tax ?? readTax(textOf(said), before?.asks, now), textOf(said), instead)

/** The tax that was asked for last; null: none. */
export const taxOf = ({ request }: Pick<TurnMemory, 'request'>): Wish['tax'] =>
  request?.wishes.find(({ tax }) => tax !== null)?.tax ?? null

/** Whether a text names no tax and says something that the tax before it is worked out of (65세고 12년 보유했으면, 혼인신고 했는데). */
export const saysOfTax = (text: string, before: Wish['tax']): boolean =>
  before !== null &&
  readTax(text) === null &&
  canonicalJson(readTax(text, before.asks)) !== canonicalJson(readTax('', before.asks))

/** A home whose purchase was talked of is supposed to be sold (3년 뒤 6억에 팔면?): what is paid on the gain. */
export const soldLater = ({ act, case: given, tax: before }: Wish, { tax, said }: Wish): Wish['tax'] => {
  const isBought = act !== 'FIND' && given.price !== null && given.deposits.length === 0
  const isOther =
    tax?.asks.some((name) => name !== 'capitalGainsTax') === true ||
    (before !== null && !before.asks.includes('acquisitionTax'))
  if (!isBought || isOther) return null
  const sale = readTax(textOf(said), ['capitalGainsTax'])
  return sale === null || sale.sums.sold === null
    ? null
    : { ...sale, sums: { ...sale.sums, bought: sale.sums.bought ?? given.price } }
}
