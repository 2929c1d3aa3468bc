import { sql } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import type { Answer } from '../domain/answer.ts'
import type { Language, RunFailure, RunStatus } from '../domain/run.ts'
import { endSteps, reasonOf, systemMessage } from '../domain/run-end.ts'
import type { CancelCause, SystemNews } from '../domain/run-end.ts'
import type { ExecutionStep } from '../domain/step.ts'
import { readAnswerText } from './answer-text.ts'
import { anyOf, statement } from './db.ts'
import type { Given } from './db.ts'
import { appendEvents } from './journal.ts'
import type { Append, Appended } from './journal.ts'
import { forgetPreferences, learnPreferences } from './preferences.ts'
import { readSteps } from './run-reads.ts'
import { dispatchNext, insertMessage } from './run-start.ts'
import { inPatientTransaction, together } from './transaction-block.ts'

/**
 * The run's final response: terminal event, run row, assistant message, what is remembered of it and the session's next run,
 * all or nothing, with what was still to be said `before` it. Null where the fence refused.
 */
export const completeRun = (
  pool: Pool,
  run: { id: string; attempt: number },
  { memory, ...answer }: Answer,
  before: Pick<Append, 'events' | 'steps' | 'patch'> = { events: [] },
): Promise<Appended | null> =>
  inPatientTransaction(pool, async (client) => {
    const appended = await appendEvents(client, {
      runId: run.id,
      attempt: run.attempt,
      from: ['RUNNING'],
      ...before,
      events: [...before.events, { effectKey: 'end', event: { type: 'RunCompleted', answer } }],
      patch: { ...before.patch, status: 'COMPLETED', answer },
    })
    if (appended === null) return null
    const said = insertMessage(client, {
      sessionId: appended.sessionId,
      runId: run.id,
      role: 'ASSISTANT',
      content: answer.text,
      // What the next question goes on from stays with the message: gone with it when it goes.
      answer: memory ? { ...answer, memory: { turn: memory.turn, summary: '', learned: [] } } : answer,
      summary: memory?.summary || undefined,
    })
    const remember = async () => {
      if (memory?.forgotten && memory.forgotten.length > 0)
        await forgetPreferences(client, run.id, memory.forgotten)
      if (memory && memory.learned.length > 0) await learnPreferences(client, run.id, memory.learned)
    }
    await together(said, remember(), dispatchNext(client, appended.sessionId))
    return appended
  })

interface Fence {
  id: string
  attempt: number | null
  from: readonly RunStatus[]
}
const lock = statement('run.lock-to-end', (db, given: Given<Fence>) =>
  db
    .selectFrom('Run')
    .select('language')
    .where('id', '=', given.id)
    .where(sql<boolean>`(${given.attempt}::int is null or ${sql.ref('attempt')} = ${given.attempt})`)
    .where('status', '=', anyOf(given.from))
    .forNoKeyUpdate(),
)

/** The run's language and steps, as they stay until the transaction ends; null where the fence refuses. */
const lockRun = async (
  client: PoolClient,
  { id, attempt }: { id: string; attempt: number | null },
  from: readonly RunStatus[],
): Promise<{ language: Language; steps: ExecutionStep[] } | null> => {
  const run = await lock.first(client, { id, attempt, from })
  return run && { ...run, steps: await readSteps(client, id) }
}

/** Ends a run that went wrong, and what it was doing with it. Null where the fence refused. */
export const failRun = (
  pool: Pool,
  run: { id: string; attempt: number },
  failure: RunFailure,
): Promise<Appended | null> =>
  inPatientTransaction(pool, async (client) => {
    const locked = await lockRun(client, run, ['RUNNING'])
    if (locked === null) return null
    const { steps, events } = endSteps(locked.steps, 'FAILED', locked.language, new Date().toISOString())
    const appended = await appendEvents(client, {
      runId: run.id,
      attempt: run.attempt,
      from: ['RUNNING'],
      events: [...events, { effectKey: 'end', event: { type: 'RunFailed', failure } }],
      steps,
      patch: { status: 'FAILED', error: failure },
    })
    if (appended === null) return null
    await tellInSession(client, appended.sessionId, run.id, systemMessage('FAILED', locked.language))
    await dispatchNext(client, appended.sessionId)
    return appended
  })

