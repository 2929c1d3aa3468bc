import { beforeEach, describe, expect, test } from 'vitest'
import { InvalidInputError, NotFoundError, RunConflictError } from '../../src/domain/errors.ts'
import type { MultitaskStrategy } from '../../src/domain/run.ts'
import { startRun } from '../../src/runs/start.ts'
import { completeRun } from '../../src/store/run-end.ts'
import { claimRun } from '../../src/store/run-lease.ts'
import { freshPool } from '../support/db.ts'
import { insertSession, insertUser } from '../support/people.ts'
import { anAnswer } from '../support/plans.ts'

const pool = freshPool({ max: 20 })
let userId: string
let sessionId: string

beforeEach(async () => {
  userId = await insertUser(pool)
  sessionId = await insertSession(pool, userId)
})

const start = async (
  query: string,
  change: { multitaskStrategy?: MultitaskStrategy; idempotencyKey?: string; sessionId?: string } = {},
) => {
  const request = {
    sessionId,
    query,
    mode: 'TEAM' as const,
    requirePlanApproval: false,
    multitaskStrategy: 'REJECT' as const,
    ...change,
  }
  return startRun(pool, userId, request)
}
const statuses = async () => {
  const { rows } = await pool.query<{ query: string; status: string }>(
    'select query, status from run where session_id = $1 order by created_at, id',
    [sessionId],
  )
  return Object.fromEntries(rows.map((row) => [row.query, row.status]))
}
const messages = async () => {
  const { rows } = await pool.query<{ content: string }>(
    'select content from chat_message where session_id = $1 order by created_at, id',
    [sessionId],
  )
  return rows.map((row) => row.content)
}
const jobs = async () => {
  const { rows } = await pool.query<{ query: string }>(
    `select r.query from graphile_worker.jobs j join run r on j.key = 'run:' || r.id where r.session_id = $1`,
    [sessionId],
  )
  return rows.map((row) => row.query)
}

describe('starting a run', () => {
  test('writes the message, the run and its job together', async () => {
    await start('강남구 아파트 찾아줘')
    expect(await statuses()).toEqual({ '강남구 아파트 찾아줘': 'QUEUED' })
    expect(await messages()).toEqual(['강남구 아파트 찾아줘'])
    expect(await jobs()).toEqual(['강남구 아파트 찾아줘'])
    const { rows } = await pool.query('select message_count, last_message from chat_session where id = $1', [
      sessionId,
    ])
    expect(rows).toEqual([{ message_count: 1, last_message: '강남구 아파트 찾아줘' }])
  })

  test('names the rule that a bad question breaks and writes nothing', async () => {
    await expect(start('   ')).rejects.toThrow(new InvalidInputError('query must not be empty', 'query'))
    await expect(start('가'.repeat(20_001))).rejects.toThrow(/at most 20000 characters/)
    await expect(start('질문', { sessionId: 'session-none' })).rejects.toBeInstanceOf(NotFoundError)
    expect(await messages()).toEqual([])
  })

  test('writes no registration number down that was typed into the question', async () => {
    await start('주민번호 900101-1234568인데 전세 대출 되나요', { idempotencyKey: 'k' })
    const masked = '주민번호 900101-1******인데 전세 대출 되나요'
    expect(await statuses()).toEqual({ [masked]: 'QUEUED' })
    expect(await messages()).toEqual([masked])
    await start('주민번호 900101-1234568인데 전세 대출 되나요', { idempotencyKey: 'k' })
    expect(await messages()).toEqual([masked])
  })

  test("does not tell somebody else's session from one that does not exist", async () => {
    const stranger = await insertSession(pool, await insertUser(pool))
    const foreign = await start('질문', { sessionId: stranger }).catch((error: unknown) => error)
    const missing = await start('질문', { sessionId: 'session-none' }).catch((error: unknown) => error)
    expect(foreign).toEqual(missing)
  })

  test('returns the first run for the same idempotency key, also when both requests come at once', async () => {
    const started = await Promise.all(Array.from({ length: 8 }, () => start('질문', { idempotencyKey: 'k' })))
    expect(new Set(started.map((run) => run.runId)).size).toBe(1)
    expect(await messages()).toEqual(['질문'])
    await expect(start('다른 질문', { idempotencyKey: 'k' })).rejects.toThrow(/used for another question/)
  })
})

