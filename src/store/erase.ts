import type { Pool, PoolClient } from 'pg'

/**
 * The tables that deleting a session or an account takes rows from, with the columns in which somebody's words stand. No
 * condition of a statement is on these, so the planner needs no statistics of them, which would keep what was deleted.
 */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  'public.app_user': ['email'],
  'public.user_profile': ['nickname', 'bio', 'image_url'],
  'public.local_auth': ['hashed_password'],
  'public.social_auth': ['provider_user_id'],
  'public.refresh_token': ['user_agent'],
  'public.mail_token': [],
  'public.user_favorite': [],
  'public.saved_search': ['name', 'filter', 'query_text', 'unrecognized'],
  'public.user_preference': ['value'],
  'public.forgotten_preference': [],
  'public.viewer_feed': [],
  'public.viewer_event': [],
  'public.push_subscription': ['endpoint', 'user_agent'],
  'public.webhook': ['url', 'last_error'],
  'public.delivery': ['event'],
  'public.attention': [],
  'public.chat_session': ['title', 'last_message', 'summary', 'metadata'],
  'public.chat_message': ['content', 'structured_data'],
  'public.run': ['query', 'settings', 'idempotency_key', 'plan', 'answer', 'error', 'usage', 'cancel_reason'],
  'public.run_plan': ['plan'],
  'public.execution_step': ['task', 'description', 'result', 'error'],
  'public.run_event': ['payload'],
  'public.answer_rating': ['reasons', 'comment'],
  'public.input_request': ['payload', 'answer'],
  'public.model_call': ['output'],
  'public.generated_document': ['title', 'markdown', 'file', 'review'],
  'public.hidden_text': ['token', 'sealed'],
  'public.response_cache': ['normalised_query', 'embedding', 'answer'],
  'langgraph.checkpoints': ['checkpoint', 'metadata'],
  'langgraph.checkpoint_blobs': ['blob'],
  'langgraph.checkpoint_writes': ['blob'],
}

/** Deletions of a while are erased together. */
const DELAY = '10 minutes'

/** Part of the transaction that deletes: rows that are gone stand in pages, indexes and statistics until this was done. */
export const REQUEST_ERASURE = `select graphile_worker.add_job('erase', job_key := 'erase',
  job_key_mode := 'preserve_run_at', run_at := now() + interval '${DELAY}')`

const NAMED = `select format('%I.%I', n.nspname, c.relname) as "table", n.nspname as "schema", c.relname as "name",
    a.attname as "column", format_type(a.atttypid, a.atttypmod) as "type",
    to_regprocedure('pg_clear_attribute_stats(text,text,text,boolean)') is not null as "clears"
  from unnest($1::text[], $2::text[]) as w(place, words)
  join pg_class c on c.oid = to_regclass(w.place)
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attname = w.words
  where coalesce(a.attstattarget, -1) <> 0
  order by 1, 4`

interface Word {
  table: string
  schema: string
  name: string
  column: string
  type: string
  /** Whether the server can be told to forget statistics: from PostgreSQL 18 on. */
  clears: boolean
}

const KEPT = 'select from pg_stats where schemaname = $1 and tablename = $2 and attname = $3'

/** What takes away and makes again the triggers that name a column, which bind its type. */
const TRIGGERS = `select format('drop trigger %I on %s', t.tgname, $1::text) as "drop", pg_get_triggerdef(t.oid) as "create"
  from pg_trigger t
  where t.oid in (select d.objid from pg_depend d
    join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
    where d.classid = 'pg_trigger'::regclass and d.refobjid = to_regclass($1) and a.attname = $2)
  order by t.tgname`

/** The tables, and beside them the columns. */
const placesOfWords = (): [string[], string[]] => {
  const places = Object.entries(WORDS).flatMap(([place, words]) =>
    words.map((word) => [place, word] as const),
  )
  return [places.map(([place]) => place), places.map(([, word]) => word)]
}

/** Forgets what statistics hold of people's words, and sees to it that none are made. Done already, it only looks. */
export const keepWordsOutOfStatistics = async (db: Pool | PoolClient): Promise<void> => {
  const { rows } = await db.query<Word>(NAMED, placesOfWords())
  for (const { table, schema, name, column, type, clears } of rows) {
    await db.query(`alter table ${table} alter column "${column}" set statistics 0`)
    if (clears) {
      await db.query('select pg_clear_attribute_stats($1, $2, $3, false)', [schema, name, column])
      continue
    }
    // Looked for after none are made any more.
    const { rowCount } = await db.query(KEPT, [schema, name, column])
    if (rowCount === 0) continue
    // Before PostgreSQL 18 only a change of type forgets them, be it to the same one: one message, and so one transaction.
    const { rows: triggers } = await db.query<{ drop: string; create: string }>(TRIGGERS, [table, column])
    await db.query(
      [
        ...triggers.map((it) => it.drop),
        `alter table ${table} alter column "${column}" type ${type}`,
        ...triggers.map((it) => it.create),
      ].join('; '),
    )
  }
}

// An index by an expression depends on its columns.
const INDEXES_OF_WORDS = `select distinct i.indexrelid::regclass::text as "index", i.indisvalid as "valid"
  from unnest($1::text[], $2::text[]) as w(place, words)
  join pg_index i on i.indrelid = to_regclass(w.place)
  join pg_attribute a on a.attrelid = i.indrelid and a.attname = w.words
  where a.attnum = any(i.indkey)
    or exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = i.indexrelid
      and d.refobjid = i.indrelid and d.refobjsubid = a.attnum)`

/** What an attempt that died in its middle leaves beside the index that it was to replace. */
const LEFT_BEHIND = /_cc(?:new|old)\d*"?$/

/**
 * A vacuum takes a row's own entry out of an index, and not the copies of its key by which the pages above are told apart: only
 * a new index has none of them. Made beside the old one, while that is used.
 */
const renewIndexesOfWords = async (client: PoolClient): Promise<void> => {
  const { rows } = await client.query<{ index: string; valid: boolean }>(INDEXES_OF_WORDS, placesOfWords())
  for (const { index, valid } of rows) {
    if (!valid && LEFT_BEHIND.test(index)) await client.query(`drop index concurrently if exists ${index}`)
    else await client.query(`reindex index concurrently ${index}`)
  }
}

/**
 * After it no query, statistic or index has anything of rows that were deleted before it began, and no page holds them as a row,
 * be it a dead one. In the free space of pages their bytes stand until something is written over them.
 */
export const eraseDeleted = async (pool: Pool): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await keepWordsOutOfStatistics(client)
    const tables = Object.keys(WORDS).join(', ')
    await client.query(`vacuum (analyze, index_cleanup on) ${tables}`)
    await renewIndexesOfWords(client)
  } finally {
    // Its settings are no one else's.
    client.release(true)
  }
}
