import { name } from '../../domain/message/arg.ts'
import { wordsIn } from '../../domain/message/say.ts'
import type { Prose } from '../../domain/prose.ts'
import type { ListingHit } from '../../domain/listing.ts'
import type { Language } from '../../domain/run.ts'
import { sortShown } from './shown.ts'
import type { Shown } from './shown.ts'
import { homesNamed } from '../../domain/reading/named-homes.ts'
import type { Signs } from '../../domain/reading/signs.ts'

/** The homes that a question means: some of those shown, or what has to be asked first. */
export type Target =
  | { kind: 'homes'; homes: ListingHit[] }
  /** It means no home in particular. */
  | { kind: 'none' }
  | { kind: 'ask'; message: string; suggestions: string[] }

const MAX_OPTIONS = 6

const ask = (message: string, shown: readonly Shown[], language: Language): Target => ({
  kind: 'ask',
  message,
  suggestions: shown
    .flatMap((hit, index) =>
      hit === null
        ? []
        : wordsIn(language)('memory.option', { position: name(String(index + 1)), home: name(hit.name) }),
    )
    .slice(0, MAX_OPTIONS),
})

/** What can be said of several homes at once; everything else is asked of one. */
const OF_SEVERAL: readonly Signs['need'][] = ['facilities', 'listings', 'market']

export interface Pointing {
  text: Prose
  signs: Signs
  shown: readonly Shown[]
  /** The one that was asked about last; null: none of them was. */
  focus: Shown
  /** The one that was asked about before it. */
  focusBefore: Shown
  /** Those of them that were held against one another last; none: no two were. */
  compared: readonly ListingHit[]
  /** It bounds them further. */
  narrows: boolean
  /** They were shown in an order that was asked for (제일 안전한 게 뭐예요?). */
  isRanked: boolean
  /** Something was worked out of figures since: what points at no home is of these. */
  isWorkedOut: boolean
  language: Language
}

export const findTarget = ({
  text,
  signs,
  shown,
  focus,
  focusBefore,
  compared,
  narrows,
  isRanked,
  isWorkedOut,
  language,
}: Pointing): Target => {
  const words = wordsIn(language)
  const isOpen = (hit: Shown): boolean => compared.length === 0 || (hit !== null && compared.includes(hit))
  const options = shown.map((hit) => (isOpen(hit) ? hit : null))
  const offered = options.filter((hit) => hit !== null)
  const { superlative, ordinals, count } = signs
  if (shown.length === 0) return { kind: 'none' }
  // 두 번째로 싼 집.
  if (superlative !== null && ordinals.length > 0) {
    const ranked = sortShown(offered, superlative)
    const homes = ordinals.flatMap((at) => ranked.at(at) ?? [])
    return homes.length > 0
      ? { kind: 'homes', homes }
      : ask(words('memory.notSoMany', { count: name(String(shown.length)) }), shown, language)
  }
  if (ordinals.length > 0) {
    const positions = ordinals.map((at) => (at < 0 ? shown.length + at : at))
    if (positions.some((at) => at >= shown.length || at < 0))
      return ask(words('memory.notSoMany', { count: name(String(shown.length)) }), shown, language)
    const named = positions.flatMap((at) => shown[at] ?? [])
    const [other, ...more] = named
    // 3번이랑 비교하면요?: the one that was asked about last, beside it.
    const isBeside = signs.against && focus !== null && other !== undefined && more.length === 0
    const homes = isBeside && other !== focus ? [focus, other] : named
    return homes.length > 0 ? { kind: 'homes', homes } : ask(words('memory.gone'), shown, language)
  }
  const named = homesNamed(text, offered)
  if (named.length > 0) return { kind: 'homes', homes: named }
  // 그중에 1억대만: of all that its search finds, and not of the few that were shown.
  if (signs.among && narrows) return { kind: 'none' }
  if (signs.ofTwo) {
    const pair = focus !== null && focusBefore !== null ? [focusBefore, focus] : offered
    const two = compared.length > 0 ? compared : pair
    return two.length === 2
      ? { kind: 'homes', homes: [...two] }
      : ask(words(offered.length === 0 ? 'memory.gone' : 'memory.which'), options, language)
  }
  if (signs.among) {
    if (offered.length === 0) return ask(words('memory.gone'), shown, language)
    const homes = superlative === null ? offered : sortShown(offered, superlative).slice(0, count ?? 1)
    return { kind: 'homes', homes }
  }
  const [only, ...others] = offered
  // 제일 싼 거 위험해?: one of those that were shown, where it is asked what can be asked of one alone.
  if (
    superlative !== null &&
    signs.need !== null &&
    !OF_SEVERAL.includes(signs.need) &&
    !narrows &&
    !signs.more
  )
    return { kind: 'homes', homes: sortShown(offered, superlative).slice(0, count ?? 1) }
  if (signs.more || signs.comparative !== null || superlative !== null || signs.changes)
    return { kind: 'none' }
  if (focus !== null && (signs.that || signs.thatHome || (signs.need !== null && signs.need !== 'listings')))
    return { kind: 'homes', homes: [focus] }
  if (only !== undefined && others.length === 0) {
    const isMeant =
      signs.that || signs.thatHome || signs.there || (signs.need !== null && signs.need !== 'listings')
    return isMeant ? { kind: 'homes', homes: [only] } : { kind: 'none' }
  }
  if (signs.need === 'facilities' && !narrows) return { kind: 'homes', homes: offered }
  // 그거 도봉구로도 보여줘: the same search with more said of it.
  if (narrows && signs.need === 'listings' && !signs.thatHome) return { kind: 'none' }
  const isOfOne = !OF_SEVERAL.includes(signs.need)
  // 그 집 대출은?, after the safest was asked for.
  if (isRanked && only !== undefined && (signs.that || signs.thatHome) && isOfOne)
    return { kind: 'homes', homes: [only] }
  if (signs.that || signs.thatHome)
    return isOfOne ? ask(words('memory.which'), options, language) : { kind: 'homes', homes: offered }
  if (signs.need !== null && isOfOne && !signs.there && !signs.connects && !isWorkedOut)
    return ask(words('memory.which'), options, language)
  return { kind: 'none' }
}
