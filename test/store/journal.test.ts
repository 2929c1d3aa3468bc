import type { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { appendEvents, readRunEvents, readSessionEvents } from '../../src/store/journal.ts'
import type { Append } from '../../src/store/journal.ts'
import { createPool } from '../../src/store/pool.ts'
import { readAnswerText } from '../../src/store/answer-text.ts'
import { cancelRun, completeRun } from '../../src/store/run-end.ts'
import { claimRun } from '../../src/store/run-lease.ts'
import { readSteps } from '../../src/store/run-reads.ts'
import { inTransaction } from '../../src/store/transaction-block.ts'
import { startRun } from '../../src/runs/start.ts'
import { freshDatabase } from '../support/db.ts'
import type { TestDatabase } from '../support/db.ts'
import { insertSession, insertUser } from '../support/people.ts'
import { anAnswer, aPlan, aStep, delta } from '../support/plans.ts'

let database: TestDatabase
let pool: Pool
let userId: string
let sessionId: string

beforeAll(async () => {
  database = await freshDatabase()
  pool = createPool(database.url, { max: 20 })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})
beforeEach(async () => {
  userId = await insertUser(pool)
  sessionId = await insertSession(pool, userId)
})

const request = (query = '강남구 아파트', session = sessionId) => ({
  sessionId: session,
  query,
  mode: 'TEAM' as const,
  requirePlanApproval: false,
  multitaskStrategy: 'REJECT' as const,
})
const startClaimed = async () => {
  const { runId } = await startRun(pool, userId, request())
  const run = await claimRun(pool, runId, 'worker')
  if (run === null) throw new Error('the run could not be claimed')
  return run
}
const append = (change: Partial<Append> & { runId: string }) =>
  appendEvents(pool, { attempt: 1, from: ['RUNNING'], events: [], ...change })

describe('the journal', () => {
  test('numbers the events of a run 1, 2, 3 and tells which are new', async () => {
    const run = await startClaimed()
    const first = await append({ runId: run.id, events: [delta(0, '가'), delta(1, '나')] })
    const second = await append({ runId: run.id, events: [delta(1, '나'), delta(2, '다')] })
    expect(first?.entries.map((entry) => entry.sequence)).toEqual([1, 2])
    expect(second?.entries.map((entry) => entry.sequence)).toEqual([3])
    expect((await readRunEvents(pool, run.id, 0, 10)).map((entry) => entry.event)).toEqual([
      delta(0, '가').event,
      delta(1, '나').event,
      delta(2, '다').event,
    ])
  })

  test('refuses a writer whose attempt is not the one that holds the run, and numbers nothing', async () => {
    const run = await startClaimed()
    await pool.query(`update run set lease_until = now() - interval '1 second' where id = $1`, [run.id])
    const taken = await claimRun(pool, run.id, 'another worker')
    expect(taken?.attempt).toBe(2)
    expect(await append({ runId: run.id, attempt: 1, events: [delta(0, '좀비')] })).toBeNull()
    const entry = await append({ runId: run.id, attempt: 2, events: [delta(0, '가')] })
    expect(entry?.entries[0]?.sequence).toBe(1)
    expect(entry?.entries[0]?.sessionSequence).toBe(1)
  })

  test('gives a session one sequence without a gap while its runs are written at the same time', async () => {
    const runs = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const other = await insertSession(pool, userId)
        const { runId } = await startRun(pool, userId, request('질문', other))
        await pool.query(`update run set session_id = $2, status = 'QUEUED' where id = $1`, [
          runId,
          sessionId,
        ])
        return runId
      }),
    )
    await Promise.all(
      runs.flatMap((runId) =>
        Array.from({ length: 25 }, (_, i) =>
          appendEvents(pool, {
            runId,
            attempt: null,
            from: ['QUEUED'],
            events: [delta(2 * i, 'a'), delta(2 * i + 1, 'b')],
          }),
        ),
      ),
    )
    const all = await readSessionEvents(pool, sessionId, 0, 1000)
    expect(all.map((entry) => entry.sessionSequence)).toEqual(Array.from({ length: 200 }, (_, i) => i + 1))
    for (const runId of runs) {
      const own = all.filter((entry) => entry.runId === runId).map((entry) => entry.sequence)
      expect(own).toEqual(Array.from({ length: 50 }, (_, i) => i + 1))
    }
  })

  test('keeps NUL and lone surrogates of a model from failing the run', async () => {
    const run = await startClaimed()
    const appended = await append({ runId: run.id, events: [delta(0, 'a\u0000b\ud800c')] })
    expect(appended?.entries[0]?.event).toMatchObject({ text: 'ab\ufffdc' })
  })

  test('keeps the plan with its revision and never lets a finished step go back', async () => {
    const run = await startClaimed()
    const plan = aPlan()
    await append({
      runId: run.id,
      events: [{ effectKey: 'plan:1', event: { type: 'PlanReady', plan } }],
      steps: plan.steps,
      patch: { plan },
    })
    const at = '2026-11-21T00:00:00.000Z'
    const done = aStep({
      status: 'COMPLETED',
      progressPercentage: 100,
      startedAt: at,
      completedAt: at,
      result: { totalCount: 10 },
    })
    await append({ runId: run.id, steps: [done] })
    await append({
      runId: run.id,
      steps: [aStep({ status: 'IN_PROGRESS', progressPercentage: 25, startedAt: at })],
    })
    expect(await readSteps(pool, run.id)).toEqual([done])
    const { rows } = await pool.query('select revision from run_plan where run_id = $1', [run.id])
    expect(rows).toEqual([{ revision: 1 }])
  })

  test('does not let a plan told again set a step back that has begun', async () => {
    const run = await startClaimed()
    const plan = aPlan()
    const told = {
      events: [{ effectKey: 'plan:1', event: { type: 'PlanReady' as const, plan } }],
      steps: plan.steps,
      patch: { plan },
    }
    await append({ runId: run.id, ...told })
    const begun = aStep({
      status: 'IN_PROGRESS',
      progressPercentage: 40,
      startedAt: '2026-11-21T00:00:00.000Z',
    })
    await append({ runId: run.id, steps: [begun] })
    await append({ runId: run.id, ...told })
    expect(await readSteps(pool, run.id)).toEqual([begun])
  })

  test('drops the steps that a new revision no longer has, and takes over what it says of the others', async () => {
    const run = await startClaimed()
    const first = aPlan({ steps: [aStep(), aStep({ stepId: 'step_1' })] })
    await append({ runId: run.id, steps: first.steps, patch: { plan: first } })
    const changed = aStep({
      stepType: 'ANALYSIS',
      agentName: 'analysis_team',
      team: 'ANALYSIS',
      task: '분석',
    })
    await append({
      runId: run.id,
      steps: [changed],
      patch: { plan: aPlan({ revision: 2, steps: [changed] }) },
    })
    expect(await readSteps(pool, run.id)).toEqual([changed])
  })

  test('ends a run once: one terminal event, one assistant message, however often it is tried', async () => {
    const run = await startClaimed()
    const results = await Promise.all(Array.from({ length: 5 }, () => completeRun(pool, run, anAnswer())))
    expect(results.filter((result) => result !== null)).toHaveLength(1)
    expect((await readRunEvents(pool, run.id, 0, 10)).map((entry) => entry.event.type)).toEqual([
      'RunCompleted',
    ])
    const { rows } = await pool.query(
      `select role, content, structured_data ->> 'type' as type from chat_message where session_id = $1 order by created_at, id`,
      [sessionId],
    )
    expect(rows).toEqual([
      { role: 'USER', content: '강남구 아파트', type: null },
      { role: 'ASSISTANT', content: '답이에요.', type: 'ANSWER' },
    ])
  })

  test('keeps what there is of an answer when a run is cancelled and refuses its worker from then on', async () => {
    const run = await startClaimed()
    await append({ runId: run.id, events: [delta(0, '첫 문장. '), delta(6, '둘째 문')] })
    expect(await readAnswerText(pool, run.id)).toBe('첫 문장. 둘째 문')
    const cancelled = await inTransaction(pool, (client) => cancelRun(client, run.id, 'REJECTED'))
    expect(cancelled?.entries[0]?.event).toEqual({
      type: 'RunCancelled',
      reason: '계획을 거절해서 마쳤어요.',
    })
    expect(await append({ runId: run.id, events: [delta(10, '장')] })).toBeNull()
    expect(await completeRun(pool, run, anAnswer())).toBeNull()
    const { rows } = await pool.query(`select status, answer ->> 'text' as text from run where id = $1`, [
      run.id,
    ])
    expect(rows).toEqual([{ status: 'CANCELLED', text: '첫 문장. 둘째 문' }])
  })
})
