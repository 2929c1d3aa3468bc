import type { Pool } from 'pg'
import { inTransaction } from './transaction-block.ts'

/** Days after which things are forgotten; null: never. */
export interface Retention {
  /** A guest who was not seen. */
  guestDays: number | null
  /** Events, calls and checkpoints of an ended run; its question, steps and answer stay. */
  runDays: number | null
  /** A document whose run failed or was cancelled, so that no answer names it. */
  documentDays: number | null
}

const BATCH = 200

/**
 * What is looked for in the background, a batch at a time, each by an index of its own; `test/attacks/private-data.test.ts` reads
 * the plans.
 */
export const RETENTION_STATEMENTS = {
  // A guest's tokens are renewed twice a day while anybody uses them.
  guests: `select id from app_user u where type = 'GUEST' and created_at < now() - make_interval(days => $1)
    and not exists (select from refresh_token t where t.user_id = u.id and t.created_at >= now() - make_interval(days => $1))
    and not exists (select from run r where r.user_id = u.id and r.created_at >= now() - make_interval(days => $1))
    order by created_at limit $2`,
  runs: `select id from run where completed_at < now() - make_interval(days => $1) and details_forgotten_at is null
    order by completed_at limit $2 for update skip locked`,
  tokens: `delete from refresh_token where id in (
    select id from refresh_token where expires_at < now() - interval '1 day' order by expires_at limit $1)`,
  limits: `delete from rate_limit where key in (
    select key from rate_limit where expire < extract(epoch from now()) * 1000 order by expire limit $1)`,
  guestUsage: `delete from guest_usage_day where (day, key) in (
    select day, key from guest_usage_day where day < (now() at time zone 'Asia/Seoul')::date - 7 order by day limit $1)`,
  documents: `delete from generated_document where id in (
    select d.id from generated_document d join run r on r.id = d.run_id
    where r.status in ('FAILED', 'CANCELLED') and r.completed_at < now() - make_interval(days => $1) limit $2)`,
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

const forgetRuns = (pool: Pool, days: number): Promise<number> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: string }>(RETENTION_STATEMENTS.runs, [days, BATCH])
    const ids = rows.map(({ id }) => id)
    if (ids.length > 0) for (const statement of FORGET_RUNS) await client.query(statement, [ids])
    return ids.length
  })

const changed = async (pool: Pool, statement: string, values: unknown[]): Promise<number> =>
  (await pool.query(statement, values)).rowCount ?? 0

export interface Forgotten {
  guests: number
  runs: number
  documents: number
  tokens: number
}

/** One batch of each kind; what is left comes with the next turn. `forgetUser` deletes a user with everything of theirs. */
export const forgetOld = async (
  pool: Pool,
  { guestDays, runDays, documentDays }: Retention,
  forgetUser: (userId: string) => Promise<boolean>,
): Promise<Forgotten> => {
  const forgotten: Forgotten = { guests: 0, runs: 0, documents: 0, tokens: 0 }
  if (guestDays !== null) {
    const { rows } = await pool.query<{ id: string }>(RETENTION_STATEMENTS.guests, [guestDays, BATCH])
    for (const { id } of rows) if (await forgetUser(id)) forgotten.guests += 1
  }
  if (runDays !== null) forgotten.runs = await forgetRuns(pool, runDays)
  if (documentDays !== null)
    forgotten.documents = await changed(pool, RETENTION_STATEMENTS.documents, [documentDays, BATCH])
  forgotten.tokens = await changed(pool, RETENTION_STATEMENTS.tokens, [BATCH])
  await changed(pool, RETENTION_STATEMENTS.limits, [BATCH])
  await changed(pool, RETENTION_STATEMENTS.guestUsage, [BATCH])
  return forgotten
}
