import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '../src/observe/log.ts'
import { createPool } from '../src/store/pool.ts'
import { signUp } from './support/accounts.ts'
import { startApp } from './support/app.ts'
import type { TestApp } from './support/app.ts'
import { createGqlClient } from './support/gql.ts'
import { createSession, followRun, startRun } from './support/operations.ts'
import { openPeer, PRODUCTION_ENV, send } from './support/production.ts'
import { TEST_METRICS_TOKEN } from './support/vault.ts'

/** What those who run the product see of it: health, metrics, spans, request ids. */
interface Exported {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  links?: { traceId: string }[]
  attributes: { key: string; value: { stringValue?: string; intValue?: number | string } }[]
}
const spans: Exported[] = []
const collector = createServer((request, response) => {
  let text = ''
  request.on('data', (chunk: Buffer) => {
    text += chunk.toString()
  })
  request.on('end', () => {
    const body = JSON.parse(text) as { resourceSpans: { scopeSpans: { spans: Exported[] }[] }[] }
    spans.push(...body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
})

const lines: string[] = []
let app: TestApp
let base: string
let runId: string
const QUESTION = '전세금 5% 인상 가능해? zebrafish'

beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const { port } = collector.address() as AddressInfo
  app = await startApp({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` },
    log: createLog('debug', { write: (line) => void lines.push(line) }),
  })
  base = new URL(app.url).origin
  const { client } = await signUp(createGqlClient(app.url, null), 'zebrafish@example.com')
  const sessionId = await createSession(client, 'zebrafish')
  runId = await startRun(client, { sessionId, query: QUESTION })
  await followRun(client, runId)
  await client.close()
}, 60_000)
afterAll(async () => {
  await app.stop()
  collector.close()
})

const databaseId = (id: string): string => atob(id).replace(/^[^:]*:/, '')
const readMetrics = async () => (await send(`${base}/metrics`)).text
const valueOf = (metrics: string, name: string): number => {
  const line = metrics
    .split('\n')
    .find((it) => it.startsWith(`holmesnyangz_${name} `) || it.startsWith(`holmesnyangz_${name}{`))
  return Number(line?.split(' ').at(-1) ?? Number.NaN)
}

describe('metrics', () => {
  test('count requests, operations, runs, steps, events and calls, and measure how long they took', async () => {
    const metrics = await readMetrics()
    expect(metrics).toMatch(/holmesnyangz_http_request_seconds_count\{route="graphql",status="200"\} [1-9]/)
    expect(metrics).toMatch(/holmesnyangz_operation_seconds_count\{type="mutation",outcome="ok"\} [1-9]/)
    expect(metrics).toMatch(/holmesnyangz_operation_seconds_count\{type="subscription",outcome="ok"\} 1/)
    expect(metrics).toMatch(/holmesnyangz_runs_ended_total\{status="COMPLETED"\} 1/)
    expect(metrics).toMatch(/holmesnyangz_run_seconds_count\{mode="TEAM",outcome="COMPLETED"\} 1/)
    expect(metrics).toMatch(/holmesnyangz_steps_total\{team="SEARCH",status="COMPLETED"\} [1-9]/)
    expect(metrics).toMatch(/holmesnyangz_events_total\{type="RunCompleted"\} 1/)
    expect(metrics).toMatch(
      /holmesnyangz_model_call_seconds_count\{purpose="analyze_intent",model="[^"]+"\} 1/,
    )
    expect(metrics).toMatch(/holmesnyangz_model_tokens_total\{model="[^"]+",kind="prompt"\} \d/)
    expect(valueOf(metrics, 'queue_jobs')).toBeGreaterThanOrEqual(0)
    expect(valueOf(metrics, 'process_resident_memory_bytes')).toBeGreaterThan(1e7)
  })

  test('tell of sockets and subscriptions while they are open', async () => {
    const before = valueOf(await readMetrics(), 'sockets')
    const peer = await openPeer(app.url, { init: {} })
    expect(valueOf(await readMetrics(), 'sockets')).toBe(before + 1)
    peer.socket.terminate()
    await expect.poll(async () => valueOf(await readMetrics(), 'sockets')).toBe(before)
  })

  test('A65 carry nothing of a user, in no label', async () => {
    await send(`${base}/zebrafish/900101-1234568`)
    await send(`${base}/graphql?query={zebrafish}`)
    const metrics = await readMetrics()
    expect(metrics).not.toMatch(/zebrafish|900101|@example|session-|Bearer/)
    expect(metrics).not.toContain(databaseId(runId))
    // A label that anybody can make up would make the metrics grow without end.
    expect(metrics.split('\n').length).toBeLessThan(900)
  })
})

describe('a request id', () => {
  test('is made, or taken from the caller where it is well-formed, and stands in what is logged', async () => {
    const made = (await send(`${base}/graphql?query={__typename}`)).headers.get('x-request-id') ?? ''
    expect(made).toMatch(/^[\da-f-]{36}$/)
    const told = 'caller-0123456789'
    const { headers } = await send(app.url, { headers: { 'x-request-id': told } })
    expect(headers.get('x-request-id')).toBe(told)
    await expect.poll(() => lines.some((line) => line.includes(told))).toBe(true)
    for (const bad of ['x', 'a b c d e f g h', '<script>alert(1)</script>', 'a'.repeat(200)]) {
      const answer = await send(app.url, { headers: { 'x-request-id': bad } })
      expect(answer.headers.get('x-request-id')).not.toBe(bad)
    }
  })

  test('stands beside the id of the run that the request started, and the run’s in what its worker logs', () => {
    const started = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'a run was started')
    expect(started).toMatchObject({
      runId: databaseId(runId),
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
    })
  })

  const hasControls = (line: string) =>
    ['\n', '\r', '\u001b'].some((control) => line.trimEnd().includes(control))

  test('A67 a line of the log stays one line, whatever is written into it', async () => {
    const written: string[] = []
    const log = createLog('info', { write: (line) => void written.push(line) })
    log.info({ path: '/a\r\n{"level":60,"msg":"forged"}', agent: '\u001b[31mred' }, 'x\ny')
    expect(written).toHaveLength(1)
    expect(hasControls(written[0] ?? '')).toBe(false)
    await send(`${base}/%0d%0a%7b%22msg%22:%22forged%22%7d`, { headers: { 'x-request-id': 'aaaaaaaa' } })
    expect(lines.filter(hasControls)).toEqual([])
  })
})

describe('spans', () => {
  const attribute = (span: Exported, key: string) =>
    span.attributes.find((it) => it.key === key)?.value.stringValue
  const trace = () => spans.filter(({ traceId }) => traceId === databaseId(runId).replaceAll('-', ''))

  test('go from the run to its nodes to their queries and calls, in the run’s own trace', async () => {
    await expect.poll(() => trace().some(({ name }) => name === 'run'), { timeout: 10_000 }).toBe(true)
    const [run] = trace().filter(({ name }) => name === 'run')
    expect(run && attribute(run, 'run.mode')).toBe('TEAM')
    const nodes = trace().filter(({ name }) => name.startsWith('node '))
    expect(nodes.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['node analyzeIntent', 'node planning', 'node generateResponse']),
    )
    expect(nodes.filter(({ parentSpanId }) => parentSpanId === run?.spanId).length).toBeGreaterThan(4)
    const inNode = (prefix: string) =>
      trace().filter(
        ({ name, parentSpanId }) =>
          name.startsWith(prefix) && nodes.some(({ spanId }) => spanId === parentSpanId),
      )
    expect(inNode('sql ').length).toBeGreaterThan(0)
    expect(trace().some(({ name }) => name === 'model analyze_intent')).toBe(true)
  })

  test('link the request that started the run to it, and follow the caller’s trace', async () => {
    const caller = 'a'.repeat(32)
    await send(`${base}/graphql?query={regions(first:1){edges{cursor}}}`, {
      headers: { traceparent: `00-${caller}-${'b'.repeat(16)}-01` },
    })
    await expect.poll(() => spans.some(({ traceId }) => traceId === caller), { timeout: 10_000 }).toBe(true)
    const request = spans.find(({ links }) =>
      links?.some(({ traceId }) => traceId === databaseId(runId).replaceAll('-', '')),
    )
    expect(request?.name).toBe('POST graphql')
    const own = spans.filter(({ traceId }) => traceId === caller)
    const [http] = own.filter(({ name }) => name === 'GET graphql')
    expect(http?.parentSpanId).toBe('b'.repeat(16))
    expect(
      own.some(({ name, parentSpanId }) => name.startsWith('sql ') && parentSpanId === http?.spanId),
    ).toBe(true)
  })

  test('A64 carry no text of a user', () => {
    expect(spans.length).toBeGreaterThan(20)
    expect(JSON.stringify(spans)).not.toMatch(/zebrafish|인상|password|Bearer/)
  })
})

describe('readiness', () => {
  const ready = async () => {
    const { status, text } = await send(`${base}/health/ready`)
    return [status, JSON.parse(text)]
  }

  test('names the part that fails and nothing else', async () => {
    const pool = createPool(app.databaseUrl, { max: 1 })
    expect(await ready()).toEqual([200, { status: 'ok' }])
    const { rows } = await pool.query<{ name: string }>(
      'delete from mikro_orm_migrations where id = (select max(id) from mikro_orm_migrations) returning name',
    )
    expect(await ready()).toEqual([503, { status: 'unavailable', failing: ['migrations'] }])
    await pool.query('insert into mikro_orm_migrations (name) values ($1)', [rows[0]?.name])
    await pool.query('alter schema graphile_worker rename to gone')
    expect(await ready()).toEqual([503, { status: 'unavailable', failing: ['queue'] }])
    await pool.query('alter schema gone rename to graphile_worker')
    expect(await ready()).toEqual([200, { status: 'ok' }])
    expect((await send(`${base}/health/live`)).status).toBe(200)
    await pool.end()
  })
})

describe('in production', () => {
  const token = TEST_METRICS_TOKEN
  const withToken = (value: string) => ({ headers: { authorization: `Bearer ${value}` } })

  test('A66 there are no metrics without a token, and nothing else to look around in', async () => {
    const closed = await startApp({ role: 'api', env: PRODUCTION_ENV })
    try {
      const root = new URL(closed.url).origin
      for (const path of ['/metrics', '/debug', '/admin', '/graphiql', '/env', '/.env', '/package.json'])
        expect([path, (await send(root + path)).status]).toEqual([path, 404])
      expect((await send(`${root}/metrics`, withToken(token))).status).toBe(404)
    } finally {
      await closed.stop()
    }
    const open = await startApp({ role: 'api', env: { ...PRODUCTION_ENV, METRICS_TOKEN: token } })
    try {
      const root = new URL(open.url).origin
      expect((await send(`${root}/metrics`)).status).toBe(401)
      for (const bad of ['x', `${token}x`, token.slice(1)])
        expect((await send(`${root}/metrics`, withToken(bad))).status).toBe(401)
      const { status, text } = await send(`${root}/metrics`, withToken(token))
      expect([status, text.includes('holmesnyangz_http_request_seconds')]).toEqual([200, true])
      expect(text).not.toContain(token)
    } finally {
      await open.stop()
    }
  })
})
