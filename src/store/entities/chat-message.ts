import { defineEntity, p } from '@mikro-orm/core'
import { MESSAGE_ROLES } from '../../domain/run.ts'
import { ChatSession } from './chat-session.ts'
import { createdAt, uuidId } from './columns.ts'
import { Run } from './run.ts'

export const ChatMessageSchema = defineEntity({
  name: 'ChatMessage',
  tableName: 'chat_message',
  properties: {
    id: uuidId(),
    session: () => p.manyToOne(ChatSession).ref().deleteRule('cascade'),
    /** Null for what was said outside a run, and after its run was rolled back. */
    run: () => p.manyToOne(Run).ref().nullable().deleteRule('set null').index(),
    role: p.enum(MESSAGE_ROLES),
    content: p.text(),
    structuredData: p.json<object>().nullable(),
    createdAt: createdAt(),
  },
  indexes: [{ properties: ['session', 'createdAt', 'id'] }],
})
export class ChatMessage extends ChatMessageSchema.class {}
ChatMessageSchema.setClass(ChatMessage)
