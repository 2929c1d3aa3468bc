import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { InputNoLongerPendingError, InvalidInputError, NotFoundError } from '../../src/domain/errors.ts'
import { newId } from '../../src/domain/id.ts'
import type { InputRequest } from '../../src/domain/input.ts'
import { expireInputs } from '../../src/runs/expire.ts'
import type { HintCarrier } from '../../src/runs/hints.ts'
import { createHub } from '../../src/runs/hub.ts'
import type { Hub } from '../../src/runs/hub.ts'
import { requestIdOf, respondToInput } from '../../src/runs/respond.ts'
import { startRun } from '../../src/runs/start.ts'
import { journalReader, readRunEvents } from '../../src/store/journal.ts'
import { cancelRun } from '../../src/store/run-end.ts'
import { readAnswers, suspendRun } from '../../src/store/run-input.ts'
import { claimRun } from '../../src/store/run-lease.ts'
import { inTransaction } from '../../src/store/transaction-block.ts'
import { freshPool } from '../support/db.ts'
import { noFeeds } from '../support/no-feeds.ts'
import { insertSession, insertUser } from '../support/people.ts'
import { aPlan, aStep } from '../support/plans.ts'
import { testVault as vault } from '../support/vault.ts'

const silent: HintCarrier = { send: () => {}, flush: async () => {}, listen: () => async () => {} }

const pool = freshPool({ max: 20 })
let hub: Hub
let userId: string

beforeAll(async () => {
  hub = createHub({ reader: journalReader(pool), feeds: noFeeds, carrier: silent })
})
afterAll(() => hub.stop())
beforeEach(async () => {
  userId = await insertUser(pool)
})

type Ask = InputRequest extends infer R
  ? R extends InputRequest
    ? Omit<R, 'id' | 'expiresAt'>
    : never
  : never

const waiting = async (ask: Ask, expiresAt: string | null = null) => {
  const { runId } = await startRun(pool, userId, {
    sessionId: await insertSession(pool, userId),
    query: '전월세 계약서 작성해줘',
    mode: 'TEAM',
    requirePlanApproval: false,
    multitaskStrategy: 'REJECT',
  })
  const run = await claimRun(pool, runId, 'worker')
  if (run === null) throw new Error('not claimed')
  const requestId = requestIdOf(runId, 'interrupt')
  await suspendRun(pool, run, { ...ask, id: requestId, expiresAt })
  return { run, runId, requestId }
}
const clarification: Ask = { kind: 'CLARIFICATION', message: '어느 지역인가요?', suggestions: ['강남구'] }
const statusOf = async (runId: string) =>
  (await pool.query<{ status: string }>('select status from run where id = $1', [runId])).rows[0]?.status
const kinds = async (runId: string) =>
  (await readRunEvents(pool, runId, 0, 100)).map(({ event }) => event.type)

