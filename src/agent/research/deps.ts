import type { Prose } from '../../domain/prose.ts'
import type { AgentPorts } from '../ports.ts'
import type { NodeDeps } from '../run-graph.ts'
import { withConversation } from '../memory/recall.ts'
import type { Clarified } from '../memory/recall.ts'
import type { TeamRunners } from '../teams/team.ts'
import { questionIn } from './message.ts'
import type { AgentState, Scope } from './state.ts'
import type { Question } from '../question.ts'

/** What calculates is a team's; the sources are searched as their team does. */
export type ResearchDeps = NodeDeps<Pick<TeamRunners, 'ANALYSIS'>>

/** How this question was read; the reading of another one (of the run that this one was forked from) is none. */
export const scopeOf = ({ scope, messages }: Pick<AgentState, 'scope' | 'messages'>): Scope | null =>
  scope?.query === questionIn(messages) ? scope : null

/** The text that is read: the run's question, or what it became with what it leans on and its user's answer. */
export const questionText = (state: Pick<AgentState, 'scope' | 'messages'>): Prose =>
  scopeOf(state)?.question ?? questionIn(state.messages)

/** What was asked back and answered; null where nothing was. */
export const answeredIn = (state: Pick<AgentState, 'scope' | 'messages'>): Clarified | null => {
  const { ask = null, answer = null } = scopeOf(state) ?? {}
  return ask && answer !== null ? { asked: ask.message, answer } : null
}

/** The question as calls read it. The same after a resume, so that the ledger knows a call again. */
export const researchQuestion = (state: AgentState, ports: AgentPorts): Promise<Question> =>
  withConversation(
    {
      query: questionText(state),
      clarification: answeredIn(state),
      followUp: scopeOf(state)?.followUp ?? null,
    },
    state,
    ports,
  )
