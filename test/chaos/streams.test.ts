import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createClient } from 'graphql-ws'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import WebSocket from 'ws'
import { createSession, databaseId, followRun, signIn, startRun } from '../../bench/support/client.ts'
import type { Guest, SeenEvent } from '../../bench/support/client.ts'
import { percentile } from '../../bench/support/figures.ts'
import { createPool } from '../../src/store/pool.ts'
import { createChance, createReport, productEnv, spread, until } from '../support/chaos.ts'
import { demoDatabase } from '../support/db.ts'
import type { TestDatabase } from '../support/db.ts'
import { faultsOfRun } from '../support/invariants.ts'
import { openJournalWriter } from '../support/journal-writer.ts'
import { residentBytes, startProduct } from '../support/process.ts'
import type { ProductProcess } from '../support/process.ts'
import { readSse } from '../support/sse.ts'

const CUTS = 200
const chance = createChance('streams')
const report = createReport('cut and stalled streams')

let database: TestDatabase
let pool: Pool
let api: ProductProcess
let guest: Guest

beforeAll(async () => {
  database = await demoDatabase()
  pool = createPool(database.url, { max: 4 })
  api = await startProduct({
    role: 'api',
    env: productEnv(database.url),
  })
  guest = await signIn(api.url)
}, 120_000)
afterAll(async () => {
  report.print()
  await api.stop('SIGKILL')
  await pool.end()
  await database.drop()
})

const open = async () => {
  const run = await startRun(guest, await createSession(guest), '전세금 5% 인상 가능해?')
  return { run, writer: await openJournalWriter(pool, database.url, run) }
}

/** Writes until nobody needs more, a few events at a time, and then the end. */
const writeWhile = async (writer: Awaited<ReturnType<typeof open>>['writer'], goesOn: () => boolean) => {
  while (goesOn()) {
    await writer.append(1 + chance.index(4))
    await new Promise((resolve) => setTimeout(resolve, chance.between(0, 8)))
  }
  await writer.append(3, true)
}

/** What became of the events 1 to n on their way to a client that saw these. */
const fate = (seen: readonly number[], last: number) => {
  const distinct = new Set(seen)
  return `lost ${last - distinct.size}, repeated ${seen.length - distinct.size}`
}

const QUERY = `subscription($id: ID!, $after: String) {
  runEvents(runId: $id, after: $after) { __typename sequence cursor }
}`

