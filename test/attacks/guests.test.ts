import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnv } from '../../src/config/env.ts'
import { quotasOf } from '../../src/config/quotas.ts'
import { createPool } from '../../src/store/pool.ts'
import { graphql } from '../gql/gql.ts'
import { signUp } from '../support/accounts.ts'
import { startApp } from '../support/app.ts'
import type { TestApp } from '../support/app.ts'
import { findColumnsHolding } from '../support/columns.ts'
import { createGqlClient, post } from '../support/gql.ts'
import type { GqlClient } from '../support/gql.ts'
import { startModelServer } from '../support/model-server.ts'
import type { ModelServer } from '../support/model-server.ts'
import { createSession, followRun } from '../support/operations.ts'

/** Guests cost nothing to make: what they may have is counted for those of one address together, and for all. */
let server: ModelServer
beforeAll(async () => {
  server = await startModelServer()
  server.script({ text: { kind: 'text', pieces: ['모델이 쓴 답이에요.'] } })
})
afterAll(() => server.close())

/** Rules answer unless a model is told. */
const within = async (env: Record<string, string>, work: (app: TestApp, pool: Pool) => Promise<void>) => {
  const app = await startApp({ env: { TRUSTED_PROXIES: '1', ...env } })
  const pool = createPool(app.databaseUrl, { max: 2 })
  try {
    await work(app, pool)
    expect(
      app.complaints.filter((line) => !/budget of the run|the model does not answer/.test(line)),
    ).toEqual([])
  } finally {
    await pool.end()
    await app.stop()
  }
}

const guestFrom = async (app: TestApp, address: string): Promise<GqlClient> => {
  const { data } = await post<{ signInAsGuest: { accessToken: string } }>(
    app.url,
    { query: 'mutation { signInAsGuest { accessToken } }' },
    { 'x-forwarded-for': address },
  )
  return createGqlClient(app.url, data?.signInAsGuest.accessToken ?? '')
}
const guestsFrom = (app: TestApp, address: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => guestFrom(app, address)))

const TryToStart = graphql(`
  mutation TryToStart($input: StartRunInput!) {
    startRun(input: $input) {
      __typename
      ... on QuotaExceededError {
        message
        resetsAt
      }
    }
  }
`)
const DeleteGuest = graphql(`
  mutation DeleteGuest {
    deleteAccount(confirm: true) {
      deletedUserId
    }
  }
`)
const QUESTION = { query: '전세가 뭐야?', mode: 'DIRECT' as const }
const tryToStart = async (client: GqlClient) => {
  const input = { sessionId: await createSession(client), ...QUESTION }
  return (await client.execute(TryToStart, { input })).startRun
}
const countStarted = async (clients: readonly GqlClient[]) => {
  const results = await Promise.all(clients.map(tryToStart))
  return results.filter(({ __typename }) => __typename === 'Run').length
}

const HERE = '203.0.113.7'
const ELSEWHERE = '198.51.100.9'

test('A82 guests of one address get no more runs than it has, at once or one by one, and take none from others', async () => {
  await within({ GUEST_RUNS_PER_DAY: 'ADDRESS=3' }, async (app, pool) => {
    const guests = await guestsFrom(app, HERE, 8)
    expect(await countStarted(guests)).toBe(3)
    // Whoever deletes themselves gives nothing back.
    for (const client of guests) await client.execute(DeleteGuest, {})
    const late = await guestFrom(app, HERE)
    const refused = await tryToStart(late)
    if (refused.__typename !== 'QuotaExceededError') throw new Error(refused.__typename)
    expect(refused.resetsAt).toMatch(/T15:00:00(\.000)?Z$/)
    expect(refused.message).not.toMatch(/\d/)
    expect(await countStarted(await guestsFrom(app, ELSEWHERE, 4))).toBe(3)
    // Refused starts count nowhere.
    const { rows } = await pool.query('select key, runs from guest_usage_day order by runs')
    expect(rows.map(({ runs }) => runs)).toEqual([3, 3, 6])
    // An account has what accounts have, and nothing says any more where its guest came from.
    const { client: account } = await signUp(late)
    expect((await tryToStart(account)).__typename).toBe('Run')
    const kept = await pool.query(`select address_key from app_user where type = 'USER'`)
    expect(kept.rows).toEqual([{ address_key: null }])
    expect(await findColumnsHolding(pool, [HERE, ELSEWHERE])).toEqual([])
  })
}, 90_000)

test('A82 a network of IPv6 is one address, and all addresses together have no more than all guests', async () => {
  await within({ GUEST_RUNS_PER_DAY: 'ADDRESS=2,ALL=5' }, async (app) => {
    const network = await Promise.all(
      Array.from({ length: 4 }, (_, at) => guestFrom(app, `2001:db8:1:2::${at}`)),
    )
    expect(await countStarted(network)).toBe(2)
    const scattered = await Promise.all(
      Array.from({ length: 6 }, (_, at) => guestFrom(app, `198.51.100.${at}`)),
    )
    expect(await countStarted(scattered)).toBe(3)
  })
}, 90_000)

test.each(['ADDRESS=200', 'ALL=200'])(
  'A82 guests get no more tokens than there are for them together, and nothing is started then',
  async (limit) => {
    const model = { OPENAI_API_KEY: 'test', OPENAI_BASE_URL: server.url, OPENAI_MODEL: 'gpt-4.1-mini' }
    await within({ ...model, GUEST_TOKENS_PER_DAY: limit }, async (app, pool) => {
      let asked = 0
      let started = 0
      for (const client of await guestsFrom(app, HERE, 4)) {
        if ((await tryToStart(client)).__typename === 'QuotaExceededError') continue
        started += 1
        const { rows } = await pool.query<{ id: string }>(
          'select id from run order by created_at desc limit 1',
        )
        await followRun(client, btoa(`Run:${rows[0]?.id ?? ''}`))
        await client.close()
        const calls = await pool.query(`select from model_call where prompt_tokens > 0`)
        asked = calls.rowCount ?? 0
      }
      // A call of the scripted server is 120 tokens: the second one goes beyond.
      expect([started, asked]).toEqual([2, 2])
      const { rows } = await pool.query<{ key: string; tokens: string }>(
        'select key, tokens from guest_usage_day',
      )
      expect(rows.map(({ tokens }) => Number(tokens))).toEqual([240, 240])
    })
  },
  90_000,
)

test('A82 budgets of guests are those that were said; in production there are some where nothing was', () => {
  const of = (env: Record<string, string>) => quotasOf(readEnv(env)).guestsTogether
  const none = { runsPerDay: null, tokensPerDay: null }
  expect(of({})).toEqual({ address: none, all: none })
  expect(of({ NODE_ENV: 'production' })).toEqual({
    address: { runsPerDay: 200, tokensPerDay: 2_000_000 },
    all: { runsPerDay: 10_000, tokensPerDay: 50_000_000 },
  })
  expect(of({ NODE_ENV: 'production', GUEST_RUNS_PER_DAY: 'ALL=7', GUEST_TOKENS_PER_DAY: 'none' })).toEqual({
    address: none,
    all: { runsPerDay: 7, tokensPerDay: null },
  })
  for (const bad of ['7', 'ADDRESS', 'ADDRESSES=1', 'ADDRESS=1;ALL=2'])
    expect(() => readEnv({ GUEST_RUNS_PER_DAY: bad })).toThrow(/GUEST_RUNS_PER_DAY/)
})
