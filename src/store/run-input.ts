import { sql } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { STORED } from '../domain/stored.ts'
import type { InputRequest, InputStatus } from '../domain/input.ts'
import { asJson, now, statement } from './db.ts'
import type { Db, Given } from './db.ts'
import { appendEvents } from './journal.ts'
import type { Appended } from './journal.ts'
import { addJob } from './run-start.ts'
import type { Queryable } from './statement.ts'
import { cleanJsonText } from './text.ts'
import { inPatientTransaction } from './transaction-block.ts'

interface NewRequest {
  id: string
  runId: string
  kind: InputRequest['kind']
  payload: string
  expiresAt: string | null
}

const insert = statement('input.insert', (db, given: Given<NewRequest>) =>
  db
    .insertInto('InputRequest')
    .values({
      id: given.id,
      run: given.runId,
      kind: given.kind,
      payload: asJson(given.payload),
      expiresAt: sql<Date | null>`${given.expiresAt}::timestamptz`,
    })
    .onConflict((there) => there.column('id').doNothing()),
)

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
    await insert.run(client, {
      id: request.id,
      runId: run.id,
      kind: request.kind,
      payload: cleanJsonText(STORED.inputRequest.keep(request)),
      expiresAt: request.expiresAt,
    })
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

interface OfRun {
  runId: string
}
interface OfRequest extends OfRun {
  requestId: string
}

const lockRun = statement('input.lock-run', (db, given: Given<OfRun>) =>
  db.selectFrom('Run').select('id').where('id', '=', given.runId).forUpdate(),
)
const lock = statement('input.lock', (db, given: Given<OfRequest>) =>
  db
    .selectFrom('InputRequest')
    .select([
      'payload',
      'status',
      sql<boolean>`coalesce(${sql.ref('expiresAt')} <= now(), false)`.as('isExpired'),
      'answer',
    ])
    .where('id', '=', given.requestId)
    .where('run', '=', given.runId)
    .forUpdate(),
)

/**
 * A run's request, locked until the transaction ends: of two answers one waits for the other. The run comes first, as in
 * every transaction that touches both.
 */
export const lockRequest = async (
  client: PoolClient,
  runId: string,
  requestId: string,
): Promise<StoredRequest | null> => {
  await lockRun.run(client, { runId })
  const row = await lock.first(client, { runId, requestId })
  if (row === null) return null
  return {
    request: STORED.inputRequest.read(row.payload),
    status: row.status,
    isExpired: row.isExpired,
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

const put = statement(
  'input.put',
  (db, given: Given<{ requestId: string; userId: string; answer: string }>) =>
    db
      .updateTable('InputRequest')
      .set({ status: 'ANSWERED', answer: asJson(given.answer), answeredBy: given.userId, answeredAt: now })
      .where('id', '=', given.requestId),
)
const queue = statement('input.queue', (db, given: Given<OfRun>) =>
  db.selectNoFrom(addJob(sql`${given.runId}::text`).as('job')),
)

/** Keeps the answer, tells it, and queues the run again. Call it with the request locked and found open. */
export const answerRequest = async (client: PoolClient, given: GivenAnswer): Promise<Appended | null> => {
  const { runId, requestId, userId, answer, summary } = given
  await put.run(client, { requestId, userId, answer: cleanJsonText(STORED.inputAnswer.keep(answer)) })
  const appended = await appendEvents(client, {
    runId,
    attempt: null,
    from: ['WAITING_FOR_INPUT'],
    events: [{ effectKey: `answer:${requestId}`, event: { type: 'InputReceived', requestId, summary } }],
    patch: { status: 'RUNNING' },
  })
  // RUNNING without a lease: the next worker takes it, and the session stays taken in between.
  if (appended !== null) await queue.run(client, { runId })
  return appended
}

const answered = (db: Db) => db.selectFrom('InputRequest as i').where('i.status', '=', 'ANSWERED')
const answersOf = statement('input.answers', (db, given: Given<OfRun>) =>
  answered(db).select(['i.id', 'i.answer']).where('i.run', '=', given.runId),
)

/** The answers a run was given, by request id. */
export const readAnswers = async (db: Queryable, runId: string): Promise<Map<string, unknown>> => {
  const rows = await answersOf.all(db, { runId })
  return new Map(rows.map((row) => [row.id, readAnswer(row.answer)]))
}

const answerTo = statement('input.answer', (db, given: Given<{ userId: string; requestId: string }>) =>
  answered(db)
    .innerJoin('Run as r', 'r.id', 'i.run')
    .select('i.answer')
    .where('i.id', '=', given.requestId)
    .where('r.user', '=', given.userId),
)

/** A user's answer to a request, as it is kept; null where there is none. */
export const findAnswer = async (db: Queryable, userId: string, requestId: string): Promise<unknown> =>
  readAnswer((await answerTo.first(db, { userId, requestId }))?.answer ?? null)

export const FIND_EXPIRED = {
  name: 'input.expired',
  text: `select id, run_id as "runId" from input_request where status = 'OPEN' and expires_at <= now() limit 100`,
}

/** Runs whose question nobody answered in time. */
export const findExpiredRequests = async (pool: Pool): Promise<{ id: string; runId: string }[]> => {
  const { rows } = await pool.query<{ id: string; runId: string }>(FIND_EXPIRED)
  return rows
}

const expire = statement('input.expire', (db, given: Given<{ requestId: string }>) =>
  db
    .updateTable('InputRequest')
    .set({ status: 'EXPIRED' })
    .where('id', '=', given.requestId)
    .where('status', '=', 'OPEN')
    .where('expiresAt', '<=', now),
)

/** False where it was answered after all. */
export const expireRequest = async (
  client: PoolClient,
  runId: string,
  requestId: string,
): Promise<boolean> => {
  await lockRun.run(client, { runId })
  return (await expire.run(client, { requestId })) === 1
}
