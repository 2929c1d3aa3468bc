import type { AgentPorts, Turn } from '../ports.ts'
import type { Question, Reasoner } from '../reasoner/reasoner.ts'
import type { TeamRunners } from '../teams/team.ts'
import type { SupervisorState } from './state.ts'

export interface SupervisorDeps {
  ports: AgentPorts
  reasoner: Reasoner
  teams: TeamRunners
  /** Told of failures that do not fail the run, for the log. */
  onError?: ((error: unknown, where: string) => void) | undefined
}

/** Turns of the conversation that a question is read with. */
export const HISTORY_TURNS = 12

/** The conversation so far. After a resume the untracked channel is empty and it is read again. */
export const recall = (
  state: Pick<SupervisorState, 'loadedMemories' | 'sessionId' | 'requestId'>,
  ports: AgentPorts,
): Promise<Turn[]> =>
  state.loadedMemories
    ? Promise.resolve(state.loadedMemories)
    : ports.recentTurns(state.sessionId, state.requestId, HISTORY_TURNS)

/** The clarification of this question; one of another question (of the run that this one was forked from) is none. */
export const clarificationOf = ({ clarification, query }: SupervisorState) =>
  clarification?.query === query ? clarification : null

/** The text that is read: the run's question, or what it became with its user's answer. */
export const questionText = (state: SupervisorState): string =>
  clarificationOf(state)?.question ?? state.query

/** What was asked back and answered, for a question's reader. */
export const answeredIn = (state: SupervisorState): Pick<Question, 'clarification'> => {
  const { message: asked, answer } = clarificationOf(state) ?? { message: '', answer: null }
  return answer === null ? {} : { clarification: { asked, answer } }
}

/** The question as reasoners read it. The same after a resume, so that the ledger knows a call again. */
export const questionOf = async (state: SupervisorState, ports: AgentPorts): Promise<Question> => ({
  query: questionText(state),
  ...answeredIn(state),
  language: state.language,
  history: await recall(state, ports),
  now: state.startTime ?? ports.now().toISOString(),
})
