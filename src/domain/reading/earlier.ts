import type { TurnMemory } from '../memory.ts'
import { namesPlace } from '../property.ts'
import { textOf } from '../prose.ts'
import type { Prose } from '../prose.ts'
import { isRelated } from '../region.ts'
import type { Asked } from './asked.ts'
import { askOf, isCalculation } from './asks.ts'
import type { Wish } from './request.ts'
import { hasCase, isSearched } from './standing.ts'

type Earlier = NonNullable<TurnMemory['earlier']>[number]

const KO = '(?<![가-힣])'
/** Words that go back; what they go back to is said beside them, or nothing is. */
export const TO_FIRST = new RegExp(
  `${KO}(?:맨\\s?)?(?:처음|원래|최초)(?:거|것|꺼)?(?:에|의|처럼|대로|으?로|이?랑|과|보다|하고)?(?:\\s?(?:그대로|물어[봤본]|말[한했]|말씀드린|봤던|보던|본)(?:\\s?대로)?)?(?![가-힣])|\\b(?:back to |as in )?(?:the |my )?(?:first|original|initial)(?: (?:question|one|case))?\\b|\\b(?:as )?at first\\b`,
  'i',
)
const GOES_BACK = new RegExp(
  `${KO}(?:아까|앞서|이전|다시|역시|도로)(?:\\s?(?:물어[봤본]|말[한했]|보던|본|찾던))?(?:\\s?(?:그|거|것))?(?![가-힣])|돌아가(?:서|면|자|줘)?|\\b(?:back to|return to|go back|earlier|previous(?:ly)?)\\b`,
  'gi',
)

/** 아까 취득세에서, 다시 복비로 돌아가서, 아까 대출 물어본 거: what it goes back to by a name, and no figure of it. */
const BY_NAME = new RegExp(
  `${KO}(?:아까|앞서|이전에?|다시)\\s?(?:그\\s)?(?:[가-힣a-z%]{1,12}\\s?){1,3}?(?:(?:물어[봤본]던?|물어보던|여쭤[봤본]던?|계산하?(?:했던|한|던)|얘기(?:했던|한|하던)|말(?:했던|한|하던))\\s?(?:거|것|건|걸|내용)(?:에서|으?로|는|은)?|에서|으?로\\s?돌아가(?:서|면)?)(?![가-힣])[\\s,]*|${KO}(?:[가-힣]{1,8}\\s?){1,2}?(?:얘기|이야기|질문|계산)(?:으?로)\\s?(?:다시\\s?)?돌아가(?:서|면)(?![가-힣])[\\s,]*|\\b(?:back|return(?:ing)?) to (?:the |my )?[a-z]+(?: [a-z]+){0,3}\\s?[:,]\\s?`,
  'i',
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

/** 아까 이자, 앞서 위약금: what was spoken of earlier is named as that. */
const SAYS_EARLIER = /(?<![가-힣])(?:아까|앞서)(?![가-힣])|\b(?:earlier|before)\b/i
/** Whether a case speaks of a thing (interest, a penalty) of which an earlier one did. */
const speaksAlike = (own: Wish | undefined, wishes: readonly Wish[]): boolean =>
  Object.entries(own?.case.facts.aspects ?? {}).some(
    ([aspect, said]) =>
      said === 'SPOKEN' &&
      wishes.some(({ case: given }) =>
        Object.entries(given.facts.aspects).some(([name, it]) => name === aspect && it === said),
      ),
  )

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
    own?.asks.some(
      (name) =>
        (isCalculation(name) || askOf(name).gives !== undefined) &&
        wishes.some((wish) => wish.asks.includes(name)),
    ) === true
  const taxes = isBack
    ? own?.tax?.asks.some((name) => wishes.some(({ tax }) => tax?.asks.includes(name) === true)) === true
    : false
  const spoken = SAYS_EARLIER.test(textOf(own?.said ?? '')) && speaksAlike(own, wishes)
  return (
    (places ? 2 : 0) +
    Number(spoken) +
    Number(kind && !signs.adds) +
    Number(deal) +
    Number(asks || taxes) * 2 +
    figures
  )
}

/** 수원 of what was asked of 수원 팔달구: the place that is named has that of the earlier question in it, which is meant. */
export const placesMeant = (said: readonly string[], before: readonly string[]): string[] =>
  said.length > 0 && before.length > 0 && before.every((code) => isWithin(code, said)) ? [] : [...said]

const isWithin = (code: string, said: readonly string[]): boolean =>
  said.some((it) => isRelated(code, [it]) && it.replace(/0+$/, '').length <= code.replace(/0+$/, '').length)

/** The case that was talked of last, whatever was looked for or asked of law since. */
const latestCase = (all: readonly Earlier[]): Earlier | undefined =>
  all.findLast(
    (it) => hasCase(it) && it.request?.wishes.some(({ act }) => act !== 'RULE' && act !== 'TALK') === true,
  ) ??
  all.findLast((it) => hasCase(it)) ??
  all.at(-1)

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
  const isByName = BY_NAME.test(text)
  if (first === undefined || (first === last && !isByName)) return null
  const goesBack = isBack || isByName || new RegExp(GOES_BACK.source, 'i').test(text)
  if (!toFirst && !goesBack) return null
  // The first one: of the homes that were shown.
  const pointsAtHome = asked.signs.ordinals.length > 0 && (last ?? all.at(-1))?.listings.length !== 0
  if (!goesBack && pointsAtHome) return null
  const judged = all.map((earlier) => ({ earlier, like: likeness(asked, earlier, isBack || isByName) }))
  const most = Math.max(...judged.map(({ like }) => like))
  const nearest = judged.filter(({ like }) => like === most)
  const isOfFirst = toFirst && nearest.some(({ earlier }) => earlier === first)
  const likest = nearest.map(({ earlier }) => earlier)
  // What only went on from it in law is not what is named.
  const named =
    most === 0 ? (isByName ? latestCase(all) : undefined) : isByName ? latestCase(likest) : likest.at(-1)
  const meant = isOfFirst ? first : named
  if (meant === undefined || (meant === last && !isByName)) return null
  // A place and a deal of its own ask anew, unless that is what it goes back to.
  const isAnew = isSearched(meant) && namesPlace(asked.said) && most < 2
  if (isAnew) return null
  const rest = text
    .replace(BY_NAME, ' ')
    .replace(TO_FIRST, ' ')
    .replace(GOES_BACK, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return { earlier: meant, question: rest }
}
