import { setTimeout as sleep } from 'node:timers/promises'
import { createPool } from '../src/store/pool.ts'
import { createChance } from '../test/support/chaos.ts'
import { followThrough } from '../test/support/follower.ts'
import { faultsOfRuns } from '../test/support/invariants.ts'
import { startProduct } from '../test/support/process.ts'
import { modelEnv, startSlowModel } from '../test/support/slow-model.ts'
import { openBenchDatabase } from './support/bench-database.ts'
import { createSession, databaseId, signIn, startRun } from './support/client.ts'
import { machine, writeSection } from './support/results.ts'

const KILLS = Number(process.env['COUNT'] ?? 1_000)
const WORKERS = 2
/** Runs in flight at any time; each kill finds some of them at every stage. */
const IN_FLIGHT = 16

/** COUNT kills of a random worker at random moments, while runs go on; then the journal of every run is checked. */
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
  try {
    const guest = await signIn(api.url)
    const state = { goesOn: true, runs: [] as string[], faults: [] as string[] }
    const feed = async (lane: number) => {
      for (let turn = 0; state.goesOn; turn++) {
        const run = await startRun(
          guest,
          await createSession(guest),
          `전세금 5% 인상 가능해? ${lane} ${turn}`,
        )
        state.runs.push(databaseId(run))
        const { last, sequences } = await followThrough([guest], run, AbortSignal.timeout(120_000))
        const whole = sequences.every((sequence, index) => sequence === index + 1)
        if (last !== 'RunCompleted' || !whole)
          state.faults.push(`${run}: a subscriber saw ${last} after ${sequences}`)
      }
    }
    const feeding = Promise.all(Array.from({ length: IN_FLIGHT }, (_, lane) => feed(lane)))
    for (let kill = 1; kill <= KILLS; kill++) {
      await sleep(chance.between(0, 1_500))
      const index = chance.index(workers.length)
      await workers[index]?.stop('SIGKILL')
      workers[index] = await startProduct({ role: 'worker', env })
      if (kill % 50 === 0) console.log(`${kill} kills, ${state.runs.length} runs`)
    }
    state.goesOn = false
    await feeding
    state.faults.push(...(await faultsOfRuns(pool, state.runs)))
    const { rows } = await pool.query<{ again: number }>(
      'select sum(attempt - 1)::int as again from run where id = any($1::uuid[])',
      [state.runs],
    )
    const lines = [
      `${new Date().toISOString().slice(0, 10)}; ${machine()}. CHAOS_SEED=${chance.seed}, COUNT=${KILLS}, ${WORKERS} workers.`,
      '',
      `${KILLS} × kill -9 of a worker at random moments: ${state.runs.length} runs, ${rows[0]?.again ?? 0} attempts taken up again, ${state.faults.length} faults`,
      '(a gap or repeat in a sequence, not one terminal event, not one assistant message, a step going backwards, a model call kept twice, deltas that are not the answer).',
      ...state.faults.slice(0, 20).map((fault) => `- ${fault}`),
    ]
    writeSection('chaos', lines)
    return lines
  } finally {
    await Promise.all([api, ...workers].map((product) => product.stop('SIGKILL')))
    await pool.end()
    await model.close()
    await database.close()
  }
}
