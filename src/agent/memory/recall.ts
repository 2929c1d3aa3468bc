import type { Memory } from '../../domain/memory.ts'
import type { Prose } from '../../domain/prose.ts'
import type { Language } from '../../domain/run.ts'
import { HISTORY_TURNS } from '../ports.ts'
import type { AgentPorts } from '../ports.ts'
import type { Question } from '../question.ts'
import type { FollowUp } from './made-whole.ts'

/** What was asked back, and the answer. */
export type Clarified = NonNullable<Question['clarification']>

/** What of a run says whose memory is meant. */
interface Recalling {
  loadedMemories?: Memory | undefined
  sessionId: string
  requestId: string
}

/** What is remembered. After a resume the untracked channel is empty and it is read again. */
export const recall = async (state: Recalling, ports: AgentPorts): Promise<Memory> => {
  if (state.loadedMemories) return state.loadedMemories
  const [turns, memory] = await Promise.all([
    ports.recentTurns(state.sessionId, state.requestId, HISTORY_TURNS),
    ports.recallMemory(state.requestId),
  ])
  return { ...memory, turns }
}

interface Read {
  /** The text that is read. */
  query: Prose
  clarification: Clarified | null
  followUp: FollowUp | null
}

/** A question as calls read it, with the conversation that it is a part of. */
export const withConversation = async (
  { query, clarification, followUp }: Read,
  state: Recalling & { language: Language; startTime: string | null },
  ports: AgentPorts,
): Promise<Question> => {
  const { turns, summary } = await recall(state, ports)
  return {
    query,
    ...(clarification && { clarification }),
    ...(followUp && { followUp }),
    language: state.language,
    history: turns,
    ...(summary !== null && summary !== '' && { summary }),
    now: state.startTime ?? ports.now().toISOString(),
  }
}
