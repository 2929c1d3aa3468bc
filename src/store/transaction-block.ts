import type { Pool, PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg'
import { untilClear } from './connection-loss.ts'
import type { Queryable } from './statement.ts'

/** One connection for a transaction that `carry` begins and ends; any throw rolls all of it back and is passed on. */
const onConnection = async <T>(pool: Pool, carry: (client: PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    return await carry(client)
  } catch (error) {
    // Where a commit was sent along it has rolled back already. A connection that cannot even do that is thrown away.
    await client.query('rollback').catch((cause: unknown) => {
      broken = cause instanceof Error ? cause : new Error(String(cause))
    })
    throw error
  } finally {
    client.release(broken)
  }
}

/** Runs `work` in one transaction on one connection; any throw rolls all of it back and is passed on. */
export const inTransaction = <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> =>
  onConnection(pool, async (client) => {
    // What is asked first goes along with the beginning.
    const [, result] = await together(client.query('begin'), work(client))
    await client.query('commit')
    return result
  })

/** {@link inTransaction}, begun again from its start where somebody is in its way (`untilClear`). */
export const inPatientTransaction = <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> =>
  untilClear(() => inTransaction(pool, work))

const TAKE_TURN = {
  name: 'transaction.take-turn',
  text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
}

/** Waits until no other transaction has the turn of this name, and has it until its own ends. */
export const takeTurn = async (client: Queryable, turn: string): Promise<void> => {
  await client.query({ ...TAKE_TURN, values: [turn] })
}

/** {@link inTransaction}, one after the other of those with this name: what is counted in it is so until it has written. */
export const inTurn = <T>(pool: Pool, turn: string, work: (client: PoolClient) => Promise<T>): Promise<T> =>
  inTransaction(pool, async (client) => {
    await takeTurn(client, turn)
    return work(client)
  })

/**
 * Statements of one transaction that are sent together and carried out in their order: one way to the server and back for all of
 * them. Settles when all have; rejects with the first that failed, since those after it only say that something had.
 */
export const together = async <T extends readonly unknown[]>(
  ...work: { [K in keyof T]: Promise<T[K]> }
): Promise<T> => {
  const settled = await Promise.allSettled(work)
  const failed = settled.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
  return Promise.all(work)
}

/** Statements as one transaction that is sent at once, its end included: all of them are carried out, or none. */
export const inPipeline = async (
  pool: Pool,
  statements: readonly QueryConfig[],
): Promise<QueryResult<QueryResultRow>[]> => {
  const [only, ...others] = statements
  if (only === undefined) return []
  if (others.length === 0) return [await pool.query(only)]
  return onConnection(pool, async (client) => {
    const queries: (QueryConfig | string)[] = ['begin', ...statements, 'commit']
    const results = await together(...queries.map((query) => client.query(query)))
    return results.slice(1, -1)
  })
}
