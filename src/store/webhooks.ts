import type { Pool } from 'pg'
import { newId } from '../domain/id.ts'
import { MAX_WEBHOOKS } from '../domain/webhook.ts'
import type { WebhookEvent, WebhookStop } from '../domain/webhook.ts'
import { select } from './statement.ts'
import type { Queryable } from './statement.ts'
import { inTurn } from './transaction-block.ts'

export interface WebhookRow {
  id: string
  url: string
  events: WebhookEvent[]
  failures: number
  lastError: string | null
  deliveredAt: Date | null
  stoppedAt: Date | null
  stoppedBecause: WebhookStop | null
  createdAt: Date
}

const COLUMNS = `id, url, events, failures, last_error as "lastError", delivered_at as "deliveredAt",
  stopped_at as "stoppedAt", stopped_because as "stoppedBecause", created_at as "createdAt"`

/** Where a secret is sealed for. */
export const webhookPlace = (id: string): string => `webhook:${id}`

/** `seal` closes the secret for the id that the webhook gets. Null: the user has as many as one may. */
export const insertWebhook = async (
  pool: Pool,
  userId: string,
  { url, events, seal }: { url: string; events: readonly WebhookEvent[]; seal: (id: string) => string },
): Promise<WebhookRow | null> => {
  const id = newId()
  const [row] = await inTurn(pool, `webhooks:${userId}`, (client) =>
    select<WebhookRow>(
      client,
      'webhook.insert',
      `insert into webhook (id, user_id, url, secret, events) select $1, $2, $3, $4, $5
       where (select count(*) from webhook where user_id = $2) < ${MAX_WEBHOOKS} returning ${COLUMNS}`,
      [id, userId, url, seal(id), events],
    ),
  )
  return row ?? null
}

export const loadWebhooks = (db: Queryable, userId: string, ids: readonly string[]): Promise<WebhookRow[]> =>
  select(db, 'webhook.load', `select ${COLUMNS} from webhook where user_id = $1 and id = any($2::uuid[])`, [
    userId,
    ids,
  ])

/** The last registered first. */
export const listWebhooks = (db: Queryable, userId: string): Promise<WebhookRow[]> =>
  select(
    db,
    'webhook.list',
    `select ${COLUMNS} from webhook where user_id = $1 order by created_at desc, id desc`,
    [userId],
  )

export interface WebhookChange {
  /** Undefined: as it is. */
  url?: string | undefined
  events?: readonly WebhookEvent[] | undefined
  /** True: it is told again, and what failed is forgotten. */
  isOn?: boolean | undefined
}

/** Null: the user has no such webhook. */
export const updateWebhook = async (
  db: Queryable,
  userId: string,
  id: string,
  { url, events, isOn }: WebhookChange,
): Promise<WebhookRow | null> => {
  const [row] = await select<WebhookRow>(
    db,
    'webhook.update',
    `update webhook set url = coalesce($3, url), events = coalesce($4, events),
       failures = case when $5 then 0 else failures end, failing_since = case when $5 then null else failing_since end,
       stopped_at = case when $5 then null when not $5 then coalesce(stopped_at, now()) else stopped_at end,
       stopped_because = case when $5 then null when not $5 then coalesce(stopped_because, 'SWITCHED_OFF')
         else stopped_because end
     where user_id = $1 and id = $2 returning ${COLUMNS}`,
    [userId, id, url ?? null, events ?? null, isOn ?? null],
  )
  return row ?? null
}

/** The secret from now on, sealed; the one before it signs as well for so long. */
export const rotateWebhookSecret = async (
  db: Queryable,
  userId: string,
  id: string,
  { secret, overlapSeconds }: { secret: string; overlapSeconds: number },
): Promise<(WebhookRow & { formerUntil: Date }) | null> => {
  const [row] = await select<WebhookRow & { formerUntil: Date }>(
    db,
    'webhook.rotate',
    `update webhook set former_secret = secret, former_until = now() + make_interval(secs => $4), secret = $3
     where user_id = $1 and id = $2 returning ${COLUMNS}, former_until as "formerUntil"`,
    [userId, id, secret, overlapSeconds],
  )
  return row ?? null
}

export const deleteWebhook = async (db: Queryable, userId: string, id: string): Promise<boolean> => {
  const rows = await select<{ id: string }>(
    db,
    'webhook.delete',
    'delete from webhook where user_id = $1 and id = $2 returning id',
    [userId, id],
  )
  return rows.length > 0
}

export interface WebhookTarget {
  url: string
  /** Sealed, the newest first. */
  secrets: string[]
  isStopped: boolean
}

export const findWebhookTarget = async (
  db: Queryable,
  userId: string,
  id: string,
): Promise<WebhookTarget | null> => {
  const [row] = await select<WebhookTarget>(
    db,
    'webhook.target',
    `select url, stopped_at is not null as "isStopped",
       array[secret] || case when former_until > now() then array[former_secret] else '{}' end as secrets
     from webhook where user_id = $1 and id = $2`,
    [userId, id],
  )
  return row ?? null
}

/** It was taken: whatever failed before is over. */
export const noteWebhookDelivery = async (db: Queryable, id: string): Promise<void> => {
  await select(
    db,
    'webhook.delivered',
    `update webhook set delivered_at = now(), failures = 0, failing_since = null, last_error = null where id = $1`,
    [id],
  )
}

/** When a webhook is given up: so many failures in a row, over so long. */
export interface Patience {
  failures: number
  seconds: number
}

/** True where it is told nothing any more from now on. */
export const noteWebhookFailure = async (
  db: Queryable,
  id: string,
  { error, isGone, patience }: { error: string; isGone: boolean; patience: Patience },
): Promise<boolean> => {
  const [row] = await select<{ isStopped: boolean }>(
    db,
    'webhook.failed',
    `update webhook w set failures = w.failures + 1, failing_since = coalesce(w.failing_since, now()), last_error = $2,
       stopped_at = case when ends then coalesce(w.stopped_at, now()) else w.stopped_at end,
       stopped_because = case when ends then coalesce(w.stopped_because, $6) else w.stopped_because end
     from (select id as same, $3 or (failures + 1 >= $4
       and coalesce(failing_since, now()) <= now() - make_interval(secs => $5)) as ends from webhook where id = $1
       for update) before
     where id = same returning w.stopped_at is not null as "isStopped"`,
    [id, error, isGone, patience.failures, patience.seconds, isGone ? 'GONE' : 'FAILING'],
  )
  return row?.isStopped ?? true
}
