import { canonicalJson } from '../canonical-json.ts'
import { isBareAmount, withoutAgain } from './again.ts'
import type { AskName } from './asks.ts'
import type { Prose } from '../prose.ts'
import { textOf } from '../prose.ts'
import type { Request, Wish } from './request.ts'

/** What only says how something is asked, or that it is of a deal: nothing else is asked for by it. */
export const HOW_ASKED: readonly AskName[] = [
  'wants',
  'personal',
  'judges',
  'deal',
  'lease',
  'all',
  'keep',
  'which',
]

const workedOf = ({ act, case: given, tax, share, notice, market, home, asks }: Wish): unknown => [
  act === 'FIND' || act === 'PRICE' ? home : null,
  given,
  tax,
  share,
  notice,
  market,
  asks.filter((name) => !HOW_ASKED.includes(name)).toSorted((a, b) => a.localeCompare(b)),
]

const allOf = ({ wishes, person }: Request): unknown => [wishes.map(workedOf), person]

/**
 * Whether a text that amends a request changes nothing of what is worked out and asks for nothing else to be: then it asks something
 * that the same answer would not tell (중개사 실수로 깨진 거면?), unless it asks for what comes out once more.
 */
export const changesNothing = (before: Request, amended: Request, text: Prose): boolean => {
  const said = textOf(text)
  const asksAgain = isBareAmount(said) || withoutAgain(said).replaceAll(/[^가-힣a-z]/gi, '') === ''
  return !asksAgain && canonicalJson(allOf(before)) === canonicalJson(allOf(amended))
}
