import { sql } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { newSessionId } from '../domain/id.ts'
import { cleanText } from '../domain/text/clean.ts'
import { deleteCheckpointsOf } from './checkpoints.ts'
import { anyOf, now, statement } from './db.ts'
import type { Db, Given, RowOf } from './db.ts'
import { REQUEST_ERASURE } from './erase.ts'
import { stretches } from './keyset.ts'
import type { Slice, Stretch } from './keyset.ts'
import { OPEN } from './runs.ts'
import type { Queryable } from './statement.ts'
import { inPatientTransaction } from './transaction-block.ts'

const sessions = (db: Db) =>
  db.selectFrom('ChatSession as s').select([
    's.id',
    's.title',
    's.messageCount',
    's.lastMessage',
    's.summary',
    // The session sequence of the last event that this read includes; 0 before the first.
    's.lastSeq as lastSequence',
    's.archivedAt',
    's.createdAt',
    's.updatedAt',
  ])

interface Owner {
  userId: string
}
interface OfSession extends Owner {
  id: string
}

const byId = statement('sessions.load', (db, given: Given<Owner & { ids: readonly string[] }>) =>
  sessions(db).where('s.user', '=', given.userId).where('s.id', '=', anyOf(given.ids)),
)
export type SessionRow = RowOf<typeof byId>

/** Sessions of a user by id; somebody else's are not found. */
export const loadSessions = (db: Queryable, userId: string, ids: readonly string[]): Promise<SessionRow[]> =>
  byId.all(db, { userId, ids })

/** Which sessions of a user. */
export interface SessionChoice {
  isArchived: boolean
  /** Each stands in the title or in a message, whatever its case. */
  words: readonly string[]
}

