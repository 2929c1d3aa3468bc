import { consultSettingsInput } from '../../domain/consult.ts'
import type { ConsultMode } from '../../domain/consult.ts'
import type { AnalyzedIntent } from '../../domain/intent.ts'
import { isStepFinished } from '../../domain/step.ts'
import type { ExecutionStep } from '../../domain/step.ts'
import { all, executionStarted, planningStarted, planReady, stepUpdated, tell } from '../draft.ts'
import type { Draft } from '../draft.ts'
import type { Telling } from '../run-graph.ts'
import { planOf } from './plan.ts'
import { CONSULT_WORDS } from './prompt.ts'
import type { ConsultState, ConsultUpdate } from './state.ts'

const asBefore = (step: ExecutionStep): ExecutionStep => ({
  ...step,
  status: 'PENDING',
  progressPercentage: 0,
  startedAt: null,
  completedAt: null,
  result: null,
  error: null,
})

const tellPlan = (intent: AnalyzedIntent, steps: readonly ExecutionStep[]): Draft =>
  planReady(planOf(intent, steps.map(asBefore)))

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
  const started = executionSteps?.filter((step) => step.startedAt !== null) ?? []
  return all([
    planningStarted(1, CONSULT_WORDS[state.language].reading),
    ...(intent ? [tellPlan(intent, executionSteps)] : []),
    ...(started.length > 0 ? [executionStarted] : []),
    ...started.map((step) =>
      stepUpdated({ ...asBefore(step), status: 'IN_PROGRESS', startedAt: step.startedAt }),
    ),
    ...started.filter((step) => isStepFinished(step.status)).map(stepUpdated),
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
  // Another question must neither be answered from the cache nor leave there what was found for the first one.
  fork: ({ query, ...forked }) => ({
    ...forked,
    ...(query !== null && {
      userText: query,
      queryVector: null,
      cacheHit: false,
      cachedResponse: null,
      cacheUse: { hit: false, similarity: null, ageSeconds: null, bypass: 'FORKED' },
    }),
  }),
  readUpdate: (_node, update) => readUpdate(update),
  readState,
  answerIn: ({ finalResponse }) => finalResponse ?? null,
  phaseIn: ({ currentPhase }) => currentPhase ?? 'INITIALIZATION',
})
