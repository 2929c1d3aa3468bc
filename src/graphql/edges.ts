import { builder } from './builder.ts'
import { ChatMessage, ChatSession, Run } from './refs.ts'

/** Edges that lists have, and that changes give out for them. */
export const ChatSessionEdge = builder.edgeObject({
  type: ChatSession,
  name: 'ChatSessionEdge',
  description: 'A chat session in a page.',
})
export const ChatMessageEdge = builder.edgeObject({
  type: ChatMessage,
  name: 'ChatMessageEdge',
  description: 'A message in a page.',
})
export const RunEdge = builder.edgeObject({
  type: Run,
  name: 'RunEdge',
  description: 'A run in a page.',
})
