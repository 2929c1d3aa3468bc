import { Answer, readAnswer } from '../answer/answer.ts'
import { writePlace } from '../connection.ts'
import { ChatMessageEdge } from '../edges.ts'
import { MessageRoleEnum } from '../enums.ts'
import { ChatMessage, Run } from '../refs.ts'

ChatMessage.implement({
  description: 'Something said in a conversation.',
  fields: (t) => ({
    role: t.field({ type: MessageRoleEnum, description: 'Who said it.', resolve: (message) => message.role }),
    content: t.exposeString('content', {
      description: 'Markdown for the assistant, plain text for the user.',
    }),
    answer: t.field({
      type: Answer,
      nullable: true,
      description: 'The assistant’s answer with its sources; null for what others said.',
      resolve: (message) => readAnswer(message.answer),
    }),
    run: t.field({
      type: Run,
      nullable: true,
      description: 'The run that the message started or ended; null when there is none (any more).',
      resolve: (message) => message.runId,
    }),
    edge: t.field({
      type: ChatMessageEdge,
      description: 'Itself as an edge of `ChatSession.messages`, for lists that get it from a change.',
      resolve: (message) => ({
        cursor: writePlace({ at: message.createdAt, id: message.id }),
        node: message.id,
      }),
    }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'When it was said.',
      resolve: (message) => message.createdAt,
    }),
  }),
})
