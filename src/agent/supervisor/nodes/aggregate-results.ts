import { z } from 'zod'
import { mergeEvidence } from '../../facts/evidence.ts'
import { say } from '../../marks.ts'
import type { NodeControl } from '../../marks.ts'
import type { StepOutcome } from '../../teams/team.ts'
import { outcomesOf } from '../deps.ts'
import type { SupervisorState, SupervisorUpdate } from '../state.ts'

const idsWith = (state: SupervisorState, status: string): string[] =>
  state.executionSteps.filter((step) => step.status === status).map((step) => step.stepId)

const counts = z.record(z.string(), z.number())
const names = z.array(z.string())

/** Results by kind of data, over all steps. */
const countByType = (outcomes: readonly StepOutcome[]): Record<string, number> => {
  const sum: Record<string, number> = {}
  for (const { result } of outcomes) {
    for (const [kind, count] of Object.entries(counts.safeParse(result['byType']).data ?? {})) {
      sum[kind] = (sum[kind] ?? 0) + count
    }
  }
  return sum
}

const countOf = (result: Record<string, unknown>): number =>
  typeof result['totalCount'] === 'number' ? result['totalCount'] : 0

/** A failed team does not lose the others' results. */
export const aggregateResults = (state: SupervisorState, control: NodeControl): SupervisorUpdate => {
  say(control, { mark: 'phase', phase: 'AGGREGATION' })
  const outcomes = outcomesOf(state)
  return {
    currentPhase: 'AGGREGATION',
    activeTeams: [],
    aggregatedResults: {
      totalCount: outcomes.reduce((sum, outcome) => sum + countOf(outcome.result), 0),
      byType: countByType(outcomes),
      sources: [...new Set(outcomes.flatMap(({ result }) => names.safeParse(result['sources']).data ?? []))],
      evidenceCount: mergeEvidence(outcomes.map((outcome) => outcome.evidence)).length,
      completedSteps: idsWith(state, 'COMPLETED'),
      failedSteps: idsWith(state, 'FAILED'),
      skippedSteps: idsWith(state, 'SKIPPED'),
    },
  }
}
