import { sql } from 'kysely'
import { STORED, UnreadableError } from '../domain/stored.ts'
import type { ViewerEvent } from '../domain/viewer-event.ts'
import { secondsFromNow, statement } from './db.ts'
import type { Given } from './db.ts'
import type { Queryable } from './statement.ts'

/** Something that a browser or a server of a user's is to be told. */
export interface Delivery {
  id: string
  userId: string
  pushSubscriptionId: string | null
  webhookId: string | null
  /** Null: it was kept in a form that this release cannot read. */
  event: ViewerEvent | null
  /** This one included. */
  attempts: number
  createdAt: Date
}

/** Longer than an attempt takes: whoever died in the middle of one is succeeded after that. */
const LEASE_SECONDS = 60

export const CLAIM_DELIVERY = {
  name: 'delivery.claim',
  text: `update delivery set attempts = attempts + 1, due_at = now() + interval '${LEASE_SECONDS} seconds'
    where id = (
      select id from delivery where due_at <= now() and user_id <> all($1::uuid[])
        and coalesce(push_subscription_id, webhook_id) <> all($2::uuid[])
      order by due_at limit 1 for update skip locked)
    returning id, user_id as "userId", push_subscription_id as "pushSubscriptionId", webhook_id as "webhookId", event,
      attempts, created_at as "createdAt"`,
}

const readEvent = (event: unknown): ViewerEvent | null => {
  try {
    return STORED.viewerEvent.read(event)
  } catch (error) {
    if (error instanceof UnreadableError) return null
    throw error
  }
}

/** Whose turn it is not: they have as many on their way as they may. */
export interface Busy {
  userIds: readonly string[]
  /** Of push subscriptions and webhooks. */
  receiverIds: readonly string[]
}

/** The one that has been due longest, for this process alone until the lease ends. Null: none is due. */
export const claimDelivery = async (
  db: Queryable,
  { userIds, receiverIds }: Busy,
): Promise<Delivery | null> => {
  const { rows } = await db.query<Omit<Delivery, 'event'> & { event: unknown }>({
    ...CLAIM_DELIVERY,
    values: [userIds, receiverIds],
  })
  const [row] = rows
  return row === undefined ? null : { ...row, event: readEvent(row.event) }
}

interface Attempt {
  id: string
  attempts: number
}

const end = statement('delivery.end', (db, given: Given<Attempt>) =>
  db.deleteFrom('Delivery').where('id', '=', given.id).where('attempts', '=', given.attempts),
)

/** It was sent, or there is nobody to send it to. */
export const endDelivery = async (db: Queryable, { id, attempts }: Delivery): Promise<void> => {
  await end.run(db, { id, attempts })
}

const postpone = statement(
  'delivery.postpone',
  (db, given: Given<Attempt & { seconds: number; free: number }>) =>
    db
      .updateTable('Delivery')
      .set({
        dueAt: secondsFromNow(given.seconds),
        attempts: sql<number>`${sql.ref('attempts')} - ${given.free}`,
      })
      .where('id', '=', given.id)
      .where('attempts', '=', given.attempts),
)

/** It is tried again then; `isFree`: this time was no attempt. */
export const postponeDelivery = async (
  db: Queryable,
  { id, attempts }: Delivery,
  seconds: number,
  isFree = false,
): Promise<void> => {
  await postpone.run(db, { id, attempts, seconds, free: isFree ? 1 : 0 })
}