const like = (word: string): string => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`

const ofUsers = (isArchived: boolean) => {
  const name = `sessions.${isArchived ? 'archived' : 'list'}`
  const all = (db: Db) => sessions(db).where('s.archivedAt', isArchived ? 'is not' : 'is', null)
  const of = {
    parentType: 'uuid',
    order: { at: 's.updatedAt', id: 's.id', idType: 'text' },
    isDescending: true,
  } as const
  return {
    all: stretches({ ...of, name, page: (db, userId) => all(db).where('s.user', '=', userId) }),
    found: stretches({
      ...of,
      name: `${name}.found`,
      page: (db, userId, given: Given<{ words: readonly string[] }>) =>
        all(db)
          .where('s.user', '=', userId)
          .where(({ not, exists, or, eb, selectFrom }) =>
            not(
              exists(
                selectFrom(sql<{ word: string }>`unnest(${given.words}::text[])`.as<'w'>(sql`w(word)`))
                  .select('w.word')
                  .where(
                    not(
                      or([
                        eb('s.title', 'ilike', sql<string>`w.word`),
                        exists(
                          selectFrom('ChatMessage as m')
                            .select('m.id')
                            .whereRef('m.session', '=', 's.id')
                            .where('m.content', 'ilike', sql<string>`w.word`),
                        ),
                      ]),
                    ),
                  ),
              ),
            ),
          ),
    }),
  }
}
const archived = ofUsers(true)
const current = ofUsers(false)

/** The sessions of each user, the last used first. */
export const listSessions = (
  db: Queryable,
  userIds: readonly string[],
  stretch: Stretch,
  { isArchived, words }: SessionChoice,
): Promise<Slice<SessionRow>[]> => {
  const lists = isArchived ? archived : current
  return words.length === 0
    ? lists.all(db, userIds, {}, stretch)
    : lists.found(db, userIds, { words: words.map(like) }, stretch)
}

const insert = statement('sessions.create', (db, given: Given<OfSession & { title: string }>) =>
  db.insertInto('ChatSession').values({ id: given.id, user: given.userId, title: given.title }),
)

/** Returns the new session's id. */
export const createSession = async (db: Queryable, userId: string, title: string): Promise<string> => {
  const id = newSessionId()
  await insert.run(db, { id, userId, title: cleanText(title) })
  return id
}

const rename = statement('sessions.rename', (db, given: Given<OfSession & { title: string }>) =>
  db
    .updateTable('ChatSession')
    .set({ title: given.title, updatedAt: now })
    .where('id', '=', given.id)
    .where('user', '=', given.userId),
)

/** False where the user has no such session. */
export const renameSession = async (
  db: Queryable,
  userId: string,
  id: string,
  title: string,
): Promise<boolean> => (await rename.run(db, { id, userId, title: cleanText(title) })) === 1

const archive = statement('sessions.archive', (db, given: Given<OfSession & { isArchived: boolean }>) =>
  db
    .updateTable('ChatSession')
    .set({
      archivedAt: sql<Date | null>`case when ${given.isArchived} then coalesce(${sql.ref('archivedAt')}, now()) end`,
    })
    .where('id', '=', given.id)
    .where('user', '=', given.userId),
)

/** Puts a session away, or takes it out again; done already, it stays as it is. False where the user has no such session. */
export const archiveSession = async (
  db: Queryable,
  userId: string,
  id: string,
  isArchived: boolean,
): Promise<boolean> => (await archive.run(db, { id, userId, isArchived })) === 1

const openRuns = (db: Db, { userId }: Given<Owner>) =>
  db
    .selectFrom('Run')
    .select('id')
    .where('user', '=', userId)
    .where('status', 'in', OPEN)
    .orderBy('createdAt')
    .orderBy('id')
const openOfSession = statement('sessions.open-runs', (db, given: Given<OfSession>) =>
  openRuns(db, given).where('session', '=', given.id),
)
const openOfUser = statement('sessions.all-open-runs', (db, given: Given<Owner>) => openRuns(db, given))
const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)

/** The session's runs that have not ended, oldest first. */
export const listOpenRunIds = async (db: Queryable, userId: string, sessionId: string): Promise<string[]> =>
  idsOf(await openOfSession.all(db, { id: sessionId, userId }))

/** The same for all sessions of a user. */
export const listOpenRuns = async (db: Queryable, userId: string): Promise<string[]> =>
  idsOf(await openOfUser.all(db, { userId }))

const lockRuns = statement('sessions.lock-runs', (db, given: Given<OfSession>) =>
  db
    .selectFrom('Run')
    .select('id')
    .where('session', '=', given.id)
    .where('user', '=', given.userId)
    .orderBy('id')
    .forUpdate(),
)
const lockSession = statement('sessions.lock', (db, given: Given<OfSession>) =>
  db
    .selectFrom('ChatSession')
    .select('id')
    .where('id', '=', given.id)
    .where('user', '=', given.userId)
    .forUpdate(),
)
const removeJobs = statement('sessions.remove-jobs', (db, given: Given<{ id: string }>) =>
  db
    .selectFrom('Run')
    .select(sql`graphile_worker.remove_job('run:' || ${sql.ref('id')})`.as('job'))
    .where('session', '=', given.id),
)
const remove = statement('sessions.delete', (db, given: Given<OfSession>) =>
  db.deleteFrom('ChatSession').where('id', '=', given.id).where('user', '=', given.userId),
)

/**
 * Deletes a session and everything of it, in one transaction: messages, runs, events, steps, documents, checkpoints and
 * waiting jobs. False where the user has no such session.
 */
export const deleteSession = (pool: Pool, userId: string, id: string): Promise<boolean> =>
  // A run that starts or writes takes the same locks, in an order of its own.
  inPatientTransaction(pool, (client) => deleteEverything(client, userId, id))

/** {@link deleteSession} as a part of a greater transaction. */
export const deleteEverything = async (client: PoolClient, userId: string, id: string): Promise<boolean> => {
  // Runs before their session, as the journal locks them.
  await lockRuns.run(client, { id, userId })
  if ((await lockSession.first(client, { id, userId })) === null) return false
  await deleteCheckpointsOf(client, id)
  await removeJobs.all(client, { id })
  await remove.run(client, { id, userId })
  await client.query(REQUEST_ERASURE)
  return true
}
