import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { createPool } from '../src/store/pool.ts'
import { createChance } from '../test/support/chaos.ts'
import { followThrough } from '../test/support/follower.ts'
import { faultsOfRun } from '../test/support/invariants.ts'
import { startProduct } from '../test/support/process.ts'
import { modelEnv, startSlowModel } from '../test/support/slow-model.ts'
import { openBenchDatabase } from './support/bench-database.ts'
import { createSession, databaseId, signIn, startRun } from './support/client.ts'
import { machine, writeSection } from './support/results.ts'

const KILLS = Number(process.env['COUNT'] ?? 1_000)
const WORKERS = 2
/** Runs in flight at any time; each kill finds some of them at every stage. */
const IN_FLIGHT = 8
/** So often the table is written: a bench cut short keeps what it has seen. */
const EVERY = 50

interface Seen {
  runs: string[]
  faults: string[]
}

const table = async (pool: Pool, seed: number, kills: number, seen: Seen): Promise<string[]> => {
  const { rows } = await pool.query<{ again: number }>(
    'select sum(attempt - 1)::int as again from run where id = any($1::uuid[])',
    [seen.runs],
  )
  return [
    `${new Date().toISOString().slice(0, 10)}; ${machine()}. CHAOS_SEED=${seed}, COUNT=${KILLS}, ${WORKERS} workers.`,
    '',
    `${kills} × kill -9 of a worker at random moments: ${seen.runs.length} runs followed to their end and checked, ${rows[0]?.again ?? 0} attempts taken up again, ${seen.faults.length} faults`,
    '(a gap or repeat in a sequence, not one terminal event, not one assistant message, a step going backwards, a model call kept twice, deltas that are not the answer).',
    ...seen.faults.slice(0, 20).map((fault) => `- ${fault}`),
  ]
}

/** COUNT kills of a random worker at random moments, while runs go on; the journal of every run is checked as it ends. */
export const benchChaos = async (): Promise<string[]> => {
  const chance = createChance('chaos')
  const database = await openBenchDatabase()
  const model = await startSlowModel(100)
  const env = { ...database.env, ...modelEnv(model) }
  const pool = createPool(database.url, { max: 4, statementTimeoutMs: 60_000 })
  const api = await startProduct({ role: 'api', env })
  const workers = await Promise.all(
    Array.from({ length: WORKERS }, () => startProduct({ role: 'worker', env })),
  )
  const seen: Seen = { runs: [], faults: [] }
  try {
    const guest = await signIn(api.url)
    let goesOn = true
    const feed = async (lane: number) => {
      for (let turn = 0; goesOn; turn++) {
        const run = await startRun(
          guest,
          await createSession(guest),
          `전세금 5% 인상 가능해? ${lane} ${turn}`,
        )
        try {
          const { last, sequences } = await followThrough([guest], run, AbortSignal.timeout(120_000))
          const whole = sequences.every((sequence, index) => sequence === index + 1)
          if (last !== 'RunCompleted' || !whole)
            seen.faults.push(`${run}: a subscriber saw ${last} after ${sequences}`)
          seen.faults.push(...(await faultsOfRun(pool, databaseId(run))))
        } catch (error) {
          seen.faults.push(`${run}: ${String(error)}`)
        }
        seen.runs.push(databaseId(run))
      }
    }
    const feeding = Promise.all(Array.from({ length: IN_FLIGHT }, (_, lane) => feed(lane)))
    for (let kill = 1; kill <= KILLS; kill++) {
      await sleep(chance.between(0, 1_500))
      const index = chance.index(workers.length)
      await workers[index]?.stop('SIGKILL')
      workers[index] = await startProduct({ role: 'worker', env })
      if (kill % EVERY !== 0) continue
      const lines = await table(pool, chance.seed, kill, seen)
      writeSection('chaos', lines)
      console.log(`${new Date().toISOString().slice(11, 19)} ${lines[2]}`)
    }
    goesOn = false
    await feeding
    const lines = await table(pool, chance.seed, KILLS, seen)
    writeSection('chaos', lines)
    return lines
  } finally {
    await Promise.all([api, ...workers].map((product) => product.stop('SIGKILL')))
    await pool.end()
    await model.close()
    await database.close()
  }
}
