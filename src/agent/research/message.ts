import { z } from 'zod'
import { toolCall } from './tool.ts'

const ROLES = ['USER', 'ASSISTANT', 'TOOL'] as const

/** A message as state keeps it: plain JSON, whatever library sends it on. */
export const researchMessage = z.object({
  role: z.enum(ROLES),
  content: z.string(),
  /** Of an ASSISTANT: what it asked its tools for. */
  calls: z.array(toolCall).default(() => []),
  /** Of an ASSISTANT of the supervisor: the steps that it gave out. */
  assigned: z.array(z.string()).default(() => []),
  /** Of a TOOL: the call, or the step, that it answers. */
  callId: z.string().nullable().default(null),
})
export type ResearchMessage = z.infer<typeof researchMessage>

const message = (role: ResearchMessage['role'], content: string): ResearchMessage => ({
  role,
  content,
  calls: [],
  assigned: [],
  callId: null,
})

export const userMessage = (content: string): ResearchMessage => message('USER', content)
export const assistantMessage = (
  content: string,
  asked: Partial<Pick<ResearchMessage, 'calls' | 'assigned'>> = {},
): ResearchMessage => ({ ...message('ASSISTANT', content), ...asked })
export const toolMessage = (callId: string, content: string): ResearchMessage => ({
  ...message('TOOL', content),
  callId,
})

/** The question: what the user said last. */
export const questionIn = (messages: readonly ResearchMessage[]): string => {
  const said = messages.findLast(({ role }) => role === 'USER')
  if (said === undefined) throw new Error('messages hold no question')
  return said.content
}

/** Whether everything that the AI message at `index` asked for has been answered by those after it. */
const isComplete = (messages: readonly ResearchMessage[], index: number): boolean => {
  const { calls = [], assigned = [] } = messages[index] ?? {}
  const answered = new Set(messages.slice(index + 1).map(({ callId }) => callId))
  return [...calls.map(({ id }) => id), ...assigned].every((id) => answered.has(id))
}

/**
 * A history that is too long for its reader, without its last AI message and what followed it: what remains ends with the
 * last AI message before it whose questions were all answered, or with what was said before any. Null when nothing can go.
 */
export const cutHistory = (messages: readonly ResearchMessage[]): ResearchMessage[] | null => {
  const last = messages.findLastIndex(({ role }) => role === 'ASSISTANT')
  if (last < 0) return null
  const cut = messages.slice(0, last)
  const end = cut.findLastIndex(({ role }) => role === 'ASSISTANT')
  return end < 0 || isComplete(cut, end) ? cut : cutHistory(cut)
}
