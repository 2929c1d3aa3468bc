import type { AnalyzedIntent } from '../../domain/intent.ts'
import { groupByDependency, strategyOf } from '../../domain/plan.ts'
import type { ExecutionStep } from '../../domain/step.ts'
import { isOutdated as isOutdatedPlan } from '../supervisor/plan.ts'
import type { PlanningState } from '../supervisor/state.ts'
import { questionIn } from './message.ts'
import type { AgentState } from './state.ts'
import type { Topic, TopicDraft } from './topic.ts'

export const RESEARCHER = 'researcher'
/** Seconds, as measured with a model; the offline reasoner is faster. */
const TOPIC_SECONDS = 25
const BASE_SECONDS = 20

/** Drafts with ids that no step has yet. */
export const nameTopics = (drafts: readonly TopicDraft[], existing: number): Topic[] =>
  drafts.map((draft, index) => ({ ...draft, stepId: `step_${existing + index}` }))

export const stepOf = ({ stepId, task, description }: Topic): ExecutionStep => ({
  stepId,
  stepType: 'RESEARCH',
  agentName: RESEARCHER,
  team: null,
  task,
  description,
  status: 'PENDING',
  progressPercentage: 0,
  dependsOn: [],
  startedAt: null,
  completedAt: null,
  result: null,
  error: null,
})

interface Planned {
  query: string
  intent: AnalyzedIntent
  steps: readonly ExecutionStep[]
  revision: number
  parallel: number
}

/** Topics build on nothing but the question: all at once, as far as there are researchers. */
export const planResearch = ({ query, intent, steps, revision, parallel }: Planned): PlanningState => {
  const kept = steps.filter((step) => step.status !== 'SKIPPED')
  const { groups } = groupByDependency(kept)
  return {
    revision,
    rawQuery: query,
    analyzedIntent: intent,
    intentConfidence: intent.confidence,
    availableAgents: [RESEARCHER],
    availableTeams: [],
    executionStrategy: strategyOf(groups),
    parallelGroups: groups,
    planValidated: true,
    validationErrors: [],
    estimatedTotalTime: BASE_SECONDS + TOPIC_SECONDS * Math.ceil(kept.length / parallel),
    searchKinds: {},
    stepNotes: {},
    leftOut: [],
  }
}

/** Whether the plan is another question's and nothing of it has been done: only a fork can have such a plan. */
export const isOutdated = ({ planningState, executionSteps, messages }: AgentState): boolean =>
  isOutdatedPlan({ planningState, executionSteps, query: questionIn(messages) })

/** The number of the plan that is to be made now; for another question (of a fork) counting begins again. */
export const nextRevision = (state: AgentState): number =>
  state.planningState === null || isOutdated(state) ? 1 : state.planningState.revision + 1

/** Whether there is anything to find out; what is too vague, or about something else, is answered without. */
export const isResearched = ({ intentType }: AnalyzedIntent): boolean =>
  intentType !== 'IRRELEVANT' && intentType !== 'UNCLEAR'
