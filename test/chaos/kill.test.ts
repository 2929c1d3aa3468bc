import type { Pool } from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createSession, databaseId, signIn, startRun } from '../../bench/support/client.ts'
import type { Guest } from '../../bench/support/client.ts'
import { createPool } from '../../src/store/pool.ts'
import { createChance, createReport, productEnv, spread, until } from '../support/chaos.ts'
import { demoDatabase } from '../support/db.ts'
import type { TestDatabase } from '../support/db.ts'
import { followThrough } from '../support/follower.ts'
import { faultsOfRuns } from '../support/invariants.ts'
import { heldBy, resumption } from '../support/leases.ts'
import type { ModelServer } from '../support/model-server.ts'
import { startProduct } from '../support/process.ts'
import type { ProductProcess } from '../support/process.ts'
import { modelEnv, startSlowModel } from '../support/slow-model.ts'

const RUNS = 50
const KILLS = 6
const chance = createChance('kill')
const report = createReport('killed and stopped processes')

let database: TestDatabase
let pool: Pool
let model: ModelServer
let api: ProductProcess
let guest: Guest
let env: Record<string, string>
const started: ProductProcess[] = []
const open = async (role?: 'api' | 'worker') => {
  const product = await startProduct({ ...(role && { role }), env })
  started.push(product)
  return product
}

beforeAll(async () => {
  database = await demoDatabase()
  pool = createPool(database.url, { max: 4 })
  model = await startSlowModel()
  env = { ...productEnv(database.url), ...modelEnv(model) }
  api = await open('api')
  guest = await signIn(api.url)
}, 120_000)
/** Whatever became of a test, its workers carry out nothing of the next one: all but the api's process are killed. */
afterEach(async () => {
  await Promise.all(started.splice(1).map((product) => product.stop('SIGKILL')))
})
afterAll(async () => {
  report.print()
  await Promise.all(started.map((product) => product.stop('SIGKILL')))
  await pool.end()
  await model.close()
  await database.drop()
})

const ask = async (count: number, label: string): Promise<string[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, index) =>
      startRun(guest, await createSession(guest), `전세금 5% 인상 가능해? ${label} ${index}`),
    ),
  )

const countRuns = async (ids: readonly string[], status: string): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from run where id = any($1::uuid[]) and status = $2',
    [ids, status],
  )
  return rows[0]?.count ?? 0
}

/** Requests to the model for a call that the ledger held when they came. */
const repeatedCalls = async (
  label: string,
): Promise<{ asked: number; kept: number; excess: number; lost: number }> => {
  const { rows } = await pool.query<{ kept: number; lost: number }>(
    `select (select count(*)::int from model_call c join run on run.id = c.run_id where run.query like $1) as kept,
       (select sum(attempt - 1)::int from run where query like $1) as lost`,
    [`%${label}%`],
  )
  const asked = model.requests.filter(({ body }) =>
    JSON.stringify(body.messages ?? '').includes(label),
  ).length
  const { kept = 0, lost = 0 } = rows[0] ?? {}
  return { asked, kept, excess: asked - kept, lost }
}

