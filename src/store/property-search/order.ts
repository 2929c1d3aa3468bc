import type { PropertyFilter, PropertyOrder, PropertySort } from '../../domain/property.ts'
import { readTextQuery } from '../grams.ts'
import type { Parameters } from '../statement.ts'

/** The key of a row under an order: never null, so that one row comparison continues a list in either direction. */
export interface SortKey {
  expression: string
  /** The SQL type that a key read back from a cursor is cast to. */
  type: 'bigint' | 'double precision' | 'timestamptz'
  direction: 'asc' | 'desc'
}

/** Nulls come last in both directions: what is missing is never the cheapest, the nearest or the best. */
const nullsLast = (column: string, direction: 'asc' | 'desc') =>
  `coalesce(${column}, '${direction === 'asc' ? '' : '-'}Infinity'::double precision)`

const columnOf: Record<PropertySort, string> = {
  RELEVANCE: 'ls.listed_at',
  PRICE: 'ls.price_key',
  AREA: 'ls.exclusive_area',
  NEWEST: 'ls.listed_at',
  TRUST_SCORE: 'ls.trust_score',
  SUBWAY_DISTANCE: 'ls.subway_distance::double precision',
}

/** What counts how much when a searched bigram stands in the name, or elsewhere (address, tags). */
const NAME_WEIGHT = 3

/**
 * RELEVANCE with a search text: three points for each of its bigrams in the name, one for each that is only in address or
 * tags, and one when the name begins with the text's first word. Without a text: the newest.
 */
const relevance = (text: string, parameters: Parameters): string | undefined => {
  const query = readTextQuery(text)
  if (!query || query.grams.length === 0) return undefined
  const wanted = parameters.add(query.grams)
  const first = parameters.add(query.grams[0])
  return (
    `(select ${query.grams.length} + ${NAME_WEIGHT - 1} * count(*) from unnest(${wanted}::text[]) gram ` +
    `where strpos(ls.name_text, gram) > 0) + (strpos(ls.name_text, ${first}) = 1)::int`
  )
}

/** NEWEST and RELEVANCE descending are newest and best first; PRICE, AREA and SUBWAY_DISTANCE ascending smallest first. */
export const sortKey = (
  order: PropertyOrder,
  filter: Pick<PropertyFilter, 'text'>,
  parameters: Parameters,
): SortKey => {
  const direction = order.direction === 'ASC' ? 'asc' : 'desc'
  switch (order.field) {
    case 'RELEVANCE': {
      const score = filter.text ? relevance(filter.text, parameters) : undefined
      if (score !== undefined) return { expression: score, type: 'bigint', direction }
      return { expression: columnOf.RELEVANCE, type: 'timestamptz', direction }
    }
    case 'NEWEST':
      return { expression: columnOf.NEWEST, type: 'timestamptz', direction }
    case 'PRICE':
      return { expression: columnOf.PRICE, type: 'bigint', direction }
    case 'AREA':
    case 'TRUST_SCORE':
    case 'SUBWAY_DISTANCE':
      return { expression: nullsLast(columnOf[order.field], direction), type: 'double precision', direction }
    default:
      return order.field satisfies never
  }
}

/** The best of what was searched for, or the newest. */
export const DEFAULT_ORDER: PropertyOrder = { field: 'RELEVANCE', direction: 'DESC' }
