import { openNames, placedAt } from '../../domain/reading/beside-known.ts'
import { NO_CONDITIONS, filterOfQuery } from '../../domain/property.ts'
import { homeOf } from '../../domain/reading/read.ts'
import type { SharedName } from '../../domain/reading/named-places.ts'
import type { Request } from '../../domain/reading/request.ts'
import type { Assumption } from '../../domain/answer.ts'
import { list, place } from '../../domain/message/arg.ts'
import { message, wordsIn } from '../../domain/message/say.ts'
import type { PlaceIndex } from '../../domain/language/places.ts'
import type { Language } from '../../domain/run.ts'
import type { AgentPorts } from '../ports.ts'

/** Places of one name that are compared; more of them are no name of a place that one lives in. */
const MOST = 8

/** Of the places that share a name the one in which most of what is asked for is offered; the first where none is. */
const likeliestOf = async (
  { codes }: SharedName,
  request: Request,
  userId: string | null,
  ports: Pick<AgentPorts, 'searchListings'>,
  signal: AbortSignal,
): Promise<string | undefined> => {
  const { propertyTypes, transactionTypes } = homeOf(request)
  const offered = await Promise.all(
    codes.slice(0, MOST).map(async (code) => {
      const filter = filterOfQuery({
        ...NO_CONDITIONS,
        regionCodes: [code],
        propertyTypes,
        transactionTypes,
      })
      const order = { field: 'RELEVANCE', direction: 'DESC' } as const
      const query = { filter, order, first: 1, includeNearby: false, includeAgent: false, userId }
      return { code, count: (await ports.searchListings(query, signal)).totalCount }
    }),
  )
  const [best] = offered.toSorted((a, b) => b.count - a.count || a.code.localeCompare(b.code))
  return best?.code
}

/** A request whose names that several places have mean the likeliest of them, which its answer says; null where there is none. */
export const placedLikeliest = async (
  request: Request,
  userId: string | null,
  places: Pick<PlaceIndex, 'book'>,
  ports: Pick<AgentPorts, 'searchListings'>,
  signal: AbortSignal,
): Promise<Request | null> => {
  const open = openNames(request)
  if (open.length === 0) return null
  const taken = await Promise.all(open.map((it) => likeliestOf(it, request, userId, ports, signal)))
  return open.reduce(
    (settled, it, at) => placedAt(settled, it, taken[at] ?? it.codes[0] ?? '', places),
    request,
  )
}

/** Which of the places of one name was taken, and which others there are. */
export const sayLikeliest = (
  { where }: Request,
  language: Language,
  { regions }: Pick<PlaceIndex, 'regions'>,
): Assumption[] =>
  where.shared.flatMap(({ name, codes, taken }) => {
    const meant = taken === undefined ? undefined : regions.get(taken)
    if (meant === undefined) return []
    const others = codes.flatMap((code) => (code === taken ? [] : (regions.get(code) ?? [])))
    const args = { taken: place(meant), others: list(others.map(place)) }
    return [
      {
        name: wordsIn(language)('memory.sharedName'),
        value: `${name}: ${meant.fullName}`,
        source: 'DEFAULT',
        said: message('answer.likeliest', args),
      },
    ]
  })
