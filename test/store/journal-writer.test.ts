import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  APPEND,
  appendEvents,
  createJournalWriter,
  readRunEvents,
  readSessionEvents,
} from '../../src/store/journal.ts'
import { createPool } from '../../src/store/pool.ts'
import { cancelRun, completeRun, failRun } from '../../src/store/run-end.ts'
import { suspendRun } from '../../src/store/run-input.ts'
import { claimRun } from '../../src/store/run-lease.ts'
import { readSteps } from '../../src/store/run-reads.ts'
import { inTransaction } from '../../src/store/transaction-block.ts'
import { requestIdOf } from '../../src/runs/respond.ts'
import { startRun } from '../../src/runs/start.ts'
import { freshPool } from '../support/db.ts'
import { insertSession, insertUser } from '../support/people.ts'
import { anAnswer, aPlan, aStep, delta } from '../support/plans.ts'

const pool: Pool = freshPool({ max: 20 })
let userId: string
beforeEach(async () => {
  userId = await insertUser(pool)
})

const startClaimed = async () => {
  const sessionId = await insertSession(pool, userId)
  const { runId } = await startRun(pool, userId, {
    sessionId,
    query: '강남구 아파트',
    mode: 'TEAM',
    requirePlanApproval: false,
    multitaskStrategy: 'REJECT',
  })
  const run = await claimRun(pool, runId, 'worker')
  if (run === null) throw new Error('the run could not be claimed')
  return run
}
type Claimed = Awaited<ReturnType<typeof startClaimed>>
const some = (count: number) => Promise.all(Array.from({ length: count }, startClaimed))
const NOW = new Date(0).toISOString()
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

test('what many runs say at once has its place in its own run and session, whoever else writes there', async () => {
  const runs = await some(12)
  const append = createJournalWriter(pool)
  const TIMES = 20
  await Promise.all(
    runs.map(async ({ id, attempt }) => {
      for (let at = 0; at < TIMES; at++) {
        const appended = await append({
          runId: id,
          attempt,
          events: [delta(2 * at, 'a'), delta(2 * at + 1, 'b')],
        })
        expect(appended?.entries.map(({ event }) => event)).toEqual([
          delta(2 * at, 'a').event,
          delta(2 * at + 1, 'b').event,
        ])
        // Another process, which does not wait for its turn in a group.
        if (at % 5 === 0)
          await appendEvents(pool, {
            runId: id,
            attempt: null,
            from: ['RUNNING'],
            events: [delta(1000 + at, 'c')],
          })
      }
    }),
  )
  for (const { id, sessionId } of runs) {
    const own = await readRunEvents(pool, id, 0, 100)
    expect(own.map(({ sequence }) => sequence)).toEqual(numbers(44))
    expect((await readSessionEvents(pool, sessionId, 0, 100)).map((it) => it.sessionSequence)).toEqual(
      numbers(44),
    )
    const texts = own.flatMap(({ event }) =>
      event.type === 'AnswerDelta' && event.offset < 1000 ? [event.offset] : [],
    )
    expect(texts).toEqual(numbers(40).map((at) => at - 1))
  }
})

test('what one run says twice at once is written in that order, and nobody has to be written alone for it', async () => {
  const [run, other] = await some(2)
  if (!run || !other) throw new Error('there are two')
  const append = createJournalWriter(pool)
  const say = ({ id, attempt }: Claimed, at: number) =>
    append({ runId: id, attempt, events: [delta(at, 'x')] })
  const queries = vi.spyOn(pool, 'query')
  await Promise.all([say(other, 0), say(run, 0), say(run, 1), say(other, 1), say(run, 2)])
  const said = queries.mock.calls.map(([it]) => JSON.stringify(it))
  queries.mockRestore()
  expect(said.filter((it) => it.includes(JSON.stringify(APPEND.name)))).toEqual([])
  const own = await readRunEvents(pool, run.id, 0, 10)
  expect(own.map(({ event }) => event)).toEqual([0, 1, 2].map((at) => delta(at, 'x').event))
})

