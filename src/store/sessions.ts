import { DeadlockException } from '@mikro-orm/postgresql'
import type { EntityManager } from '@mikro-orm/postgresql'
import { ChatSession } from './entities/chat-session.ts'
import { User } from './entities/user.ts'
import { REQUEST_ERASURE } from './erase.ts'
import type { Queryable } from './statement.ts'
import { readStretches } from './keyset.ts'
import type { Slice, Stretch } from './keyset.ts'
import { cleanText } from '../domain/text/clean.ts'

export interface SessionRow {
  id: string
  title: string
  messageCount: number
  lastMessage: string | null
  summary: string | null
  /** The session sequence of the last event that this read includes; 0 before the first. */
  lastSequence: number
  archivedAt: Date | null
  createdAt: Date
  updatedAt: Date
}

const COLUMNS = `id, title, message_count as "messageCount", last_message as "lastMessage", summary, last_seq::int as "lastSequence",
  archived_at as "archivedAt", created_at as "createdAt", updated_at as "updatedAt"`

/** Sessions of a user by id; somebody else's are not found. */
export const loadSessions = async (
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<SessionRow[]> => {
  const { rows } = await db.query<SessionRow>({
    name: 'sessions.load',
    text: `select ${COLUMNS} from chat_session where user_id = $1 and id = any($2::text[])`,
    values: [userId, ids],
  })
  return rows
}

/** Which sessions of a user. */
export interface SessionChoice {
  isArchived: boolean
  /** Each stands in the title or in a message, whatever its case. */
  words: readonly string[]
}

const FOUND = `and not exists (select from unnest($2::text[]) word where not (s.title ilike word
  or exists (select from chat_message m where m.session_id = s.id and m.content ilike word)))`
const like = (word: string): string => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`

/** The sessions of each user, the last used first. */
export const listSessions = (
  db: Queryable,
  userIds: readonly string[],
  stretch: Stretch,
  { isArchived, words }: SessionChoice,
): Promise<Slice<SessionRow>[]> =>
  readStretches(
    db,
    {
      name: `sessions.${isArchived ? 'archived' : 'list'}${words.length > 0 ? '.found' : ''}`,
      columns: COLUMNS,
      from: `from chat_session s where s.user_id = parent.id and s.archived_at is ${isArchived ? 'not null' : 'null'}
        ${words.length > 0 ? FOUND : ''}`,
      parentType: 'uuid',
      values: words.length > 0 ? [words.map(like)] : [],
      order: { at: 'updated_at', id: 'id', idType: 'text' },
      descending: true,
    },
    userIds,
    stretch,
  )

/** Returns the new session's id. */
export const createSession = (em: EntityManager, userId: string, title: string): Promise<string> =>
  em.transactional(async (tx) => {
    const session = tx.create(ChatSession, { user: tx.getReference(User, userId), title: cleanText(title) })
    await tx.flush()
    return session.id
  })

/** False where the user has no such session. */
export const renameSession = (
  em: EntityManager,
  userId: string,
  id: string,
  title: string,
): Promise<boolean> =>
  em.transactional(async (tx) => {
    const changed = await tx.nativeUpdate(
      ChatSession,
      { id, user: userId },
      { title: cleanText(title), updatedAt: new Date() },
    )
    return changed === 1
  })

/** Puts a session away, or takes it out again; done already, it stays as it is. False where the user has no such session. */
export const archiveSession = async (
  db: Queryable,
  userId: string,
  id: string,
  isArchived: boolean,
): Promise<boolean> => {
  const { rowCount } = await db.query({
    name: 'sessions.archive',
    text: `update chat_session set archived_at = case when $3 then coalesce(archived_at, now()) end
      where id = $1 and user_id = $2`,
    values: [id, userId, isArchived],
  })
  return rowCount === 1
}

/** The session's runs that have not ended, oldest first. */
export const listOpenRunIds = async (db: Queryable, userId: string, sessionId: string): Promise<string[]> => {
  const { rows } = await db.query<{ id: string }>({
    name: 'sessions.open-runs',
    text: `select id from run where session_id = $1 and user_id = $2
      and status in ('QUEUED', 'RUNNING', 'WAITING_FOR_INPUT') order by created_at, id`,
    values: [sessionId, userId],
  })
  return rows.map((row) => row.id)
}

/** The same for all sessions of a user. */
export const listOpenRuns = async (db: Queryable, userId: string): Promise<string[]> => {
  const { rows } = await db.query<{ id: string }>({
    name: 'sessions.all-open-runs',
    text: `select id from run where user_id = $1 and status in ('QUEUED', 'RUNNING', 'WAITING_FOR_INPUT')
      order by created_at, id`,
    values: [userId],
  })
  return rows.map((row) => row.id)
}

// LangGraph's tables have no foreign keys; a run's id is the name of its thread.
const CHECKPOINT_TABLES = ['checkpoint_writes', 'checkpoint_blobs', 'checkpoints'] as const
const ATTEMPTS = 3

/**
 * Deletes a session and everything of it, in one transaction: messages, runs, events, steps, documents, checkpoints and
 * waiting jobs. False where the user has no such session.
 */
export const deleteSession = (em: EntityManager, userId: string, id: string): Promise<boolean> =>
  deleteAgainstWriters(em, (tx) => deleteEverything(tx, userId, id))

/** One transaction, begun again when it met another the wrong way round. */
export const deleteAgainstWriters = async (
  em: EntityManager,
  work: (tx: EntityManager) => Promise<boolean>,
): Promise<boolean> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await em.transactional(work)
    } catch (error) {
      // A run that starts or writes takes the same locks, in an order of its own.
      if (!(error instanceof DeadlockException) || attempt === ATTEMPTS) throw error
    }
  }
}

/** {@link deleteSession} as a part of a greater transaction. */
export const deleteEverything = async (tx: EntityManager, userId: string, id: string): Promise<boolean> => {
  const sql = (text: string, values: unknown[]): Promise<object[]> =>
    tx.getConnection().execute<object[]>(text, values, 'all', tx.getTransactionContext())
  // Runs before their session, as the journal locks them.
  await sql('select from run where session_id = ? and user_id = ? order by id for update', [id, userId])
  const session = await sql('select id from chat_session where id = ? and user_id = ? for update', [
    id,
    userId,
  ])
  if (session.length === 0) return false
  for (const table of CHECKPOINT_TABLES) {
    await sql(
      `delete from langgraph.${table} where thread_id in (select id::text from run where session_id = ?)`,
      [id],
    )
  }
  await sql(`select graphile_worker.remove_job('run:' || id) from run where session_id = ?`, [id])
  await tx.nativeDelete(ChatSession, { id, user: userId })
  await sql(REQUEST_ERASURE, [])
  return true
}