/** Something that the system did, said by itself in the conversation. */
const tellInSession = (client: PoolClient, sessionId: string, runId: string, content: string) =>
  insertMessage(client, { sessionId, runId, role: 'SYSTEM', content, answer: null })

const OPEN = ['QUEUED', 'RUNNING', 'WAITING_FOR_INPUT'] as const satisfies readonly RunStatus[]

/**
 * What a run wrote was not finished and goes with it; only what its user has read already, and left without a word, stays for
 * as long as documents of such runs do.
 */
const LEAVES_DRAFTS: readonly CancelCause[] = ['EXPIRED', 'INTERRUPTED']

const dropDrafts = statement('run.drop-drafts', (db, given: Given<{ runId: string; areLeft: boolean }>) =>
  db
    .deleteFrom('GeneratedDocument')
    .where('run', '=', given.runId)
    .where(({ not, and, exists }) =>
      not(
        and([
          sql<boolean>`${given.areLeft}::boolean`,
          exists(
            db
              .selectFrom('InputRequest as asked')
              .select('asked.id')
              .where('asked.run', '=', given.runId)
              .where('asked.kind', '=', 'DOCUMENT_DECISION')
              .where('asked.status', 'in', ['OPEN', 'EXPIRED']),
          ),
        ]),
      ),
    ),
)

const withdraw = statement('run.withdraw-questions', (db, given: Given<{ runId: string }>) =>
  db
    .updateTable('InputRequest')
    .set({ status: 'WITHDRAWN' })
    .where('run', '=', given.runId)
    .where('status', '=', 'OPEN'),
)

/**
 * Ends a run for whoever holds it; the holder's later writes are refused because the run is no longer RUNNING. Its steps end
 * with it, and what it asked of its user is withdrawn. Null where it had ended before.
 */
export const cancelRun = async (
  client: PoolClient,
  runId: string,
  cause: CancelCause,
): Promise<Appended | null> => {
  const locked = await lockRun(client, { id: runId, attempt: null }, OPEN)
  if (locked === null) return null
  const { language } = locked
  const { steps, events } = endSteps(locked.steps, cause, language, new Date().toISOString())
  // Who cancels a question knows why.
  const reason = cause === 'CANCELLED' ? null : reasonOf(cause, language)
  const appended = await appendEvents(client, {
    runId,
    attempt: null,
    from: OPEN,
    events: [...events, { effectKey: 'end', event: { type: 'RunCancelled', reason } }],
    steps,
    patch: { status: 'CANCELLED', ...partialAnswer(await readAnswerText(client, runId)) },
  })
  if (appended === null) return null
  const deleted = await dropDrafts.run(client, { runId, areLeft: LEAVES_DRAFTS.includes(cause) })
  await withdraw.run(client, { runId })
  const news: SystemNews[] = [
    ...(cause === 'EXPIRED' ? (['EXPIRED'] as const) : []),
    ...(deleted === 0 ? [] : (['DOCUMENT_DELETED'] as const)),
  ]
  for (const one of news) await tellInSession(client, appended.sessionId, runId, systemMessage(one, language))
  return appended
}

/** What there is of an answer when a run is cancelled; nothing in it was checked, so its confidence is 0. */
const partialAnswer = (text: string): { answer?: Answer } =>
  text === ''
    ? {}
    : {
        answer: {
          type: 'ANSWER',
          text,
          summary: null,
          sections: [],
          confidence: 0,
          supportedShare: 0,
          assumptions: [],
          sources: [],
          teamsUsed: [],
          properties: [],
        },
      }
