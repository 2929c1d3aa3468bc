import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '../../src/store/migrate.ts'
import { createOrm } from '../../src/store/orm.ts'
import { createPool } from '../../src/store/pool.ts'
import { emptyDatabase } from '../support/db.ts'
import type { TestDatabase } from '../support/db.ts'

describe('migrations', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await emptyDatabase()
  })
  afterAll(() => database.drop())

  test('six callers that start together on an empty database all succeed, and the extra steps take turns', async () => {
    let inside = 0
    let most = 0
    let runs = 0
    const extra = async () => {
      most = Math.max(most, ++inside)
      await new Promise((resolve) => setTimeout(resolve, 20))
      inside -= 1
      runs += 1
    }
    await Promise.all(Array.from({ length: 6 }, () => migrate(database.url, { extra: [extra] })))
    expect(runs).toBe(6)
    expect(most).toBe(1)
  })

  test('the migrated database is exactly what the entities say, and so is the snapshot', async () => {
    const orm = createOrm({ url: database.url })
    try {
      expect(await orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('')
      expect(await orm.migrator.checkSchema()).toBe(false)
      expect(await orm.migrator.getPending()).toEqual([])
    } finally {
      await orm.close()
    }
  })

  test('a changed check constraint is seen as drift', async () => {
    const pool = createPool(database.url, { max: 1 })
    const orm = createOrm({ url: database.url })
    try {
      await pool.query('begin')
      await pool.query('alter table trust_score drop constraint trust_score_range')
      await pool.query('alter table trust_score add constraint trust_score_range check (score >= 0)')
      await pool.query('commit')
      expect(await orm.schema.getUpdateSchemaSQL({ wrap: false })).toContain('trust_score_range')
      await pool.query('alter table trust_score drop constraint trust_score_range')
      await pool.query(
        'alter table trust_score add constraint trust_score_range check (score >= 0 and score <= 100)',
      )
    } finally {
      await orm.close()
      await pool.end()
    }
  })

  test('every foreign key says what a deletion does, and can be followed by an index', async () => {
    const pool = createPool(database.url)
    try {
      const { rows } = await pool.query<{ name: string; rule: string; indexed: boolean }>(`
        select conname as name, confdeltype as rule, exists (
          select 1 from pg_index i
          where i.indrelid = c.conrelid and i.indpred is null and i.indkey[0] = c.conkey[1]
        ) as indexed
        from pg_constraint c
        where contype = 'f' and connamespace = 'public'::regnamespace`)
      expect(rows.length).toBeGreaterThan(25)
      // 'a' is “no action”, which nobody wrote.
      expect(rows.filter((row) => row.rule === 'a').map((row) => row.name)).toEqual([])
      expect(rows.filter((row) => !row.indexed).map((row) => row.name)).toEqual([])
    } finally {
      await pool.end()
    }
  })
})
