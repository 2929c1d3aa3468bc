import { describe, expect, test } from 'vitest'
import { eventCursor } from '../../src/domain/cursor.ts'
import { createPool } from '../../src/store/pool.ts'
import { graphql } from '../gql/gql.ts'
import { collect } from '../support/collect.ts'
import { CancelRun, createSession, FollowRun, startRun, StartRun } from '../support/operations.ts'
import { serveApp } from '../support/served.ts'

const app = serveApp({ role: 'api' })

const ReadRun = graphql(`
  query ReadRun($id: ID!, $first: Int, $after: String) {
    run(id: $id) {
      id
      query
      mode
      language
      status
      phase
      plan {
        revision
      }
      steps {
        stepId
      }
      answer {
        text
      }
      pendingInput {
        id
      }
      error {
        code
      }
      lastEventCursor
      events(first: $first, after: $after) {
        edges {
          cursor
          node {
            __typename
            sequence
          }
        }
        pageInfo {
          hasNextPage
          hasPreviousPage
        }
      }
      usage {
        modelCalls
        promptTokens
        completionTokens
        costUsd
        byCall {
          purpose
        }
      }
      startedAt
      completedAt
      totalExecutionTime
    }
  }
`)

const FollowSession = graphql(`
  subscription FollowSession($sessionId: ID!, $after: String) {
    sessionEvents(sessionId: $sessionId, after: $after) {
      __typename
      cursor
      run {
        id
      }
    }
  }
`)

describe('startRun', () => {
  test('gives the run at once, with the defaults of the contract', async () => {
    const sessionId = await createSession(app.client)
    const { startRun: run } = await app.client.execute(StartRun, {
      input: { sessionId, query: 'Can my deposit go up?' },
    })
    expect(run).toMatchObject({
      __typename: 'Run',
      status: 'QUEUED',
      mode: 'TEAM',
      language: 'EN',
      lastEventCursor: null,
      session: { id: sessionId },
    })
  })

  test.each([
    ['', 'query'],
    ['   ', 'query'],
    ['가'.repeat(20_001), 'query'],
  ])('refuses a query that is too short or too long, naming the field', async (query, field) => {
    const sessionId = await createSession(app.client)
    const { startRun: refused } = await app.client.execute(StartRun, { input: { sessionId, query } })
    expect(refused).toMatchObject({ __typename: 'InvalidInputError', field })
  })

  test('takes a query of 20,000 characters', async () => {
    const sessionId = await createSession(app.client)
    const { startRun: run } = await app.client.execute(StartRun, {
      input: { sessionId, query: '가'.repeat(20_000) },
    })
    expect(run.__typename).toBe('Run')
  })

  test('a session that does not exist is not found, whatever its id looks like', async () => {
    const ids = [
      '',
      'x',
      'Q2hhdFNlc3Npb246eA==',
      btoa('ChatSession:session-00000000-0000-7000-8000-000000000000'),
    ]
    for (const sessionId of ids) {
      const { startRun: refused } = await app.client.execute(StartRun, { input: { sessionId, query: 'x' } })
      expect(refused).toEqual({ __typename: 'NotFoundError', message: 'the session was not found' })
    }
  })

  test('a second run in the session conflicts, and tells with which', async () => {
    const sessionId = await createSession(app.client)
    const first = await startRun(app.client, { sessionId, query: 'one' })
    const { startRun: refused } = await app.client.execute(StartRun, { input: { sessionId, query: 'two' } })
    expect(refused).toMatchObject({ __typename: 'RunConflictError', activeRun: { id: first } })
  })

  test('the same idempotency key gives the same run', async () => {
    const sessionId = await createSession(app.client)
    const input = { sessionId, query: 'once', idempotencyKey: 'key-1' }
    expect(await startRun(app.client, input)).toBe(await startRun(app.client, input))
  })
})

test('a run that waits shows itself without events, plan, answer or costs', async () => {
  const id = await startRun(app.client, { sessionId: await createSession(app.client), query: '시세 알려줘' })
  const { run } = await app.client.execute(ReadRun, { id })
  expect(run).toEqual({
    id,
    query: '시세 알려줘',
    mode: 'TEAM',
    language: 'KO',
    status: 'QUEUED',
    phase: null,
    plan: null,
    steps: [],
    answer: null,
    pendingInput: null,
    error: null,
    lastEventCursor: null,
    events: { edges: [], pageInfo: { hasNextPage: false, hasPreviousPage: false } },
    usage: { modelCalls: 0, promptTokens: 0, completionTokens: 0, costUsd: 0, byCall: [] },
    startedAt: null,
    completedAt: null,
    totalExecutionTime: null,
  })
})

