import { sql } from 'kysely'
import type { Pool } from 'pg'
import { newId } from '../domain/id.ts'
import { MAX_WEBHOOKS } from '../domain/webhook.ts'
import type { WebhookEvent, WebhookStop } from '../domain/webhook.ts'
import { anyOf, countAll, now, secondsAgo, secondsFromNow, statement } from './db.ts'
import type { Db, Given, RowOf } from './db.ts'
import { Webhook } from './entities/webhook.ts'
import { rowOf } from './rows/row.ts'
import type { Queryable } from './statement.ts'
import { inTurn } from './transaction-block.ts'

/** Where a secret is sealed for. */
export const webhookPlace = (id: string): string => `webhook:${id}`

interface Owner {
  userId: string
}
interface Own extends Owner {
  id: string
}

const SHOWN = [
  'id',
  'url',
  'events',
  'failures',
  'lastError',
  'deliveredAt',
  'stoppedAt',
  'stoppedBecause',
  'createdAt',
] as const
export const WEBHOOK = rowOf(Webhook, 'w', { only: SHOWN })

const webhooksOf = (db: Db, { userId }: Given<Owner>) =>
  db.selectFrom('Webhook').select(SHOWN).where('user', '=', userId)

interface NewWebhook extends Own {
  url: string
  secret: string
  events: readonly WebhookEvent[]
}

const insert = statement('webhook.insert', (db, given: Given<NewWebhook>) =>
  db
    .insertInto('Webhook')
    .columns(['id', 'user', 'url', 'secret', 'events'])
    .expression(
      db
        .selectNoFrom([
          given.id.as('id'),
          given.userId.as('user'),
          given.url.as('url'),
          given.secret.as('secret'),
          given.events.as('events'),
        ])
        .where(
          (webhooks) =>
            webhooks.selectFrom('Webhook').select(countAll.as('count')).where('user', '=', given.userId),
          '<',
          MAX_WEBHOOKS,
        ),
    )
    .returning(SHOWN),
)
export type WebhookRow = RowOf<typeof insert>

/** `seal` closes the secret for the id that the webhook gets. Null: the user has as many as one may. */
export const insertWebhook = (
  pool: Pool,
  userId: string,
  { url, events, seal }: { url: string; events: readonly WebhookEvent[]; seal: (id: string) => string },
): Promise<WebhookRow | null> => {
  const id = newId()
  return inTurn(pool, `webhooks:${userId}`, (client) =>
    insert.first(client, { id, userId, url, secret: seal(id), events }),
  )
}

const byId = statement('webhook.load', (db, given: Given<Owner & { ids: readonly string[] }>) =>
  webhooksOf(db, given).where('id', '=', anyOf(given.ids)),
)

export const loadWebhooks = (db: Queryable, userId: string, ids: readonly string[]): Promise<WebhookRow[]> =>
  byId.all(db, { userId, ids })

const list = statement('webhook.list', (db, given: Given<Owner>) =>
  webhooksOf(db, given).orderBy('createdAt', 'desc').orderBy('id', 'desc'),
)

/** The last registered first. */
export const listWebhooks = (db: Queryable, userId: string): Promise<WebhookRow[]> => list.all(db, { userId })

export interface WebhookChange {
  /** Undefined: as it is. */
  url?: string | undefined
  events?: readonly WebhookEvent[] | undefined
  /** True: it is told again, and what failed is forgotten. */
  isOn?: boolean | undefined
}

interface Changed extends Own {
  url: string | null
  events: readonly WebhookEvent[] | null
  isOn: boolean | null
}

const update = statement('webhook.update', (db, given: Given<Changed>) => {
  const ref = sql.ref
  return db
    .updateTable('Webhook')
    .set({
      url: sql<string>`coalesce(${given.url}, ${ref('url')})`,
      events: sql<WebhookEvent[]>`coalesce(${given.events}, ${ref('events')})`,
      failures: sql<number>`case when ${given.isOn} then 0 else ${ref('failures')} end`,
      failingSince: sql<Date | null>`case when ${given.isOn} then null else ${ref('failingSince')} end`,
      stoppedAt: sql<Date | null>`case when ${given.isOn} then null
        when not ${given.isOn} then coalesce(${ref('stoppedAt')}, now()) else ${ref('stoppedAt')} end`,
      stoppedBecause: sql<WebhookStop | null>`case when ${given.isOn} then null
        when not ${given.isOn} then coalesce(${ref('stoppedBecause')}, 'SWITCHED_OFF') else ${ref('stoppedBecause')} end`,
    })
    .where('user', '=', given.userId)
    .where('id', '=', given.id)
    .returning(SHOWN)
})

