import { Agent, request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSchema } from '../../src/graphql/schema.ts'
import { guest } from '../support/app.ts'
import { askSocket, send, startProduction } from '../support/production.ts'
import type { Production } from '../support/production.ts'
import { createSession, startRun } from '../support/operations.ts'
import { createRandom, createRequest, realOperations } from '../support/random-requests.ts'
import type { WildRequest } from '../support/random-requests.ts'

/** `COUNT=10000 SEED=… vitest run … test/attacks/random.test.ts` for more of them, or others. */
const COUNT = Number(process.env['COUNT'] ?? 1_500)
const SEED = Number(process.env['SEED'] ?? 20_261_122)
const AT_ONCE = 6

let product: Production
beforeAll(async () => {
  product = await startProduction({
    REQUESTS_PER_MINUTE: 'none',
    GUESTS_PER_HOUR: 'none',
    RUNS_PER_DAY: 'none',
    SUBSCRIPTIONS_PER_USER: 'none',
    LOG_LEVEL: 'info',
  })
})
afterAll(() => product.stop())

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
const MAX_ANSWER = 200_000
/** Everything is answered within this time, on a machine that has other things to do. */
const ANSWERED_MS = 30_000
/** A stream goes on: what came within this time after its beginning will do. */
const PATIENCE_MS = 4_000

const ask = (wild: WildRequest): Promise<{ status: number; text: string }> =>
  new Promise((resolve) => {
    const { method, path, headers, body } = wild
    const { hostname, port } = new URL(product.base)
    let text = ''
    let status = 0
    let isLate = false
    const sent = request({ hostname, port, method, path, headers, agent }, (response) => {
      status = response.statusCode ?? 0
      sent.setTimeout(PATIENCE_MS)
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString()
        if (text.length > MAX_ANSWER || text.includes('event: next')) sent.destroy()
      })
    })
    sent.setTimeout(ANSWERED_MS, () => {
      isLate = true
      sent.destroy()
    })
    sent.on('error', () => {})
    sent.on('close', () => {
      // The server had just closed the connection that was kept from an earlier request: such a request was not seen.
      if (status === 0 && !isLate && sent.reusedSocket) resolve(ask(wild))
      else resolve({ status, text })
    })
    sent.end(method === 'GET' || method === 'HEAD' ? undefined : body)
  })

const LEAKS =
  /node_modules|\n +at |\.ts:\d+|syntax error at or near|violates .*constraint|relation \\?"|invalid input syntax|Unexpected error|INTERNAL_SERVER|duplicate key|ECONN|graphile/

test(
  `${COUNT} random and malformed requests: no crash, no 5xx, no stack and no SQL in an answer`,
  async () => {
    const client = await guest(product.url)
    const session = await createSession(client)
    const run = await startRun(client, { sessionId: session, query: '전세금 5% 인상 가능해?' })
    const operations = realOperations(buildSchema(), [
      session,
      run,
      'x',
      btoa('Run:x'),
      btoa('Region:1168000000'),
    ])
    const random = createRandom(SEED)
    const statuses = new Map<number, number>()
    const faults: string[] = []
    let made = 0
    const work = async () => {
      while (made < COUNT && faults.length < 10) {
        made += 1
        const wild = createRequest(random, operations, client.token ?? '')
        const { status, text } = await ask(wild)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        const leak = LEAKS.exec(text)
        // None is left without an answer either.
        if (status === 0 || status >= 500 || leak)
          faults.push(
            `${status} ${leak?.[0] ?? ''} ← ${wild.method} ${wild.path} ${wild.body.toString().slice(0, 250)}`,
          )
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    const counted = [...statuses].toSorted(([a], [b]) => a - b).map(([status, n]) => `${status}: ${n}`)
    console.log(`${made} requests, seed ${SEED}: ${counted.join(', ')}`)
    expect(faults).toEqual([])
    // Most of them mean something to the server: a generator of nonsense alone would prove little.
    expect(statuses.get(200) ?? 0).toBeGreaterThan(COUNT / 4)
    expect(product.process.hasEnded()).toBe(false)
    expect((await send(`${product.base}/health/ready`)).status).toBe(200)
  },
  60_000 + COUNT * 100,
)

test(
  'as many random messages over sockets neither',
  async () => {
    const client = await guest(product.url)
    const operations = realOperations(buildSchema(), ['x', btoa('Run:x')])
    const random = createRandom(SEED + 1)
    for (let at = 0; at < COUNT / 10; at += 1) {
      const { body } = createRequest(random, operations, client.token ?? '')
      const text = body.toString('utf8')
      let payload: Record<string, unknown> = { query: text }
      if (text.startsWith('{')) {
        try {
          payload = JSON.parse(text) as Record<string, unknown>
        } catch {
          payload = { query: text }
        }
      }
      const answer = await Promise.race([
        askSocket(product.url, payload, client.token).catch((error: unknown) => String(error)),
        new Promise((resolve) => setTimeout(() => resolve('a subscription that waits'), 500)),
      ])
      expect(JSON.stringify(answer)).not.toMatch(LEAKS)
      expect(JSON.stringify(answer)).not.toContain('closed with 4500')
    }
    expect(product.process.hasEnded()).toBe(false)
  },
  60_000 + COUNT * 100,
)

test('nothing of this was worth a complaint', () => {
  const complaints = product.lines.filter((line) => /"level":(50|60)|^(?!\{)/.test(line))
  expect(complaints.map((line) => line.slice(0, 700))).toEqual([])
})
