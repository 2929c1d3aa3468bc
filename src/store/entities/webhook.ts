import { defineEntity, p } from '@mikro-orm/core'
import { WEBHOOK_STOPS } from '../../domain/webhook.ts'
import type { WebhookEvent } from '../../domain/webhook.ts'
import { createdAt, instant, uuidId } from './columns.ts'
import { User } from './user.ts'

/** A server of the user's own that is told what happens. */
export const WebhookSchema = defineEntity({
  name: 'Webhook',
  tableName: 'webhook',
  properties: {
    id: uuidId(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade').index(),
    url: p.text(),
    /** Signs what is sent; sealed. */
    secret: p.text().hidden(),
    /** The one before it, which signs as well for a while. */
    formerSecret: p.text().nullable().hidden(),
    formerUntil: instant().nullable(),
    /** domain WebhookEvent, as they are called on the wire. */
    events: p.array().$type<WebhookEvent[]>(),
    /** Attempts that failed since the last one that did not, and when the first of them was. */
    failures: p.integer().default(0),
    failingSince: instant().nullable(),
    /** How the last attempt failed: an HTTP status, or the name of what went wrong. */
    lastError: p.text().nullable(),
    deliveredAt: instant().nullable(),
    stoppedAt: instant().nullable(),
    stoppedBecause: p.enum(WEBHOOK_STOPS).nullable(),
    createdAt: createdAt(),
  },
})
export class Webhook extends WebhookSchema.class {}
WebhookSchema.setClass(Webhook)
