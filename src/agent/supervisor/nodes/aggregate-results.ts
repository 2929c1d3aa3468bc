import { mergeEvidence } from '../../evidence.ts'
import { say } from '../../marks.ts'
import type { NodeControl } from '../../marks.ts'
import type { SupervisorState, SupervisorUpdate } from '../state.ts'

const idsWith = (state: SupervisorState, status: string): string[] =>
  state.executionSteps.filter((step) => step.status === status).map((step) => step.stepId)

const countOf = (result: Record<string, unknown>): number =>
  typeof result['totalCount'] === 'number' ? result['totalCount'] : 0

/** A failed team does not lose the others' results. */
export const aggregateResults = (state: SupervisorState, control: NodeControl): SupervisorUpdate => {
  say(control, { mark: 'phase', phase: 'AGGREGATION' })
  const outcomes = Object.values(state.teamResults)
  return {
    currentPhase: 'AGGREGATION',
    activeTeams: [],
    aggregatedResults: {
      totalCount: outcomes.reduce((sum, outcome) => sum + countOf(outcome.result), 0),
      evidenceCount: mergeEvidence(outcomes.map((outcome) => outcome.evidence)).length,
      completedSteps: idsWith(state, 'COMPLETED'),
      failedSteps: idsWith(state, 'FAILED'),
      skippedSteps: idsWith(state, 'SKIPPED'),
    },
  }
}
