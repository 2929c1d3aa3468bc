import { beforeEach, describe, expect, test } from 'vitest'
import { startRun } from '../../src/runs/start.ts'
import type { CancelCause } from '../../src/domain/run-end.ts'
import { appendEvents } from '../../src/store/journal.ts'
import { cancelRun, failRun } from '../../src/store/run-end.ts'
import { claimRun } from '../../src/store/run-lease.ts'
import type { ClaimedRun } from '../../src/store/run-lease.ts'
import { readSteps } from '../../src/store/run-reads.ts'
import { inTransaction } from '../../src/store/transaction-block.ts'
import { freshPool } from '../support/db.ts'
import { insertSession, insertUser } from '../support/people.ts'
import { aPlan, aStep } from '../support/plans.ts'

const pool = freshPool()
let run: ClaimedRun

const AT = '2026-11-22T00:00:00.000Z'
const done = aStep({
  stepId: 'step_0',
  status: 'COMPLETED',
  progressPercentage: 100,
  startedAt: AT,
  completedAt: AT,
})
const begun = aStep({ stepId: 'step_1', status: 'IN_PROGRESS', progressPercentage: 40, startedAt: AT })
const waiting = aStep({ stepId: 'step_2', dependsOn: ['step_1'] })

const planned = async (query: string) => {
  const userId = await insertUser(pool)
  const { runId } = await startRun(pool, userId, {
    sessionId: await insertSession(pool, userId),
    query,
    mode: 'TEAM',
    requirePlanApproval: false,
    multitaskStrategy: 'REJECT',
  })
  const claimed = await claimRun(pool, runId, 'worker')
  if (claimed === null) throw new Error('the run could not be claimed')
  const plan = aPlan({ steps: [done, begun, waiting] })
  await appendEvents(pool, {
    runId,
    attempt: claimed.attempt,
    from: ['RUNNING'],
    events: [{ effectKey: 'plan', event: { type: 'PlanReady', plan } }],
    steps: plan.steps,
    patch: { plan },
  })
  return claimed
}
beforeEach(async () => {
  run = await planned('질문')
})

const cancel = (id: string, cause: CancelCause) =>
  inTransaction(pool, (client) => cancelRun(client, id, cause))
const messagesOf = async (id: string) =>
  (
    await pool.query<{ role: string; content: string }>(
      `select role, content from chat_message where run_id = $1 order by created_at, id`,
      [id],
    )
  ).rows

describe('a run that ends early', () => {
  test.each(['CANCELLED', 'INTERRUPTED', 'ROLLED_BACK', 'EXPIRED', 'REJECTED', 'DELETED'] as const)(
    'takes its steps with it: %s',
    async (cause) => {
      const appended = await cancel(run.id, cause)
      const steps = await readSteps(pool, run.id)
      expect(steps.map((step) => step.status)).toEqual(['COMPLETED', 'SKIPPED', 'SKIPPED'])
      expect(steps.map((step) => step.error === null)).toEqual([true, false, false])
      expect(steps.every((step) => step.completedAt !== null)).toBe(true)
      expect(steps.map((step) => step.progressPercentage)).toEqual([100, 40, 0])
      // Each is told, in order, before the end.
      const told = appended?.entries.map(({ event }) =>
        event.type === 'StepUpdated'
          ? `${event.step.stepId} ${event.completedSteps}/${event.totalSteps}`
          : event.type,
      )
      expect(told).toEqual(['step_1 2/3', 'step_2 3/3', 'RunCancelled'])
    },
  )

  test('by a fault: what had begun has failed, what had not was left out, and the conversation says so', async () => {
    const appended = await failRun(pool, run, { code: 'INTERNAL', message: '문제' })
    expect((await readSteps(pool, run.id)).map((step) => step.status)).toEqual([
      'COMPLETED',
      'FAILED',
      'SKIPPED',
    ])
    expect(appended?.entries.map(({ event }) => event.type)).toEqual([
      'StepUpdated',
      'StepUpdated',
      'RunFailed',
    ])
    expect((await messagesOf(run.id)).map(({ role }) => role)).toEqual(['USER', 'SYSTEM'])
    expect(await failRun(pool, run, { code: 'INTERNAL', message: '문제' })).toBeNull()
  })

  test('because nobody answered: the conversation says so, in the language of the question', async () => {
    const english = await planned('May my landlord raise the deposit?')
    await cancel(run.id, 'EXPIRED')
    await cancel(english.id, 'EXPIRED')
    const [, korean] = await messagesOf(run.id)
    const [, said] = await messagesOf(english.id)
    expect(korean).toMatchObject({ role: 'SYSTEM', content: expect.stringMatching(/[가-힣]/) })
    expect(said).toMatchObject({ role: 'SYSTEM', content: expect.not.stringMatching(/[가-힣]/) })
  })

  test('by its user: the conversation says nothing of its own, unless a document went with it', async () => {
    await cancel(run.id, 'CANCELLED')
    expect((await messagesOf(run.id)).map(({ role }) => role)).toEqual(['USER'])
    const other = await planned('계약서')
    await pool.query(
      `insert into generated_document (id, run_id, user_id, document_type, title, markdown, effect_key)
       values (gen_random_uuid(), $1, $2, 'lease_contract', 't', 'm', 'k')`,
      [other.id, other.userId],
    )
    await cancel(other.id, 'CANCELLED')
    expect((await messagesOf(other.id)).map(({ role }) => role)).toEqual(['USER', 'SYSTEM'])
  })

  test('twice: the second end changes and tells nothing', async () => {
    expect(await cancel(run.id, 'CANCELLED')).not.toBeNull()
    expect(await cancel(run.id, 'EXPIRED')).toBeNull()
    expect((await messagesOf(run.id)).length).toBe(1)
  })
})

test('writing events does not touch when a session was last used', async () => {
  const read = async () =>
    (
      await pool.query<{ at: Date }>('select updated_at as at from chat_session where id = $1', [
        run.sessionId,
      ])
    ).rows[0]?.at
  const before = await read()
  await appendEvents(pool, {
    runId: run.id,
    attempt: run.attempt,
    from: ['RUNNING'],
    events: [{ effectKey: 'd', event: { type: 'AnswerDelta', text: 'x', offset: 0 } }],
  })
  expect(await read()).toEqual(before)
})
