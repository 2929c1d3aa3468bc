import type { Prose } from '../../domain/prose.ts'
import type { AnalyzedIntent } from '../../domain/intent.ts'
import { groupByDependency, strategyOf } from '../../domain/plan.ts'
import { pendingStep } from '../../domain/step.ts'
import type { ExecutionStep } from '../../domain/step.ts'
import { isOutdated as isOutdatedPlan, nextRevision as nextPlanRevision } from '../planning/plan.ts'
import type { PlanningState } from '../planning/plan.ts'
import { questionIn } from './message.ts'
import type { AgentState } from './state.ts'
import type { Topic, TopicDraft } from './topic.ts'

export const RESEARCHER = 'researcher'
/** Seconds, as measured with a model; rules are faster. */
const TOPIC_SECONDS = 25
const BASE_SECONDS = 20

/** Drafts with ids that no step has yet. */
export const nameTopics = (drafts: readonly TopicDraft[], existing: number): Topic[] =>
  drafts.map((draft, index) => ({ ...draft, stepId: `step_${existing + index}` }))

export const stepOf = ({ stepId, task, description }: Topic): ExecutionStep =>
  pendingStep({
    stepId,
    stepType: 'RESEARCH',
    agentName: RESEARCHER,
    team: null,
    task,
    description,
    dependsOn: [],
  })

interface Planned {
  query: Prose
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

const plannedFor = ({ planningState, executionSteps, messages }: AgentState) => ({
  planningState,
  executionSteps,
  query: questionIn(messages),
})

/** As of every plan: whether it is another question's and nothing of it has been done. */
export const isOutdated = (state: AgentState): boolean => isOutdatedPlan(plannedFor(state))
export const nextRevision = (state: AgentState): number => nextPlanRevision(plannedFor(state))

/** Whether there is anything to find out; what is too vague, or about something else, is answered without. */
export const isResearched = ({ intentType }: AnalyzedIntent): boolean =>
  intentType !== 'IRRELEVANT' && intentType !== 'UNCLEAR'
