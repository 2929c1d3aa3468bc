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

/** The question as reasoners read it. The same after a resume, so that the ledger knows a call again. */
export const questionOf = async (state: SupervisorState, ports: AgentPorts): Promise<Question> => ({
  query: state.query,
  language: state.language,
  history: await recall(state, ports),
  now: state.startTime ?? ports.now().toISOString(),
})
