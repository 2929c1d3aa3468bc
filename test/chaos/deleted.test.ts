import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSession, databaseId, signIn, startRun } from '../../bench/support/client.ts'
import type { Guest } from '../../bench/support/client.ts'
import { createPool } from '../../src/store/pool.ts'
import { productEnv } from '../support/chaos.ts'
import { freshDatabase } from '../support/db.ts'
import type { TestDatabase } from '../support/db.ts'
import { startProduct } from '../support/process.ts'
import type { ProductProcess } from '../support/process.ts'

let database: TestDatabase
let pool: Pool
let apis: ProductProcess[] = []
/** One user at two API processes. */
let here: Guest
let there: Guest

beforeAll(async () => {
  database = await freshDatabase()
  pool = createPool(database.url, { max: 2 })
  const env = productEnv(database.url)
  apis = await Promise.all([startProduct({ role: 'api', env }), startProduct({ role: 'api', env })])
  here = await signIn(apis[0]?.url ?? '')
  there = here.at(apis[1]?.url ?? '')
}, 120_000)
afterAll(async () => {
  await Promise.all(apis.map((api) => api.stop('SIGKILL')))
  await pool.end()
  await database.drop()
})

interface Ended {
  events: string[]
  code: unknown
}

/** Follows until the stream ends; `begun` is called when it has surely begun. */
const follow = async (guest: Guest, query: string, variables: Record<string, unknown>): Promise<Ended> => {
  const socket = guest.socket()
  const ended: Ended = { events: [], code: null }
  try {
    for await (const { data, errors } of socket.iterate<Record<string, { __typename: string }>>({
      query,
      variables,
    })) {
      ended.events.push(...Object.values(data ?? {}).map((event) => event.__typename))
      if (errors?.length) ended.code = errors[0]?.extensions?.['code']
    }
  } catch (error) {
    // The client library throws the errors of a message that ends an operation.
    ended.code = Array.isArray(error) ? error[0]?.extensions?.code : String(error)
  } finally {
    await socket.dispose()
  }
  return ended
}

const RUN = 'subscription($id: ID!) { runEvents(runId: $id) { __typename } }'
const SESSION =
  'subscription($id: ID!, $after: String) { sessionEvents(sessionId: $id, after: $after) { __typename } }'
const settled = () => new Promise((resolve) => setTimeout(resolve, 700))

test('who follows at another process learns that a session, with its runs, was deleted', async () => {
  const session = await createSession(here)
  const run = await startRun(here, session, '전세금 5% 인상 가능해?')
  const followers = [
    follow(there, RUN, { id: run }),
    follow(there, SESSION, { id: session }),
    follow(here, SESSION, { id: session }),
  ]
  await settled()
  await here.execute('mutation($id: ID!) { deleteSession(sessionId: $id) { deletedSessionId } }', {
    id: session,
  })
  const [ofRun, ...ofSession] = await Promise.all(followers)
  // The run was cancelled first: whether that is still seen, or only that it is gone, is chance.
  expect(ofRun?.events.at(-1) === 'RunCancelled' || ofRun?.code === 'NOT_FOUND').toBe(true)
  expect(ofSession.map(({ code }) => code)).toEqual(['NOT_FOUND', 'NOT_FOUND'])
}, 40_000)

test('the same when rows vanish behind the back of every process', async () => {
  const session = await createSession(here)
  const run = await startRun(here, session, '전세금 5% 인상 가능해?')
  const followers = [here, there].flatMap((guest) => [
    follow(guest, RUN, { id: run }),
    follow(guest, SESSION, { id: session }),
  ])
  await settled()
  await pool.query('delete from chat_session where id = $1', [databaseId(session)])
  const ended = await Promise.all(followers)
  expect(ended.map(({ code }) => code)).toEqual(Array(4).fill('NOT_FOUND'))
}, 40_000)
