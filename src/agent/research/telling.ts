import { wordsIn } from '../../domain/message/say.ts'
import { researchSettings } from '../../domain/research.ts'
import { all, executionStarted, planningStarted, planReady, stepsSoFar, tell } from '../draft.ts'
import type { Draft } from '../draft.ts'
import type { Telling } from '../run-graph.ts'
import { planOf, stepsIn, tellPlan, toldOfPlan, toldOfSteps } from '../planning/plan.ts'
import { userMessage } from './message.ts'
import { isOutdated, planResearch } from './plan.ts'
import type { AgentState, AgentUpdate } from './state.ts'

/** What the updates of nodes tell; those of the others tell nothing. */
const TOLD: Readonly<Record<string, (update: AgentUpdate) => Draft>> = {
  writeResearchBrief: toldOfPlan,
  planApproval: toldOfPlan,
  // Topics that were added: what is done of the others stays as it is.
  supervisor: (update) =>
    update.planningState ? planReady(planOf(update.planningState, stepsIn(update))) : toldOfSteps(update),
  researcher: toldOfSteps,
  writeFinalReport: ({ finalReport }) =>
    finalReport ? tell({ kind: 'answer', answer: finalReport }) : tell(),
}

/** The plan before the supervisor added to it, which was told first. */
const firstPlan = ({ planningState, executionSteps, addedTopics, settings }: AgentState) => {
  if (planningState === null) return null
  const steps = executionSteps.filter((step) => !addedTopics.flat().includes(step.stepId))
  const { parallelGroups, executionStrategy, estimatedTotalTime } = planResearch({
    query: planningState.rawQuery,
    intent: planningState.analyzedIntent,
    steps: steps.filter((step) => !planningState.leftOut.includes(step.stepId)),
    revision: 1,
    parallel: settings.maxParallelResearchers,
  })
  const revision = planningState.revision - addedTopics.length
  return {
    steps,
    planningState:
      addedTopics.length === 0
        ? planningState
        : { ...planningState, revision, parallelGroups, executionStrategy, estimatedTotalTime },
  }
}

const readState = (state: AgentState): Draft => {
  const { planningState, executionSteps, researchStartedAt, planFeedback, addedTopics } = state
  const words = wordsIn(state.language)
  const reading = planningStarted(0, words('research.reading'))
  const first = firstPlan(state)
  // The plan of another question (of the run that this one was forked from) is not told.
  if (planningState === null || first === null || isOutdated(state)) return state.scope ? reading : tell()
  // An edit makes a revision that nobody planned.
  const started = researchStartedAt !== null || executionSteps.some((step) => step.startedAt !== null)
  const round = Math.min(first.planningState.revision, 1 + planFeedback.length)
  const message = round > 1 ? words('research.replanning') : (state.scope?.confirmation ?? '')
  return all([
    reading,
    ...(message === '' ? [] : [planningStarted(round, message)]),
    tellPlan(first.planningState, first.steps),
    ...(started ? [executionStarted] : []),
    ...(addedTopics.length === 0 ? [] : [planReady(planOf(planningState, executionSteps))]),
    stepsSoFar(executionSteps),
  ])
}

/** What of a RESEARCH run is told to the outside, and when. */
export const researchTelling: Telling<AgentState> = {
  begin: ({ query, settings, ...start }) => ({
    ...start,
    settings: researchSettings.parse(settings['research'] ?? {}),
    messages: [userMessage(query)],
  }),
  fork: ({ query, ...forked }) => ({
    ...forked,
    // Its seconds are its own.
    researchStartedAt: null,
    ...(query !== null && { messages: [userMessage(query)] }),
  }),
  readUpdate: (node, update) => TOLD[node]?.(update) ?? tell(),
  readState,
  answerIn: ({ finalReport }) => finalReport ?? null,
  phaseIn: ({ currentPhase }) => currentPhase,
}