describe('cancelRun', () => {
  test('ends the run once, and its followers see that as the last event', async () => {
    const id = await startRun(app.client, { sessionId: await createSession(app.client), query: 'x' })
    const events = collect(app.client.subscribe(FollowRun, { runId: id }))
    const { cancelRun } = await app.client.execute(CancelRun, { runId: id })
    expect(cancelRun).toMatchObject({ __typename: 'Run', status: 'CANCELLED' })
    expect(await events).toMatchObject([
      { data: { runEvents: { __typename: 'RunCancelled', sequence: 1, run: { id, status: 'CANCELLED' } } } },
    ])
    const again = await app.client.execute(CancelRun, { runId: id })
    expect(again.cancelRun).toEqual(cancelRun)
  })

  test('what does not exist is not found', async () => {
    const { cancelRun } = await app.client.execute(CancelRun, { runId: 'nonsense' })
    expect(cancelRun).toEqual({ __typename: 'NotFoundError', message: 'the run was not found' })
  })
})

describe('subscriptions', () => {
  test('after lastEventCursor of a read nothing is missed and nothing repeated', async () => {
    const id = await startRun(app.client, { sessionId: await createSession(app.client), query: 'x' })
    await app.client.execute(CancelRun, { runId: id })
    const { run } = await app.client.execute(ReadRun, { id })
    expect(run?.events.edges.at(-1)?.cursor).toBe(run?.lastEventCursor)
    const cursor = run?.lastEventCursor ?? null
    expect(cursor).not.toBeNull()
    expect(await collect(app.client.subscribe(FollowRun, { runId: id, after: cursor }))).toEqual([])
    const paged = await app.client.execute(ReadRun, { id, after: cursor })
    expect(paged.run?.events).toEqual({ edges: [], pageInfo: { hasNextPage: false, hasPreviousPage: true } })
  })

  test('a session’s events come from all of its runs: those that ended just now, and those to come', async () => {
    const sessionId = await createSession(app.client)
    const long = await startRun(app.client, { sessionId, query: 'long ago' })
    await app.client.execute(CancelRun, { runId: long })
    const pool = createPool(app.databaseUrl, { max: 1 })
    await pool.query(`update run set completed_at = now() - interval '2 minutes' where id = $1`, [
      atob(long).replace('Run:', ''),
    ])
    await pool.end()
    const runs: string[] = []
    const ask = async () => {
      const runId = await startRun(app.client, { sessionId, query: 'x' })
      runs.push(runId)
      await app.client.execute(CancelRun, { runId })
    }
    await ask()
    const seen: unknown[] = []
    for await (const { data } of app.client.subscribe(FollowSession, { sessionId })) {
      if (data?.sessionEvents.__typename === 'RunCancelled') seen.push(data.sessionEvents.run.id)
      if (seen.length === 1) await ask()
      if (seen.length === 2) break
    }
    expect(seen).toEqual(runs)
  })

  test('the same events come over server-sent events', async () => {
    const id = await startRun(app.client, { sessionId: await createSession(app.client), query: 'x' })
    await app.client.execute(CancelRun, { runId: id })
    const response = await fetch(app.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        authorization: `Bearer ${app.client.token}`,
      },
      body: JSON.stringify({
        query: 'subscription ($id: ID!) { runEvents(runId: $id) { __typename sequence } }',
        variables: { id },
      }),
    })
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    const body = await response.text()
    expect(body).toContain('data: {"data":{"runEvents":{"__typename":"RunCancelled","sequence":1}}}')
    expect(body).toContain('event: complete')
  })

  test.each([
    ['a run that does not exist', { runId: 'nonsense', after: undefined }, 'NOT_FOUND'],
    ['a cursor that is none', { runId: 'own', after: 'nonsense' }, 'INVALID_INPUT'],
    ['a cursor of another run', { runId: 'own', after: 'foreign' }, 'INVALID_INPUT'],
  ])('%s is refused before the stream begins, with a code', async (_what, { runId, after }, code) => {
    const own = await startRun(app.client, { sessionId: await createSession(app.client), query: 'x' })
    const foreign = eventCursor({ runId: 'r', sessionId: 's', sequence: 1, sessionSequence: 1 })
    const events = app.client.subscribe(FollowRun, {
      runId: runId === 'own' ? own : runId,
      after: after === 'foreign' ? foreign : (after ?? null),
    })
    const [result] = await collect(events).catch((errors: unknown) => [{ errors }])
    expect(result).toMatchObject({ errors: [{ extensions: { code } }] })
  })

  test('without a token there is nothing to follow', async () => {
    const response = await fetch(app.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ query: 'subscription { runEvents(runId: "x") { __typename } }' }),
    })
    expect(await response.text()).toContain('UNAUTHENTICATED')
  })
})

test('nothing of this was worth a complaint', () => {
  expect(app.complaints).toEqual([])
})
