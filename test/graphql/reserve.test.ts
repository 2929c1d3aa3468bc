import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp } from '../support/app.ts'
import type { TestApp } from '../support/app.ts'
import { post } from '../support/gql.ts'

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

test('searches that hold every connection do not keep anybody from signing in, from being known, or from health', async () => {
  const token = (await signIn()).data?.signInAsGuest.accessToken ?? ''
  await blocker.query('begin')
  await blocker.query('lock table real_estate, region in access exclusive mode')
  // Each waits for the lock until its statement's time is over; more of them than there are connections.
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
  await expect.poll(waiting, { timeout: 4_000, interval: 50 }).toBeGreaterThanOrEqual(10)

  const known = await timed(post(app.url, { query: '{ __typename }' }, { authorization: `Bearer ${token}` }))
  expect(known.result.errors).toBeUndefined()
  const another = await timed(signIn())
  expect(another.result.data?.signInAsGuest.accessToken).toBeTruthy()
  const health = await timed(fetch(new URL('/health/ready', app.url)))
  expect(health.result.status).toBe(200)
  expect(await waiting()).toBeGreaterThanOrEqual(10)
  for (const { seconds } of [known, another, health]) expect(seconds).toBeLessThan(2)

  await blocker.query('rollback')
  await Promise.all(stuck)
})
