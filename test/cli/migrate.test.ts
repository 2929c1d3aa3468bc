import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'
import { emptyDatabase } from '../support/db.ts'
import { startProduct } from '../support/process.ts'

const COMMAND = fileURLToPath(new URL('../../src/cli/migrate.ts', import.meta.url))

test('a worker changes no table: it ends and says what is lacking, waits where it is told to, and begins after npm run migrate', async () => {
  const database = await emptyDatabase()
  const env = { DATABASE_URL: database.url, DATA_DIR: mkdtempSync(join(inject('scratch'), 'migrate-')) }
  const start = (seconds: string) =>
    startProduct({ role: 'worker', env: { ...env, MIGRATION_WAIT_SECONDS: seconds } })
  try {
    const refusal = await start('0').then(
      () => 'it started',
      (error: unknown) => String(error),
    )
    expect(refusal).toMatch(/the database lacks (\d+) of \1 migrations .* run “npm run migrate”/)
    expect(refusal).not.toMatch(/ at .*\.ts:\d+/)

    const waiting = start('60')
    const migrate = () =>
      promisify(execFile)(process.execPath, [COMMAND], { env: { ...process.env, ...env } })
    expect((await migrate()).stdout).toMatch(/a new database: \d+ migrations[\s\S]*up to date/)
    await (await waiting).stop()
    expect((await migrate()).stdout).toBe('the database is up to date\n')
  } finally {
    await database.drop()
  }
}, 120_000)
