import type { PlaceIndex } from '../language/places.ts'
import type { TurnMemory } from '../memory.ts'
import type { PropertyQuery } from '../property.ts'
import { inContext, mergeQueries } from './merge.ts'
import type { Request, Wish } from './request.ts'
import type { Asked } from './asked.ts'
import { textOf } from '../prose.ts'

const NAMED = ['transactionTypes', 'propertyTypes', 'regionCodes'] as const

/** Whether what a question names of deal, kind and place is what a search was for. */
const isOf = (said: PropertyQuery, { home }: Wish): boolean =>
  NAMED.every((name) => {
    const had: readonly string[] = home[name]
    return said[name].every((it) => had.includes(it))
  })

/**
 * Of several searches (관악구 원룸 월세랑 동작구 빌라 전세) the one whose deal, kind or place is named again (전세는 2억까지만) is
 * changed, and the others stay. Null: the question names none of them, or more than one, or something else is asked.
 */
export const oneOfSearches = (
  { said, signs, text, alone }: Asked,
  { request }: TurnMemory,
  places: PlaceIndex,
): Request | null => {
  const finds = request?.wishes.filter(({ act }) => act === 'FIND') ?? []
  const isOther =
    signs.more || signs.comparative !== null || signs.superlative !== null || signs.ordinals.length > 0
  const names = NAMED.some((name) => said[name].length > 0)
  if (request == null || finds.length < 2 || isOther || !names || alone.wishes.length > 1) return null
  const [meant, ...others] = finds.filter((wish) => isOf(said, wish))
  if (meant === undefined || others.length > 0) return null
  const own = inContext(said, textOf(text), meant.home)
  const { query } = mergeQueries(meant.home, own, signs, places)
  return {
    ...request,
    wishes: request.wishes.map((wish) => (wish === meant ? { ...wish, home: query } : wish)),
  }
}
