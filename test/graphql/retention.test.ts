import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteUser } from '../../src/store/delete-user.ts'
import { createPool } from '../../src/store/pool.ts'
import { forgetOld } from '../../src/store/retention.ts'
import { guest, startApp } from '../support/app.ts'
import type { TestApp } from '../support/app.ts'
import { exportOf } from '../support/export.ts'
import { insertDocument } from '../support/documents.ts'
import { createSession, followRun, startRun } from '../support/operations.ts'

let app: TestApp
let pool: Pool
beforeAll(async () => {
  app = await startApp()
  pool = createPool(app.databaseUrl, { max: 3 })
}, 60_000)
afterAll(async () => {
  await pool.end()
  await app.stop()
})

const never = { guestDays: null, runDays: null, documentDays: null, feedDays: null }
const nobody = () => Promise.resolve(false)

test('what is old is forgotten: guests, details of runs, tokens; answers stay and followers end', async () => {
  const client = await guest(app.url)
  const sessionId = await createSession(client)
  const runId = await startRun(client, { sessionId, query: '전세금 5% 인상 가능해?' })
  await followRun(client, runId)
  const id = atob(runId).split(':')[1]
  const { account } = await exportOf(client)
  const userId = String(account?.[0]?.['id'])
  const forget = async () => true
  await pool.query(`update run set completed_at = completed_at - interval '200 days' where id = $1`, [id])
  const { runs } = await forgetOld(pool, { ...never, runDays: 180 }, forget)
  expect(runs).toBe(1)
  expect((await forgetOld(pool, { ...never, runDays: 180 }, forget)).runs).toBe(0)
  const { rows: left } = await pool.query(
    `select (select count(*)::int from run_event where run_id = $1) as events, answer is not null as answered from run where id = $1`,
    [id],
  )
  expect(left).toEqual([{ events: 1, answered: true }])
  // Who follows it from its beginning hears that it ended, and no more.
  expect((await followRun(client, runId)).length).toBe(1)

  await pool.query(`update refresh_token set expires_at = now() - interval '2 days' where user_id = $1`, [
    userId,
  ])
  expect((await forgetOld(pool, never, forget)).tokens).toBeGreaterThan(0)
  const asked: string[] = []
  const old = { ...never, guestDays: 90 }
  const note = async (user: string) => asked.push(user) > 0
  await forgetOld(pool, old, note)
  expect(asked).not.toContain(userId)
  await pool.query(`update app_user set created_at = created_at - interval '100 days' where id = $1`, [
    userId,
  ])
  await forgetOld(pool, old, note)
  expect(asked).not.toContain(userId)
  await pool.query(`update run set created_at = created_at - interval '100 days' where user_id = $1`, [
    userId,
  ])
  await forgetOld(pool, old, note)
  expect(asked).toContain(userId)
  await client.close()
}, 60_000)

test('documents of runs that failed long ago are forgotten, those of others stay', async () => {
  const client = await guest(app.url)
  const sessionId = await createSession(client)
  const documentOf = async (status: string, days: number) => {
    const run = await startRun(client, { sessionId, query: '전세금 5% 인상 가능해?' })
    await followRun(client, run)
    const runId = atob(run).replace('Run:', '')
    const { rows } = await pool.query<{ userId: string }>(
      `update run set status = $2, completed_at = now() - make_interval(days => $3) where id = $1 returning user_id as "userId"`,
      [runId, status, days],
    )
    return insertDocument(pool, { runId, userId: rows[0]?.userId ?? '' }, '계약서')
  }
  const failed = await documentOf('FAILED', 31)
  const cancelled = await documentOf('CANCELLED', 31)
  const young = await documentOf('FAILED', 29)
  const answered = await documentOf('COMPLETED', 400)
  const left = async () => {
    const { rows } = await pool.query<{ id: string }>('select id from generated_document order by id')
    return rows.map(({ id }) => id)
  }
  expect((await forgetOld(pool, never, nobody)).documents).toBe(0)
  expect(await left()).toEqual([failed, cancelled, young, answered].toSorted())
  expect((await forgetOld(pool, { ...never, documentDays: 30 }, nobody)).documents).toBe(2)
  expect(await left()).toEqual([young, answered].toSorted())
  // What they held is erased, too.
  const { rows: jobs } = await pool.query(`select from graphile_worker.jobs where key = 'erase'`)
  expect(jobs).toHaveLength(1)
  expect((await forgetOld(pool, { ...never, documentDays: 30 }, nobody)).documents).toBe(0)
  expect((await forgetOld(pool, { ...never, documentDays: 28 }, nobody)).documents).toBe(1)
  expect(await left()).toEqual([answered])
  await client.close()
}, 60_000)

test('counters of attempts are forgotten when they have ended, and no others', async () => {
  const at = Date.now()
  await pool.query(
    `insert into rate_limit (key, points, expire) values ('past', 1, $1), ('to come', 1, $2), ('endless', 1, null)`,
    [at - 1_000, at + 3_600_000],
  )
  expect((await forgetOld(pool, never, nobody)).limits).toBeGreaterThan(0)
  const { rows } = await pool.query<{ key: string }>(
    `select key from rate_limit where key in ('past', 'to come', 'endless') order by key`,
  )
  expect(rows.map(({ key }) => key)).toEqual(['endless', 'to come'])
})

test('a guest who does not come back is deleted with everything, and their run with its details', async () => {
  const client = await guest(app.url)
  const sessionId = await createSession(client)
  await followRun(client, await startRun(client, { sessionId, query: '전세금 5% 인상 가능해?' }))
  const userId = String((await exportOf(client))['account']?.[0]?.['id'])
  for (const table of ['app_user', 'refresh_token', 'run'])
    await pool.query(
      `update ${table} set created_at = created_at - interval '91 days' where ${table === 'app_user' ? 'id' : 'user_id'} = $1`,
      [userId],
    )
  const left = async () => {
    const { rows } = await pool.query(
      'select from app_user where id = $1 union all select from run where user_id = $1',
      [userId],
    )
    return rows.length
  }
  const forgetUser = (id: string) => deleteUser(pool, id)
  await forgetOld(pool, { ...never, guestDays: 92 }, forgetUser)
  expect(await left()).toBe(2)
  expect((await forgetOld(pool, { ...never, guestDays: 90 }, forgetUser)).guests).toBe(1)
  expect(await left()).toBe(0)
  await client.close()
}, 60_000)
