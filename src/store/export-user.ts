import type { Pool } from 'pg'
import { inTransaction } from './transaction-block.ts'

interface Part {
  table: string
  /** Which rows are of the user $1. */
  where: string
  /** Columns that say nothing of the person: secrets of ours, and what is derived. */
  without?: readonly string[]
  order?: string
}

const OF_RUNS = 'run_id in (select id from run where user_id = $1)'
const OF_SESSIONS = 'session_id in (select id from chat_session where user_id = $1)'

/** Everything that is held about a person, by the name that it has in their export. */
export const EXPORTED = {
  account: { table: 'app_user', where: 'id = $1' },
  profile: { table: 'user_profile', where: 'user_id = $1' },
  socialSignIns: { table: 'social_auth', where: 'user_id = $1' },
  signIns: {
    table: 'refresh_token',
    where: 'user_id = $1',
    without: ['token_hash', 'replaced_by'],
    order: 'created_at',
  },
  preferences: { table: 'user_preference', where: 'user_id = $1', order: 'learned_at' },
  forgottenPreferences: { table: 'forgotten_preference', where: 'user_id = $1' },
  favorites: { table: 'user_favorite', where: 'user_id = $1', order: 'created_at' },
  savedSearches: { table: 'saved_search', where: 'user_id = $1', order: 'created_at' },
  pushSubscriptions: {
    table: 'push_subscription',
    where: 'user_id = $1',
    without: ['p256dh', 'auth'],
    order: 'created_at',
  },
  webhooks: {
    table: 'webhook',
    where: 'user_id = $1',
    without: ['secret', 'former_secret'],
    order: 'created_at',
  },
  usage: { table: 'usage_day', where: 'user_id = $1', order: 'day' },
  sessions: { table: 'chat_session', where: 'user_id = $1', order: 'created_at' },
  messages: { table: 'chat_message', where: OF_SESSIONS, order: 'created_at' },
  runs: {
    table: 'run',
    where: 'user_id = $1',
    without: ['lease_owner', 'idempotency_key'],
    order: 'created_at',
  },
  steps: { table: 'execution_step', where: OF_RUNS, order: 'run_id, position' },
  ratings: { table: 'answer_rating', where: OF_RUNS, order: 'created_at' },
  questionsToYou: { table: 'input_request', where: OF_RUNS, order: 'created_at' },
  documents: { table: 'generated_document', where: 'user_id = $1', without: ['file'], order: 'created_at' },
  hiddenTexts: { table: 'hidden_text', where: OF_RUNS, order: 'run_id, token' },
} as const satisfies Readonly<Record<string, Part>>

/** What hangs on a user and is no part of their export, and why. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  local_auth: 'a hash of the password, which says nothing and helps whoever guesses',
  mail_token: 'a hash of what a mail to them says, for as long as that is good',
  run_plan: 'revisions of the plan that stands with the run',
  run_event: 'the telling of what runs, steps and messages say',
  model_call:
    'what was told of the same run to a model, word for word out of the parts above, and its answer, which stands with the run',
  viewer_feed: 'how much they were told',
  viewer_event: 'that something of the above began, changed or ended, by its id',
  delivery: 'that something of the above is still to be told to a browser or a server of theirs',
  attention: 'that they look at something, for a minute',
  response_cache: 'copies of questions and answers that stand with their runs',
}

type Exported = Record<keyof typeof EXPORTED, Record<string, unknown>[]>

const read = ({ table, where, without = [], order = '1' }: Part): string =>
  `select to_jsonb(t) ${without.map((column) => `- '${column}'`).join(' ')} as row from ${table} t where ${where} order by ${order}`

/** As of one moment. Sealed values are sealed here. */
export const readEverythingOf = (pool: Pool, userId: string): Promise<Exported> =>
  inTransaction(pool, async (client) => {
    await client.query('set transaction isolation level repeatable read, read only')
    const parts: [string, Record<string, unknown>[]][] = []
    for (const [name, part] of Object.entries(EXPORTED)) {
      const { rows } = await client.query<{ row: Record<string, unknown> }>(read(part), [userId])
      parts.push([name, rows.map(({ row }) => row)])
    }
    return Object.fromEntries(parts) as Exported
  })
