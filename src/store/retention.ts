import type { Pool } from 'pg'
import { REQUEST_ERASURE } from './erase.ts'
import { inTransaction } from './transaction-block.ts'

/** Days after which things are forgotten; null: never. */
export interface Retention {
  /** A guest who was not seen. */
  guestDays: number | null
  /** Events, calls and checkpoints of an ended run; its question, steps and answer stay. */
  runDays: number | null
  /** A document whose run failed or was cancelled, so that no answer names it. */
  documentDays: number | null
  /** What users' devices are told. */
  feedDays: number | null
}

const BATCH = 200
/** Of rows that hold next to nothing, and of which there are many. */
const MANY = 5_000

/** Looked for in the background, a batch at a time, each by an index of its own (`store/background.ts` names them all). */
export const RETENTION_STATEMENTS = {
  // A guest's tokens are renewed twice a day while anybody uses them. The last one is looked up guest by guest, and the last
  // run where that is old: joined, whole tables would be read.
  guests: `select id from app_user u where type = 'GUEST' and created_at < now() - make_interval(days => $1)
    and coalesce((select max(t.created_at) from refresh_token t where t.user_id = u.id), u.created_at)
      < now() - make_interval(days => $1)
    and coalesce((select max(r.created_at) from run r where r.user_id = u.id), u.created_at)
      < now() - make_interval(days => $1)
    order by created_at limit ${BATCH}`,
  runs: `select id from run where completed_at < now() - make_interval(days => $1) and details_forgotten_at is null
    order by completed_at limit ${BATCH} for update skip locked`,
  documents: `select id from run where completed_at < now() - make_interval(days => $1)
    and status = any (array['FAILED', 'CANCELLED']) and documents_forgotten_at is null
    order by completed_at limit ${BATCH} for update skip locked`,
  tokens: `delete from refresh_token where id = any(array(
    select id from refresh_token where expires_at < now() - interval '1 day' order by expires_at limit ${BATCH}))`,
  limits: `delete from rate_limit where key = any(array(
    select key from rate_limit where expire < extract(epoch from now()) * 1000 order by expire limit ${BATCH}))`,
  guestUsage: `delete from guest_usage_day where (day, key) in (
    select day, key from guest_usage_day where day < (now() at time zone 'Asia/Seoul')::date - 7 order by day limit ${BATCH})`,
  attention: `delete from attention where id = any(array(
    select id from attention where until < now() - interval '1 hour' order by until limit ${MANY}))`,
  feeds: `delete from viewer_event where (user_id, sequence) in (
    select user_id, sequence from viewer_event where created_at < now() - make_interval(days => $1)
    order by created_at limit ${MANY})`,
} as const

/** Of a run whose details are forgotten the last event stays: followers learn from it that it ended, and how. */
const FORGET_RUNS = [
  `delete from run_event e using run r where r.id = any($1::uuid[]) and e.run_id = r.id and e.sequence < r.last_seq`,
  `delete from model_call where run_id = any($1::uuid[])`,
  `delete from langgraph.checkpoint_writes where thread_id = any($1::text[])`,
  `delete from langgraph.checkpoint_blobs where thread_id = any($1::text[])`,
  `delete from langgraph.checkpoints where thread_id = any($1::text[])`,
  `update run set details_forgotten_at = now(), checkpoints_pruned_at = coalesce(checkpoints_pruned_at, now())
   where id = any($1::uuid[])`,
]

/** Runs that failed once and for all: marked, they are not looked at again. */
const FORGET_DOCUMENTS = [
  `delete from generated_document where run_id = any($1::uuid[])`,
  `update run set documents_forgotten_at = now() where id = any($1::uuid[])`,
]

/** Does to a batch of runs what the statements say, each of which tells how many rows it changed. */
const forgetOf = (pool: Pool, find: string, days: number, statements: readonly string[]): Promise<number[]> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: string }>(find, [days])
    if (rows.length === 0) return []
    const ids = rows.map(({ id }) => id)
    const counts: number[] = []
    for (const statement of statements) counts.push((await client.query(statement, [ids])).rowCount ?? 0)
    if (counts.slice(0, -1).some((count) => count > 0)) await client.query(REQUEST_ERASURE)
    return counts
  })

export interface Forgotten {
  guests: number
  runs: number
  documents: number
  tokens: number
  limits: number
  events: number
}

/**
 * One batch of each kind; what is left comes with the next turn. `forgetUser` deletes a user with everything of theirs. Once
 * `signal` is aborted, what was begun is finished and nothing more begun.
 */
export const forgetOld = async (
  pool: Pool,
  { guestDays, runDays, documentDays, feedDays }: Retention,
  forgetUser: (userId: string) => Promise<boolean>,
  signal?: AbortSignal,
): Promise<Forgotten> => {
  const forgotten: Forgotten = { guests: 0, runs: 0, documents: 0, tokens: 0, limits: 0, events: 0 }
  const isOver = () => signal?.aborted === true
  if (guestDays !== null) {
    const { rows } = await pool.query<{ id: string }>(RETENTION_STATEMENTS.guests, [guestDays])
    for (const { id } of rows) {
      if (isOver()) return forgotten
      if (await forgetUser(id)) forgotten.guests += 1
    }
  }
  if (isOver()) return forgotten
  if (runDays !== null)
    forgotten.runs = (await forgetOf(pool, RETENTION_STATEMENTS.runs, runDays, FORGET_RUNS)).at(-1) ?? 0
  if (documentDays !== null)
    [forgotten.documents = 0] = await forgetOf(
      pool,
      RETENTION_STATEMENTS.documents,
      documentDays,
      FORGET_DOCUMENTS,
    )
  forgotten.tokens = (await pool.query(RETENTION_STATEMENTS.tokens)).rowCount ?? 0
  forgotten.limits = (await pool.query(RETENTION_STATEMENTS.limits)).rowCount ?? 0
  await pool.query(RETENTION_STATEMENTS.guestUsage)
  await pool.query(RETENTION_STATEMENTS.attention)
  if (feedDays !== null)
    forgotten.events = (await pool.query(RETENTION_STATEMENTS.feeds, [feedDays])).rowCount ?? 0
  return forgotten
}
