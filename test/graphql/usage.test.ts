import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnv } from '../../src/config/env.ts'
import { quotasOf } from '../../src/config/quotas.ts'
import { createCallWriter } from '../../src/store/call-ledger.ts'
import { createPool } from '../../src/store/pool.ts'
import { graphql } from '../gql/gql.ts'
import { signUp } from '../support/accounts.ts'
import { guest, startApp } from '../support/app.ts'
import type { TestApp } from '../support/app.ts'
import { createGqlClient } from '../support/gql.ts'
import type { GqlClient } from '../support/gql.ts'
import { createSession, followRun, StartRun } from '../support/operations.ts'

let app: TestApp
let pool: Pool
beforeAll(async () => {
  app = await startApp({ env: { RUNS_PER_DAY: 'GUEST=3,USER=5', TOKENS_PER_DAY: 'USER=1000' } })
  pool = createPool(app.databaseUrl, { max: 2 })
})
afterAll(async () => {
  await pool.end()
  await app.stop()
})

const MyUsage = graphql(`
  query MyUsage {
    viewer {
      usage {
        runsToday
        runLimitPerDay
        tokensToday
      }
      preferences {
        id
        key
        value
        learnedAt
      }
    }
  }
`)

const DeletePreference = graphql(`
  mutation DeletePreference($id: ID!) {
    deletePreference(id: $id) {
      deletedPreferenceId
    }
  }
`)

const EndOfQuota = graphql(`
  mutation EndOfQuota($input: StartRunInput!) {
    startRun(input: $input) {
      __typename
      ... on QuotaExceededError {
        message
        resetsAt
      }
    }
  }
`)

const ForgetSession = graphql(`
  mutation ForgetSession($sessionId: ID!) {
    deleteSession(sessionId: $sessionId) {
      deletedSessionId
    }
  }
`)

const usageOf = async (client: GqlClient) => (await client.execute(MyUsage, {})).viewer?.usage
const ask = async (client: GqlClient, sessionId: string, idempotencyKey?: string) => {
  const { startRun } = await client.execute(StartRun, {
    input: {
      sessionId,
      query: '전세금 5% 인상 가능해?',
      multitaskStrategy: 'ENQUEUE',
      idempotencyKey: idempotencyKey ?? null,
    },
  })
  return startRun
}

test('runs count up to the day’s limit, one that is refused or retried does not, and a deleted session gives none back', async () => {
  const client = await guest(app.url)
  expect(await usageOf(client)).toEqual({ runsToday: 0, runLimitPerDay: 3, tokensToday: 0 })
  const sessionId = await createSession(client)
  const first = await ask(client, sessionId, 'the same')
  expect(await ask(client, sessionId, 'the same')).toMatchObject(
    first.__typename === 'Run' ? { id: first.id } : {},
  )
  expect((await ask(client, 'nonsense')).__typename).toBe('NotFoundError')
  expect(await usageOf(client)).toMatchObject({ runsToday: 1 })
  await client.execute(ForgetSession, { sessionId })
  const another = await createSession(client)
  expect(await usageOf(client)).toMatchObject({ runsToday: 1 })
  for (let at = 0; at < 2; at++) expect((await ask(client, another)).__typename).toBe('Run')
  const { startRun: refused } = await client.execute(EndOfQuota, {
    input: { sessionId: another, query: '하나 더', multitaskStrategy: 'ENQUEUE' },
  })
  if (refused.__typename !== 'QuotaExceededError') throw new Error(refused.__typename)
  const resetsAt = new Date(refused.resetsAt)
  expect(resetsAt.getTime() - Date.now()).toBeGreaterThan(0)
  expect(resetsAt.getTime() - Date.now()).toBeLessThanOrEqual(24 * 3_600_000)
  // Midnight in Korea.
  expect(resetsAt.toISOString()).toMatch(/T15:00:00\.000Z$/)
  expect(await usageOf(client)).toMatchObject({ runsToday: 3 })
})

test('of many at once no more are started than are left', async () => {
  const client = await guest(app.url)
  const sessions = await Promise.all(Array.from({ length: 8 }, () => createSession(client)))
  const results = await Promise.all(sessions.map((sessionId) => ask(client, sessionId)))
  expect(results.filter((run) => run.__typename === 'Run')).toHaveLength(3)
  expect(results.filter((run) => run.__typename === 'QuotaExceededError')).toHaveLength(5)
})

test('an account may more than a guest, and tokens count as well', async () => {
  const { client } = await signUp(await guest(app.url))
  expect(await usageOf(client)).toMatchObject({ runLimitPerDay: 5 })
  const sessionId = await createSession(client)
  const run = await ask(client, sessionId)
  if (run.__typename !== 'Run') throw new Error(run.__typename)
  await followRun(client, run.id)
  await client.close()
  const before = (await usageOf(client))?.tokensToday ?? 0
  await createCallWriter(pool)(atob(run.id).replace('Run:', ''), {
    purpose: 'test',
    stepId: null,
    model: 'test',
    inputHash: 'test',
    promptTokens: 900,
    completionTokens: 100,
    milliseconds: 1,
    output: { value: null },
  })
  expect(await usageOf(client)).toMatchObject({ runsToday: 1, tokensToday: before + 1000 })
  expect((await ask(client, sessionId)).__typename).toBe('QuotaExceededError')
})

test('limits are those that were said; in production there are some where nothing was', () => {
  const of = (env: Record<string, string>) => quotasOf(readEnv(env))
  expect(of({}).GUEST).toEqual({ runsPerDay: null, tokensPerDay: null })
  expect(of({ NODE_ENV: 'production' }).GUEST).toEqual({ runsPerDay: 30, tokensPerDay: 300_000 })
  expect(of({ NODE_ENV: 'production' }).ADMIN).toEqual({ runsPerDay: null, tokensPerDay: null })
  const said = of({ NODE_ENV: 'production', RUNS_PER_DAY: 'USER=7', TOKENS_PER_DAY: 'none' })
  expect([said.GUEST.runsPerDay, said.USER]).toEqual([null, { runsPerDay: 7, tokensPerDay: null }])
  for (const bad of ['7', 'USER=x', 'USER=1;GUEST=2', 'CAT=1'])
    expect(() => readEnv({ RUNS_PER_DAY: bad })).toThrow(/RUNS_PER_DAY: must be like/)
})

test('what was learned is listed, for its user only, and can be deleted', async () => {
  const [owner, stranger] = [await guest(app.url), await guest(app.url)]
  expect((await owner.execute(MyUsage, {})).viewer?.preferences).toEqual([])
  await pool.query(
    `insert into user_preference (id, user_id, key, value)
     select gen_random_uuid(), id, 'budget', '5억' from app_user where id = $1`,
    [(await owner.execute(Me, {})).viewer?.id.replace(/.*/, (id) => atob(id).replace('User:', ''))],
  )
  const [preference] = (await owner.execute(MyUsage, {})).viewer?.preferences ?? []
  expect(preference).toMatchObject({ key: 'budget', value: '5억' })
  const id = preference?.id ?? ''
  expect(await stranger.execute(DeletePreference, { id })).toEqual({ deletePreference: null })
  expect((await stranger.execute(MyUsage, {})).viewer?.preferences).toEqual([])
  expect(await owner.execute(DeletePreference, { id })).toEqual({
    deletePreference: { deletedPreferenceId: id },
  })
  expect(await owner.execute(DeletePreference, { id })).toEqual({ deletePreference: null })
  const { errors } = await createGqlClient(app.url, null).request(DeletePreference, { id })
  expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
})

const Me = graphql(`
  query Me {
    viewer {
      id
    }
  }
`)
