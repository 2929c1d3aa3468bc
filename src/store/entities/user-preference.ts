import { defineEntity, p } from '@mikro-orm/core'
import { ChatMessage } from './chat-message.ts'
import { instant, uuidId } from './columns.ts'
import { User } from './user.ts'

/** Long-term memory: what was learned from conversations. It outlives the message that it came from. */
export const UserPreferenceSchema = defineEntity({
  name: 'UserPreference',
  tableName: 'user_preference',
  properties: {
    id: uuidId(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    key: p.text(),
    value: p.text(),
    /** Said of themselves, and not only searched for. */
    isStated: p.boolean().default(true),
    sourceMessage: () => p.manyToOne(ChatMessage).ref().nullable().deleteRule('set null').index(),
    learnedAt: instant().defaultRaw('now()'),
  },
  uniques: [{ properties: ['user', 'key'] }],
})
export class UserPreference extends UserPreferenceSchema.class {}
UserPreferenceSchema.setClass(UserPreference)
