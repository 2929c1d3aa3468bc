import { readdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import type { Pool, PoolClient } from 'pg'

/** Held by who changes tables. Any number no other program on the server is likely to lock: “holmes” in bytes. */
export const MIGRATION_LOCK = 0x686f_6c6d_6573

const FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url))
const LOOK_EVERY_MS = 500

/** Those that this process brought along. */
export const listMigrations = async (): Promise<string[]> =>
  (await readdir(FOLDER)).filter((file) => file.endsWith('.ts')).map((file) => file.replace(/\.ts$/, ''))

/**
 * Those of `wanted` that the database lacks. That it has others is fine: they belong to a later release, whose migrations
 * leave what this one uses (docs/upgrading.md).
 */
export const lackingMigrations = async (
  db: Pool | PoolClient | Client,
  wanted: readonly string[],
): Promise<readonly string[]> => {
  const { rows: tables } = await db.query<{ exists: boolean }>(
    `select to_regclass('mikro_orm_migrations') is not null as exists`,
  )
  if (tables[0]?.exists !== true) return wanted
  const { rows } = await db.query<{ name: string }>('select name from mikro_orm_migrations')
  const done = new Set(rows.map(({ name }) => name))
  return wanted.filter((name) => !done.has(name))
}

/** The database is not what this release works with, and nobody has changed that in time. */
export class SchemaError extends Error {}

export interface WaitOptions {
  waitMs: number
  log: (message: string) => void
}

/**
 * Resolves when the database has what this release needs and nobody is changing it. The right to change tables can so be
 * that of `npm run migrate` alone.
 */
export const untilMigrated = async (url: string, { waitMs, log }: WaitOptions): Promise<void> => {
  const wanted = await listMigrations()
  const client = new Client({ connectionString: url, application_name: 'holmesnyangz schema' })
  await client.connect()
  try {
    const giveUpAt = Date.now() + waitMs
    for (let said = ''; ; await sleep(LOOK_EVERY_MS)) {
      const lacking = await lackingMigrations(client, wanted)
      const { rows } = await client.query<{ free: boolean }>(
        'select pg_try_advisory_xact_lock_shared($1) as free',
        [MIGRATION_LOCK],
      )
      const isFree = rows[0]?.free === true
      if (lacking.length === 0 && isFree) return
      const why =
        lacking.length === 0
          ? 'the database is being migrated'
          : `the database lacks ${lacking.length} of ${wanted.length} migrations (${lacking[0]}, …): run “npm run migrate” of this release`
      if (Date.now() >= giveUpAt) throw new SchemaError(why)
      if (why !== said) log(`waiting: ${why}`)
      said = why
    }
  } finally {
    await client.end()
  }
}
