import type { Prose } from '../../domain/prose.ts'
import type { Memory } from '../../domain/memory.ts'
import type { FollowUp } from '../memory/made-whole.ts'
import type { Resolving } from '../memory/resolve.ts'
import type { AgentPorts } from '../ports.ts'
import type { NodeDeps } from '../run-graph.ts'
import { withConversation } from '../memory/recall.ts'
import type { Clarified } from '../memory/recall.ts'
import type { StepOutcome, TeamRunners } from '../teams/team.ts'
import type { SupervisorState } from './state.ts'
import type { Question } from '../question.ts'

export type SupervisorDeps = NodeDeps<TeamRunners>

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
export const questionText = (state: SupervisorState): Prose =>
  clarificationOf(state)?.question ?? followUpOf(state)?.text ?? state.query

/** When the question was asked. */
export const nowOf = ({ startTime }: Pick<SupervisorState, 'startTime'>, ports: AgentPorts): Date =>
  startTime === null ? ports.now() : new Date(startTime)

/** The question with all that it may lean on. */
export const resolvingOf = (state: SupervisorState, memory: Memory, ports: AgentPorts): Resolving => ({
  question: state.query,
  memory,
  userId: state.userId,
  language: state.language,
  now: nowOf(state, ports),
})

/** What was asked back and answered; null where nothing was. */
export const answeredIn = (state: SupervisorState): Clarified | null => {
  const { message: asked, answer } = clarificationOf(state) ?? { message: '', answer: null }
  return answer === null ? null : { asked, answer }
}

/** The question as calls read it. The same after a resume, so that the ledger knows a call again. */
export const questionOf = (state: SupervisorState, ports: AgentPorts): Promise<Question> =>
  withConversation(
    { query: questionText(state), clarification: answeredIn(state), followUp: followUpOf(state) },
    state,
    ports,
  )

/** What the steps left, in the order of the plan: parallel ones end in any order. */
export const outcomesOf = ({ executionSteps, teamResults }: SupervisorState): StepOutcome[] =>
  executionSteps.flatMap((step) => teamResults[step.stepId] ?? [])
