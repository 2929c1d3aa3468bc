import { z } from 'zod'

const ID = z.string().min(1).max(180)
const MOST_MESSAGES = 2_000

const part = z.looseObject({ type: z.string(), text: z.string().optional() })
const message = z.looseObject({
  id: z.string().max(200),
  role: z.string(),
  content: z.union([z.string(), z.array(part)]).optional(),
})

const resumption = z.object({
  interruptId: z.string().min(1).max(400),
  status: z.enum(['resolved', 'cancelled']),
  payload: z.unknown().optional(),
})

/** What of AG-UI's RunAgentInput is heard; state, tools and context of the page's own are not. */
export const runAgentInput = z.object({
  threadId: ID,
  runId: ID,
  messages: z.array(message).max(MOST_MESSAGES).default([]),
  resume: z.array(resumption).max(1, 'a run waits for one answer at a time').optional(),
})
export type RunAgentInput = z.infer<typeof runAgentInput>

/** What the user said last; empty where they said nothing. */
export const lastSaid = ({ messages }: RunAgentInput): string => {
  const content = messages.findLast(({ role }) => role === 'user')?.content ?? ''
  if (typeof content === 'string') return content
  return content.flatMap(({ text }) => text ?? []).join('\n')
}
