import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPool } from '../../src/store/pool.ts'
import { graphql } from '../gql/gql.ts'
import { guest, startApp } from '../support/app.ts'
import type { TestApp } from '../support/app.ts'
import { createGqlClient, post } from '../support/gql.ts'
import { openJournalWriter } from '../support/journal-writer.ts'
import { createSession, startRun } from '../support/operations.ts'

let app: TestApp
let blocker: Client
beforeAll(async () => {
  app = await startApp({ role: 'api' })
  blocker = new Client({ connectionString: app.databaseUrl })
  await blocker.connect()
}, 120_000)
afterAll(async () => {
  await blocker.end()
  await app.stop()
})

interface SignedIn {
  signInAsGuest: { accessToken: string }
}
const signIn = () => post<SignedIn>(app.url, { query: 'mutation { signInAsGuest { accessToken } }' })

const timed = async <T>(work: Promise<T>): Promise<{ seconds: number; result: T }> => {
  const from = performance.now()
  const result = await work
  return { seconds: (performance.now() - from) / 1000, result }
}

/** Searches that each wait for a lock, more of them than there are connections; until `work` is done. */
const whileReadsAreStuck = async (work: () => Promise<void>) => {
  await blocker.query('begin')
  await blocker.query('lock table real_estate, region in access exclusive mode')
  const stuck = Array.from({ length: 30 }, (_, at) =>
    post(app.url, { query: `{ property(code: "X-${at}") { name } }` }),
  )
  const waiting = async () => {
    await blocker.query('select pg_stat_clear_snapshot()')
    const { rows } = await blocker.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows[0]?.count ?? 0
  }
  try {
    await expect.poll(waiting, { timeout: 4_000, interval: 50 }).toBeGreaterThanOrEqual(10)
    await work()
    expect(await waiting()).toBeGreaterThanOrEqual(10)
  } finally {
    await blocker.query('rollback')
    await Promise.all(stuck)
  }
}

test('searches that hold every connection do not keep anybody from signing in, from being known, or from health', async () => {
  const token = (await signIn()).data?.signInAsGuest.accessToken ?? ''
  await whileReadsAreStuck(async () => {
    const known = await timed(
      post(app.url, { query: '{ __typename }' }, { authorization: `Bearer ${token}` }),
    )
    expect(known.result.errors).toBeUndefined()
    const another = await timed(signIn())
    expect(another.result.data?.signInAsGuest.accessToken).toBeTruthy()
    const health = await timed(fetch(new URL('/health/ready', app.url)))
    expect(health.result.status).toBe(200)
    for (const { seconds } of [known, another, health]) expect(seconds).toBeLessThan(2)
  })
})

const FollowBare = graphql(`
  subscription FollowBare($runId: ID!) {
    runEvents(runId: $runId) {
      __typename
      sequence
    }
  }
`)

const FollowSessionBare = graphql(`
  subscription FollowSessionBare($sessionId: ID!) {
    sessionEvents(sessionId: $sessionId) {
      __typename
      sequence
    }
  }
`)

test('nor those who follow a run, from before or from now on', async () => {
  const client = await guest(app.url)
  const late = createGqlClient(app.url, client.token)
  const sessionId = await createSession(client)
  const runId = await startRun(client, { sessionId, query: '전세금 5% 인상 가능해?' })
  const pool = createPool(app.databaseUrl, { max: 2 })
  const writer = await openJournalWriter(pool, app.databaseUrl, runId)
  const live = client.subscribe(FollowBare, { runId })
  const sequenceOf = async (events: typeof live): Promise<number | undefined> =>
    (await events.next()).value?.data?.runEvents.sequence
  await writer.append(1)
  expect(await sequenceOf(live)).toBe(1)
  await whileReadsAreStuck(async () => {
    await writer.append(1)
    const goesOn = await timed(sequenceOf(live))
    expect(goesOn.result).toBe(2)
    const fresh = late.subscribe(FollowBare, { runId })
    const begins = await timed(sequenceOf(fresh))
    expect(begins.result).toBe(1)
    const dashboard = late.subscribe(FollowSessionBare, { sessionId })
    const shows = await timed(dashboard.next())
    expect(shows.result.value?.data?.sessionEvents.sequence).toBe(1)
    for (const { seconds } of [goesOn, begins, shows]) expect(seconds).toBeLessThan(2)
    await fresh.return?.()
    await dashboard.return?.()
  })
  await live.return?.()
  await client.close()
  await late.close()
  await pool.end()
})
