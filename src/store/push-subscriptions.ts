import { sql } from 'kysely'
import type { Pool } from 'pg'
import { newId } from '../domain/id.ts'
import type { PushReceiver } from '../domain/push.ts'
import type { Language } from '../domain/run.ts'
import { MAX_PUSH_SUBSCRIPTIONS } from '../domain/webhook.ts'
import { anyOf, countAll, now, statement } from './db.ts'
import type { Db, Given, RowOf } from './db.ts'
import { PushSubscription } from './entities/push-subscription.ts'
import { rowOf } from './rows/row.ts'
import type { Queryable } from './statement.ts'
import { inTurn } from './transaction-block.ts'

interface Owner {
  userId: string
}
interface Own extends Owner {
  id: string
}

/** `family`: the sign-in that registered it; `deliveredAt`: the last time that its push service took something for it. */
const SHOWN = ['id', 'family', 'userAgent', 'deliveredAt', 'createdAt'] as const
export const PUSH_SUBSCRIPTION = rowOf(PushSubscription, 'p', { only: SHOWN })

/** Whether a browser's sign-in stands: without one it is somebody else's, or nobody's. */
const signInsOf = (db: Db, table: 'PushSubscription' | 'p') =>
  db
    .selectFrom('RefreshToken as t')
    .select('t.id')
    .where('t.family', '=', sql.ref<string>(`${table}.family`))
    .where('t.user', '=', sql.ref<string>(`${table}.user`))
    .where('t.revokedAt', 'is', null)
    .where('t.expiresAt', '>', now)

export interface PushRegistration extends PushReceiver {
  family: string
  userAgent: string | null
  language: Language
}

const dropOutdated = statement('push.outdated', (db, given: Given<Owner>) =>
  db
    .deleteFrom('PushSubscription')
    .where('user', '=', given.userId)
    .where(({ not, exists }) => not(exists(signInsOf(db, 'PushSubscription')))),
)

const keep = statement('push.keep', (db, given: Given<Own & PushRegistration>) =>
  db
    .insertInto('PushSubscription')
    .columns(['id', 'user', 'endpoint', 'p256dh', 'auth', 'family', 'userAgent', 'language'])
    .expression(
      db
        .selectNoFrom([
          given.id.as('id'),
          given.userId.as('user'),
          given.endpoint.as('endpoint'),
          given.p256dh.as('p256dh'),
          given.auth.as('auth'),
          given.family.as('family'),
          given.userAgent.as('agent'),
          given.language.as('language'),
        ])
        .where(
          (others) =>
            others
              .selectFrom('PushSubscription')
              .select(countAll.as('count'))
              .where('user', '=', given.userId)
              .where('endpoint', '<>', given.endpoint),
          '<',
          MAX_PUSH_SUBSCRIPTIONS,
        ),
    )
    .onConflict((former) =>
      former.column('endpoint').doUpdateSet({
        user: (of) => of.ref('excluded.user'),
        p256dh: (of) => of.ref('excluded.p256dh'),
        auth: (of) => of.ref('excluded.auth'),
        family: (of) => of.ref('excluded.family'),
        userAgent: (of) => of.ref('excluded.userAgent'),
        language: (of) => of.ref('excluded.language'),
        id: sql<string>`case when ${sql.ref('PushSubscription.user')} = ${sql.ref('excluded.user')}
          then ${sql.ref('PushSubscription.id')} else ${sql.ref('excluded.id')} end`,
      }),
    )
    .returning(SHOWN),
)
export type PushSubscriptionRow = RowOf<typeof keep>

/**
 * A browser is one user's, the last who registered it. Null: the user has as many as one may, whose sign-ins all stand; the
 * others make way.
 */
export const keepPushSubscription = (
  pool: Pool,
  userId: string,
  registration: PushRegistration,
): Promise<PushSubscriptionRow | null> =>
  inTurn(pool, `push:${userId}`, async (client) => {
    await dropOutdated.run(client, { userId })
    return keep.first(client, { ...registration, id: newId(), userId })
  })

const subscriptionsOf = (db: Db, { userId }: Given<Owner>) =>
  db
    .selectFrom('PushSubscription as p')
    .select(['p.id', 'p.family', 'p.userAgent', 'p.deliveredAt', 'p.createdAt'])
    .where('p.user', '=', userId)
    .where(({ exists }) => exists(signInsOf(db, 'p')))

const byId = statement('push.load', (db, given: Given<Owner & { ids: readonly string[] }>) =>
  subscriptionsOf(db, given).where('p.id', '=', anyOf(given.ids)),
)

export const loadPushSubscriptions = (
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<PushSubscriptionRow[]> => byId.all(db, { userId, ids })

const list = statement('push.list', (db, given: Given<Owner>) =>
  subscriptionsOf(db, given).orderBy('p.createdAt', 'desc').orderBy('p.id', 'desc'),
)

/** The last registered first. */
export const listPushSubscriptions = (db: Queryable, userId: string): Promise<PushSubscriptionRow[]> =>
  list.all(db, { userId })

const remove = statement('push.delete', (db, given: Given<Own>) =>
  db.deleteFrom('PushSubscription').where('user', '=', given.userId).where('id', '=', given.id),
)

/** False where the user has no such subscription (any more). */
export const deletePushSubscription = async (db: Queryable, userId: string, id: string): Promise<boolean> =>
  (await remove.run(db, { userId, id })) > 0

const target = statement('push.target', (db, given: Given<Own & { runId: string }>) =>
  db
    .selectFrom('PushSubscription as p')
    .innerJoin('User as u', 'u.id', 'p.user')
    .leftJoin('Run as r', (join) => join.on('r.id', '=', given.runId).onRef('r.user', '=', 'p.user'))
    .select(({ eb, exists, selectFrom, fn }) => [
      'p.endpoint',
      'p.p256dh',
      'p.auth',
      fn.coalesce('u.language', 'p.language').as('language'),
      // Null where the run is gone.
      'r.status',
      exists(signInsOf(db, 'p')).$castTo<boolean>().as('isSignedIn'),
      // Its user looks at it somewhere.
      exists(
        selectFrom('Attention as a')
          .select('a.id')
          .whereRef('a.user', '=', 'u.id')
          .where('a.until', '>', now)
          .where((look) =>
            look.or([
              eb(look.ref('a.runId'), '=', look.ref('r.id')),
              eb(look.ref('a.sessionId'), '=', look.ref('r.session')),
              look.and([look('a.runId', 'is', null), look('a.sessionId', 'is', null)]),
            ]),
          ),
      )
        .$castTo<boolean>()
        .as('isWatched'),
    ])
    .where('p.id', '=', given.id)
    .where('p.user', '=', given.userId),
)

/** What is to be known before a browser is told of a run. */
export type PushTarget = RowOf<typeof target>

export const findPushTarget = (
  db: Queryable,
  wanted: { userId: string; id: string; runId: string },
): Promise<PushTarget | null> => target.first(db, wanted)

const delivered = statement('push.delivered', (db, given: Given<{ id: string }>) =>
  db.updateTable('PushSubscription').set({ deliveredAt: now }).where('id', '=', given.id),
)

export const notePush = async (db: Queryable, id: string): Promise<void> => {
  await delivered.run(db, { id })
}
