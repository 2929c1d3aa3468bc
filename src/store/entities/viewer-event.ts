import { defineEntity, p } from '@mikro-orm/core'
import { createdAt } from './columns.ts'
import { ViewerFeed } from './viewer-feed.ts'

/** What a user is told, 1, 2, 3 … without a gap. Written by triggers (`tell_viewer`), so that nothing changes untold. */
export const ViewerEventSchema = defineEntity({
  name: 'ViewerEvent',
  tableName: 'viewer_event',
  primaryKeys: ['user', 'sequence'],
  properties: {
    user: () => p.manyToOne(ViewerFeed).ref().primary().joinColumn('user_id').deleteRule('cascade'),
    sequence: p.bigint('number').primary(),
    /** domain ViewerEvent: ids and no words. */
    payload: p.json<object>(),
    createdAt: createdAt().index(),
  },
})
export class ViewerEvent extends ViewerEventSchema.class {}
ViewerEventSchema.setClass(ViewerEvent)
