import { z } from 'zod'
import type { OverwriteValue } from '@langchain/langgraph'
import { analyzedIntent } from '../../domain/intent.ts'
import type { AnalyzedIntent } from '../../domain/intent.ts'
import { EXECUTION_STRATEGIES, findPlanErrors, groupByDependency, strategyOf } from '../../domain/plan.ts'
import type { Plan } from '../../domain/plan.ts'
import { prose } from '../../domain/prose.ts'
import type { Prose } from '../../domain/prose.ts'
import { pendingStep, TEAMS } from '../../domain/step.ts'
import type { ExecutionStep, Team } from '../../domain/step.ts'
import { TEAM_ROWS } from '../../domain/team.ts'
import { all, planReady, stepUpdated, tell } from '../draft.ts'
import type { Draft } from '../draft.ts'
import { SEARCH_KINDS } from '../tools/look-up.ts'
import type { StepDraft } from './decisions.ts'

/**
 * How the question was read and what is to be done. The steps themselves are in `executionSteps` beside it, because
 * parallel branches write them; {@link planOf} puts the two together.
 */
export const planningState = z.object({
  revision: z.int().min(1),
  /** The run's question that the plan was made for. */
  rawQuery: prose(),
  analyzedIntent,
  intentConfidence: z.number().min(0).max(1),
  availableAgents: z.array(z.string()),
  availableTeams: z.array(z.enum(TEAMS)),
  executionStrategy: z.enum(EXECUTION_STRATEGIES),
  parallelGroups: z.array(z.array(z.string())),
  planValidated: z.boolean(),
  validationErrors: z.array(z.string()),
  /** Seconds. */
  estimatedTotalTime: z.number().min(0),
  /** What a search step looks up, by step id. */
  searchKinds: z.record(z.string(), z.array(z.enum(SEARCH_KINDS))),
  /** A step as its user described it in place of the plan, by step id. */
  stepNotes: z.record(z.string(), z.string()),
  /** The steps that its user left out, and those that need them. */
  leftOut: z.array(z.string()),
})
export type PlanningState = z.infer<typeof planningState>

/** Of a plan without steps. */
const BASE_SECONDS = 4

/** More steps than this are no plan for one question. */
const MAX_STEPS = 8

const toStep = ({ team, task, description, dependsOn }: StepDraft, index: number): ExecutionStep =>
  pendingStep({
    stepId: `step_${index}`,
    stepType: team,
    agentName: TEAM_ROWS[team].agent,
    team,
    task,
    description,
    dependsOn: dependsOn.map((position) => `step_${position}`),
  })

export interface DraftedPlan {
  query: Prose
  intent: AnalyzedIntent
  drafts: readonly StepDraft[]
  availableTeams: readonly Team[]
  revision: number
}

/** What of a run says whether its plan is still its own. */
interface Planned {
  planningState: PlanningState | null
  query: Prose
  executionSteps: readonly ExecutionStep[]
}

/** Whether the plan was made for another question and nothing of it has been done: only a fork can have such a plan. */
export const isOutdated = ({ planningState, query, executionSteps }: Planned): boolean =>
  planningState !== null &&
  planningState.rawQuery !== query &&
  executionSteps.every((step) => step.startedAt === null)

/** The number of the plan that is to be made now; for another question (of a fork) counting begins again. */
export const nextRevision = (planned: Planned): number =>
  planned.planningState === null || isOutdated(planned) ? 1 : planned.planningState.revision + 1

/**
 * A plan that can be carried out. What a draft gets wrong (a team that does not exist, a dependency on nothing, a circle)
 * is mended and told in `validationErrors`: a reader sees it, and the question is still answered.
 */
