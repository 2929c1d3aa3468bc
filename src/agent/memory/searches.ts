import type { Prose } from '../../domain/prose.ts'
import { MAX_SEARCHES } from '../../domain/memory.ts'
import type { TurnMemory } from '../../domain/memory.ts'
import { isSearched } from '../../domain/reading/leans.ts'
import { withoutReturn } from '../../domain/reading/returns.ts'

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

/** What a question goes on from that points at an earlier search (아까 그 조건에, 처음 조건으로), and what else it says; null where it does not. */
export const returned = (
  question: Prose,
  last: TurnMemory | null,
): { last: TurnMemory; question: Prose } | null => {
  const searches = searchesBefore(last)
  const [first] = searches
  const said = first === undefined ? null : withoutReturn(question)
  if (last === null || first === undefined || said === null) return null
  const search = said.to === 'FIRST' ? first : (searches.at(-1) ?? first)
  return {
    question: said.rest,
    last: { ...search, searches, ...(last.concern && { concern: last.concern }) },
  }
}
