import type { Pool } from 'pg'
import { newId } from '../domain/id.ts'
import type { PushReceiver } from '../domain/push.ts'
import type { Language } from '../domain/run.ts'
import { MAX_PUSH_SUBSCRIPTIONS } from '../domain/webhook.ts'
import { select } from './statement.ts'
import type { Queryable } from './statement.ts'
import { inTurn } from './transaction-block.ts'

export interface PushSubscriptionRow {
  id: string
  /** The sign-in that registered it. */
  family: string
  userAgent: string | null
  /** The last time that its push service took something for it. */
  deliveredAt: Date | null
  createdAt: Date
}

const COLUMNS =
  'id, family, user_agent as "userAgent", delivered_at as "deliveredAt", created_at as "createdAt"'

/** Whether a browser's sign-in stands: without one it is somebody else's, or nobody's. */
const SIGNED_IN = `exists (select from refresh_token t where t.family = p.family and t.user_id = p.user_id
  and t.revoked_at is null and t.expires_at > now())`

export interface PushRegistration extends PushReceiver {
  family: string
  userAgent: string | null
  language: Language
}

/**
 * A browser is one user's, the last who registered it. Null: the user has as many as one may, whose sign-ins all stand; the
 * others make way.
 */
export const keepPushSubscription = (
  pool: Pool,
  userId: string,
  { endpoint, p256dh, auth, family, userAgent, language }: PushRegistration,
): Promise<PushSubscriptionRow | null> =>
  inTurn(pool, `push:${userId}`, async (client) => {
    await select(
      client,
      'push.outdated',
      `delete from push_subscription p where user_id = $1 and not ${SIGNED_IN}`,
      [userId],
    )
    const [row] = await select<PushSubscriptionRow>(
      client,
      'push.keep',
      `insert into push_subscription (id, user_id, endpoint, p256dh, auth, family, user_agent, language)
       select $1, $2, $3, $4, $5, $6, $7, $8
       where (select count(*) from push_subscription where user_id = $2 and endpoint <> $3) < ${MAX_PUSH_SUBSCRIPTIONS}
       on conflict (endpoint) do update set user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth,
         family = excluded.family, user_agent = excluded.user_agent, language = excluded.language,
         id = case when push_subscription.user_id = excluded.user_id then push_subscription.id else excluded.id end
       returning ${COLUMNS}`,
      [newId(), userId, endpoint, p256dh, auth, family, userAgent, language],
    )
    return row ?? null
  })

export const loadPushSubscriptions = (
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<PushSubscriptionRow[]> =>
  select(
    db,
    'push.load',
    `select ${COLUMNS} from push_subscription p where user_id = $1 and id = any($2::uuid[]) and ${SIGNED_IN}`,
    [userId, ids],
  )

/** The last registered first. */
export const listPushSubscriptions = (db: Queryable, userId: string): Promise<PushSubscriptionRow[]> =>
  select(
    db,
    'push.list',
    `select ${COLUMNS} from push_subscription p where user_id = $1 and ${SIGNED_IN} order by created_at desc, id desc`,
    [userId],
  )

/** False where the user has no such subscription (any more). */
export const deletePushSubscription = async (db: Queryable, userId: string, id: string): Promise<boolean> => {
  const rows = await select<{ id: string }>(
    db,
    'push.delete',
    'delete from push_subscription where user_id = $1 and id = $2 returning id',
    [userId, id],
  )
  return rows.length > 0
}

/** What is to be known before a browser is told of a run. */
export interface PushTarget extends PushReceiver {
  language: Language
  isSignedIn: boolean
  /** Null where the run is gone. */
  status: string | null
  /** Its user looks at it somewhere. */
  isWatched: boolean
}

export const findPushTarget = async (
  db: Queryable,
  { userId, id, runId }: { userId: string; id: string; runId: string },
): Promise<PushTarget | null> => {
  const [row] = await select<PushTarget>(
    db,
    'push.target',
    `select p.endpoint, p.p256dh, p.auth, coalesce(u.language, p.language) as language, r.status,
       ${SIGNED_IN} as "isSignedIn",
       exists (select from attention a where a.user_id = u.id and a.until > now() and (
         a.run_id = r.id or a.session_id = r.session_id or (a.run_id is null and a.session_id is null))) as "isWatched"
     from push_subscription p join app_user u on u.id = p.user_id
       left join run r on r.id = $3 and r.user_id = p.user_id
     where p.id = $2 and p.user_id = $1`,
    [userId, id, runId],
  )
  return row ?? null
}

export const notePush = async (db: Queryable, id: string): Promise<void> => {
  await select(db, 'push.delivered', 'update push_subscription set delivered_at = now() where id = $1', [id])
}
