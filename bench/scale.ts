import { signInMany } from './support/client.ts'
import { openBenchDatabase } from './support/bench-database.ts'
import { percentile } from './support/figures.ts'
import { machine, writeSection } from './support/results.ts'
import { rateOf, runOnce } from './runs/load.ts'
import { startProduct } from '../test/support/process.ts'

const APIS = 2
const WORKERS = [1, 2, 4]
const TOGETHER = 100
const USERS = 20
const ROUNDS = 3

/** What a process complains about belongs beside the figures. */
const tell = (line: string) => {
  if (/"level":[56]0/.test(line)) console.error(line)
}

export interface Scaled {
  workers: number
  rate: number
  delays: number[]
}

/** Runs a second, and how long an event takes from its writing to a subscriber, with so many workers beside two APIs. */
export const measureScale = async (env: Record<string, string>, workers: number): Promise<Scaled> => {
  const apis = await Promise.all(
    Array.from({ length: APIS }, () => startProduct({ role: 'api', env, onLog: tell })),
  )
  const carriers = await Promise.all(
    Array.from({ length: workers }, () => startProduct({ role: 'worker', env, onLog: tell })),
  )
  try {
    const guests = await signInMany(apis[0]?.url ?? '', USERS)
    const places = guests.map((guest, index) => {
      // Started at one server, followed at the other: what is told crosses processes.
      const [at, other] = [apis[index % APIS], apis[(index + 1) % APIS]].map((api) =>
        guest.at(api?.url ?? ''),
      )
      if (at === undefined || other === undefined) throw new Error('there are two servers')
      return { at, socket: other.socket() }
    })
    const delays: number[] = []
    const once = async (index: number) => {
      const place = places[index % places.length]
      if (place === undefined) throw new Error('there are users')
      await runOnce(place.at, place.socket, index, (at) => delays.push(Date.now() - new Date(at).getTime()))
    }
    await rateOf(TOGETHER, once)
    delays.length = 0
    const rates: number[] = []
    for (let round = 0; round < ROUNDS; round++) rates.push(await rateOf(TOGETHER, once))
    await Promise.all(places.map(({ socket }) => socket.dispose()))
    return { workers, rate: percentile(rates, 0.5), delays }
  } finally {
    await Promise.all([...carriers, ...apis].map((product) => product.stop()))
  }
}

export const benchScale = async (): Promise<string[]> => {
  const database = await openBenchDatabase()
  try {
    // The demo data are loaded by whoever comes first.
    await (await startProduct({ role: 'api', env: database.env })).stop()
    const scaled: Scaled[] = []
    for (const workers of WORKERS) scaled.push(await measureScale(database.env, workers))
    const [alone] = scaled
    const lines = [
      `${new Date().toISOString().slice(0, 10)}; ${machine()}, PostgreSQL 18 (embedded, durable). ${APIS} API processes, ${TOGETHER} runs of ${USERS} users at once, ${ROUNDS} rounds, medians.`,
      'Every process, PostgreSQL and the load share the machine: with two cores more processes cannot be faster, and the figures',
      'show what the coordination between them costs.',
      '',
      '| workers | runs/s | against one | event delay p50 | p95 |',
      '| ---: | ---: | ---: | ---: | ---: |',
      ...scaled.map(
        ({ workers, rate, delays }) =>
          `| ${workers} | ${rate.toFixed(1)} | ${(rate / (alone?.rate ?? rate)).toFixed(2)} × | ${percentile(delays, 0.5)} ms | ${percentile(delays, 0.95)} ms |`,
      ),
    ]
    writeSection('scale', lines)
    return lines
  } finally {
    await database.close()
  }
}