/** Null: the user has no such webhook. */
export const updateWebhook = (
  db: Queryable,
  userId: string,
  id: string,
  { url, events, isOn }: WebhookChange,
): Promise<WebhookRow | null> =>
  update.first(db, { userId, id, url: url ?? null, events: events ?? null, isOn: isOn ?? null })

const rotate = statement('webhook.rotate', (db, given: Given<Own & { secret: string; seconds: number }>) =>
  db
    .updateTable('Webhook')
    .set((webhook) => ({
      formerSecret: webhook.ref('secret'),
      formerUntil: secondsFromNow(given.seconds),
      secret: given.secret,
    }))
    .where('user', '=', given.userId)
    .where('id', '=', given.id)
    .returning(SHOWN)
    .returning((webhook) => webhook.ref('formerUntil').$notNull().as('formerUntil')),
)

/** The secret from now on, sealed; the one before it signs as well for so long. */
export const rotateWebhookSecret = (
  db: Queryable,
  userId: string,
  id: string,
  { secret, overlapSeconds }: { secret: string; overlapSeconds: number },
): Promise<(WebhookRow & { formerUntil: Date }) | null> =>
  rotate.first(db, { userId, id, secret, seconds: overlapSeconds })

const remove = statement('webhook.delete', (db, given: Given<Own>) =>
  db.deleteFrom('Webhook').where('user', '=', given.userId).where('id', '=', given.id),
)

export const deleteWebhook = async (db: Queryable, userId: string, id: string): Promise<boolean> =>
  (await remove.run(db, { userId, id })) > 0

const target = statement('webhook.target', (db, given: Given<Own>) =>
  db
    .selectFrom('Webhook')
    .select((webhook) => [
      'url',
      webhook('stoppedAt', 'is not', null).$castTo<boolean>().as('isStopped'),
      // Sealed, the newest first.
      sql<string[]>`array[${sql.ref('secret')}] ||
        case when ${sql.ref('formerUntil')} > now() then array[${sql.ref('formerSecret')}] else '{}' end`.as(
        'secrets',
      ),
    ])
    .where('user', '=', given.userId)
    .where('id', '=', given.id),
)
export type WebhookTarget = RowOf<typeof target>

export const findWebhookTarget = (db: Queryable, userId: string, id: string): Promise<WebhookTarget | null> =>
  target.first(db, { userId, id })

const delivered = statement('webhook.delivered', (db, given: Given<{ id: string }>) =>
  db
    .updateTable('Webhook')
    .set({ deliveredAt: now, failures: 0, failingSince: null, lastError: null })
    .where('id', '=', given.id),
)

/** It was taken: whatever failed before is over. */
export const noteWebhookDelivery = async (db: Queryable, id: string): Promise<void> => {
  await delivered.run(db, { id })
}

/** When a webhook is given up: so many failures in a row, over so long. */
export interface Patience {
  failures: number
  seconds: number
}

interface Failure extends Patience {
  id: string
  error: string
  isGone: boolean
  because: WebhookStop
}

const failed = statement('webhook.failed', (db, given: Given<Failure>) => {
  const before = (db: Db) =>
    db
      .selectFrom('Webhook as b')
      .select((webhook) => [
        'b.id as same',
        webhook
          .or([
            sql<boolean>`${given.isGone}::boolean`,
            webhook.and([
              webhook(sql<number>`${sql.ref('b.failures')} + 1`, '>=', given.failures),
              webhook(webhook.fn.coalesce('b.failingSince', now), '<=', secondsAgo(given.seconds)),
            ]),
          ])
          .as('ends'),
      ])
      .where('b.id', '=', given.id)
      .forUpdate()
  const ref = (column: string) => sql.ref(`Webhook.${column}`)
  return db
    .updateTable('Webhook')
    .from(before(db).as('before'))
    .set({
      failures: sql<number>`${ref('failures')} + 1`,
      failingSince: sql<Date>`coalesce(${ref('failingSince')}, now())`,
      lastError: given.error,
      stoppedAt: sql<Date | null>`case when before.ends then coalesce(${ref('stoppedAt')}, now()) else ${ref('stoppedAt')} end`,
      stoppedBecause: sql<WebhookStop | null>`case when before.ends then coalesce(${ref('stoppedBecause')}, ${given.because})
        else ${ref('stoppedBecause')} end`,
    })
    .whereRef('Webhook.id', '=', 'before.same')
    .returning((webhook) => webhook('Webhook.stoppedAt', 'is not', null).$castTo<boolean>().as('isStopped'))
})

/** True where it is told nothing any more from now on. */
export const noteWebhookFailure = async (
  db: Queryable,
  id: string,
  { error, isGone, patience }: { error: string; isGone: boolean; patience: Patience },
): Promise<boolean> => {
  const because = isGone ? 'GONE' : 'FAILING'
  return (await failed.first(db, { id, error, isGone, because, ...patience }))?.isStopped ?? true
}
