import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { eventCursor, parseEventCursor } from '../../src/domain/cursor.ts'
import type { JournalEntry } from '../../src/domain/event.ts'
import { createHub } from '../../src/runs/hub.ts'
import { graphql } from '../gql/gql.ts'
import { CancelRun, createSession, FollowRun, startRun } from '../support/operations.ts'
import { serveApp } from '../support/served.ts'
import { noFeeds } from '../support/no-feeds.ts'

const app = serveApp()

const PlaceOfRun = graphql(`
  query PlaceOfRun($id: ID!, $after: String) {
    run(id: $id) {
      lastEventCursor
      events(after: $after) {
        edges {
          cursor
        }
      }
    }
  }
`)

const FollowForged = graphql(`
  subscription FollowForged($sessionId: ID!, $after: String) {
    sessionEvents(sessionId: $sessionId, after: $after) {
      __typename
      cursor
    }
  }
`)

const BEYOND = [2_000_000_000, 2_147_483_648, 10 ** 15, Number.MAX_SAFE_INTEGER]

/** What the subscription ends with. */
const refusalOf = async (
  results: AsyncIterable<{ errors?: readonly { extensions?: unknown }[] | undefined }>,
) => {
  try {
    for await (const { errors } of results) return errors?.[0]?.extensions
  } catch (error) {
    return Array.isArray(error) ? (error[0] as { extensions?: unknown }).extensions : error
  }
  return null
}

test('A72 a cursor of what has not happened is refused by name, wherever one is taken, and hangs nobody', async () => {
  const sessionId = await createSession(app.client)
  const id = await startRun(app.client, { sessionId, query: 'x' })
  await app.client.execute(CancelRun, { runId: id })
  const { run } = await app.client.execute(PlaceOfRun, { id })
  const real = parseEventCursor(run?.lastEventCursor ?? '')
  const refusal = { code: 'INVALID_INPUT', field: 'after' }
  for (const far of [...BEYOND, real.sequence + 1]) {
    const after = eventCursor({ ...real, sequence: far, sessionSequence: far })
    expect(await refusalOf(app.client.subscribe(FollowRun, { runId: id, after }))).toMatchObject(refusal)
    expect(await refusalOf(app.client.subscribe(FollowForged, { sessionId, after }))).toMatchObject(refusal)
    const { errors } = await app.client.request(PlaceOfRun, { id, after })
    expect(errors?.[0]?.extensions).toMatchObject(refusal)
  }
  expect(app.complaints).toEqual([])
})

test('A72 one who follows from nowhere takes nothing from those who follow beside, and makes nobody ask in a loop', async () => {
  const entries: JournalEntry[] = []
  let reads = 0
  const hub = createHub({
    reader: {
      read: async (_topic, after, limit) => {
        reads += 1
        return entries.slice(after, after + limit)
      },
      tails: async () => new Map([['r', entries.length]]),
    },
    feeds: noFeeds,
    carrier: { send: () => {}, listen: () => async () => {}, flush: async () => {} },
    pollMs: 20,
  })
  const leaving = new AbortController()
  const topic = { kind: 'run', id: 'r' } as const
  // Past every check, and first at the channel.
  const forged = hub.follow(topic, { after: 2_000_000_000, tail: 0 }, leaving.signal).next()
  const seen: number[] = []
  const honest = (async () => {
    for await (const { sequence } of hub.follow(topic, { after: 0, tail: 0 }, leaving.signal)) {
      if (seen.push(sequence) === 5) return
    }
  })()
  for (let sequence = 1; sequence <= 5; sequence++) {
    entries.push({
      runId: 'r',
      sessionId: 's',
      sequence,
      sessionSequence: sequence,
      at: '2026-11-22T00:00:00.000Z',
      event: { type: 'AnswerDelta', text: 'x', offset: 0 },
    })
    await sleep(25)
  }
  await honest
  expect(seen).toEqual([1, 2, 3, 4, 5])
  const before = reads
  await sleep(200)
  expect(reads - before).toBeLessThan(3)
  leaving.abort()
  expect(await forged).toEqual({ done: true, value: undefined })
  await hub.stop()
})
