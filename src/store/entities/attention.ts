import { defineEntity, p } from '@mikro-orm/core'
import { instant, uuidId } from './columns.ts'
import { User } from './user.ts'

/** Somebody looks at a run, a session, or, where neither is named, at everything of theirs: nobody has to call them. */
export const AttentionSchema = defineEntity({
  name: 'Attention',
  tableName: 'attention',
  properties: {
    /** Of the subscription. */
    id: uuidId(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade').index(),
    runId: p.uuid().nullable(),
    sessionId: p.text().nullable(),
    /** Renewed while it lasts. */
    until: instant().index(),
  },
})
export class Attention extends AttentionSchema.class {}
AttentionSchema.setClass(Attention)
