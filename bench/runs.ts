import { mkdtempSync, rmSync, chmodSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSession, followRun, signIn, startRun } from './support/client.ts'
import { percentile, summary } from './support/figures.ts'
import { startProduct } from '../test/support/process.ts'

const QUESTIONS = [
  '강남구 5억 미만 아파트 찾아줘, 지하철역 근처로',
  '전세금 5% 인상 가능해?',
  '마포구 아파트 전세 시세 알려줘',
  '2억 5천 이하 전세자금대출 상품 비교해줘',
]
const ALONE = 40
const TOGETHER = 100
const ROUNDS = 3

interface Timed {
  first: number
  total: number
}

/** One TEAM run from startRun to RunCompleted at a subscriber, and how the same goes 100 at a time. */
export const benchRuns = async (): Promise<string[]> => {
  const folder = process.env['BENCH_DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'holmesnyangz-bench-'))
  chmodSync(folder, 0o755)
  const product = await startProduct({ env: { DATA_DIR: folder } })
  try {
    const guest = await signIn(product.url)
    const socket = guest.socket()
    const once = async (index: number): Promise<Timed> => {
      const sessionId = await createSession(guest)
      const start = performance.now()
      const runId = await startRun(guest, sessionId, QUESTIONS[index % QUESTIONS.length] ?? '')
      let first = Number.NaN
      let last = ''
      for await (const event of followRun(socket, runId)) {
        if (Number.isNaN(first)) first = performance.now() - start
        last = event.__typename
      }
      if (last !== 'RunCompleted') throw new Error(`run ended with ${last}`)
      return { first, total: performance.now() - start }
    }
    for (let i = 0; i < 12; i++) await once(i)
    const alone: Timed[] = []
    for (let i = 0; i < ALONE; i++) alone.push(await once(i))
    const rates: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const start = performance.now()
      await Promise.all(Array.from({ length: TOGETHER }, (_, i) => once(i)))
      rates.push(TOGETHER / ((performance.now() - start) / 1000))
    }
    await socket.dispose()
    return [
      `one TEAM run, startRun → RunCompleted: ${summary(alone.map((run) => run.total))}`,
      `first event: ${summary(alone.map((run) => run.first))}`,
      `${TOGETHER} at once: ${percentile(rates, 0.5).toFixed(1)} runs/s (rounds ${rates.map((rate) => rate.toFixed(1)).join(', ')})`,
    ]
  } finally {
    await product.stop()
    if (!process.env['BENCH_DATA_DIR']) rmSync(folder, { recursive: true, force: true })
  }
}
