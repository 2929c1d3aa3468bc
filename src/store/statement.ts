import { createHash } from 'node:crypto'
import type { QueryArrayConfig, QueryArrayResult, QueryConfig, QueryResult, QueryResultRow } from 'pg'

/** A pool, or a client inside a transaction. */
export interface Queryable {
  query(config: QueryArrayConfig): Promise<QueryArrayResult<unknown[]>>
  query<R extends QueryResultRow>(config: QueryConfig): Promise<QueryResult<R>>
}

/** Collects the values of a statement that is put together from parts; `add` returns the placeholder. */
export const createParameters = () => {
  const values: unknown[] = []
  return { values, add: (value: unknown): string => `$${values.push(value)}` }
}
export type Parameters = ReturnType<typeof createParameters>

const NAMED_AFTER = 3
const MAX_NAMED = 200
const MAX_COUNTED = 2000

/**
 * Names for statements whose text depends on the filter. Prepared statements stay in every connection for its life, and
 * clients can ask for thousands of shapes: only a shape that comes back is prepared, and only so many of them.
 */
export const createStatementNames = (limit = MAX_NAMED) => {
  const named = new Map<string, string>()
  const counted = new Map<string, number>()
  return (text: string): string | undefined => {
    const known = named.get(text)
    if (known !== undefined || named.size >= limit) return known
    const count = (counted.get(text) ?? 0) + 1
    if (count < NAMED_AFTER) {
      if (counted.size >= MAX_COUNTED) counted.clear()
      counted.set(text, count)
      return undefined
    }
    counted.delete(text)
    const name = `shape_${createHash('sha256').update(text).digest('base64url').slice(0, 20)}`
    named.set(text, name)
    return name
  }
}

const nameOf = createStatementNames()

/** A statement of fixed text, prepared once per connection under its name. */
export const select = async <R extends QueryResultRow>(
  db: Queryable,
  name: string,
  text: string,
  values: unknown[] = [],
): Promise<R[]> => (await db.query<R>({ name, text, values })).rows

/**
 * A statement that is planned for its values every time: with ranges that may hold a dong or a whole 시도, one plan for all
 * of them is a hundred times too slow for some.
 */
export const selectPlanned = async <R extends QueryResultRow>(
  db: Queryable,
  text: string,
  values: unknown[],
): Promise<R[]> => (await db.query<R>({ text, values })).rows

/** A statement whose text was put together for this call. */
export const selectShape = async <R extends QueryResultRow>(
  db: Queryable,
  text: string,
  values: unknown[],
): Promise<R[]> => {
  const name = nameOf(text)
  return (await db.query<R>(name === undefined ? { text, values } : { name, text, values })).rows
}

/** The same with rows as arrays, values in the order of the selected columns. */
export const selectShapeValues = async (
  db: Queryable,
  text: string,
  values: unknown[],
): Promise<unknown[][]> => {
  const name = nameOf(text)
  const config = { text, values, rowMode: 'array' } as const
  return (await db.query(name === undefined ? config : { ...config, name })).rows
}
