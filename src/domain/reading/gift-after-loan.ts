import { textOf } from '../prose.ts'
import type { TurnMemory } from '../memory.ts'
import type { Request } from './request.ts'
import { readTax, saysSum } from './tax.ts'
import type { TaxCase } from './tax.ts'
import { amendTax } from './tax-after.ts'

/** What is borrowed of somebody who might give it as well; null: nothing is. */
const lentByKin = (text: string): TaxCase | null => {
  const tax = readTax(text, ['giftTax'])
  return tax?.facts.lent === true ? tax : null
}

/** What banks lend. */
const OF_BANKS = /대출|은행|융자|담보|\b(?:bank|mortgage)\b/i
/** Whether somebody lends who is no bank, and no bank is spoken of beside them: no product is wanted for that. */
export const borrowsOfKin = (text: string): boolean => !OF_BANKS.test(text) && lentByKin(text) !== null

/** The tax on a gift of which no sum is said (그냥 받으면 증여세 얼마예요?), after money that kin lends: it is of that money. */
export const withLentBefore = (read: Request, { thread = [] }: Pick<TurnMemory, 'thread'>): Request => {
  const lent = thread.map((it) => lentByKin(textOf(it))).findLast((it) => it !== null && saysSum(it))
  if (lent == null) return read
  return {
    ...read,
    wishes: read.wishes.map((wish) =>
      wish.tax?.asks.includes('giftTax') === true && !saysSum(wish.tax)
        ? { ...wish, act: 'COMPUTE', tax: amendTax(lent, wish.tax, textOf(wish.said)) }
        : wish,
    ),
  }
}
