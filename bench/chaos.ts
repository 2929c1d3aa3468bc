import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { createPool } from '../src/store/pool.ts'
import { createChance, spread } from '../test/support/chaos.ts'
import { heldBy, resumption } from '../test/support/leases.ts'
import { startProduct } from '../test/support/process.ts'
import { modelEnv, startSlowModel } from '../test/support/slow-model.ts'
import { openBenchDatabase } from './support/bench-database.ts'
import { signIn } from './support/client.ts'
import { attemptsAgain, openLanes } from './support/lanes.ts'
import type { Lanes } from './support/lanes.ts'
import { machine, writeSection } from './support/results.ts'

const KILLS = Number(process.env['COUNT'] ?? 1_000)
const WORKERS = 2
/** Runs in flight at any time; each kill finds some of them at every stage. */
const IN_FLIGHT = 8
/** So often the table is written: a bench cut short keeps what it has seen. */
const EVERY = 50

const table = async (
  pool: Pool,
  seed: number,
  { kills, took, lanes: { runs, faults } }: { kills: number; took: readonly number[]; lanes: Lanes },
): Promise<string[]> => [
  `${new Date().toISOString().slice(0, 10)}; ${machine()}. CHAOS_SEED=${seed}, COUNT=${KILLS}, ${WORKERS} workers.`,
  '',
  `${kills} × kill -9 of a worker at random moments: ${runs.length} runs followed to their end and checked, ${await attemptsAgain(pool, runs)} attempts taken up again after ${spread(took)}, ${faults.length} faults`,
  '(a gap or repeat in a sequence, not one terminal event, not one assistant message, a step going backwards, a model call kept twice, deltas that are not the answer).',
  ...faults.slice(0, 20).map((fault) => `- ${fault}`),
]

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
  const took: number[] = []
  try {
    const lanes = openLanes(pool, [await signIn(api.url)], IN_FLIGHT)
    const resumptions: Promise<unknown>[] = []
    for (let kill = 1; kill <= KILLS; kill++) {
      await sleep(chance.between(0, 1_500))
      const index = chance.index(workers.length)
      const worker = workers[index]
      if (worker === undefined) throw new Error('there is a worker')
      const held = await heldBy(pool, worker.pid)
      await worker.stop('SIGKILL')
      if (held.length > 0)
        resumptions.push(resumption(pool, held).then((milliseconds) => took.push(milliseconds)))
      workers[index] = await startProduct({ role: 'worker', env })
      if (kill % EVERY !== 0) continue
      const lines = await table(pool, chance.seed, { kills: kill, took, lanes })
      writeSection('chaos', lines)
      console.log(`${new Date().toISOString().slice(11, 19)} ${lines[2]}`)
    }
    await lanes.end()
    await Promise.all(resumptions)
    const lines = await table(pool, chance.seed, { kills: KILLS, took, lanes })
    writeSection('chaos', lines)
    return lines
  } finally {
    await Promise.all([api, ...workers].map((product) => product.stop('SIGKILL')))
    await pool.end()
    await model.close()
    await database.close()
  }
}
