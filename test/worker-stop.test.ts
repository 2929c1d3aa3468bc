import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, inject, test } from 'vitest'
import { buildApp } from '../src/compose/app.ts'
import type { Role } from '../src/config/connections.ts'
import { newId } from '../src/domain/id.ts'
import { readEnv } from '../src/config/env.ts'
import { createPool } from '../src/store/pool.ts'
import { freshDatabase } from './support/db.ts'

/** A process whose database has a guest whom nobody has seen for years, before it starts. */
const withOldGuest = async (
  role: Role,
  use: (world: {
    app: ReturnType<typeof buildApp>
    pool: ReturnType<typeof createPool>
    complaints: string[]
    left: () => Promise<number>
  }) => Promise<void>,
) => {
  const { url, drop } = await freshDatabase()
  const pool = createPool(url, { max: 2 })
  const complaints: string[] = []
  const app = buildApp({
    env: readEnv({
      DATABASE_URL: url,
      DATA_DIR: mkdtempSync(join(inject('scratch'), 'worker-')),
      PORT: '0',
      NODE_ENV: 'test',
      LOG_LEVEL: 'warn',
    }),
    log: pino({ level: 'warn' }, { write: (line: string) => void complaints.push(line) }),
    role,
    seed: false,
  })
  const left = async () => (await pool.query('select from app_user')).rows.length
  try {
    await pool.query(
      `insert into app_user (id, type, created_at) values ($1, 'GUEST', now() - interval '3 years')`,
      [newId()],
    )
    await use({ app, pool, complaints, left })
  } finally {
    await app.stop()
    await pool.end()
    await drop()
  }
}

test.each(['all', 'worker'] as const)('a process as %s forgets old guests by itself', async (role) => {
  await withOldGuest(role, async ({ app, complaints, left }) => {
    await app.start()
    await expect.poll(left, { timeout: 20_000 }).toBe(0)
    expect(complaints).toEqual([])
  })
})

test('a worker that stops ends what it does now and then before its connections end', async () => {
  await withOldGuest('worker', async ({ app, pool, complaints, left }) => {
    const client = await pool.connect()
    try {
      // What deletes the guest waits for this.
      await client.query('begin')
      await client.query('select from app_user for update')
      await app.start()
      const waits = async () => {
        const { rows } = await pool.query<{ count: number }>(
          `select count(*)::int as count from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
        )
        return rows[0]?.count
      }
      await expect.poll(waits, { timeout: 20_000 }).toBe(1)
      let isStopped = false
      const stopped = app.stop().then(() => (isStopped = true))
      await sleep(300)
      expect(isStopped).toBe(false)
      await client.query('commit')
      await stopped
    } finally {
      client.release()
    }
    expect(complaints).toEqual([])
    expect(await left()).toBe(0)
  })
})
