import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from 'graphql-ws'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { appendEvents } from '../../src/store/journal.ts'
import { createPool } from '../../src/store/pool.ts'
import { completeRun } from '../../src/store/run-end.ts'
import type { ClaimedRun } from '../../src/store/run-lease.ts'
import { graphql } from '../gql/gql.ts'
import { guest, startApp } from '../support/app.ts'
import { claimStarted, writeEvents } from '../support/claimed.ts'
import type { TestApp } from '../support/app.ts'
import { socketUrl } from '../support/gql.ts'
import type { GqlClient } from '../support/gql.ts'
import { createSession, FollowRun, startRun } from '../support/operations.ts'
import { anAnswer, aPlan, aStep, delta } from '../support/plans.ts'

/** An API without a worker: what happens in its runs is written here. */
let app: TestApp
let client: GqlClient
let pool: Pool
beforeAll(async () => {
  app = await startApp({ role: 'api' })
  client = await guest(app.url)
  pool = createPool(app.databaseUrl, { max: 4 })
}, 60_000)
afterAll(async () => {
  await client.close()
  await pool.end()
  await app.stop()
})

const begin = async (sessionId: string) => {
  const id = await startRun(client, { sessionId, query: 'x' })
  return { id, run: await claimStarted(pool, id) }
}
const write = (run: ClaimedRun, events: ReturnType<typeof delta>[]) => writeEvents(pool, run, events)

const ReadSession = graphql(`
  query ReadSessionPlace($id: ID!) {
    session(id: $id) {
      lastEventCursor
    }
  }
`)

const ReadText = graphql(`
  query ReadText($id: ID!) {
    run(id: $id) {
      text
      lastEventCursor
      answer {
        text
      }
    }
  }
`)

const FollowText = graphql(`
  subscription FollowText($id: ID!, $after: String) {
    runEvents(runId: $id, after: $after) {
      __typename
      ... on AnswerDelta {
        text
        offset
      }
    }
  }
`)

/** As an application has it: the library's own client, which subscribes again by itself with the same variables. */
const stock = () => {
  let socket: WebSocket | undefined
  const graphqlWs = createClient({
    url: socketUrl(app.url),
    connectionParams: { authorization: `Bearer ${client.token}` },
    retryWait: () => sleep(300),
    webSocketImpl: class extends WebSocket {
      constructor(...args: ConstructorParameters<typeof WebSocket>) {
        super(...args)
        socket = this
      }
    },
  })
  return { graphqlWs, cut: () => socket?.terminate() }
}

describe('a stock client that is cut off and comes back with unchanged variables', () => {
  test.each([
    ['from the cursor of an empty session', true],
    ['without a cursor', false],
  ])('loses nothing of a run that goes on, and ends, meanwhile: %s', async (_name, hasCursor) => {
    const sessionId = await createSession(client)
    const { session } = await client.execute(ReadSession, { id: sessionId })
    expect(session?.lastEventCursor).toBeTruthy()
    const after = hasCursor ? (session?.lastEventCursor ?? null) : null
    const { graphqlWs, cut } = stock()
    const seen = new Map<string, string>()
    const following = (async () => {
      const query = `subscription($sessionId: ID!, $after: String) {
        sessionEvents(sessionId: $sessionId, after: $after) { __typename cursor }
      }`
      for await (const { data } of graphqlWs.iterate<{
        sessionEvents: { __typename: string; cursor: string }
      }>({
        query,
        variables: { sessionId, after },
      })) {
        if (!data) throw new Error('an error')
        seen.set(data.sessionEvents.cursor, data.sessionEvents.__typename)
        if (data.sessionEvents.__typename === 'RunCompleted') return
      }
      throw new Error('it ended')
    })()
    const { run } = await begin(sessionId)
    await write(run, [delta(0, '가'), delta(1, '나')])
    await expect.poll(() => seen.size, { timeout: 10_000 }).toBe(2)
    cut()
    await write(run, [delta(2, '다'), delta(3, '라')])
    await completeRun(pool, run, anAnswer())
    await following
    expect([...seen.values()]).toEqual([...Array(4).fill('AnswerDelta'), 'RunCompleted'])
    await graphqlWs.dispose()
  })
})

