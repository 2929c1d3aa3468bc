import type { Prose } from '../../domain/prose.ts'
import { MAX_SEARCHES } from '../../domain/memory.ts'
import type { TurnMemory } from '../../domain/memory.ts'
import { isSearched } from '../../domain/reading/leans.ts'
import { withoutReturn } from '../../domain/reading/returns.ts'
import { readSigns } from '../../domain/reading/signs.ts'

type Search = NonNullable<TurnMemory['searches']>[number]

/** What was looked for in a conversation so far, the last question included: the first search and the latest. */
export const searchesBefore = (last: TurnMemory | null): Search[] => {
  if (last === null) return []
  const before = last.searches ?? []
  if (!isSearched(last)) return before
  const { question, intentType, facets, request, query, listings, seen } = last
  return [
    ...before.slice(0, MAX_SEARCHES - 1),
    { question, intentType, facets, request, query, listings, seen },
  ]
}

/** The search whose homes a question points at, where something else was talked of since it (그중 첫 번째 집 안전해? after a loan). */
const pointedAt = (question: Prose, { listings, searches }: TurnMemory): Search | null => {
  if (listings.length > 0) return null
  const { ordinals, among } = readSigns(question)
  const isPointing = ordinals.length > 0 || among
  return isPointing ? (searches?.findLast((it) => it.listings.length > 0) ?? null) : null
}

/** What a question goes on from that points at an earlier search (아까 그 조건에, 처음 조건으로), and what else it says; null where it does not. */
export const returned = (
  question: Prose,
  last: TurnMemory | null,
): { last: TurnMemory; question: Prose; goesBack: boolean } | null => {
  const searches = searchesBefore(last)
  const [first] = searches
  if (last === null || first === undefined) return null
  const as = (search: Search): TurnMemory => ({
    ...search,
    searches,
    ...(last.concern && { concern: last.concern }),
  })
  const said = withoutReturn(question)
  if (said !== null)
    return {
      question: said.rest,
      last: as(said.to === 'FIRST' ? first : (searches.at(-1) ?? first)),
      goesBack: true,
    }
  const search = pointedAt(question, last)
  return search && { question, last: as(search), goesBack: false }
}
