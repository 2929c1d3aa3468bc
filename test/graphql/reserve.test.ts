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
    await expect.poll(waiting, { interval: 50 }).toBeGreaterThanOrEqual(10)
    await work()
    // They still wait: nobody had to wait for them.
    expect(await waiting()).toBeGreaterThan(0)
  } finally {
    await blocker.query('rollback')
    await Promise.all(stuck)
  }
}

test('searches that hold every connection do not keep anybody from signing in, from being known, or from health', async () => {
  const token = (await signIn()).data?.signInAsGuest.accessToken ?? ''
  await whileReadsAreStuck(async () => {
    const known = await post(app.url, { query: '{ __typename }' }, { authorization: `Bearer ${token}` })
    expect(known.errors).toBeUndefined()
    const another = await signIn()
    expect(another.data?.signInAsGuest.accessToken).toBeTruthy()
    const health = await fetch(new URL('/health/ready', app.url))
    expect(health.status).toBe(200)
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
    const goesOn = await sequenceOf(live)
    expect(goesOn).toBe(2)
    const fresh = late.subscribe(FollowBare, { runId })
    const begins = await sequenceOf(fresh)
    expect(begins).toBe(1)
    const dashboard = late.subscribe(FollowSessionBare, { sessionId })
    const shows = await dashboard.next()
    expect(shows.value?.data?.sessionEvents.sequence).toBe(1)
    await fresh.return?.()
    await dashboard.return?.()
  })
  await live.return?.()
  await client.close()
  await late.close()
  await pool.end()
})