export const buildPlan = ({ query, intent, drafts, availableTeams, revision }: DraftedPlan) => {
  const drafted = drafts.slice(0, MAX_STEPS).map(toStep)
  const validationErrors = findPlanErrors(drafted, availableTeams)
  const usable = drafted.filter((step) => step.team !== null && availableTeams.includes(step.team))
  const ids = new Set(usable.map((step) => step.stepId))
  const searches = usable.filter((step) => step.team === 'SEARCH').map((step) => step.stepId)
  const linked = usable.map((step) => {
    const needed = [...new Set(step.dependsOn)].filter((id) => id !== step.stepId && ids.has(id))
    // A contract is about one of the homes that were found, whether its draft says so or not.
    const isLoose = step.team !== null && TEAM_ROWS[step.team].needsSearch && needed.length === 0
    return { ...step, dependsOn: isLoose ? searches : needed }
  })
  const { stuck } = groupByDependency(linked)
  const steps = linked.map((step) => (stuck.includes(step.stepId) ? { ...step, dependsOn: [] } : step))
  const { groups } = groupByDependency(steps)

  const slowest = groups.map((group) =>
    Math.max(
      ...steps.filter((s) => group.includes(s.stepId)).map((s) => (s.team ? TEAM_ROWS[s.team].seconds : 0)),
    ),
  )
  const planningState: PlanningState = {
    revision,
    rawQuery: query,
    analyzedIntent: intent,
    intentConfidence: intent.confidence,
    availableAgents: availableTeams.map((team) => TEAM_ROWS[team].agent),
    availableTeams: [...availableTeams],
    executionStrategy: strategyOf(groups),
    parallelGroups: groups,
    planValidated: true,
    validationErrors,
    estimatedTotalTime: slowest.reduce((sum, seconds) => sum + seconds, BASE_SECONDS),
    searchKinds: Object.fromEntries(drafts.slice(0, MAX_STEPS).map((draft, i) => [`step_${i}`, draft.kinds])),
    stepNotes: {},
    leftOut: [],
  }
  return { planningState, executionSteps: steps }
}

/** The plan as clients see it. */
export const planOf = (planningState: PlanningState, steps: readonly ExecutionStep[]): Plan => ({
  revision: planningState.revision,
  intent: planningState.analyzedIntent,
  executionStrategy: planningState.executionStrategy,
  parallelGroups: planningState.parallelGroups,
  steps: [...steps],
  availableTeams: planningState.availableTeams,
  availableAgents: planningState.availableAgents,
  validated: planningState.planValidated,
  validationErrors: planningState.validationErrors,
  estimatedTotalTime: planningState.estimatedTotalTime,
})

/** Steps as they were planned, whatever has become of them; those that the user left out were left out then already. */
export const asPlanned = (planningState: PlanningState, steps: readonly ExecutionStep[]): ExecutionStep[] =>
  steps.map((step) => (planningState.leftOut.includes(step.stepId) ? step : pendingStep(step)))

/** The intent of a run that has been planned. */
export const plannedIntent = ({
  planningState: plan,
}: {
  planningState: PlanningState | null
}): AnalyzedIntent => {
  if (plan === null) throw new Error('planningState is missing: planning has not run')
  return plan.analyzedIntent
}

/** An update of steps, as LangGraph takes it. */
interface StepsUpdate {
  executionSteps?: ExecutionStep[] | OverwriteValue<ExecutionStep[]> | undefined
}

/** A plan as it was made, whatever has become of its steps. */
export const tellPlan = (planningState: PlanningState, steps: readonly ExecutionStep[]): Draft =>
  planReady(planOf(planningState, asPlanned(planningState, steps)))

/** A plan's steps replace those before it (Overwrite), a step's own news join them. */
export const stepsIn = ({ executionSteps }: StepsUpdate): ExecutionStep[] => {
  if (executionSteps === undefined) return []
  return Array.isArray(executionSteps) ? executionSteps : executionSteps.__overwrite__
}

/** What an update tells of a plan, and of steps. */
export const toldOfPlan = (
  update: StepsUpdate & { planningState?: PlanningState | null | undefined },
): Draft => (update.planningState ? tellPlan(update.planningState, stepsIn(update)) : tell())
export const toldOfSteps = (update: StepsUpdate): Draft => all(stepsIn(update).map(stepUpdated))
