import type { MessageRole } from '../domain/run.ts'
import type { Queryable } from './statement.ts'
import { readStretches } from './keyset.ts'
import type { Slice, Stretch } from './keyset.ts'

export interface MessageRow {
  id: string
  sessionId: string
  runId: string | null
  role: MessageRole
  content: string
  /** domain Answer, as it was written. */
  answer: unknown
  createdAt: Date
}

const COLUMNS = `m.id, m.session_id as "sessionId", m.run_id as "runId", m.role, m.content,
  m.structured_data as answer, m.created_at as "createdAt"`
const OWNED = (userId: string) =>
  `chat_message m join chat_session s on s.id = m.session_id where s.user_id = ${userId}`

/** Messages of a user's sessions by id; somebody else's are not found. */
export const loadMessages = async (
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<MessageRow[]> => {
  const { rows } = await db.query<MessageRow>({
    name: 'messages.load',
    text: `select ${COLUMNS} from ${OWNED('$1')} and m.id = any($2::uuid[])`,
    values: [userId, ids],
  })
  return rows
}

/** The messages of each session, oldest first. */
export const listMessages = (
  db: Queryable,
  userId: string,
  sessionIds: readonly string[],
  stretch: Stretch,
): Promise<Slice<MessageRow>[]> =>
  readStretches(
    db,
    {
      name: 'messages.list',
      columns: COLUMNS,
      from: `from ${OWNED('$2')} and m.session_id = parent.id`,
      parentType: 'text',
      values: [userId],
      order: { at: 'm.created_at', id: 'm.id', idType: 'uuid' },
      descending: false,
    },
    sessionIds,
    stretch,
  )

/** What the sessions of a user hold of each run, oldest first. */
export const loadMessagesOfRuns = async (
  db: Queryable,
  userId: string,
  runIds: readonly string[],
): Promise<MessageRow[]> => {
  const { rows } = await db.query<MessageRow>({
    name: 'messages.of-runs',
    text: `select ${COLUMNS} from ${OWNED('$1')} and m.run_id = any($2::uuid[]) order by m.created_at, m.id`,
    values: [userId, runIds],
  })
  return rows
}

/** The message that ends a user's run; null where there is none. */
export const findAnswerMessage = async (
  db: Queryable,
  userId: string,
  runId: string,
): Promise<string | null> => {
  const { rows } = await db.query<{ id: string }>({
    name: 'messages.answer',
    text: `select m.id from ${OWNED('$1')} and m.run_id = $2 and m.role = 'ASSISTANT' limit 1`,
    values: [userId, runId],
  })
  return rows[0]?.id ?? null
}

/** The message that a user's run answers; null where it is gone. */
export const findQuestion = async (db: Queryable, userId: string, runId: string): Promise<string | null> => {
  const { rows } = await db.query<{ id: string }>({
    name: 'messages.question',
    text: `select m.id from ${OWNED('$1')} and m.run_id = $2 and m.role = 'USER' order by m.created_at, m.id limit 1`,
    values: [userId, runId],
  })
  return rows[0]?.id ?? null
}
