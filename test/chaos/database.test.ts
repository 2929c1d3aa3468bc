import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSession, databaseId, signIn, startRun } from '../../bench/support/client.ts'
import type { Guest } from '../../bench/support/client.ts'
import { migrateProduct } from '../../src/compose/product-tables.ts'
import { startEmbedded } from '../../src/dev/embedded.ts'
import type { EmbeddedDatabase } from '../../src/dev/embedded.ts'
import { createPool } from '../../src/store/pool.ts'
import { createChance, createReport, productEnv, until } from '../support/chaos.ts'
import { restartDatabase, terminateConnections } from '../support/database-faults.ts'
import { followThrough } from '../support/follower.ts'
import { faultsOfRuns } from '../support/invariants.ts'
import type { ModelServer } from '../support/model-server.ts'
import { startProduct } from '../support/process.ts'
import type { ProductProcess } from '../support/process.ts'
import { modelEnv, startSlowModel } from '../support/slow-model.ts'

const RUNS = 20
const chance = createChance('database')
const report = createReport('a database that goes away')

let folder: string
let database: EmbeddedDatabase
let pool: Pool
let model: ModelServer
let products: ProductProcess[] = []
let guest: Guest

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'holmesnyangz-chaos-'))
  chmodSync(folder, 0o755)
  // Of its own, and durable: what was committed before a restart must be there after it.
  database = await startEmbedded({ dataDir: folder, log: () => {} })
  await migrateProduct(database.url)
  pool = createPool(database.url, { max: 2 })
  model = await startSlowModel(150)
  const env = { ...productEnv(database.url), ...modelEnv(model) }
  const api = await startProduct({ role: 'api', env, onLog: report.hear })
  products = [api, await startProduct({ role: 'worker', env, onLog: report.hear })]
  guest = await signIn(api.url)
}, 180_000)
afterAll(async () => {
  report.print()
  await Promise.all(products.map((product) => product.stop('SIGKILL')))
  await pool.end()
  await model.close()
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
})

const endure = async (times: number, hit: () => Promise<void>) => {
  const runs = await Promise.all(
    Array.from({ length: RUNS }, async (_, index) =>
      startRun(guest, await createSession(guest), `전세금 5% 인상 가능해? ${index}`),
    ),
  )
  const followers = runs.map((run) => followThrough([guest], run, AbortSignal.timeout(80_000)))
  for (let time = 0; time < times; time++) {
    await sleep(chance.between(200, 900))
    await hit()
  }
  const followed = await Promise.all(followers)
  const ids = runs.map(databaseId)
  const { rows } = await pool.query<{ attempts: number }>(
    'select sum(attempt - 1)::int as attempts from run where id = any($1::uuid[])',
    [ids],
  )
  expect(await faultsOfRuns(pool, ids)).toEqual([])
  for (const { sequences, last } of followed) {
    expect(last).toBe('RunCompleted')
    expect(sequences).toEqual(sequences.map((_, index) => index + 1))
  }
  expect(products.map((product) => product.hasEnded())).toEqual([false, false])
  const reconnects = followed.reduce((sum, { reconnects: count }) => sum + count, 0)
  return `${RUNS} runs completed, ${rows[0]?.attempts ?? 0} attempts taken up again, ${reconnects} reconnects of clients, no process ended`
}

describe('a database that goes away', () => {
  test('restarted twice while runs work: no process ends, every run does, clients at most reconnect', async () => {
    report.add('2 × pg_ctl restart -m fast', await endure(2, () => restartDatabase(folder)))
  }, 100_000)

  test('every connection terminated, three times: the same', async () => {
    report.add('3 × pg_terminate_backend on all', await endure(3, () => terminateConnections(pool)))
  }, 100_000)

  test('afterwards the server is ready and takes new questions', async () => {
    const ready = await until('readiness', async () => {
      const { status } = await fetch(guest.url.replace('/graphql', '/health/ready'))
      return status === 200
    })
    expect(ready).toBe(true)
    const run = await startRun(guest, await createSession(guest), '전세금 5% 인상 가능해?')
    const { last, reconnects } = await followThrough([guest], run, AbortSignal.timeout(30_000))
    expect({ last, reconnects }).toEqual({ last: 'RunCompleted', reconnects: 0 })
  }, 60_000)
})
