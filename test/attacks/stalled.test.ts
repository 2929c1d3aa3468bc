import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPool } from '../../src/store/pool.ts'
import { guest } from '../support/app.ts'
import { openJournalWriter } from '../support/journal-writer.ts'
import { createSession, startRun } from '../support/operations.ts'
import { residentBytes } from '../support/process.ts'
import { openPeer, send, startProduction } from '../support/production.ts'
import type { Peer, Production } from '../support/production.ts'

const STALLED = 100
const EVENTS = 10_000
const AT_ONCE = 50

let product: Production
let pool: Pool
beforeAll(async () => {
  // The run is carried by the test, not by a worker of the product.
  product = await startProduction(
    { SOCKETS_PER_USER: 'none', SUBSCRIPTIONS_PER_USER: 'none', REQUESTS_PER_MINUTE: 'none' },
    'api',
  )
  pool = createPool(product.databaseUrl, { max: 2 })
})
afterAll(async () => {
  await pool.end()
  await product.stop()
})

test('A34 a hundred readers that stop reading while 10,000 events pass cost neither memory nor anybody else', async () => {
  const client = await guest(product.url)
  const runId = await startRun(client, { sessionId: await createSession(client), query: '전세' })
  const writer = await openJournalWriter(pool, product.databaseUrl, runId)
  const follow = async (): Promise<Peer> => {
    const peer = await openPeer(product.url, { init: { authorization: `Bearer ${client.token}` } })
    peer.send({
      id: '1',
      type: 'subscribe',
      payload: {
        query: 'subscription ($id: ID!) { runEvents(runId: $id) { sequence ... on AnswerDelta { text } } }',
        variables: { id: runId },
      },
    })
    return peer
  }
  await writer.append(1)
  const stalled: Peer[] = []
  for (let at = 0; at < STALLED; at += 1) {
    const peer = await follow()
    await peer.hear(({ type }) => type === 'next')
    // The system's own buffers fill up, then the server's sockets take no more.
    peer.socket.pause()
    stalled.push(peer)
  }
  const healthy = await follow()
  await healthy.hear(({ type }) => type === 'next')
  const before = residentBytes(product.process.pid)
  for (let written = 1; written < EVENTS; written += AT_ONCE) await writer.append(AT_ONCE)
  await writer.append(1, true)
  await healthy.hear(({ type }) => type === 'complete')
  const sequences = healthy.heard
    .filter(({ type }) => type === 'next')
    .map(({ payload }) => /"sequence":(\d+)/.exec(JSON.stringify(payload))?.[1])
  expect(sequences.length).toBeGreaterThan(EVENTS)
  expect(new Set(sequences).size).toBe(sequences.length)
  // Kept for each of them the events would be more than twice as much.
  expect((residentBytes(product.process.pid) - before) / 1_048_576).toBeLessThan(600)
  expect((await send(`${product.base}/health/ready`)).status).toBe(200)
  for (const peer of stalled) peer.socket.terminate()
}, 120_000)
