import type { Prose } from '../../domain/prose.ts'
import { MAX_EARLIER } from '../../domain/memory.ts'
import type { ListingRef, TurnMemory } from '../../domain/memory.ts'
import { readAsked } from '../../domain/reading/asked.ts'
import type { Talked } from '../../domain/reading/asked.ts'
import type { Way } from '../../domain/reading/leaning/names.ts'
import { readLeaning } from '../../domain/reading/leaning/read-leaning.ts'
import { meantOf } from '../../domain/reading/earlier.ts'
import { withoutReturn } from '../../domain/reading/returns.ts'
import { readSigns } from '../../domain/reading/signs.ts'
import { taskMeant } from '../../domain/reading/task-before.ts'
import { hasCase, isSearched } from '../../domain/reading/standing.ts'

type Earlier = NonNullable<TurnMemory['earlier']>[number]

/** What was asked in a conversation so far and can be gone back to, the last question included: the first one and the latest. */
export const earlierOf = (last: TurnMemory | null): Earlier[] => {
  if (last === null) return []
  const [first, ...more] = last.earlier ?? []
  const { question, intentType, facets, request, query, listings, seen } = last
  const own = { question, intentType, facets, request, query, listings, seen }
  const all = [...(first === undefined ? [] : [first]), ...more, ...(canReturn(last) ? [own] : [])]
  return all.length <= MAX_EARLIER ? all : all.toSpliced(1, all.length - MAX_EARLIER)
}

const canReturn = (last: TurnMemory): boolean => isSearched(last) || hasCase(last)

/** The search whose homes a question points at, where something else was talked of since (그중 첫 번째 집 안전해? after a loan). */
const pointedAt = (question: Prose, { listings, earlier }: TurnMemory): Earlier | null => {
  if (listings.length > 0) return null
  const { ordinals, among } = readSigns(question)
  const isPointing = ordinals.length > 0 || among
  return isPointing ? (earlier?.findLast((it) => it.listings.length > 0) ?? null) : null
}

/** The earlier search that showed a home, where nothing that was shown since is talked of. */
export const listWith = ({ transactionId }: ListingRef, { listings, earlier }: TurnMemory) =>
  listings.length > 0
    ? undefined
    : earlier?.findLast((it) => it.listings.some((shown) => shown.transactionId === transactionId))

/**
 * What a question goes on from that goes back to something asked earlier (아까 그 조건에, 처음 조건으로, 다시 수원으로), and what else it
 * says; null where it does not.
 */
export const returned = (
  talked: Talked,
  /** How it stands to what was talked of, where that is known. */
  way?: Way,
): { last: TurnMemory; question: Prose; goesBack: boolean } | null => {
  const { question, last } = talked
  if (last === null) return null
  const all = earlierOf(last)
  const as = (earlier: Earlier): TurnMemory => ({
    ...earlier,
    earlier: all,
    ...(last.concern && { concern: last.concern }),
  })
  const said = withoutReturn(question)
  const searches = all.filter(isSearched)
  const search = said?.to === 'FIRST' ? searches[0] : searches.at(-1)
  if (said !== null && search !== undefined) return { question: said.rest, last: as(search), goesBack: true }
  const asked = readAsked(talked)
  const meant = meantOf(asked, all, {
    last: canReturn(last) ? all.at(-1) : undefined,
    isBack: (way ?? readLeaning(asked, last).way) === 'BACK',
  })
  if (meant !== null) return { question: meant.question, last: as(meant.earlier), goesBack: true }
  const taken = taskMeant(asked, last)
  if (taken !== null) return { question, last: as(taken), goesBack: true }
  const pointed = pointedAt(question, last)
  return pointed && { question, last: as(pointed), goesBack: false }
}