describe('a connection that is cut', () => {
  test(`${CUTS} sockets cut at random and subscribed again after the last cursor: nothing lost, nothing repeated`, async () => {
    const { run, writer } = await open()
    let cuts = 0
    const writing = writeWhile(writer, () => cuts < CUTS)
    const seen: number[] = []
    let cursor: string | null = null
    let last = ''
    while (last !== 'RunCancelled') {
      let tcp: WebSocket | undefined
      const socket = createClient({
        url: guest.url.replace(/^http/, 'ws'),
        webSocketImpl: class extends WebSocket {
          constructor(...args: ConstructorParameters<typeof WebSocket>) {
            super(...args)
            tcp = this
          }
        },
        retryAttempts: 0,
        connectionParams: { authorization: `Bearer ${guest.token}` },
      })
      const enough = chance.index(6)
      let got = 0
      try {
        for await (const event of followRun(socket, run, cursor)) {
          seen.push(event.sequence)
          cursor = event.cursor
          last = event.__typename
          got += 1
          // What is on its way in this socket is lost with it.
          if (cuts < CUTS && got > enough) {
            tcp?.terminate()
            break
          }
        }
      } catch (error) {
        expect(String(error)).not.toContain('sequence')
      }
      if (last !== 'RunCancelled') cuts += 1
      void socket.dispose()
    }
    await writing
    const { rows } = await pool.query<{ last: number }>(
      'select last_seq::int as last from run where id = $1',
      [writer.runId],
    )
    report.add(`graphql-ws: ${cuts} cuts, ${seen.length} events`, fate(seen, rows[0]?.last ?? 0))
    expect(cuts).toBeGreaterThanOrEqual(CUTS)
    expect(seen).toEqual(Array.from({ length: rows[0]?.last ?? 0 }, (_, index) => index + 1))
  }, 60_000)

  test('over SSE the same, with the header Last-Event-ID and no argument', async () => {
    const { run, writer } = await open()
    let cuts = 0
    const writing = writeWhile(writer, () => cuts < CUTS)
    const seen: number[] = []
    let lastId: string | null = null
    let last = ''
    while (last !== 'RunCancelled') {
      const line = new AbortController()
      const response: Response = await fetch(guest.url, {
        method: 'POST',
        signal: line.signal,
        headers: {
          'content-type': 'application/json',
          accept: 'text/event-stream',
          authorization: `Bearer ${guest.token}`,
          ...(lastId !== null && { 'last-event-id': lastId }),
        },
        body: JSON.stringify({ query: QUERY, variables: { id: run } }),
      })
      const enough = chance.index(6)
      let got = 0
      for await (const message of readSse(response)) {
        if (message.event !== 'next') break
        const { data } = JSON.parse(message.data) as { data: { runEvents: SeenEvent } }
        expect(message.id).toBe(data.runEvents.cursor)
        seen.push(data.runEvents.sequence)
        lastId = message.id
        last = data.runEvents.__typename
        got += 1
        if (cuts < CUTS && got > enough) break
      }
      line.abort()
      if (last !== 'RunCancelled') cuts += 1
    }
    await writing
    const { rows } = await pool.query<{ last: number }>(
      'select last_seq::int as last from run where id = $1',
      [writer.runId],
    )
    report.add(`SSE: ${cuts} cuts, ${seen.length} events`, fate(seen, rows[0]?.last ?? 0))
    expect(seen).toEqual(Array.from({ length: rows[0]?.last ?? 0 }, (_, index) => index + 1))
  }, 60_000)

  test('a cursor of another run in Last-Event-ID is refused as one in the argument is', async () => {
    const { run } = await open()
    const response = await fetch(guest.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        authorization: `Bearer ${guest.token}`,
        'last-event-id': Buffer.from(JSON.stringify(['session-x', 'y', 1, 1])).toString('base64url'),
      },
      body: JSON.stringify({ query: QUERY, variables: { id: run } }),
    })
    expect(await response.text()).toContain('after is not a cursor of this run')
  })
})

describe('a stalled subscriber', () => {
  test('10,000 events pass a stopped client: the others, and the memory of the server, do not notice', async () => {
    const { run, writer } = await open()
    const script = fileURLToPath(new URL('../support/subscriber.ts', import.meta.url))
    const stalled = spawn(process.execPath, [script, guest.url, guest.token, run], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    stalled.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
    const writtenAt = new Map<number, number>()
    const delays: number[] = []
    const socket = guest.socket()
    const other = (async () => {
      const seen: number[] = []
      for await (const { sequence } of followRun(socket, run)) {
        seen.push(sequence)
        const at = writtenAt.get(sequence)
        if (at !== undefined) delays.push(performance.now() - at)
      }
      return seen
    })()
    await writer.append(1)
    await until('the client to follow', () => said.includes('first'))
    stalled.kill('SIGSTOP')
    const before = residentBytes(api.pid)
    let written = 1
    let peak = before
    while (written < 10_000) {
      await writer.append(20)
      written += 20
      writtenAt.set(written, performance.now())
      if (written % 1_000 < 20) peak = Math.max(peak, residentBytes(api.pid))
    }
    await writer.append(1, true)
    const seen = await other
    peak = Math.max(peak, residentBytes(api.pid))
    const health = await fetch(guest.url.replace('/graphql', '/health/ready'))
    stalled.kill('SIGCONT')
    await until('the stalled client to catch up', () => said.includes('got '), 30_000)

    const grown = (peak - before) / 1_048_576
    report.add(
      '10,000 events past a stopped client, delay of another',
      `${spread(delays)}, p95 ${percentile(delays, 0.95).toFixed(0)} ms`,
    )
    report.add('memory of the server grew by', `${grown.toFixed(0)} MB`)
    report.add('the stopped client afterwards', said.trim().split('\n').at(-1) ?? '')
    expect(seen).toEqual(Array.from({ length: written + 2 }, (_, index) => index + 1))
    expect(said).toContain(`got ${written + 2}`)
    expect(health.status).toBe(200)
    // The stopped one stands still for tens of seconds: who waits for it waits as long.
    expect(grown).toBeLessThan(200)
    expect(api.hasEnded()).toBe(false)
    expect(await faultsOfRun(pool, databaseId(run))).toEqual([])
    await socket.dispose()
  }, 90_000)
})
