import { sql } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { newId } from '../domain/id.ts'
import type { LearnedPreference, PreferenceKey } from '../domain/preference.ts'
import { anyOf, statement } from './db.ts'
import type { Db, Given, RowOf } from './db.ts'
import { UserPreference } from './entities/user-preference.ts'
import { rowOf } from './rows/row.ts'
import type { Queryable } from './statement.ts'
import { cleanJsonText } from './text.ts'
import { inTransaction, takeTurn } from './transaction-block.ts'

interface Owner {
  userId: string
}

export const USER_PREFERENCE = rowOf(UserPreference, 'p', { only: ['key', 'value', 'isStated', 'learnedAt'] })

const preferencesOf = (db: Db, { userId }: Given<Owner>) =>
  db
    .selectFrom('UserPreference')
    .select(['id', 'key', 'value', 'isStated', 'sourceMessage as sourceMessageId', 'learnedAt'])
    .where('user', '=', userId)

const byId = statement('preference.load', (db, given: Given<Owner & { ids: readonly string[] }>) =>
  preferencesOf(db, given).where('id', '=', anyOf(given.ids)),
)
export type PreferenceRow = RowOf<typeof byId>

export const loadPreferences = (
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<PreferenceRow[]> => byId.all(db, { userId, ids })

const list = statement('preference.list', (db, given: Given<Owner>) =>
  preferencesOf(db, given).orderBy('learnedAt', 'desc').orderBy('id', 'desc'),
)

/** The last learned first. */
export const listPreferences = (db: Queryable, userId: string): Promise<PreferenceRow[]> =>
  list.all(db, { userId })

/** Learning and forgetting of one user take turns: what is being forgotten must not be learned in the same moment. */
const lock = (client: PoolClient, { userId }: Owner): Promise<void> =>
  takeTurn(client, `preferences:${userId}`)

/** What was said until now teaches it no more. */
const forget = statement('preference.forget', (db, given: Given<Owner & { keys: readonly string[] }>) =>
  db
    .with('gone', (gone) =>
      gone
        .deleteFrom('UserPreference')
        .where('user', '=', given.userId)
        .where('key', '=', anyOf(given.keys))
        .returning('key'),
    )
    .insertInto('ForgottenPreference')
    .columns(['user', 'key', 'forgottenAt'])
    .expression((from) =>
      from
        .selectFrom(sql<{ key: string }>`unnest(${given.keys}::text[])`.as<'asked'>(sql`asked(key)`))
        .select([given.userId.as('owner'), 'asked.key', sql<Date>`clock_timestamp()`.as('at')]),
    )
    .onConflict((former) =>
      former.columns(['user', 'key']).doUpdateSet({ forgottenAt: (of) => of.ref('excluded.forgottenAt') }),
    ),
)

const keyOf = statement('preference.key', (db, given: Given<Owner & { id: string }>) =>
  db.selectFrom('UserPreference').select('key').where('user', '=', given.userId).where('id', '=', given.id),
)

/** False where the user has no such preference (any more). */
export const deletePreference = (pool: Pool, userId: string, id: string): Promise<boolean> =>
  inTransaction(pool, async (client) => {
    await lock(client, { userId })
    const found = await keyOf.first(client, { userId, id })
    if (found !== null) await forget.run(client, { userId, keys: [found.key] })
    return found !== null
  })

const ownerOf = statement('preference.owner', (db, given: Given<{ runId: string }>) =>
  db.selectFrom('Run').select('user as userId').where('id', '=', given.runId),
)

/** Forgets what the user of a run wants forgotten. */
export const forgetPreferences = async (
  client: PoolClient,
  runId: string,
  keys: readonly PreferenceKey[],
): Promise<void> => {
  const owner = await ownerOf.first(client, { runId })
  if (owner === null) return
  await lock(client, owner)
  await forget.run(client, { ...owner, keys })
}

interface Learned {
  userId: string
  runId: string
  /** JSON: { id, key, value, stated }[]. */
  learned: string
}

const learn = statement('preference.learn', (db, given: Given<Learned>) =>
  db
    .with('said', (said) =>
      said
        .selectFrom('Run as r')
        .innerJoin('ChatMessage as m', 'm.run', 'r.id')
        .select((run) => [
          'm.id as messageId',
          run
            .case()
            .when('r.forkedFromCheckpoint', 'is', null)
            .then(run.ref('m.createdAt'))
            .else(
              run
                .selectFrom('ChatMessage as o')
                .select(sql<Date>`min(${sql.ref('o.createdAt')})`.as('first'))
                .whereRef('o.session', '=', 'r.session')
                .where('o.role', '=', 'USER')
                .whereRef('o.content', '=', 'm.content'),
            )
            .end()
            .as('at'),
        ])
        .where('r.id', '=', given.runId)
        .where('m.role', '=', 'USER')
        .orderBy('m.createdAt')
        .limit(1),
    )
    .insertInto('UserPreference')
    .columns(['id', 'user', 'key', 'value', 'isStated', 'sourceMessage', 'learnedAt'])
    .expression((from) =>
      from
        .selectFrom([
          'said',
          sql<{
            id: string
            key: string
            value: string
            stated: boolean
          }>`jsonb_to_recordset(${given.learned}::jsonb)`.as<'l'>(
            sql`l(id uuid, key text, value text, stated boolean)`,
          ),
        ])
        .select([
          'l.id',
          given.userId.as('owner'),
          'l.key',
          'l.value',
          'l.stated',
          'said.messageId',
          'said.at',
        ])
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('ForgottenPreference as f')
                .select('f.key')
                .where('f.user', '=', given.userId)
                .whereRef('f.key', '=', 'l.key')
                .whereRef('f.forgottenAt', '>=', 'said.at'),
            ),
          ),
        ),
    )
    .onConflict((former) =>
      former
        .columns(['user', 'key'])
        .doUpdateSet({
          value: (of) => of.ref('excluded.value'),
          isStated: (of) => of.ref('excluded.isStated'),
          sourceMessage: (of) => of.ref('excluded.sourceMessage'),
          learnedAt: (of) => of.ref('excluded.learnedAt'),
        })
        .whereRef('UserPreference.learnedAt', '<=', 'excluded.learnedAt')
        .where((of) =>
          of.or([of('excluded.isStated', '=', true), of('UserPreference.isStated', '=', false)]),
        ),
    ),
)

/**
 * Keeps what a run's question taught of its user: the latest of a key stays, and a search takes no stated wish's place. A fork that repeats a question says nothing new,
 * so its words are as old as the first that said them.
 */
export const learnPreferences = async (
  client: PoolClient,
  runId: string,
  learned: readonly LearnedPreference[],
): Promise<void> => {
  const owner = await ownerOf.first(client, { runId })
  if (owner === null) return
  await lock(client, owner)
  const rows = learned.map(({ key, value, isStated }) => ({ id: newId(), key, value, stated: isStated }))
  await learn.run(client, { ...owner, runId, learned: cleanJsonText(rows) })
}

const known = statement('preference.known', (db, given: Given<Owner>) =>
  db
    .selectFrom('UserPreference')
    .select(['key', 'value', 'sourceMessage as messageId'])
    .where('user', '=', given.userId)
    .orderBy('key'),
)

/** What is known of a user with the message that said it; null where that message is gone. */
export const readKnownPreferences = (
  db: Queryable,
  userId: string,
): Promise<{ key: string; value: string; messageId: string | null }[]> => known.all(db, { userId })