describe('answering what a run asks', () => {
  test('takes the answer, tells it and lets the next worker go on', async () => {
    const { runId, requestId } = await waiting(clarification)
    expect(await statusOf(runId)).toBe('WAITING_FOR_INPUT')
    expect(await claimRun(pool, runId, 'too early')).toBeNull()
    await respondToInput({ pool, vault }, userId, { runId, requestId, response: { clarification: '강남구' } })
    expect(await kinds(runId)).toEqual(['InputRequested', 'InputReceived'])
    expect((await readAnswers(pool, runId)).get(requestId)).toEqual({
      kind: 'CLARIFICATION',
      clarification: '강남구',
    })
    expect((await claimRun(pool, runId, 'next worker'))?.attempt).toBe(2)
  })

  test('takes exactly one of many answers that come at once', async () => {
    const { runId, requestId } = await waiting(clarification)
    const results = await Promise.allSettled(
      Array.from({ length: 12 }, (_, i) =>
        respondToInput({ pool, vault }, userId, { runId, requestId, response: { clarification: `답 ${i}` } }),
      ),
    )
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(InputNoLongerPendingError)
    }
    expect(await kinds(runId)).toEqual(['InputRequested', 'InputReceived'])
  })

  test('takes the same answer again without changing anything', async () => {
    const { runId, requestId } = await waiting(clarification)
    const answer = { runId, requestId, response: { clarification: '강남구' } }
    await respondToInput({ pool, vault }, userId, answer)
    expect(await respondToInput({ pool, vault }, userId, answer)).toEqual({ appended: null, ended: false })
    expect(await kinds(runId)).toEqual(['InputRequested', 'InputReceived'])
  })

  test('refuses an answer of the wrong kind and keeps waiting', async () => {
    const { runId, requestId } = await waiting(clarification)
    const wrong = respondToInput({ pool, vault }, userId, {
      runId,
      requestId,
      response: { propertySelection: '1' },
    })
    await expect(wrong).rejects.toMatchObject({
      name: 'RefusedAnswerError',
      field: 'response',
      message: 'this run waits for clarification',
    })
    expect(await statusOf(runId)).toBe('WAITING_FOR_INPUT')
  })

  test('names every field of the contract parties that is wrong', async () => {
    const { runId, requestId } = await waiting({
      kind: 'CONTRACT_PARTIES',
      message: '계약 당사자를 알려 주세요',
      requiredFields: ['lessor', 'lessee'],
      documentType: 'lease_contract',
    })
    const error = await respondToInput({ pool, vault }, userId, {
      runId,
      requestId,
      response: {
        contractParties: {
          lessor: { name: '', address: '서울', phone: '12', residentRegistrationNumber: '901301-1234567' },
          lessee: { name: '김임차', address: '서울', phone: '010-1234-5678' },
          deposit: 30_000,
          startDate: '2026-12-01',
          endDate: '2028-02-31',
        },
      },
    }).catch((reason: unknown) => reason)
    if (!(error instanceof InvalidInputError)) throw error
    expect(error.issues.map((issue) => issue.field).toSorted()).toEqual([
      'contractParties.endDate',
      'contractParties.lessor.name',
      'contractParties.lessor.phone',
      'contractParties.lessor.residentRegistrationNumber',
    ])
    expect(await statusOf(runId)).toBe('WAITING_FOR_INPUT')
  })

  test('takes only a property that was offered', async () => {
    const { runId, requestId } = await waiting({
      kind: 'PROPERTY_SELECTION',
      message: '어느 집인가요?',
      options: [{ propertyId: '7', transactionId: '9' }],
    })
    const answer = (propertySelection: string) =>
      respondToInput({ pool, vault }, userId, { runId, requestId, response: { propertySelection } })
    await expect(answer('8')).rejects.toThrow(/not one of the offered/)
    await answer('7')
  })

  test('refuses a plan change that cannot work with the reason, and takes one that can', async () => {
    const plan = aPlan({ steps: [aStep(), aStep({ stepId: 'step_1', dependsOn: ['step_0'] })] })
    const { runId, requestId } = await waiting({ kind: 'PLAN_APPROVAL', message: '이대로 할까요?', plan })
    const modify = (steps: object[]) =>
      respondToInput({ pool, vault }, userId, {
        runId,
        requestId,
        response: { planApproval: { decision: 'MODIFY', steps } },
      })
    await expect(modify([{ stepId: 'step_1' }, { stepId: 'step_0' }])).rejects.toThrow(
      'step_1 needs the result of step_0 and cannot come before it',
    )
    await expect(modify([{ stepId: 'step_9' }])).rejects.toThrow('step_9 is not a step of this plan')
    await expect(modify([{ stepId: 'step_0', skip: true }])).rejects.toThrow(/at least one step must stay/)
    await modify([{ stepId: 'step_1', skip: true }])
  })

  test('ends the run when its plan is rejected without saying what would be better', async () => {
    const { runId, requestId } = await waiting({
      kind: 'PLAN_APPROVAL',
      message: '이대로 할까요?',
      plan: aPlan(),
    })
    await respondToInput({ pool, vault }, userId, {
      runId,
      requestId,
      response: { planApproval: { decision: 'REJECT' } },
    })
    expect(await kinds(runId)).toEqual(['InputRequested', 'InputReceived', 'RunCancelled'])
    expect(await statusOf(runId)).toBe('CANCELLED')
  })

  test("does not tell somebody else's run or request from one that does not exist", async () => {
    const { runId, requestId } = await waiting(clarification)
    const stranger = await insertUser(pool)
    const response = { clarification: '강남구' }
    const foreign = respondToInput({ pool, vault }, stranger, { runId, requestId, response })
    await expect(foreign).rejects.toThrow(new NotFoundError('the run'))
    await expect(
      respondToInput({ pool, vault }, userId, { runId: newId(), requestId, response }),
    ).rejects.toThrow(new NotFoundError('the run'))
    await expect(
      respondToInput({ pool, vault }, userId, { runId, requestId: newId(), response }),
    ).rejects.toThrow(new NotFoundError('the input request'))
  })
})

describe('a request that nobody can answer any more', () => {
  test('is withdrawn with its run', async () => {
    const { runId, requestId } = await waiting(clarification)
    await inTransaction(pool, (client) => cancelRun(client, runId, 'CANCELLED'))
    const late = respondToInput({ pool, vault }, userId, {
      runId,
      requestId,
      response: { clarification: '강남구' },
    })
    await expect(late).rejects.toBeInstanceOf(InputNoLongerPendingError)
  })

  test('expires, refuses late answers and ends its run', async () => {
    const { runId, requestId } = await waiting(clarification, new Date(Date.now() - 1000).toISOString())
    const late = respondToInput({ pool, vault }, userId, {
      runId,
      requestId,
      response: { clarification: '강남구' },
    })
    await expect(late).rejects.toBeInstanceOf(InputNoLongerPendingError)
    await expireInputs({ pool, hub })
    expect(await kinds(runId)).toEqual(['InputRequested', 'RunCancelled'])
    const { rows } = await pool.query('select status from input_request where id = $1', [requestId])
    expect(rows).toEqual([{ status: 'EXPIRED' }])
  })

  test('is told once, however often the graph reports it', async () => {
    const { run, runId, requestId } = await waiting(clarification)
    expect(await suspendRun(pool, run, { ...clarification, id: requestId, expiresAt: null })).toBeNull()
    expect(await kinds(runId)).toEqual(['InputRequested'])
  })
})
