import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createPool } from '../src/store/pool.ts'
import { openJournalWriter } from '../test/support/journal-writer.ts'
import { processorMs, residentBytes, startProduct } from '../test/support/process.ts'
import { openBenchDatabase } from './support/bench-database.ts'
import { startChild } from './support/child.ts'
import { createSession, signIn, startRun } from './support/client.ts'
import { percentile } from './support/figures.ts'
import { machine, writeSection } from './support/results.ts'

const SOCKETS = Number(process.env['COUNT'] ?? 5_000)
/** Events a round, written together, so that the fan-out is measured and not the journal. */
const EVENTS = 40
const ROUNDS = 3
/** Times that all clients come and leave again. */
const VISITS = 3
const CLIENTS = fileURLToPath(new URL('./subscribers/clients.ts', import.meta.url))
const RAW = fileURLToPath(new URL('./subscribers/raw.ts', import.meta.url))

interface Arrival {
  /** Frames a second from the beginning to the last frame of the last socket. */
  rate: number
  frameBytes: number
}

const startClients = async (...argv: string[]) => {
  const child = spawn(process.execPath, [CLIENTS, ...argv], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const failed = ended.then(() => Promise.reject(new Error('the clients ended')))
  failed.catch(() => {})
  let said = ''
  let look = () => {}
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
    look()
  })
  const wait = (pattern: RegExp): Promise<RegExpExecArray> =>
    Promise.race([
      failed,
      new Promise<RegExpExecArray>((resolve) => {
        look = () => {
          const match = pattern.exec(said)
          if (match === null) return
          said = said.slice(match.index + match[0].length)
          resolve(match)
        }
        look()
      }),
    ])
  await wait(/open\n/)
  return {
    /** From `begin` until every socket has the event `goal`. */
    async measure(goal: number, begin: () => Promise<unknown>): Promise<Arrival> {
      child.stdin.write(`expect ${goal}\n`)
      await wait(/expecting\n/)
      const start = Date.now()
      await begin()
      const [, end, frames, frameBytes] = await wait(/arrived (\d+) (\d+) (\d+)\n/)
      return { rate: Number(frames) / ((Number(end) - start) / 1_000), frameBytes: Number(frameBytes) }
    },
    async stop() {
      child.kill()
      await ended
    },
  }
}

const median = (values: readonly number[]): number => percentile(values, 0.5)
const settle = () => sleep(3_000)
/** Of what was resident before, so much may be left within a minute after everybody left. */
const LEFT = 1.3
const MINUTE_MS = 60_000

/** What is resident, and after how long it is no more than `most`; a minute at most. */
const untilGivenBack = async (pid: number, most: number) => {
  const began = performance.now()
  const passed = () => performance.now() - began
  while (residentBytes(pid) > most && passed() < MINUTE_MS) await sleep(500)
  return { after: residentBytes(pid), seconds: passed() / 1_000 }
}
const FRAMES = VISITS * ROUNDS * EVENTS * SOCKETS

const measureProduct = async () => {
  const database = await openBenchDatabase()
  const pool = createPool(database.url, { max: 2, statementTimeoutMs: 60_000 })
  const unlimited = { SOCKETS_PER_USER: 'none', SUBSCRIPTIONS_PER_USER: 'none', REQUESTS_PER_MINUTE: 'none' }
  const api = await startProduct({ role: 'api', env: { ...database.env, ...unlimited } })
  try {
    const guest = await signIn(api.url)
    const run = await startRun(guest, await createSession(guest), '전세금 5% 인상 가능해?')
    const writer = await openJournalWriter(pool, database.url, run)
    await writer.append(1)
    const before = residentBytes(api.pid)
    const memory: number[] = []
    const arrivals: Arrival[] = []
    let written = 1
    let used = 0
    for (let visit = 0; visit < VISITS; visit++) {
      const clients = await startClients(api.url.replace(/^http/, 'ws'), String(SOCKETS), guest.token, run)
      await settle()
      memory.push(residentBytes(api.pid))
      const since = processorMs(api.pid)
      for (let round = 0; round < ROUNDS; round++) {
        written += EVENTS
        arrivals.push(await clients.measure(written, () => writer.append(EVENTS)))
      }
      used += processorMs(api.pid) - since
      await clients.stop()
      await settle()
    }
    return { arrivals, used, before, memory, ...(await untilGivenBack(api.pid, LEFT * before)) }
  } finally {
    await api.stop()
    await pool.end()
    await database.close()
  }
}

const measureRaw = async (frameBytes: number) => {
  const server = await startChild(RAW, String(frameBytes))
  try {
    const clients = await startClients(server.url.replace(/^http/, 'ws'), String(SOCKETS))
    const arrivals: Arrival[] = []
    const since = processorMs(server.pid)
    for (let round = 1; round <= VISITS * ROUNDS; round++) {
      arrivals.push(
        await clients.measure(round * EVENTS, () =>
          fetch(`${server.url}/?count=${EVENTS}`, { method: 'POST' }),
        ),
      )
    }
    const used = processorMs(server.pid) - since
    await clients.stop()
    return { arrivals, used }
  } finally {
    await server.stop()
  }
}

/** Many sockets that follow one run at one process, beside a bare `ws` server that writes frames of the same size. */
export const benchSubscribers = async (): Promise<string[]> => {
  const ours = await measureProduct()
  const raw = await measureRaw(ours.arrivals[0]?.frameBytes ?? 0)
  const rateOf = ({ arrivals }: { arrivals: Arrival[] }) => median(arrivals.map(({ rate }) => rate))
  const costOf = ({ used }: { used: number }) => ((used * 1_000) / FRAMES).toFixed(1)
  const each = ((ours.memory[0] ?? 0) - ours.before) / SOCKETS / 1024
  const mega = (bytes: number): string => (bytes / 2 ** 20).toFixed(0)
  const lines = [
    `${new Date().toISOString().slice(0, 10)}; ${machine()}. ${SOCKETS} sockets follow one run at one process; ${EVENTS} events at a time, ${VISITS * ROUNDS} rounds, medians; frames of ${ours.arrivals[0]?.frameBytes ?? 0} bytes.`,
    'Every socket checks that it gets every event once and in order. The clients, one process, share the machine.',
    '',
    '| | frames/s | | CPU of the server a frame |',
    '| --- | ---: | --- | ---: |',
    `| HolmesNyangz, graphql-ws | ${rateOf(ours).toFixed(0)} | ${(rateOf(ours) / rateOf(raw)).toFixed(2)} × (target ≥ 0.6) | ${costOf(ours)} µs |`,
    `| ws, a loop over the sockets | ${rateOf(raw).toFixed(0)} | | ${costOf(raw)} µs |`,
    '',
    `Memory a subscriber: ${each.toFixed(1)} KiB (target ≤ 60). Resident: ${mega(ours.before)} MiB before, ${ours.memory.map(mega).join(', ')} MiB with ${SOCKETS} sockets the first, second and third time, ${mega(ours.after)} MiB ${ours.seconds.toFixed(0)} s after they left, ${(ours.after / ours.before).toFixed(2)} × (target ≤ ${LEFT} × within a minute).`,
  ]
  writeSection('subscribers', lines)
  return lines
}
