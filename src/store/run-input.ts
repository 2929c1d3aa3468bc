import type { Pool, PoolClient } from 'pg'
import { STORED } from '../domain/stored.ts'
import type { InputRequest, InputStatus } from '../domain/input.ts'
import { appendEvents } from './journal.ts'
import type { Appended } from './journal.ts'
import { ADD_JOB } from './run-start.ts'
import { cleanJsonText } from './text.ts'
import { inPatientTransaction } from './transaction-block.ts'

/**
 * The run waits for its user: request, event and status together. A second telling of the same request changes nothing.
 * Null where the fence refused.
 */
export const suspendRun = (
  pool: Pool,
  run: { id: string; attempt: number },
  request: InputRequest,
): Promise<Appended | null> =>
  inPatientTransaction(pool, async (client) => {
    const appended = await appendEvents(client, {
      runId: run.id,
      attempt: run.attempt,
      from: ['RUNNING'],
      events: [{ effectKey: `input:${request.id}`, event: { type: 'InputRequested', request } }],
      patch: { status: 'WAITING_FOR_INPUT' },
    })
    if (appended === null) return null
    await client.query(
      `insert into input_request (id, run_id, kind, payload, expires_at) values ($1, $2, $3, $4, $5)
       on conflict (id) do nothing`,
      [request.id, run.id, request.kind, cleanJsonText(STORED.inputRequest.keep(request)), request.expiresAt],
    )
    return appended
  })

/** An answer as it is kept: who reads it further is runs/answers.ts. */
export type KeptAnswer = ReturnType<typeof STORED.inputAnswer.read>

const readAnswer = (stored: unknown): KeptAnswer | null =>
  stored === null ? null : STORED.inputAnswer.read(stored)

export interface StoredRequest {
  request: InputRequest
  status: InputStatus
  isExpired: boolean
  answer: unknown
}

/**
 * A run's request, locked until the transaction ends: of two answers one waits for the other. The run comes first, as in
 * every transaction that touches both.
 */
export const lockRequest = async (
  client: PoolClient,
  runId: string,
  requestId: string,
): Promise<StoredRequest | null> => {
  await client.query('select from run where id = $1 for update', [runId])
  const { rows } = await client.query<{
    payload: unknown
    status: InputStatus
    expired: boolean
    answer: unknown
  }>(
    `select payload, status, coalesce(expires_at <= now(), false) as expired, answer
     from input_request where id = $1 and run_id = $2 for update`,
    [requestId, runId],
  )
  const row = rows[0]
  if (row === undefined) return null
  return {
    request: STORED.inputRequest.read(row.payload),
    status: row.status,
    isExpired: row.expired,
    answer: readAnswer(row.answer),
  }
}

export interface GivenAnswer {
  runId: string
  requestId: string
  userId: string
  /** As it is kept: sealed where it holds personal data. */
  answer: KeptAnswer
  /** What the event says of it, without personal data. */
  summary: string
}

/** Keeps the answer, tells it, and queues the run again. Call it with the request locked and found open. */
export const answerRequest = async (client: PoolClient, given: GivenAnswer): Promise<Appended | null> => {
  const { runId, requestId, userId, answer, summary } = given
  await client.query(
    `update input_request set status = 'ANSWERED', answer = $2, answered_by = $3, answered_at = now() where id = $1`,
    [requestId, cleanJsonText(STORED.inputAnswer.keep(answer)), userId],
  )
  const appended = await appendEvents(client, {
    runId,
    attempt: null,
    from: ['WAITING_FOR_INPUT'],
    events: [{ effectKey: `answer:${requestId}`, event: { type: 'InputReceived', requestId, summary } }],
    patch: { status: 'RUNNING' },
  })
  // RUNNING without a lease: the next worker takes it, and the session stays taken in between.
  if (appended !== null) await client.query(`select ${ADD_JOB('$1::text')}`, [runId])
  return appended
}

/** The answers a run was given, by request id. */
export const readAnswers = async (pool: Pool, runId: string): Promise<Map<string, unknown>> => {
  const { rows } = await pool.query<{ id: string; answer: unknown }>({
    name: 'input.answers',
    text: `select id, answer from input_request where run_id = $1 and status = 'ANSWERED'`,
    values: [runId],
  })
  return new Map(rows.map((row) => [row.id, readAnswer(row.answer)]))
}

/** A user's answer to a request, as it is kept; null where there is none. */
export const findAnswer = async (pool: Pool, userId: string, requestId: string): Promise<unknown> => {
  const { rows } = await pool.query<{ answer: unknown }>({
    name: 'input.answer',
    text: `select i.answer from input_request i join run r on r.id = i.run_id
      where i.id = $1 and r.user_id = $2 and i.status = 'ANSWERED'`,
    values: [requestId, userId],
  })
  return readAnswer(rows[0]?.answer ?? null)
}

export const FIND_EXPIRED = {
  name: 'input.expired',
  text: `select id, run_id as "runId" from input_request where status = 'OPEN' and expires_at <= now() limit 100`,
}

/** Runs whose question nobody answered in time. */
export const findExpiredRequests = async (pool: Pool): Promise<{ id: string; runId: string }[]> => {
  const { rows } = await pool.query<{ id: string; runId: string }>(FIND_EXPIRED)
  return rows
}

/** False where it was answered after all. */
export const expireRequest = async (
  client: PoolClient,
  runId: string,
  requestId: string,
): Promise<boolean> => {
  await client.query('select from run where id = $1 for update', [runId])
  const { rowCount } = await client.query(
    `update input_request set status = 'EXPIRED' where id = $1 and status = 'OPEN' and expires_at <= now()`,
    [requestId],
  )
  return rowCount === 1
}