test('what was written so far and what follows after it make the whole text, wherever a reader comes in', async () => {
  const sessionId = await createSession(client)
  const { id, run } = await begin(sessionId)
  const pieces = ['첫 문장. ', '둘째 ', '문장을 고쳐 ', '쓴다. ', '끝.']
  expect((await client.execute(ReadText, { id })).run).toMatchObject({ text: '', lastEventCursor: null })
  const readers: Promise<string>[] = []
  const readThenFollow = async () => {
    const read = (await client.execute(ReadText, { id })).run
    let text = read?.text ?? ''
    const after = read?.lastEventCursor ?? null
    return (async () => {
      for await (const { data } of client.subscribe(FollowText, { id, after })) {
        const event = data?.runEvents
        if (event?.__typename === 'AnswerDelta') text = text.slice(0, event.offset) + event.text
      }
      return text
    })()
  }
  let offset = 0
  for (const [index, piece] of pieces.entries()) {
    readers.push(readThenFollow())
    // The third begins anew in the middle of the second.
    const at = index === 2 ? offset - 3 : offset
    await write(run, [{ ...delta(at, piece), effectKey: `delta:${index}` }])
    offset = at + piece.length
  }
  const whole = (await client.execute(ReadText, { id })).run?.text ?? ''
  await completeRun(pool, run, anAnswer({ text: whole }))
  expect(await Promise.all(readers)).toEqual(pieces.map(() => whole))
  const ended = (await client.execute(ReadText, { id })).run
  expect(ended?.text).toBe(ended?.answer?.text)
})

describe('an event that cannot be read', () => {
  const ReadEvents = graphql(`
    query ReadUnreadable($id: ID!) {
      run(id: $id) {
        status
        text
        events {
          edges {
            node {
              __typename
              sequence
            }
          }
        }
      }
    }
  `)

  test('ends a subscription with an error, is logged, and hides neither the run nor its other events', async () => {
    const { id, run } = await begin(await createSession(client))
    await write(run, [delta(0, '가')])
    const following = client.subscribe(FollowRun, { runId: id })
    expect((await following.next()).value?.data?.runEvents.sequence).toBe(1)
    await write(run, [delta(1, '나'), delta(2, '다')])
    await pool.query(
      `update run_event set payload = '{"type": "Tomorrow", "v": 99}' where run_id = $1 and sequence = 2`,
      [run.id],
    )
    // A reader that comes later, through the journal.
    const seen: unknown[] = []
    const late = (async () => {
      for await (const { data, errors } of client.subscribe(FollowRun, { runId: id })) {
        seen.push(errors?.[0]?.extensions?.['code'] ?? data?.runEvents.sequence)
      }
    })()
    await late.catch((error: { extensions?: { code?: string } }[]) => seen.push(error[0]?.extensions?.code))
    expect(seen).toEqual([1, 'INTERNAL_SERVER_ERROR'])
    expect(app.complaints.join('\n')).toContain('UnreadableError')
    await following.return?.()

    const read = await client.execute(ReadEvents, { id })
    expect(read.run?.events.edges.map(({ node }) => node)).toEqual([
      { __typename: 'AnswerDelta', sequence: 1 },
      { __typename: 'UnreadableEvent', sequence: 2 },
      { __typename: 'AnswerDelta', sequence: 3 },
    ])
    expect(app.complaints.join('\n')).toContain('an event cannot be read')
  })
})

/** What Relay's, Apollo's and urql's caches do: whatever has a type and an id is one thing, kept once, the last one wins. */
const normalised = (value: unknown, things = new Map<string, Record<string, unknown>>()): unknown => {
  if (Array.isArray(value)) return value.map((item: unknown) => normalised(item, things))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([key, item]): [string, unknown] => [
    key,
    normalised(item, things),
  ])
  const own: Record<string, unknown> = Object.fromEntries(fields)
  if (typeof own['id'] !== 'string') return own
  const key = `${String(own['__typename'])}:${own['id']}`
  const kept = Object.assign(things.get(key) ?? {}, own)
  things.set(key, kept)
  return kept
}

test('a normalising cache shows finished steps as finished and planned ones as planned', async () => {
  const { id, run } = await begin(await createSession(client))
  const at = new Date().toISOString()
  const plan = aPlan({ steps: [aStep()] })
  const finished = aStep({ status: 'COMPLETED', progressPercentage: 100, startedAt: at, completedAt: at })
  await appendEvents(pool, {
    runId: run.id,
    attempt: run.attempt,
    from: ['RUNNING'],
    events: [
      { effectKey: 'plan', event: { type: 'PlanReady', plan } },
      { effectKey: 'step', event: { type: 'StepUpdated', step: finished, completedSteps: 1, totalSteps: 1 } },
    ],
    steps: [finished],
    patch: { plan },
  })
  // A client library asks for the id of whatever has one.
  const { __type: stepType } = await post<{ __type: { fields: { name: string }[] } }>(
    '{ __type(name: "ExecutionStep") { fields { name } } }',
  )
  const idField = stepType.fields.some(({ name }) => name === 'id') ? 'id' : ''
  const step = `__typename ${idField} stepId status`
  const shown = normalised(
    await post(
      `query($id: ID!) { run(id: $id) { __typename id steps { ${step} } plan { __typename steps { ${step} } } } }`,
      { id },
    ),
  )
  expect(shown).toMatchObject({
    run: { steps: [{ status: 'COMPLETED' }], plan: { steps: [{ status: 'PENDING' }] } },
  })
})

const post = async <T>(query: string, variables: object = {}): Promise<T> => {
  const response = await fetch(client.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${client.token}` },
    body: JSON.stringify({ query, variables }),
  })
  return ((await response.json()) as { data: T }).data
}
