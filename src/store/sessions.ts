import { DeadlockException } from '@mikro-orm/postgresql'
import type { EntityManager } from '@mikro-orm/postgresql'
import { ChatSession } from './entities/chat-session.ts'
import { User } from './entities/user.ts'
import { REQUEST_ERASURE } from './erase.ts'
import type { Queryable } from './statement.ts'
import { readStretches } from './keyset.ts'
import type { Slice, Stretch } from './keyset.ts'
import { cleanText } from '../domain/clean-text.ts'

export interface SessionRow {
  id: string
  title: string
  messageCount: number
  lastMessage: string | null
  summary: string | null
  /** The session sequence of the last event that this read includes; 0 before the first. */
  lastSequence: number
  createdAt: Date
  updatedAt: Date
}

const COLUMNS = `id, title, message_count as "messageCount", last_message as "lastMessage", summary, last_seq::int as "lastSequence",
  created_at as "createdAt", updated_at as "updatedAt"`

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

/** The sessions of each user, the last used first. */
export const listSessions = (
  db: Queryable,
  userIds: readonly string[],
  stretch: Stretch,
): Promise<Slice<SessionRow>[]> =>
  readStretches(
    db,
    {
      name: 'sessions.list',
      columns: COLUMNS,
      from: 'from chat_session where user_id = parent.id',
      parentType: 'uuid',
      values: [],
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
