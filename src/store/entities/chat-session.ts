import { defineEntity, p } from '@mikro-orm/core'
import { newSessionId } from '../../domain/id.ts'
import { createdAt, instant, updatedAt } from './columns.ts'
import { User } from './user.ts'

export const ChatSessionSchema = defineEntity({
  name: 'ChatSession',
  tableName: 'chat_session',
  properties: {
    /** “session-<uuid>”. */
    id: p
      .text()
      .primary()
      .collation('C')
      .onCreate(() => newSessionId()),
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    title: p.text(),
    lastMessage: p.text().nullable(),
    /** The conversation so far in a few lines, as of its last answered question. */
    summary: p.text().nullable(),
    messageCount: p.integer().default(0),
    /** The last session_sequence given out; its row lock orders the events of all runs of the session. */
    lastSeq: p.bigint('number').default(0),
    metadata: p.json<object>().defaultRaw(`'{}'`),
    /** When its user put it away; a question takes it out again. */
    archivedAt: instant().nullable(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  indexes: [{ properties: ['user', 'updatedAt', 'id'] }],
  checks: [
    {
      name: 'chat_session_id_format',
      expression: `id ~ '^session-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'`,
    },
    { name: 'chat_session_counts_positive', expression: 'message_count >= 0 and last_seq >= 0' },
  ],
})
export class ChatSession extends ChatSessionSchema.class {}
ChatSessionSchema.setClass(ChatSession)
