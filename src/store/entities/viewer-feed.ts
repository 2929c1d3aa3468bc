import { defineEntity, p } from '@mikro-orm/core'
import { User } from './user.ts'

/** How much a user was told; its row lock orders what is told next. A user who was told nothing has none. */
export const ViewerFeedSchema = defineEntity({
  name: 'ViewerFeed',
  tableName: 'viewer_feed',
  properties: {
    user: () => p.manyToOne(User).ref().primary().deleteRule('cascade'),
    lastSeq: p.bigint('number').default(0),
  },
})
export class ViewerFeed extends ViewerFeedSchema.class {}
ViewerFeedSchema.setClass(ViewerFeed)
