import type { Pool, PoolClient } from 'pg'
import { untilClear } from './connection-loss.ts'

/** Runs `work` in one transaction on one connection; any throw rolls all of it back and is passed on. */
export const inTransaction = async <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    // A connection that cannot even roll back is thrown away with its transaction.
    await client.query('rollback').catch((cause: unknown) => {
      broken = cause instanceof Error ? cause : new Error(String(cause))
    })
    throw error
  } finally {
    client.release(broken)
  }
}

/** {@link inTransaction}, begun again from its start where somebody is in its way (`untilClear`). */
export const inPatientTransaction = <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> =>
  untilClear(() => inTransaction(pool, work))

const TAKE_TURN = {
  name: 'transaction.take-turn',
  text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
}

/** {@link inTransaction}, one after the other of those with this name: what is counted in it is so until it has written. */
export const inTurn = <T>(pool: Pool, turn: string, work: (client: PoolClient) => Promise<T>): Promise<T> =>
  inTransaction(pool, async (client) => {
    await client.query({ ...TAKE_TURN, values: [turn] })
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
