import type { TurnMemory } from '../memory.ts'
import { namesPlace } from '../property.ts'
import { textOf } from '../prose.ts'
import type { Prose } from '../prose.ts'
import { isRelated } from '../region.ts'
import type { Asked } from './asked.ts'
import { isCalculation } from './asks.ts'
import type { Wish } from './request.ts'
import { isSearched } from './standing.ts'

type Earlier = NonNullable<TurnMemory['earlier']>[number]

const KO = '(?<![가-힣])'
/** Words that go back; what they go back to is said beside them, or nothing is. */
export const TO_FIRST = new RegExp(
  `${KO}(?:맨\\s?)?(?:처음|원래|최초)(?:에|의|처럼|대로|으?로|이?랑|과|보다|하고)?(?:\\s?(?:그대로|물어[봤본]|말[한했]|말씀드린|봤던|보던|본)(?:\\s?대로)?)?(?![가-힣])|\\b(?:back to |as in )?(?:the |my )?(?:first|original|initial)(?: (?:question|one|case))?\\b|\\b(?:as )?at first\\b`,
  'i',
)
const GOES_BACK = new RegExp(
  `${KO}(?:아까|앞서|이전|다시|역시|도로)(?:\\s?(?:물어[봤본]|말[한했]|보던|본|찾던))?(?:\\s?(?:그|거|것))?(?![가-힣])|돌아가(?:서|면|자|줘)?|\\b(?:back to|return to|go back|earlier|previous(?:ly)?)\\b`,
  'gi',
)

const sameAmounts = (one: readonly (number | null)[], other: readonly (number | null)[]): number =>
  one.filter((it) => it !== null && other.includes(it)).length

/** The figures of a case by which it is known again. */
export const figuresOf = ({ case: given }: Wish): (number | null)[] => [
  given.price,
  ...given.deposits,
  ...given.rents,
  given.loan,
  given.rate,
  given.years,
]

/** How much of what a question names was named in an earlier one: its places, kinds and deals, the figures that it gives, and what it has worked out. */
const likeness = ({ said, alone, signs }: Asked, { request, query }: Earlier, isBack: boolean): number => {
  const [own] = alone.wishes
  const wishes = request?.wishes ?? []
  const codes = [...query.regionCodes, ...wishes.flatMap(({ home }) => home.regionCodes)]
  const kinds = [...query.propertyTypes, ...wishes.flatMap(({ home }) => home.propertyTypes)]
  const deals = [
    ...query.transactionTypes,
    ...wishes.flatMap(({ home, case: given }) => [...home.transactionTypes, ...given.transactionTypes]),
  ]
  const isNamed = (code: string) => isRelated(code, codes)
  // 아까 노원 거 도봉구도: of those that are named one is added.
  const named = signs.adds ? said.regionCodes.some(isNamed) : said.regionCodes.every(isNamed)
  const places = said.regionCodes.length > 0 && named
  const kind = said.propertyTypes.some((it) => kinds.includes(it))
  const deal = !alone.taken.includes('DEAL') && said.transactionTypes.some((it) => deals.includes(it))
  const figures =
    own === undefined
      ? 0
      : sameAmounts(
          [...figuresOf(own), ...own.open],
          wishes.flatMap((wish) => figuresOf(wish)),
        )
  // 다시 alone asks for anything.
  const asks =
    isBack &&
    own?.asks.some((name) => isCalculation(name) && wishes.some((wish) => wish.asks.includes(name))) === true
  return (places ? 2 : 0) + Number(kind && !signs.adds) + Number(deal) + Number(asks) * 2 + figures
}

/** 수원 of what was asked of 수원 팔달구: the place that is named has that of the earlier question in it, which is meant. */
export const placesMeant = (said: readonly string[], before: readonly string[]): string[] =>
  said.length > 0 && before.length > 0 && before.every((code) => isWithin(code, said)) ? [] : [...said]

const isWithin = (code: string, said: readonly string[]): boolean =>
  said.some((it) => isRelated(code, [it]) && it.replace(/0+$/, '').length <= code.replace(/0+$/, '').length)

/**
 * Which earlier request a question goes back to by its words (아까 수원 걸로 돌아가서, 처음처럼), and the question without these: the one
 * that has most in common with what it names, of equals the latest; the first where it says so and names nothing of another.
 * `all`: oldest first, `last` among them unless nothing can go back to it. `isBack`: it goes back, whether a word says so or not. Null
 * where it goes back to none, or to the last.
 */
export const meantOf = (
  asked: Asked,
  all: readonly Earlier[],
  { last, isBack }: { last: Earlier | undefined; isBack: boolean },
): { earlier: Earlier; question: Prose } | null => {
  const text = textOf(asked.text).normalize('NFC')
  const [first] = all
  const toFirst = TO_FIRST.test(text)
  if (first === undefined || first === last) return null
  const goesBack = isBack || new RegExp(GOES_BACK.source, 'i').test(text)
  if (!toFirst && !goesBack) return null
  // The first one: of the homes that were shown.
  const pointsAtHome = asked.signs.ordinals.length > 0 && (last ?? all.at(-1))?.listings.length !== 0
  if (!goesBack && pointsAtHome) return null
  const judged = all.map((earlier) => ({ earlier, like: likeness(asked, earlier, isBack) }))
  const most = Math.max(...judged.map(({ like }) => like))
  const nearest = judged.filter(({ like }) => like === most)
  const isOfFirst = toFirst && nearest.some(({ earlier }) => earlier === first)
  const meant = isOfFirst ? first : most > 0 ? nearest.at(-1)?.earlier : undefined
  if (meant === undefined || meant === last) return null
  // A place and a deal of its own ask anew, unless that is what it goes back to.
  const isAnew = isSearched(meant) && namesPlace(asked.said) && most < 2
  if (isAnew) return null
  const rest = text.replace(TO_FIRST, ' ').replace(GOES_BACK, ' ').replaceAll(/\s+/g, ' ').trim()
  return { earlier: meant, question: rest }
}
