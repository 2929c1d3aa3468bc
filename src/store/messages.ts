import { anyOf, statement } from './db.ts'
import type { Db, Given, RowOf } from './db.ts'
import { stretches } from './keyset.ts'
import type { Slice, Stretch } from './keyset.ts'
import type { Queryable } from './statement.ts'

interface Owner {
  userId: string
}

const messagesOf = (db: Db, { userId }: Given<Owner>) =>
  db
    .selectFrom('ChatMessage as m')
    .innerJoin('ChatSession as s', 's.id', 'm.session')
    .where('s.user', '=', userId)

const shown = (db: Db, owner: Given<Owner>) =>
  messagesOf(db, owner).select([
    'm.id',
    'm.session as sessionId',
    'm.run as runId',
    'm.role',
    'm.content',
    // domain Answer, as it was written.
    'm.structuredData as answer',
    'm.createdAt',
  ])

const byId = statement('messages.load', (db, given: Given<Owner & { ids: readonly string[] }>) =>
  shown(db, given).where('m.id', '=', anyOf(given.ids)),
)
export type MessageRow = RowOf<typeof byId>

/** Messages of a user's sessions by id; somebody else's are not found. */
export const loadMessages = (db: Queryable, userId: string, ids: readonly string[]): Promise<MessageRow[]> =>
  byId.all(db, { userId, ids })

const ofSessions = stretches({
  name: 'messages.list',
  parentType: 'text',
  page: (db, sessionId, given: Given<Owner>) => shown(db, given).where('m.session', '=', sessionId),
  order: { at: 'm.createdAt', id: 'm.id', idType: 'uuid' },
  isDescending: false,
})

/** The messages of each session, oldest first. */
export const listMessages = (
  db: Queryable,
  userId: string,
  sessionIds: readonly string[],
  stretch: Stretch,
): Promise<Slice<MessageRow>[]> => ofSessions(db, sessionIds, { userId }, stretch)

const ofRuns = statement('messages.of-runs', (db, given: Given<Owner & { runIds: readonly string[] }>) =>
  shown(db, given).where('m.run', '=', anyOf(given.runIds)).orderBy('m.createdAt').orderBy('m.id'),
)

/** What the sessions of a user hold of each run, oldest first. */
export const loadMessagesOfRuns = (
  db: Queryable,
  userId: string,
  runIds: readonly string[],
): Promise<MessageRow[]> => ofRuns.all(db, { userId, runIds })

interface OfRun extends Owner {
  runId: string
}

const answerOf = statement('messages.answer', (db, given: Given<OfRun>) =>
  messagesOf(db, given)
    .select('m.id')
    .where('m.run', '=', given.runId)
    .where('m.role', '=', 'ASSISTANT')
    .limit(1),
)

/** The message that ends a user's run; null where there is none. */
export const findAnswerMessage = async (
  db: Queryable,
  userId: string,
  runId: string,
): Promise<string | null> => (await answerOf.first(db, { userId, runId }))?.id ?? null

const questionOf = statement('messages.question', (db, given: Given<OfRun>) =>
  messagesOf(db, given)
    .select('m.id')
    .where('m.run', '=', given.runId)
    .where('m.role', '=', 'USER')
    .orderBy('m.createdAt')
    .orderBy('m.id')
    .limit(1),
)

/** The message that a user's run answers; null where it is gone. */
export const findQuestion = async (db: Queryable, userId: string, runId: string): Promise<string | null> =>
  (await questionOf.first(db, { userId, runId }))?.id ?? null
