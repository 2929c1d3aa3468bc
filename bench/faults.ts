import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { createPool } from '../src/store/pool.ts'
import { createChance, spread, until } from '../test/support/chaos.ts'
import { restartDatabase, terminateConnections } from '../test/support/database-faults.ts'
import { heldBy, resumption } from '../test/support/leases.ts'
import { startProduct } from '../test/support/process.ts'
import type { ProductProcess } from '../test/support/process.ts'
import { modelEnv, startSlowModel } from '../test/support/slow-model.ts'
import { openBenchDatabase } from './support/bench-database.ts'
import { signIn } from './support/client.ts'
import { attemptsAgain, openLanes } from './support/lanes.ts'
import type { Lanes } from './support/lanes.ts'
import { machine, writeSection } from './support/results.ts'

const ROUNDS = Number(process.env['COUNT'] ?? 100)
const IN_FLIGHT = 8

type Role = 'api' | 'worker'

/** Two API processes, which come back on their ports, and two workers, all on one database. */
const startProcesses = async (env: Record<string, string>) => {
  const start = (role: Role, more: Record<string, string> = {}) =>
    startProduct({ role, env: { ...env, ...more } })
  // The first migrates and loads the demo data.
  const first = await start('api')
  const [second, ...workers] = await Promise.all([start('api'), start('worker'), start('worker')])
  const running: Record<Role, ProductProcess[]> = { api: [first, second], worker: workers }
  return {
    running,
    all: () => [...running.api, ...running.worker],
    one(role: Role, index: number): ProductProcess {
      const found = running[role][index]
      if (found === undefined) throw new Error(`there is no ${role} ${index}`)
      return found
    },
    async again(role: Role, index: number, url: string) {
      running[role][index] = await start(role, role === 'api' ? { PORT: new URL(url).port } : {})
    },
  }
}

/** A kind of fault: what it is, and how long what it hit took to go on (null where nothing waits for it). */
interface Fault {
  name: string
  figure: string
  took: number[]
  make: () => Promise<number | null>
}

const table = async (
  pool: Pool,
  seed: number,
  { faults, lanes, ended }: { faults: readonly (Fault & { times: number })[]; lanes: Lanes; ended: number },
): Promise<string[]> => [
  `${new Date().toISOString().slice(0, 10)}; ${machine()}. CHAOS_SEED=${seed}, COUNT=${ROUNDS}; 2 API processes, 2 workers, ${IN_FLIGHT} runs in flight.`,
  '',
  '| fault, at random moments | times | |',
  '| --- | ---: | --- |',
  ...faults.map(
    ({ name, times, figure, took }) =>
      `| ${name} | ${times} | ${figure}${took.length > 0 ? ` ${spread(took)}` : ''} |`,
  ),
  '',
  `${lanes.runs.length} runs followed to their end and checked, ${await attemptsAgain(pool, lanes.runs)} attempts taken up again, ${lanes.reconnects()} reconnects of followers, ${ended} processes that ended by themselves, ${lanes.faults.length} faults`,
  '(as in “chaos”; an event that a follower missed or saw twice is one).',
  ...lanes.faults.slice(0, 20).map((fault) => `- ${fault}`),
]

/** Every kind of fault but the kill of a worker, in turns, COUNT times, while runs go on and are followed. */
export const benchFaults = async (): Promise<string[]> => {
  const chance = createChance('faults')
  const database = await openBenchDatabase()
  const model = await startSlowModel(100)
  const env = { ...database.env, ...modelEnv(model) }
  const pool = createPool(database.url, { max: 4, statementTimeoutMs: 60_000 })
  const processes = await startProcesses(env)
  try {
    const guest = await signIn(processes.one('api', 0).url)
    const lanes = openLanes(pool, [guest, guest.at(processes.one('api', 1).url)], IN_FLIGHT)
    const kinds: Fault[] = [
      {
        name: 'every socket of every client cut',
        figure: 'nothing lost, nothing repeated',
        took: [],
        async make() {
          lanes.cutSockets()
          return null
        },
      },
      {
        name: 'kill -9 of an API process',
        figure: 'served again after',
        took: [],
        async make() {
          const index = chance.index(2)
          const { url } = processes.one('api', index)
          await processes.one('api', index).stop('SIGKILL')
          const from = performance.now()
          await processes.again('api', index, url)
          return performance.now() - from
        },
      },
      {
        name: 'SIGTERM of a worker',
        figure: 'its runs handed over after',
        took: [],
        async make() {
          const index = chance.index(2)
          const worker = processes.one('worker', index)
          const held = await heldBy(pool, worker.pid)
          const stopped = worker.stop('SIGTERM')
          const took = await resumption(pool, held)
          await stopped
          await processes.again('worker', index, '')
          return held.length > 0 ? took : null
        },
      },
      {
        name: 'SIGSTOP of a worker past its lease, then SIGCONT',
        figure: 'its runs taken over after',
        took: [],
        async make() {
          const worker = processes.one('worker', chance.index(2))
          const held = await heldBy(pool, worker.pid)
          worker.signal('SIGSTOP')
          try {
            return held.length > 0 ? await resumption(pool, held) : null
          } finally {
            worker.signal('SIGCONT')
          }
        },
      },
      {
        name: 'the database restarted',
        figure: 'answers again after',
        took: [],
        async make() {
          const from = performance.now()
          await restartDatabase(database.dataDir)
          return performance.now() - from
        },
      },
      {
        name: 'every database connection terminated',
        figure: 'no process ends',
        took: [],
        async make() {
          await terminateConnections(pool)
          return null
        },
      },
    ]
    const faults = kinds.map((kind) => ({ ...kind, times: 0 }))
    const report = async () => {
      const ended = processes.all().filter((product) => product.hasEnded()).length
      const lines = await until('the database', () =>
        table(pool, chance.seed, { faults, lanes, ended }).catch(() => null),
      )
      writeSection('faults', lines)
      return lines
    }
    for (let round = 0; round < ROUNDS; round++) {
      await sleep(chance.between(200, 1_500))
      const fault = faults[round % faults.length]
      if (fault === undefined) throw new Error('there are faults')
      const took = await fault.make()
      fault.times += 1
      if (took !== null) fault.took.push(took)
      if (round % 12 === 11) console.log((await report()).join('\n'))
    }
    await lanes.end()
    return await report()
  } finally {
    await Promise.all(processes.all().map((product) => product.stop('SIGKILL')))
    await pool.end()
    await model.close()
    await database.close()
  }
}
