import type { Pool, PoolClient } from 'pg'
import { newId } from '../domain/id.ts'
import type { LearnedPreference, PreferenceKey } from '../domain/preference.ts'
import type { Queryable } from './statement.ts'
import { select } from './statement.ts'
import { cleanJson } from './text.ts'
import { inTransaction } from './transaction-block.ts'

export interface PreferenceRow {
  id: string
  key: string
  value: string
  isStated: boolean
  sourceMessageId: string | null
  learnedAt: Date
}

type Row = PreferenceRow
const COLUMNS =
  'id, key, value, is_stated as "isStated", source_message_id as "sourceMessageId", learned_at as "learnedAt"'

export const loadPreferences = (
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<PreferenceRow[]> =>
  select<Row>(
    db,
    'preference.load',
    `select ${COLUMNS} from user_preference where user_id = $1 and id = any($2::uuid[])`,
    [userId, ids],
  )

/** The last learned first. */
export const listPreferences = (db: Queryable, userId: string): Promise<PreferenceRow[]> =>
  select<Row>(
    db,
    'preference.list',
    `select ${COLUMNS} from user_preference where user_id = $1 order by learned_at desc, id desc`,
    [userId],
  )

/** Learning and forgetting of one user take turns: what is being forgotten must not be learned in the same moment. */
const LOCK = `select pg_advisory_xact_lock(hashtextextended('preferences:' || $1, 0))`

/** What was said until now teaches it no more. */
const FORGET = `with gone as (delete from user_preference where user_id = $1 and key = any($2) returning key)
  insert into forgotten_preference (user_id, key, forgotten_at) select $1, key, clock_timestamp() from unnest($2::text[]) as key
  on conflict (user_id, key) do update set forgotten_at = excluded.forgotten_at`

/** False where the user has no such preference (any more). */
export const deletePreference = (pool: Pool, userId: string, id: string): Promise<boolean> =>
  inTransaction(pool, async (client) => {
    await client.query(LOCK, [userId])
    const { rows } = await client.query<{ key: string }>(
      'select key from user_preference where user_id = $1 and id = $2',
      [userId, id],
    )
    if (rows.length > 0) await client.query(FORGET, [userId, rows.map(({ key }) => key)])
    return rows.length > 0
  })

/** Forgets what the user of a run wants forgotten. */
export const forgetPreferences = async (
  client: PoolClient,
  runId: string,
  keys: readonly PreferenceKey[],
): Promise<void> => {
  const { rows } = await client.query<{ userId: string }>(
    'select user_id as "userId" from run where id = $1',
    [runId],
  )
  for (const { userId } of rows) {
    await client.query(LOCK, [userId])
    await client.query(FORGET, [userId, keys])
  }
}

/**
 * Keeps what a run's question taught of its user: the latest of a key stays, and a search takes no stated wish's place. A fork that repeats a question says nothing new,
 * so its words are as old as the first that said them.
 */
export const learnPreferences = async (
  client: PoolClient,
  runId: string,
  learned: readonly LearnedPreference[],
): Promise<void> => {
  const { rows } = await client.query<{ userId: string }>(
    'select user_id as "userId" from run where id = $1',
    [runId],
  )
  const [run] = rows
  if (run === undefined) return
  await client.query(LOCK, [run.userId])
  await client.query(
    `with said as (
       select m.id, case when r.forked_from_checkpoint is null then m.created_at else (
           select min(o.created_at) from chat_message o
           where o.session_id = r.session_id and o.role = 'USER' and o.content = m.content) end as at
       from run r join chat_message m on m.run_id = r.id and m.role = 'USER'
       where r.id = $2 order by m.created_at limit 1
     )
     insert into user_preference (id, user_id, key, value, is_stated, source_message_id, learned_at)
     select l.id, $1, l.key, l.value, l.stated, said.id, said.at
     from said, jsonb_to_recordset($3::jsonb) as l(id uuid, key text, value text, stated boolean)
     where not exists (select from forgotten_preference f
       where f.user_id = $1 and f.key = l.key and f.forgotten_at >= said.at)
     on conflict (user_id, key) do update
       set value = excluded.value, is_stated = excluded.is_stated, source_message_id = excluded.source_message_id,
         learned_at = excluded.learned_at
       where user_preference.learned_at <= excluded.learned_at and (excluded.is_stated or not user_preference.is_stated)`,
    [
      run.userId,
      runId,
      JSON.stringify(
        cleanJson(learned.map(({ key, value, isStated }) => ({ id: newId(), key, value, stated: isStated }))),
      ),
    ],
  )
}

/** What is known of a user with the message that said it; null where that message is gone. */
export const readKnownPreferences = (
  db: Queryable,
  userId: string,
): Promise<{ key: string; value: string; messageId: string | null }[]> =>
  select(
    db,
    'preference.known',
    'select key, value, source_message_id as "messageId" from user_preference where user_id = $1 order by key',
    [userId],
  )
