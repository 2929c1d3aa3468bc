import type { Pool, PoolClient } from 'pg'
import type { Answer } from '../domain/answer.ts'
import type { RunFailure } from '../domain/run.ts'
import { appendEvents } from './journal.ts'
import type { Append, Appended } from './journal.ts'
import { learnPreferences } from './preferences.ts'
import { dispatchNext, insertMessage } from './run-start.ts'
import { inTransaction } from './transaction-block.ts'

/** The run's answer text so far, put together from its AnswerDelta events. */
export const readAnswerText = async (client: Pool | PoolClient, runId: string): Promise<string> => {
  const { rows } = await client.query<{ text: string; offset: number }>({
    name: 'journal.deltas',
    text: `select payload ->> 'text' as text, (payload ->> 'offset')::int as offset from run_event
      where run_id = $1 and type = 'AnswerDelta' order by sequence`,
    values: [runId],
  })
  return rows.reduce((text, delta) => text.slice(0, delta.offset) + delta.text, '')
}

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
  inTransaction(pool, async (client) => {
    const appended = await appendEvents(client, {
      runId: run.id,
      attempt: run.attempt,
      from: ['RUNNING'],
      ...before,
      events: [...before.events, { effectKey: 'end', event: { type: 'RunCompleted', answer } }],
      patch: { ...before.patch, status: 'COMPLETED', answer },
    })
    if (appended === null) return null
    await insertMessage(client, {
      sessionId: appended.sessionId,
      runId: run.id,
      role: 'ASSISTANT',
      content: answer.text,
      // What the next question goes on from stays with the message: gone with it when it goes.
      answer: memory ? { ...answer, memory: { turn: memory.turn, summary: '', learned: [] } } : answer,
      summary: memory?.summary || undefined,
    })
    if (memory && memory.learned.length > 0) await learnPreferences(client, run.id, memory.learned)
    await dispatchNext(client, appended.sessionId)
    return appended
  })

export const failRun = (
  pool: Pool,
  run: { id: string; attempt: number },
  failure: RunFailure,
): Promise<Appended | null> =>
  inTransaction(pool, async (client) => {
    const appended = await appendEvents(client, {
      runId: run.id,
      attempt: run.attempt,
      from: ['RUNNING'],
      events: [{ effectKey: 'end', event: { type: 'RunFailed', failure } }],
      patch: { status: 'FAILED', error: failure },
    })
    if (appended !== null) await dispatchNext(client, appended.sessionId)
    return appended
  })

/**
 * Ends a run for whoever holds it; the holder's later writes are refused because the run is no longer RUNNING. What it
 * asked of its user is withdrawn. Null where it had ended before.
 */
export const cancelRun = async (
  client: PoolClient,
  runId: string,
  reason: string | null,
): Promise<Appended | null> => {
  const appended = await appendEvents(client, {
    runId,
    attempt: null,
    from: ['QUEUED', 'RUNNING', 'WAITING_FOR_INPUT'],
    events: [{ effectKey: 'end', event: { type: 'RunCancelled', reason } }],
    patch: { status: 'CANCELLED', ...partialAnswer(await readAnswerText(client, runId)) },
  })
  if (appended === null) return null
  await client.query(`update input_request set status = 'WITHDRAWN' where run_id = $1 and status = 'OPEN'`, [
    runId,
  ])
  // What it had written, if anything, was not finished.
  await client.query('delete from generated_document where run_id = $1', [runId])
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
