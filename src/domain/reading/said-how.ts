import { seniorRepaid } from '../language/senior.ts'
import { textOf } from '../prose.ts'
import { isCalculation } from './asks.ts'
import type { AskName } from './asks.ts'
import { roleSaid } from './open-sum.ts'
import type { OfCase } from './open-sum.ts'
import type { Wish } from './request.ts'

/** In which words a sum is said, and of which one it takes the place; null: that is not said. */
export interface SaidHow {
  text: string
  instead: number | null
  /** As what the only sum of the turn before was told. */
  last?: OfCase | null
  /** What may be raised was asked for: a sum that is demanded stands beside what is paid. */
  ofRaise?: boolean
  /** A deposit is turned into rent: there are two of it. */
  turns?: boolean
  /** How much of what ranks first is to be paid back, where that is said alone: of a debt told before it is taken away. */
  seniorRepaid?: number | undefined
}
export const NO_WORDS: SaidHow = { text: '', instead: null }

/** How a wish says its sums, whatever was asked before it. */
export const saidHow = ({ said }: Pick<Wish, 'said'>): SaidHow => ({
  ...NO_WORDS,
  seniorRepaid: seniorRepaid(textOf(said)),
})

/** What a lease may be raised to is asked for. */
const RAISES: readonly AskName[] = ['increase', 'shopScope']

/** What a case is worked out for, before anything else that is asked of it later. */
export const askedOfCase = ({ asks }: Wish, own: Wish): readonly AskName[] =>
  asks.some(isCalculation) ? asks : [...asks, ...own.asks]

const asksOfRaise = (wish: Wish, own: Wish): boolean =>
  askedOfCase(wish, own).some((name) => RAISES.includes(name))

/** How a wish says its sums after another one. */
export const howAfter = (wish: Wish, own: Wish, instead: number | null = null): SaidHow => ({
  ...saidHow(own),
  text: textOf(own.said),
  instead,
  last: roleSaid(textOf(wish.said)),
  // 보증금 3천 월세 200인데 10% 올려달래요: by how much is said, so that the sum beside it is what is paid.
  ofRaise: own.share === null && asksOfRaise(wish, own),
  turns: askedOfCase(wish, own).includes('conversion'),
})
