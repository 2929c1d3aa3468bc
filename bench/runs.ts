import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { createSession, signInMany, startRun } from './support/client.ts'
import { openBenchDatabase } from './support/bench-database.ts'
import { percentile, summary } from './support/figures.ts'
import { machine, writeSection } from './support/results.ts'
import { benchBeside } from './runs/beside.ts'
import { startPeer, VERSIONS } from './runs/langgraph.ts'
import { questionAt, rateOf, runOnce } from './runs/load.ts'
import type { Timed } from './runs/load.ts'
import { weighRuns } from './runs/rows.ts'
import type { Weight } from './runs/rows.ts'
import { pruneCheckpoints } from '../src/store/checkpoints.ts'
import { createPool } from '../src/store/pool.ts'
import { startProduct } from '../test/support/process.ts'

const WARM_UP = 24
const ALONE = 40
const TOGETHER = 100
const ROUNDS = 3
const KILLED = 20
const USERS = 20

interface Figures {
  alone: Timed[]
  rates: number[]
}

const measure = async (once: (index: number) => Promise<Timed>): Promise<Figures> => {
  for (let index = 0; index < WARM_UP; index++) await once(index)
  const alone: Timed[] = []
  for (let index = 0; index < ALONE; index++) alone.push(await once(index))
  // Code that has not met its load yet is still being compiled, ours and theirs.
  await rateOf(TOGETHER, once)
  const rates: number[] = []
  for (let round = 0; round < ROUNDS; round++) rates.push(await rateOf(TOGETHER, once))
  return { alone, rates }
}

const median = (values: readonly number[]): number => percentile(values, 0.5)
const weightOf = ({ rows, bytes, checkpoints }: Weight): string =>
  `${rows.toFixed(0)} rows (${checkpoints.toFixed(0)} of checkpoints), ${(bytes / 1024).toFixed(1)} KiB`

const measureProduct = async () => {
  const database = await openBenchDatabase()
  const pool = createPool(database.url, { max: 2, statementTimeoutMs: 60_000 })
  let product = await startProduct({ env: database.env })
  try {
    const users = (await signInMany(product.url, USERS)).map((guest) => ({ guest, socket: guest.socket() }))
    const userAt = (index: number) => {
      const user = users[index % users.length]
      if (user === undefined) throw new Error('there are users')
      return user
    }
    const figures = await measure((index) => runOnce(userAt(index).guest, userAt(index).socket, index))
    const before = await weighRuns(pool)
    while ((await pruneCheckpoints(pool, 0)) > 0);
    const after = await weighRuns(pool)
    await Promise.all(users.map(({ socket }) => socket.dispose()))

    const ids = await Promise.all(
      Array.from({ length: KILLED }, async (_, index) => {
        const { guest } = userAt(index)
        return startRun(guest, await createSession(guest), questionAt(index))
      }),
    )
    await product.stop('SIGKILL')
    product = await startProduct({ env: database.env })
    await sleep(20_000)
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from (select status from run order by created_at desc limit $1) r where status = 'COMPLETED'`,
      [ids.length],
    )
    return { ...figures, before, after, survived: rows[0]?.count ?? 0 }
  } finally {
    await product.stop()
    await pool.end()
    await database.close()
  }
}

const measurePeer = async () => {
  const peer = await startPeer()
  try {
    return { ...(await measure(() => peer.once())), survived: await peer.survive(KILLED) }
  } finally {
    await peer.stop()
  }
}

/** A TEAM run from startRun to RunCompleted at a subscriber, beside an empty graph on LangGraph's development server, or beside another checkout. */
export const benchRuns = async (): Promise<string[]> => {
  const before = process.env['BEFORE']
  if (before !== undefined) return benchBeside(before)
  const ours = await measureProduct()
  const peer = await measurePeer()
  const totals = [ours, peer].map(({ alone }) => alone.map((run) => run.total))
  const firsts = [ours, peer].map(({ alone }) => alone.map((run) => run.first))
  const [ourTotals = [], peerTotals = []] = totals
  const [ourFirsts = [], peerFirsts = []] = firsts
  const ratio = (a: number, b: number) => `${(a / b).toFixed(2)} ×`
  const lines = [
    `${new Date().toISOString().slice(0, 10)}; ${machine()}, PostgreSQL 18 (embedded, durable, local), load average before the end ${loadavg()[0]?.toFixed(1)}.`,
    `Ours: a whole TEAM answer by rules, every event durable. Peer: LangGraph's JS development server ${VERSIONS['@langchain/langgraph-cli']}, an empty graph of five nodes, in memory.`,
    '',
    '| | ours | peer | ours / peer | target |',
    '| --- | ---: | ---: | ---: | ---: |',
    `| one run, p50 | ${median(ourTotals).toFixed(0)} ms | ${median(peerTotals).toFixed(0)} ms | ${ratio(median(ourTotals), median(peerTotals))} | ≤ 150 ms |`,
    `| first event, p50 | ${median(ourFirsts).toFixed(0)} ms | ${median(peerFirsts).toFixed(0)} ms | ${ratio(median(ourFirsts), median(peerFirsts))} | ≤ 50 ms |`,
    `| ${TOGETHER} at once | ${median(ours.rates).toFixed(1)} runs/s | ${median(peer.rates).toFixed(1)} runs/s | ${ratio(median(ours.rates), median(peer.rates))} | ≥ 40 runs/s |`,
    `| ${KILLED} runs, kill -9, started again: completed | ${ours.survived} | ${peer.survived} | | all |`,
    '',
    `One run: ${summary(ourTotals)}. Rounds of ${TOGETHER}: ${ours.rates.map((rate) => rate.toFixed(1)).join(', ')} runs/s; peer ${peer.rates.map((rate) => rate.toFixed(1)).join(', ')}.`,
    `In the database a run has ${weightOf(ours.before)}; once superseded checkpoints are pruned ${weightOf(ours.after)}.`,
  ]
  writeSection('runs', lines)
  return lines
}
