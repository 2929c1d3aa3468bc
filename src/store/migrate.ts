import { setTimeout as sleep } from 'node:timers/promises'
import type { MigrationObject } from '@mikro-orm/postgresql'
import { runMigrations } from 'graphile-worker'
import type { Pool, PoolClient } from 'pg'
import { setupVectors } from './law-search/vectors.ts'
import { createPool } from './pool.ts'
import { lackingMigrations, listMigrations, MIGRATION_LOCK } from './schema-version.ts'

const TURN_MS = 200

const OLDEST_SERVER = 150_000

/**
 * Whoever waits for a table's lock makes everybody wait who comes after, so a migration waits this long at most, lets go
 * and tries again: a long transaction delays the migration and nobody else.
 */
const LOCK_TIMEOUT_MS = 2_000
const PAUSE_MS = 1_000
const MOST_TRIES = 200
/** lock_not_available. */
const LOCK_TIMED_OUT = '55P03'

export interface MigrateOptions {
  /** Further steps under the same lock, after the tables of this room exist (the checkpointer's setup, for one). */
  extra?: readonly ((pool: Pool) => Promise<void>)[]
  log?: (message: string) => void
  /** In place of those of the folder. */
  migrations?: MigrationObject[]
}

/**
 * Brings the database up to date: extensions, our tables, the index of vectors where the server can have one, the queue's, then `extra`. Any number of processes may call it
 * at once; they take turns by an advisory lock that dies with its connection, and the later ones find nothing to do.
 */
export const migrate = async (url: string, options: MigrateOptions = {}): Promise<void> => {
  const pool = createPool(url, { max: 4, statementTimeoutMs: 0, applicationName: 'holmesnyangz migrate' })
  try {
    const client = await pool.connect()
    try {
      await checkServer(client)
      await takeTurn(client)
      await createExtensions(client)
      // A product that starts on what it left does without the ORM's migrator.
      const wanted = options.migrations?.map(({ name }) => name) ?? (await listMigrations())
      if ((await lackingMigrations(client, wanted)).length > 0) await migrateTables(url, options)
      await setupVectors(pool)
      await runMigrations({ pgPool: pool })
      for (const step of options.extra ?? []) await step(pool)
    } finally {
      client.release(true)
    }
  } finally {
    await pool.end()
  }
}

/**
 * Asks for the lock again and again: a statement that waits for it would be waited for in turn by CREATE INDEX CONCURRENTLY,
 * which waits for every statement that was there before it.
 */
const takeTurn = async (client: PoolClient): Promise<void> => {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      MIGRATION_LOCK,
    ])
    if (rows[0]?.taken === true) return
    await sleep(TURN_MS)
  }
}

const checkServer = async (client: PoolClient) => {
  const { rows } = await client.query<{ version: number; encoding: string }>(
    `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding`,
  )
  const server = rows[0]
  if (server === undefined || server.version < OLDEST_SERVER) {
    throw new Error(
      `PostgreSQL 15 or newer is needed; this server is ${Math.floor((server?.version ?? 0) / 10_000)}`,
    )
  }
  if (server.encoding !== 'UTF8')
    throw new Error(`the database must have encoding UTF8, not ${server.encoding}`)
}

/** Both speed searches up and neither is needed: a server that lacks them, or does not let us, is fine. */
const createExtensions = async (client: PoolClient) => {
  for (const name of ['pg_trgm', 'btree_gin']) {
    await client.query(`do $$ begin
      create extension if not exists ${name};
    exception when undefined_file or feature_not_supported or insufficient_privilege then null;
    end $$`)
  }
}

const migrateTables = async (url: string, options: MigrateOptions) => {
  for (let tries = 1; !(await tryMigrating(url, options)); tries++) {
    if (tries >= MOST_TRIES)
      throw new Error(
        'somebody holds a lock on a table for too long: see pg_stat_activity, and migrate again',
      )
    await sleep(PAUSE_MS)
  }
}

/** False where a lock was not to be had: what was done before it stays done. */
const tryMigrating = async (url: string, { log, migrations }: MigrateOptions): Promise<boolean> => {
  const { createOrm } = await import('./orm.ts')
  // One connection: a migration without a transaction tells its session, not a session of the pool, how to wait.
  const orm = createOrm({
    url,
    maxConnections: 1,
    statementTimeoutMs: 0,
    lockTimeoutMs: LOCK_TIMEOUT_MS,
    applicationName: 'holmesnyangz migrate',
    ...(migrations && { migrations }),
  })
  // A new database gets all of them within a second: a line says so. Where there are data each says when it is done.
  let first = 0
  orm.migrator.on('migrated', ({ name }) => {
    if (first > 0 || name.endsWith('_initial')) first += 1
    else log?.(`database migration ${name}`)
  })
  try {
    await orm.migrator.up()
    if (first > 0) log?.(`a new database: ${first} migrations`)
    return true
  } catch (error) {
    if (!isLockTimeout(error)) throw error
    log?.('waiting for a lock that somebody else holds')
    return false
  } finally {
    await orm.close()
  }
}

/** The ORM wraps the driver's error. */
const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === LOCK_TIMED_OUT) || isLockTimeout(error.cause))
