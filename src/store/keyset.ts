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
  columns: string
  /** `from … where …` of the list that hangs on `parent.id`, without order and limit; the values are $2, $3 … */
  from: string
  parentType: 'text' | 'uuid'
  values: readonly unknown[]
  /** The columns of the place. Both must be in one index, after the parent's. */
  order: { at: string; id: string; idType: 'text' | 'uuid' }
  descending: boolean
}

/** The same stretch of the list of each parent, in one statement a shape, so that PostgreSQL plans each of the few once. */
export const readStretches = async <T extends QueryResultRow>(
  db: Queryable,
  list: KeysetList,
  parentIds: readonly string[],
  { limit, fromEnd, after, before }: Stretch,
): Promise<Slice<T>[]> => {
  const { at, id, idType } = list.order
  const values: unknown[] = [parentIds, ...list.values]
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
  const { rows } = await db.query<T & { parentId: string }>({
    name: `${list.name}.${shape}`,
    text: `select parent.id as "parentId", page.* from unnest($1::${list.parentType}[]) parent(id) cross join lateral (
        select ${list.columns} ${list.from} ${conditions.join(' ')}
        order by ${at} ${direction}, ${id} ${direction} limit $${values.length}
      ) page`,
    values,
  })
  // Each parent's page is read by itself, and thus comes in its order.
  const pages = Map.groupBy(rows, (row) => row.parentId)
  return parentIds.map((parentId) => {
    const page = pages.get(parentId) ?? []
    const kept = page.slice(0, limit)
    return { rows: fromEnd ? kept.toReversed() : kept, hasMore: page.length > limit }
  })
}
