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

const asksAgain = (text: Prose): boolean => {
  const said = textOf(text)
  return isBareAmount(said) || withoutAgain(said).replaceAll(/[^가-힣a-z]/gi, '') === ''
}

/**
 * Whether a text that amends a request changes nothing of what is worked out and asks for nothing else to be: then it asks something
 * that the same answer would not tell (중개사 실수로 깨진 거면?), unless it asks for what comes out once more.
 */
export const changesNothing = (before: Request, amended: Request, text: Prose): boolean =>
  !asksAgain(text) && canonicalJson(allOf(before)) === canonicalJson(allOf(amended))

/** A case without what of several something is and for how long: rulings hang on these, and no calculation. */
const calculated = (request: Request): Request => ({
  ...request,
  wishes: request.wishes.map((wish) => ({
    ...wish,
    case: { ...wish.case, facts: { ...wish.case.facts, aspects: {}, months: [] } },
  })),
})

/** The same of what is worked out alone: what it tells beside that is no figure of it. */
export const worksOutTheSame = (before: Request, amended: Request, text: Prose): boolean =>
  changesNothing(calculated(before), calculated(amended), text)