test('one that is not held any more is refused and the others of its group are written', async () => {
  const [fine, taken, ended, again] = await some(4)
  if (!fine || !taken || !ended || !again) throw new Error('there are four')
  await pool.query(`update run set lease_until = now() - interval '1 second' where id = $1`, [taken.id])
  await claimRun(pool, taken.id, 'another worker')
  await inTransaction(pool, (client) => cancelRun(client, ended.id, 'CANCELLED'))
  await appendEvents(pool, { runId: again.id, attempt: 1, from: ['RUNNING'], events: [delta(0, 'x')] })
  const append = createJournalWriter(pool)
  const say = ({ id, attempt }: typeof fine) => append({ runId: id, attempt, events: [delta(0, 'x')] })
  // The first is a group of its own, and the others wait for it.
  const [first, refused, late, known] = await Promise.all([fine, taken, ended, again].map(say))
  expect(first?.entries).toHaveLength(1)
  expect([refused, late]).toEqual([null, null])
  expect(known?.entries).toEqual([])
  expect(await readRunEvents(pool, taken.id, 0, 10)).toEqual([])
})

test('a run that somebody holds does not keep the others of its group from going on', async () => {
  const [first, held, free] = await some(3)
  if (!first || !held || !free) throw new Error('there are three')
  const append = createJournalWriter(pool)
  const say = ({ id, attempt }: typeof first) => append({ runId: id, attempt, events: [delta(0, 'x')] })
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query('select from run where id = $1 for update', [held.id])
  const [, waiting, other] = [say(first), say(held), say(free)]
  expect((await other)?.entries).toHaveLength(1)
  await holder.query('commit')
  holder.release()
  expect((await waiting)?.entries).toHaveLength(1)
})

test('what one says that cannot be written fails for it alone', async () => {
  const [first, wrong, free] = await some(3)
  if (!first || !wrong || !free) throw new Error('there are three')
  const append = createJournalWriter(pool)
  const say = ({ id, attempt }: typeof first, effectKey: string) =>
    append({ runId: id, attempt, events: [{ ...delta(0, 'x'), effectKey }] })
  const [one, two, three] = await Promise.allSettled([
    say(first, 'a'),
    say(wrong, 'k'.repeat(600)),
    say(free, 'c'),
  ])
  expect([one.status, two.status, three.status]).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('plans and steps of many runs are kept with their own', async () => {
  const runs = await some(3)
  const append = createJournalWriter(pool)
  const plan = aPlan()
  await Promise.all(
    runs.map(({ id, attempt }) =>
      append({
        runId: id,
        attempt,
        events: [{ effectKey: 'plan:1', event: { type: 'PlanReady', plan } }],
        steps: plan.steps,
        patch: { plan, phase: 'PLANNING' },
      }),
    ),
  )
  const done = aStep({
    ...plan.steps[0],
    status: 'COMPLETED',
    progressPercentage: 100,
    startedAt: NOW,
    completedAt: NOW,
  })
  await Promise.all(
    runs.slice(1).map(({ id, attempt }) => append({ runId: id, attempt, events: [], steps: [done] })),
  )
  const kept = await Promise.all(runs.map(({ id }) => readSteps(pool, id)))
  expect(kept.map((steps) => steps.map(({ stepId }) => stepId))).toEqual(
    runs.map(() => plan.steps.map(({ stepId }) => stepId)),
  )
  expect(kept.map((steps) => steps.find(({ stepId }) => stepId === done.stepId)?.status)).toEqual([
    'PENDING',
    'COMPLETED',
    'COMPLETED',
  ])
})

/** A pool whose statements give up soon, where a busy product's do after five seconds. */
let hasty: Pool
beforeAll(() => {
  hasty = createPool(String(pool.options.connectionString), { statementTimeoutMs: 150 })
})
afterAll(() => hasty.end())

test.each([
  {
    what: 'what it says',
    write: ({ id, attempt }: Claimed) =>
      createJournalWriter(hasty)({ runId: id, attempt, events: [delta(0, 'x')] }),
  },
  { what: 'its answer', write: (run: Claimed) => completeRun(hasty, run, anAnswer()) },
  { what: 'its failure', write: (run: Claimed) => failRun(hasty, run, { code: 'INTERNAL', message: 'm' }) },
  {
    what: 'its question',
    write: (run: Claimed) =>
      suspendRun(hasty, run, {
        id: requestIdOf(run.id, 'x'),
        kind: 'CLARIFICATION',
        message: '어디요?',
        suggestions: [],
        expiresAt: null,
      }),
  },
])(
  'a run is not lost where its session is held for longer than a statement may take: $what',
  async ({ write }) => {
    const [run] = await some(1)
    if (run === undefined) throw new Error('there is one')
    const holder = await pool.connect()
    await holder.query('begin')
    await holder.query('select from chat_session where id = $1 for update', [run.sessionId])
    const writing = write(run)
    await sleep(400)
    await holder.query('commit')
    holder.release()
    expect((await writing)?.entries).toHaveLength(1)
    expect(await readRunEvents(pool, run.id, 0, 10)).toHaveLength(1)
  },
)
