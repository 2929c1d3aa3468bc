import type { QueryResultRow } from 'pg'
import type { Queryable } from './statement.ts'

/** A place in a list that is ordered by a time and an id. */
export interface KeysetPlace {
  at: Date
  id: string
}

/** A stretch of such a list: between two places, from its beginning or (`fromEnd`) from its end. */
export interface Stretch {
  limit: number
  fromEnd: boolean
  after: KeysetPlace | null
  before: KeysetPlace | null
}

export interface Slice<T> {
  /** In list order, whichever end they were read from. */
  rows: T[]
  /** There is at least one more in the direction of reading. */
  hasMore: boolean
}

export interface KeysetList {
  name: string
  /** `select … from … where …`, without order and limit. */
  select: string
  values: readonly string[]
  /** The columns of the place. Both must be in one index, after what `select` filters by. */
  order: { at: string; id: string; idType: 'text' | 'uuid' }
  descending: boolean
}

/** One statement a shape of page, so that PostgreSQL plans each of the few shapes once. */
export const readStretch = async <T extends QueryResultRow>(
  db: Queryable,
  list: KeysetList,
  { limit, fromEnd, after, before }: Stretch,
): Promise<Slice<T>> => {
  const { at, id, idType } = list.order
  const values: unknown[] = [...list.values]
  const conditions: string[] = []
  const bound = (place: KeysetPlace, operator: '<' | '>') => {
    values.push(place.at, place.id)
    conditions.push(
      `and (${at}, ${id}) ${operator} ($${values.length - 1}::timestamptz, $${values.length}::${idType})`,
    )
  }
  if (after) bound(after, list.descending ? '<' : '>')
  if (before) bound(before, list.descending ? '>' : '<')
  values.push(limit + 1)
  const direction = list.descending === fromEnd ? 'asc' : 'desc'
  const shape = `${after ? 'a' : ''}${before ? 'b' : ''}${fromEnd ? 'e' : ''}`
  const { rows } = await db.query<T>({
    name: `${list.name}.${shape}`,
    text: `${list.select} ${conditions.join(' ')} order by ${at} ${direction}, ${id} ${direction} limit $${values.length}`,
    values,
  })
  const hasMore = rows.length > limit
  const kept = rows.slice(0, limit)
  return { rows: fromEnd ? kept.toReversed() : kept, hasMore }
}
