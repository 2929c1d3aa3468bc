import type { ExecutionStep } from '../../domain/step.ts'
import type { AgentState } from './state.ts'

/** The steps that the supervisor gave out last and nobody has done yet. */
export const assignedSteps = ({
  supervisorMessages,
  executionSteps,
}: Pick<AgentState, 'supervisorMessages' | 'executionSteps'>): ExecutionStep[] => {
  const last = supervisorMessages.at(-1)
  const assigned = last?.role === 'ASSISTANT' ? last.assigned : []
  return executionSteps.filter((step) => step.status === 'PENDING' && assigned.includes(step.stepId))
}
