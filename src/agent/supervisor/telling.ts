import { wordsIn } from '../../domain/message/say.ts'
import { all, executionStarted, planningStarted, stepsSoFar, tell } from '../draft.ts'
import type { Draft } from '../draft.ts'
import type { Telling } from '../run-graph.ts'
import { isOutdated, tellPlan, toldOfPlan, toldOfSteps } from '../planning/plan.ts'
import type { SupervisorState, SupervisorUpdate } from './state.ts'

/** What the updates of nodes tell; those of the others tell nothing. */
const TOLD: Readonly<Record<string, (update: SupervisorUpdate) => Draft>> = {
  planning: toldOfPlan,
  planApproval: toldOfPlan,
  executeTeams: toldOfSteps,
  runStep: toldOfSteps,
  generateResponse: ({ finalResponse }) =>
    finalResponse ? tell({ kind: 'answer', answer: finalResponse }) : tell(),
}

const readState = (state: SupervisorState): Draft => {
  const { planningState, executionSteps, currentPhase, reading, planFeedback } = state
  const words = wordsIn(state.language)
  // The plan of another question (of the run that this one was forked from) is not told.
  if (planningState === null || planningState === undefined || isOutdated(state)) {
    return reading ? planningStarted(1, words('run.planning')) : tell()
  }
  // An edit makes a revision that nobody planned.
  const round = Math.min(planningState.revision, 1 + planFeedback.length)
  const started =
    executionSteps.length > 0 && currentPhase !== 'INITIALIZATION' && currentPhase !== 'PLANNING'
  return all([
    planningStarted(round, words(round > 1 ? 'run.replanning' : 'run.planning')),
    tellPlan(planningState, executionSteps),
    ...(started ? [executionStarted] : []),
    stepsSoFar(executionSteps),
  ])
}

/** What of a TEAM run is told to the outside, and when. */
export const supervisorTelling: Telling<SupervisorState> = {
  begin: ({ settings: _settings, ...start }) => start,
  fork: ({ query, ...forked }) => ({ ...forked, ...(query !== null && { query }) }),
  readUpdate: (node, update) => TOLD[node]?.(update) ?? tell(),
  readState,
  answerIn: ({ finalResponse }) => finalResponse ?? null,
  phaseIn: ({ currentPhase }) => currentPhase,
}