describe('a second run in a session', () => {
  test('is refused by REJECT with the active one', async () => {
    const { runId } = await start('첫째')
    await expect(start('둘째')).rejects.toMatchObject(new RunConflictError(runId))
    expect(await statuses()).toEqual({ 첫째: 'QUEUED' })
  })

  test('waits by ENQUEUE and gets its job when the first one ends', async () => {
    const { runId } = await start('첫째')
    await start('둘째', { multitaskStrategy: 'ENQUEUE' })
    await start('셋째', { multitaskStrategy: 'ENQUEUE' })
    expect(await jobs()).toEqual(['첫째'])
    const run = await claimRun(pool, runId, 'w')
    if (run === null) throw new Error('not claimed')
    await completeRun(pool, run, anAnswer())
    expect((await jobs()).toSorted()).toEqual(['둘째', '첫째'])
    expect(await statuses()).toEqual({ 첫째: 'COMPLETED', 둘째: 'QUEUED', 셋째: 'QUEUED' })
  })

  test('takes the place of the active one by INTERRUPT, whose messages stay', async () => {
    const first = await start('첫째')
    await claimRun(pool, first.runId, 'w')
    const { ended } = await start('둘째', { multitaskStrategy: 'INTERRUPT' })
    expect(ended.map((run) => run.runId)).toEqual([first.runId])
    expect(await statuses()).toEqual({ 첫째: 'CANCELLED', 둘째: 'QUEUED' })
    expect(await messages()).toEqual(['첫째', '둘째'])
    expect(await jobs()).toContain('둘째')
  })

  test('takes the place of the active one by ROLLBACK, whose messages go', async () => {
    const first = await start('첫째')
    await claimRun(pool, first.runId, 'w')
    await start('둘째', { multitaskStrategy: 'ROLLBACK' })
    expect(await statuses()).toEqual({ 첫째: 'CANCELLED', 둘째: 'QUEUED' })
    expect(await messages()).toEqual(['둘째'])
    const { rows } = await pool.query('select message_count, last_message from chat_session where id = $1', [
      sessionId,
    ])
    expect(rows).toEqual([{ message_count: 1, last_message: '둘째' }])
  })

  test('leaves exactly one open under any mix of 100 concurrent starts that do not queue', async () => {
    const strategies = ['REJECT', 'INTERRUPT', 'ROLLBACK'] as const
    const results = await Promise.allSettled(
      Array.from({ length: 100 }, (_, i) =>
        start(`질문 ${i}`, { multitaskStrategy: strategies[i % 3] ?? 'REJECT' }),
      ),
    )
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(RunConflictError)
    }
    const open = Object.values(await statuses()).filter((status) => status === 'QUEUED')
    expect(open).toHaveLength(1)
  })

  test('keeps the order of 100 concurrent ENQUEUE starts and never runs two at a time', async () => {
    await Promise.all(
      Array.from({ length: 100 }, (_, i) => start(`질문 ${i}`, { multitaskStrategy: 'ENQUEUE' })),
    )
    const { rows } = await pool.query<{ id: string }>(
      'select id from run where session_id = $1 order by created_at, id',
      [sessionId],
    )
    const done: string[] = []
    while (done.length < rows.length) {
      const claims = await Promise.all(rows.map((row) => claimRun(pool, row.id, 'w')))
      const claimed = claims.filter((claim) => claim !== null)
      expect(claimed).toHaveLength(1)
      const [run] = claimed
      if (run === undefined) break
      await completeRun(pool, run, anAnswer())
      done.push(run.id)
    }
    expect(done).toEqual(rows.map((row) => row.id))
  }, 60_000)
})