describe('a process that is killed', () => {
  test(`kill -9 of a worker at ${KILLS} random moments: ${RUNS} runs end once, told whole and in order`, async () => {
    const workers = [await open('worker'), await open('worker')]
    const runs: string[] = []
    const followers: ReturnType<typeof followThrough>[] = []
    const resumptions: Promise<number>[] = []
    for (let kill = 0; kill < KILLS; kill++) {
      // Between the kills new runs come in, so that each finds some at every stage.
      for (const run of await ask(Math.ceil((RUNS - runs.length) / (KILLS - kill)), `kill ${kill}.`)) {
        runs.push(run)
        followers.push(followThrough([guest], run, AbortSignal.timeout(280_000)))
      }
      await sleep(chance.between(300, 1_600))
      const index = chance.index(workers.length)
      const worker = workers[index]
      if (worker === undefined) throw new Error('there is a worker')
      const held = await heldBy(pool, worker.pid)
      await worker.stop('SIGKILL')
      if (held.length > 0) resumptions.push(resumption(pool, held))
      workers[index] = await open('worker')
    }
    const followed = await Promise.all(followers)
    const took = await Promise.all(resumptions)
    const ids = runs.map(databaseId)
    const calls = await repeatedCalls('kill')
    report.add(`${RUNS} runs, ${KILLS} × kill -9, resumed after`, spread(took))
    report.add('model calls asked / kept / attempts lost', `${calls.asked} / ${calls.kept} / ${calls.lost}`)

    expect(await faultsOfRuns(pool, ids)).toEqual([])
    expect(await countRuns(ids, 'COMPLETED')).toBe(RUNS)
    for (const { sequences, last } of followed) {
      expect(last).toBe('RunCompleted')
      expect(sequences).toEqual(sequences.map((_, index) => index + 1))
    }
    expect(took.length).toBeGreaterThan(0)
    // A lost attempt can lose the one call that was on its way, and no other.
    expect(calls.excess).toBeLessThanOrEqual(calls.lost)
  }, 300_000)

  test('SIGTERM hands the runs over to another worker: a process that has ended holds none of them', async () => {
    const workers = [await open('worker'), await open('worker')]
    const runs = await ask(16, 'term')
    // Which of the two takes more of them is nobody's decision.
    const [leaving, held] = await until('a worker to carry some of them', async () => {
      for (const worker of workers) {
        const now = await heldBy(pool, worker.pid)
        if (now.length >= 4) return [worker, now] as const
      }
      return null
    })
    const stopped = leaving.stop('SIGTERM')
    const took = await resumption(pool, held)
    await stopped
    // Given up and queued again before it ended; no lease has to run out first. How long it takes is the bench's figure.
    expect(await heldBy(pool, leaving.pid)).toEqual([])
    const ids = runs.map(databaseId)
    const { rows } = await pool.query<{ again: number }>(
      'select count(*)::int as again from run where id = any($1::uuid[]) and attempt > 1',
      [ids],
    )
    await until('the runs to end', async () => (await countRuns(ids, 'COMPLETED')) === runs.length)
    report.add(`SIGTERM, ${rows[0]?.again} of 16 runs handed over after`, spread([took]))
    expect(await faultsOfRuns(pool, ids)).toEqual([])
    expect(rows[0]?.again).toBeGreaterThan(0)
  }, 120_000)

  test('a worker that is stopped past its lease comes back as a zombie whose writes are refused', async () => {
    const zombie = await open('worker')
    const runs = await ask(6, 'stop')
    const ids = runs.map(databaseId)
    // How many it carries at once, and how many have ended by now, is the machine's matter.
    await until('runs to be carried out', async () => (await heldBy(pool, zombie.pid)).length > 0)
    zombie.signal('SIGSTOP')
    const held = await heldBy(pool, zombie.pid)
    expect(held.length).toBeGreaterThan(0)
    await open('worker')
    const took = await resumption(pool, held)
    // In the middle of the other's work on them.
    zombie.signal('SIGCONT')
    await until('the runs to end', async () => (await countRuns(ids, 'COMPLETED')) === runs.length)
    const { rows } = await pool.query<{ events: number }>(
      'select count(*)::int as events from run_event where run_id = any($1::uuid[])',
      [ids],
    )
    await until('the zombie to let go', async () => (await heldBy(pool, zombie.pid)).length === 0)
    await sleep(1_000)
    const later = await pool.query<{ events: number }>(
      'select count(*)::int as events from run_event where run_id = any($1::uuid[])',
      [ids],
    )
    report.add('SIGSTOP past the lease, taken over after', spread([took]))
    expect(await faultsOfRuns(pool, ids)).toEqual([])
    expect(later.rows[0]?.events).toBe(rows[0]?.events)
    expect(zombie.hasEnded()).toBe(false)
  }, 180_000)

  test('kill -9 of the server that is everything: started again, it goes on, and clients miss nothing', async () => {
    let server = await open()
    const other = guest.at(server.url)
    const runs = await Promise.all(
      Array.from({ length: 10 }, async (_, index) =>
        startRun(other, await createSession(other), `전세금 5% 인상 가능해? all ${index}`),
      ),
    )
    // Clients of the api process follow what the killed server carries out.
    const followers = runs.map((run) => followThrough([other, guest], run, AbortSignal.timeout(220_000)))
    const took: number[] = []
    for (let kill = 0; kill < 2; kill++) {
      await sleep(chance.between(200, 900))
      const held = await heldBy(pool, server.pid)
      await server.stop('SIGKILL')
      const resumed = resumption(pool, held)
      server = await open()
      took.push(await resumed)
    }
    const followed = await Promise.all(followers)
    const reconnects = followed.reduce((sum, { reconnects: count }) => sum + count, 0)
    report.add(
      '10 runs, 2 × kill -9 of the whole server, resumed after',
      `${spread(took)}, ${reconnects} reconnects`,
    )
    expect(await faultsOfRuns(pool, runs.map(databaseId))).toEqual([])
    for (const { sequences, last } of followed) {
      expect(last).toBe('RunCompleted')
      expect(sequences).toEqual(sequences.map((_, index) => index + 1))
    }
  }, 240_000)
})
