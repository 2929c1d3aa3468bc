import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPool } from '../../src/store/pool.ts'
import { select } from '../../src/store/statement.ts'
import { freshDatabase } from '../support/db.ts'
import type { TestDatabase } from '../support/db.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

test('losing idle and borrowed connections is reported, does not end the process, and later queries work', async () => {
  const lost: string[] = []
  const pool = createPool(database.url, { max: 3, log: (_message, error) => lost.push(error.message) })
  const killer = createPool(database.url, { max: 1, applicationName: 'killer' })
  try {
    const borrowed = await pool.connect()
    const idle = await pool.connect()
    idle.release()
    await killer.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and usename = current_user and application_name <> 'killer'`)
    await expect.poll(() => lost.length).toBeGreaterThanOrEqual(2)
    await expect(borrowed.query('select 1')).rejects.toThrow(/connection|terminat/i)
    borrowed.release(true)
    expect(await select<{ one: number }>(pool, 'one', 'select 1 as one')).toEqual([{ one: 1 }])
  } finally {
    await pool.end()
    await killer.end()
  }
})

test('a statement that runs too long is ended', async () => {
  const pool = createPool(database.url, { statementTimeoutMs: 50 })
  try {
    await expect(pool.query('select pg_sleep(5)')).rejects.toThrow(/statement timeout/)
  } finally {
    await pool.end()
  }
})

test('a named query is prepared once on its connection', async () => {
  const pool = createPool(database.url, { max: 1 })
  try {
    for (const n of [1, 2, 3]) {
      expect(await select(pool, 'plus_one', 'select $1::int + 1 as next', [n])).toEqual([{ next: n + 1 }])
    }
    const prepared = await select(
      pool,
      'prepared',
      `select name from pg_prepared_statements where name = 'plus_one'`,
    )
    expect(prepared).toEqual([{ name: 'plus_one' }])
  } finally {
    await pool.end()
  }
})

test('arrays of bytes are read as they were written, whatever is in them', async () => {
  const pool = createPool(database.url, { max: 1 })
  const bytes = fc.uint8Array({ maxLength: 40 }).map((it) => Buffer.from(it))
  const rows = fc.array(fc.tuple(bytes, fc.option(bytes)), { maxLength: 6 })
  try {
    await fc.assert(
      fc.asyncProperty(rows, async (given) => {
        const [row] = await select<{ flat: Buffer[]; pairs: (Buffer | null)[][] | null }>(
          pool,
          'bytes',
          `select $1::bytea[] as flat, (select array_agg(array[one, two] order by at)
             from unnest($1::bytea[], $2::bytea[]) with ordinality as it (one, two, at)) as pairs`,
          [given.map(([one]) => one), given.map(([, two]) => two)],
        )
        expect(row).toEqual({
          flat: given.map(([one]) => one),
          pairs: given.length === 0 ? null : given.map(([one, two]) => [one, two]),
        })
      }),
      { numRuns: 60 },
    )
  } finally {
    await pool.end()
  }
})
