import { defineEntity, p } from '@mikro-orm/core'
import { LANGUAGES } from '../../domain/run.ts'
import { createdAt, instant, uuidId } from './columns.ts'
import { User } from './user.ts'

/** A browser that takes Web Push for its user, for as long as the sign-in stands that registered it. */
export const PushSubscriptionSchema = defineEntity({
  name: 'PushSubscription',
  tableName: 'push_subscription',
  properties: {
    id: uuidId(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade').index(),
    /** Where its push service takes messages for it: whoever knows it is that browser, so that it belongs to one user. */
    endpoint: p.text().unique(),
    /** Its public key, and the secret that it shares with whoever sends: base64url. */
    p256dh: p.text(),
    auth: p.text(),
    /** The sign-in. */
    family: p.uuid(),
    userAgent: p.text().nullable(),
    /** Of who has chosen none. */
    language: p.enum(LANGUAGES),
    deliveredAt: instant().nullable(),
    createdAt: createdAt(),
  },
})
export class PushSubscription extends PushSubscriptionSchema.class {}
PushSubscriptionSchema.setClass(PushSubscription)
