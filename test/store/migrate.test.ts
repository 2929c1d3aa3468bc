import { Migration } from '@mikro-orm/migrations'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { IndexMigration } from '../../src/store/index-migration.ts'
import { migrate } from '../../src/store/migrate.ts'
import { MIGRATION_LOCK } from '../../src/store/schema-version.ts'
import { createPool } from '../../src/store/pool.ts'
import { listMigrations, SchemaError, untilMigrated } from '../../src/store/schema-version.ts'
import { emptyDatabase, freshDatabase } from '../support/db.ts'
import type { TestDatabase } from '../support/db.ts'

class First extends Migration {
  override up() {
    this.addSql('create table first (id int primary key)')
  }
}
class Second extends Migration {
  override up() {
    this.addSql('alter table app_user add column migrated int')
  }
}
class Third extends IndexMigration {
  override up() {
    this.createIndex('app_user_migrated_idx', 'on app_user (migrated)')
  }
}
const PLANTED = [First, Second, Third].map((it, at) => ({
  name: `Migration9999_${at}_${it.name}`,
  class: it,
}))

const withDatabase = async (database: TestDatabase, work: (pool: Pool) => Promise<void>) => {
  const pool = createPool(database.url, { max: 6 })
  try {
    await work(pool)
  } finally {
    await pool.end()
    await database.drop()
  }
}
const plant = (url: string, log: string[] = []) =>
  migrate(url, { migrations: PLANTED, log: (line) => void log.push(line) })

test('a migration that does not get its lock lets everybody else pass, tries again, and undoes nothing done before it', () =>
  freshDatabase().then((database) =>
    withDatabase(database, async (pool) => {
      const holder = await pool.connect()
      await holder.query('begin; lock table app_user in access share mode')
      const log: string[] = []
      const migrated = plant(database.url, log)
      const slowest = { ms: 0 }
      const from = performance.now()
      while (performance.now() - from < 4_000) {
        const asked = performance.now()
        // Answered while the holder still holds: whoever queues behind a migration that waits would not be.
        await pool.query('select count(*) from app_user')
        slowest.ms = Math.max(slowest.ms, performance.now() - asked)
        await sleep(5)
      }
      // Its own transaction: it is there before the next could begin.
      expect((await pool.query(`select to_regclass('first') as it`)).rows[0]).toEqual({ it: 'first' })
      await holder.query('commit')
      holder.release()
      await migrated
      expect(slowest.ms).toBeGreaterThan(500)
      expect(log).toContain('waiting for a lock that somebody else holds')
      expect(log.filter((line) => line.startsWith('database migration'))).toEqual(
        PLANTED.map(({ name }) => `database migration ${name}`),
      )
    }),
  ))

test('an index is made beside transactions that write, and one that was left half made is made anew', () =>
  freshDatabase().then((database) =>
    withDatabase(database, async (pool) => {
      await pool.query('alter table app_user add column if not exists migrated int')
      await pool.query(
        `insert into app_user (id, type) select gen_random_uuid(), 'GUEST' from generate_series(1, 2)`,
      )
      await expect(
        pool.query('create unique index concurrently app_user_migrated_idx on app_user (type)'),
      ).rejects.toThrow('could not create unique index')
      const writer = await pool.connect()
      await writer.query(`begin; insert into app_user (id, type) values (gen_random_uuid(), 'GUEST')`)
      const migrated = migrate(database.url, { migrations: PLANTED.slice(2) })
      // Longer than a lock is waited for: what makes nobody wait may wait itself.
      await sleep(3_000)
      await pool.query(`insert into app_user (id, type) values (gen_random_uuid(), 'GUEST')`)
      await writer.query('commit')
      writer.release()
      await migrated
      const { rows } = await pool.query<{ valid: boolean; definition: string }>(
        `select indisvalid as valid, pg_get_indexdef(indexrelid) as definition
         from pg_index where indexrelid = 'app_user_migrated_idx'::regclass`,
      )
      expect(rows).toEqual([{ valid: true, definition: expect.stringContaining('(migrated)') }])
    }),
  ))

test('a process waits for the migrations of its release, and says what is lacking when they do not come', () =>
  emptyDatabase().then((database) =>
    withDatabase(database, async (pool) => {
      const log: string[] = []
      const wait = (waitMs: number) =>
        untilMigrated(database.url, { waitMs, log: (line) => void log.push(line) })
      await expect(wait(600)).rejects.toThrow(SchemaError)
      await expect(wait(0)).rejects.toThrow(
        /lacks \d+ of \d+ migrations \(Migration20261121222607_initial, …\): run “npm run migrate”/,
      )
      const waiting = wait(60_000)
      await migrate(database.url)
      await waiting
      expect(log.some((line) => line.startsWith('waiting: the database lacks'))).toBe(true)

      // Somebody is at it: what follows the last of them may not be there yet.
      const migrator = await pool.connect()
      await migrator.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
      await expect(wait(0)).rejects.toThrow('is being migrated')
      migrator.release(true)
      await wait(5_000)

      // Of a release to come.
      await pool.query(`insert into mikro_orm_migrations (name) values ('Migration99990101000000_later')`)
      await wait(0)
      const [last] = (await listMigrations()).slice(-1)
      await pool.query('delete from mikro_orm_migrations where name = $1', [last])
      await expect(wait(0)).rejects.toThrow('lacks 1 of')
    }),
  ))
