import type { Pool, QueryArrayConfig, QueryConfig } from 'pg'
import { isPassing } from './connection-loss.ts'
import type { Queryable } from './statement.ts'

/** How long the primary answers for a copy that was away, before the copy is asked again. */
const AWAY_MS = 5_000

/**
 * A copy that may lag, for reads; while it is away, or where it had to break off what is asked (a copy ends statements that
 * are in the way of its catching up), the primary answers in its place.
 */
export const replicaOrPrimary = (
  replica: Pool,
  primary: Pool,
  onAway: (error: unknown) => void,
  now: () => number = Date.now,
): Queryable => {
  let awayUntil = 0
  const ask = async <T>(statement: (db: Pool) => Promise<T>): Promise<T> => {
    if (now() < awayUntil) return statement(primary)
    try {
      return await statement(replica)
    } catch (error) {
      if (!isPassing(error)) throw error
      awayUntil = now() + AWAY_MS
      onAway(error)
      return statement(primary)
    }
  }
  const query = (config: QueryArrayConfig | QueryConfig) => ask((db) => db.query(config))
  return { query: query as Queryable['query'] }
}
