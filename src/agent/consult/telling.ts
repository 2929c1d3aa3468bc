import { wordsIn } from '../../domain/message/say.ts'
import { consultSettingsInput } from '../../domain/consult.ts'
import type { ConsultMode } from '../../domain/consult.ts'
import type { AnalyzedIntent } from '../../domain/intent.ts'
import { pendingStep } from '../../domain/step.ts'
import type { ExecutionStep } from '../../domain/step.ts'
import { all, executionStarted, planningStarted, planReady, stepsSoFar, stepUpdated, tell } from '../draft.ts'
import type { Draft } from '../draft.ts'
import type { Telling } from '../run-graph.ts'
import { planOf } from './plan.ts'
import type { ConsultState, ConsultUpdate } from './state.ts'

const tellPlan = (intent: AnalyzedIntent, steps: readonly ExecutionStep[]): Draft =>
  planReady(planOf(intent, steps.map(pendingStep)))

const readUpdate = (update: ConsultUpdate): Draft => {
  const { intent, finalResponse } = update
  const steps = Array.isArray(update.executionSteps) ? update.executionSteps : []
  return all([
    ...(intent ? [tellPlan(intent, steps)] : steps.map(stepUpdated)),
    ...(finalResponse ? [tell({ kind: 'answer', answer: finalResponse })] : []),
  ])
}

const readState = (state: ConsultState): Draft => {
  const { executionSteps, intent, startTime } = state
  if (startTime == null) return tell()
  return all([
    planningStarted(1, wordsIn(state.language)('consult.reading')),
    ...(intent ? [tellPlan(intent, executionSteps)] : []),
    ...(executionSteps.some(({ startedAt }) => startedAt !== null) ? [executionStarted] : []),
    stepsSoFar(executionSteps),
  ])
}

/** What of a consult run is told to the outside, and when. */
export const consultTelling = (mode: ConsultMode): Telling<ConsultState> => ({
  begin: ({ query, settings, requirePlanApproval: _approval, ...start }) => ({
    ...start,
    ...consultSettingsInput.parse(settings['consult'] ?? {}),
    userText: query,
    mode,
  }),
  // Everything that a consult run knows follows from its question: documents, circumstances, and what is elsewhere.
  fork: ({ query, ...forked }) => (query === null ? forked : null),
  readUpdate: (_node, update) => readUpdate(update),
  readState,
  answerIn: ({ finalResponse }) => finalResponse ?? null,
  phaseIn: ({ currentPhase }) => currentPhase ?? 'INITIALIZATION',
})
