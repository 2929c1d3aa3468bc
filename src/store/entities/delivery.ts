import { defineEntity, p } from '@mikro-orm/core'
import { createdAt, uuidId } from './columns.ts'
import { ViewerFeed } from './viewer-feed.ts'

/**
 * What is still to be sent to a browser or a server of a user's: gone once it was. Written by a trigger with the event that it
 * tells, so that nothing is left out or told twice. It names no user and no receiver that the trigger would have to wait for.
 */
export const DeliverySchema = defineEntity({
  name: 'Delivery',
  tableName: 'delivery',
  properties: {
    id: uuidId(),
    user: () => p.manyToOne(ViewerFeed).ref().joinColumn('user_id').deleteRule('cascade').index(),
    /** One of the two. */
    pushSubscriptionId: p.uuid().nullable(),
    webhookId: p.uuid().nullable(),
    /** domain ViewerEvent. */
    event: p.json<object>(),
    attempts: p.integer().default(0),
    /** When it is tried next; while it is, when somebody else may. */
    dueAt: createdAt().index(),
    createdAt: createdAt(),
  },
  checks: [
    {
      name: 'delivery_one_receiver',
      expression: 'num_nonnulls(push_subscription_id, webhook_id) = 1',
    },
  ],
})
export class Delivery extends DeliverySchema.class {}
DeliverySchema.setClass(Delivery)
