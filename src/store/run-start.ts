import { clipLine } from '../domain/text/clip.ts'
import type { PoolClient } from 'pg'
import { newId } from '../domain/id.ts'
import type { Answer } from '../domain/answer.ts'
import { cleanText } from '../domain/text/clean.ts'
import type { Language, MessageRole, RunStatus, StartRunRequest } from '../domain/run.ts'
import { STORED } from '../domain/stored.ts'
import { together } from './transaction-block.ts'

const PREVIEW_LENGTH = 200

/** A message as the session list shows it. */
export const preview = (text: string): string => clipLine(text, PREVIEW_LENGTH)

/**
 * Takes turns with every other start in this session until the transaction ends; false where the user has no such session.
 * The lock is not the session's row: whoever writes events holds a run's row and then takes the session's, and a start
 * that ends other runs would meet it the other way round.
 */
export const lockSession = async (
  client: PoolClient,
  userId: string,
  sessionId: string,
): Promise<boolean> => {
  const [, { rowCount }] = await together(
    client.query({
      name: 'run.lock-starts',
      text: `select pg_advisory_xact_lock(hashtextextended('start:' || $1, 0))`,
      values: [sessionId],
    }),
    client.query({
      name: 'session.is-theirs',
      text: 'select from chat_session where id = $1 and user_id = $2',
      values: [sessionId, userId],
    }),
  )
  return rowCount === 1
}

/** A session for a question that has none. Returns its id. */
export const openSession = async (
  client: PoolClient,
  userId: string,
  { id, title }: { id: string; title: string },
): Promise<void> => {
  await client.query('insert into chat_session (id, user_id, title) values ($1, $2, $3)', [id, userId, title])
}

/** Takes turns with every other question of this user that has no session yet, until the transaction ends. */
export const lockAsker = async (client: PoolClient, userId: string): Promise<void> => {
  await client.query(`select pg_advisory_xact_lock(hashtextextended('ask:' || $1, 0))`, [userId])
}

export const findByIdempotencyKey = async (client: PoolClient, userId: string, key: string) => {
  const { rows } = await client.query<{ id: string; sessionId: string; query: string }>(
    'select id, session_id as "sessionId", query from run where user_id = $1 and idempotency_key = $2',
    [userId, key],
  )
  return rows[0]
}

/** The session's runs that have not ended, oldest first. */
export const openRuns = async (client: PoolClient, sessionId: string) => {
  const { rows } = await client.query<{ id: string; status: RunStatus }>({
    name: 'run.open',
    text: `select id, status from run where session_id = $1 and status in ('QUEUED', 'RUNNING', 'WAITING_FOR_INPUT')
     order by created_at, id`,
    values: [sessionId],
  })
  return rows
}

/** The user's message and the run of this new id that answers it. */
export const insertRun = async (
  client: PoolClient,
  id: string,
  run: { userId: string; language: Language; request: StartRunRequest; forkedFromCheckpoint?: string },
): Promise<void> => {
  const { userId, language, request } = run
  const query = cleanText(request.query)
  const inserted = client.query({
    name: 'run.insert',
    text: `insert into run (id, session_id, user_id, query, mode, language, status, multitask_strategy,
       require_plan_approval, idempotency_key, forked_from_checkpoint, settings, rule_set_id)
     values ($1, $2, $3, $4, $5, $6, 'QUEUED', $7, $8, $9, $10, $11,
       (select id from rule_set order by imported_at desc, id desc limit 1))`,
    values: [
      id,
      request.sessionId,
      userId,
      query,
      request.mode,
      language,
      request.multitaskStrategy,
      request.requirePlanApproval,
      request.idempotencyKey ?? null,
      run.forkedFromCheckpoint ?? null,
      JSON.stringify(STORED.settings.keep(request.settings ?? {})),
    ],
  })
  const said = insertMessage(client, {
    sessionId: request.sessionId,
    runId: id,
    role: 'USER',
    content: query,
    answer: null,
  })
  await together(inserted, said)
}

const keptAnswer = ({ memory, ...answer }: Answer) => ({
  ...answer,
  v: STORED.answer.version,
  // Read without the answer around it.
  ...(memory && { memory: STORED.memory.keep(memory) }),
})

/** Names a session that nobody has named yet. */
export const titleSession = async (
  client: PoolClient,
  sessionId: string,
  { from, to }: { from: string; to: string },
): Promise<void> => {
  await client.query({
    name: 'session.title',
    text: 'update chat_session set title = $3 where id = $1 and title = $2',
    values: [sessionId, from, cleanText(to)],
  })
}

export const insertMessage = async (
  client: PoolClient,
  message: {
    sessionId: string
    runId: string
    role: MessageRole
    content: string
    answer: Answer | null
    /** The conversation's, with this message in it; left out, it stays as it is. */
    summary?: string | undefined
  },
): Promise<void> => {
  await client.query({
    name: 'message.insert',
    text: `with m as (
       insert into chat_message (id, session_id, run_id, role, content, structured_data, created_at)
       values ($1, $2, $3, $4, $5, $6, clock_timestamp())
     )
     update chat_session set message_count = message_count + 1, last_message = $7, summary = coalesce($8, summary),
       archived_at = case when $4 = 'USER' then null else archived_at end, updated_at = now() where id = $2`,
    values: [
      newId(),
      message.sessionId,
      message.runId,
      message.role,
      cleanText(message.content),
      message.answer === null ? null : JSON.stringify(keptAnswer(message.answer)),
      preview(cleanText(message.content)),
      message.summary === undefined ? null : cleanText(message.summary),
    ],
  })
}

/**
 * Gives the session's oldest waiting run to the queue when none of its runs is active. Call it in the transaction that
 * inserted or ended a run, after a write that locked the session's row: two of these then see each other.
 */
export const dispatchNext = async (client: PoolClient, sessionId: string): Promise<void> => {
  await client.query({ ...DISPATCH, values: [sessionId] })
}

/** A job a run: adding it again replaces one that waits and leaves one that works alone. */
export const ADD_JOB = (runId: string): string =>
  `graphile_worker.add_job('run', json_build_object('runId', ${runId}), job_key := 'run:' || ${runId})`

export const DISPATCH = {
  name: 'run.dispatch',
  text: `select ${ADD_JOB('next.id')} from (
     select id from run r where session_id = $1 and status = 'QUEUED' and not exists (
       select from run a where a.session_id = $1 and a.status in ('RUNNING', 'WAITING_FOR_INPUT')
     ) order by created_at, id limit 1
   ) next`,
}

/** Takes what a run said out of the conversation: its messages, what they taught, and the documents it made. */
export const forgetRun = async (client: PoolClient, sessionId: string, runId: string): Promise<void> => {
  await client.query(
    'delete from user_preference where source_message_id in (select id from chat_message where run_id = $1)',
    [runId],
  )
  const { rowCount } = await client.query('delete from chat_message where run_id = $1', [runId])
  await client.query('delete from generated_document where run_id = $1', [runId])
  await client.query(
    `update chat_session set message_count = message_count - $2, last_message = (
       select left(content, 200) from chat_message where session_id = $1 order by created_at desc, id desc limit 1)
     where id = $1`,
    [sessionId, rowCount ?? 0],
  )
}
