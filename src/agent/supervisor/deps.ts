import type { Memory } from '../../domain/memory.ts'
import type { RunBudget } from '../budget.ts'
import type { FollowUp } from '../memory/follow-up.ts'
import type { AgentPorts } from '../ports.ts'
import type { Question, Reasoner } from '../reasoner/reasoner.ts'
import type { TeamRunners } from '../teams/team.ts'
import type { SupervisorState } from './state.ts'

export interface SupervisorDeps {
  ports: AgentPorts
  reasoner: Reasoner
  teams: TeamRunners
  /** What the run may still use; as much as it needs where there is none. */
  budget?: RunBudget | undefined
  /** Told of failures that do not fail the run, for the log. */
  onError?: ((error: unknown, where: string) => void) | undefined
  /** Whether an error means that the run is to be taken up again, rather than that something failed. */
  isOutage?: ((error: unknown) => boolean) | undefined
}

/** Turns of the conversation that a question is read with. */
export const HISTORY_TURNS = 12

/** What is remembered. After a resume the untracked channel is empty and it is read again. */
export const recall = async (
  state: Pick<SupervisorState, 'loadedMemories' | 'sessionId' | 'requestId'>,
  ports: AgentPorts,
): Promise<Memory> => {
  if (state.loadedMemories) return state.loadedMemories
  const [turns, memory] = await Promise.all([
    ports.recentTurns(state.sessionId, state.requestId, HISTORY_TURNS),
    ports.recallMemory(state.requestId),
  ])
  return { ...memory, turns }
}

/** What this question was made of with what is remembered; what another one was is nothing to it. */
export const followUpOf = ({
  followUp,
  query,
}: Pick<SupervisorState, 'followUp' | 'query'>): FollowUp | null =>
  followUp?.query === query ? followUp : null

/** The clarification of this question; one of another question (of the run that this one was forked from) is none. */
export const clarificationOf = ({ clarification, query }: SupervisorState) =>
  clarification?.query === query ? clarification : null

/** The text that is read: the run's question, or what it became with its user's answer. */
export const questionText = (state: SupervisorState): string =>
  clarificationOf(state)?.question ?? followUpOf(state)?.text ?? state.query

/** When the question was asked. */
export const nowOf = ({ startTime }: Pick<SupervisorState, 'startTime'>, ports: AgentPorts): Date =>
  startTime === null ? ports.now() : new Date(startTime)

/** What was asked back and answered, for a question's reader. */
export const answeredIn = (state: SupervisorState): Pick<Question, 'clarification'> => {
  const { message: asked, answer } = clarificationOf(state) ?? { message: '', answer: null }
  return answer === null ? {} : { clarification: { asked, answer } }
}

/** The question as reasoners read it. The same after a resume, so that the ledger knows a call again. */
export const questionOf = async (state: SupervisorState, ports: AgentPorts): Promise<Question> => {
  const { turns, summary } = await recall(state, ports)
  const followUp = followUpOf(state)
  return {
    query: questionText(state),
    ...answeredIn(state),
    ...(followUp && { followUp }),
    language: state.language,
    history: turns,
    ...(summary !== null && summary !== '' && { summary }),
    now: state.startTime ?? ports.now().toISOString(),
  }
}
