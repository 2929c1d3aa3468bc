import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPool } from '../../src/store/pool.ts'
import { graphql } from '../gql/gql.ts'
import { guest, startApp } from '../support/app.ts'
import type { TestApp } from '../support/app.ts'
import { createSession, followRun, startRun } from '../support/operations.ts'
import { tablesThatMention } from '../support/traces.ts'

let app: TestApp
let pool: Pool
beforeAll(async () => {
  app = await startApp()
  pool = createPool(app.databaseUrl, { max: 2 })
})
afterAll(async () => {
  await pool.end()
  await app.stop()
})

const DeleteWhole = graphql(`
  mutation DeleteWhole($sessionId: ID!) {
    deleteSession(sessionId: $sessionId) {
      deletedSessionId
    }
  }
`)

const databaseId = (id: string): string => atob(id).replace(/^[^:]*:/, '')

test('nothing of a deleted session is left in any table, checkpoints and jobs included', async () => {
  const client = await guest(app.url)
  const sessionId = await createSession(client)
  const first = await startRun(client, { sessionId, query: '전세금 5% 인상 가능해?' })
  const events = await followRun(client, first)
  expect(events.at(-1)?.__typename).toBe('RunCompleted')
  // One that may still be waiting or at work when its session goes.
  const second = await startRun(client, { sessionId, query: '마포구 아파트 전세 시세 알려줘' })
  const ids = [sessionId, first, second].map(databaseId)
  const before = await tablesThatMention(pool, ids)
  for (const table of ['chat_session', 'chat_message', 'run', 'run_event', 'langgraph.checkpoints']) {
    expect(before.map((name) => name.replace(/^public\./, ''))).toContain(table)
  }

  const { deleteSession } = await client.execute(DeleteWhole, { sessionId })
  expect(deleteSession).toEqual({ deletedSessionId: sessionId })
  await client.close()
  // A job that was being worked on ends by itself.
  await expect.poll(() => tablesThatMention(pool, ids), { timeout: 15_000 }).toEqual(['public.viewer_event'])
  // What tells other devices that it is gone, and nothing else of it.
  const { rows: left } = await pool.query(
    `select payload from viewer_event where payload::text ~ any ($1::text[])`,
    [ids],
  )
  expect(left).toEqual([{ payload: { type: 'SessionDeleted', sessionId: ids[0] } }])
  expect(app.complaints).toEqual([])
})
