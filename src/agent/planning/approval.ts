import { Overwrite } from '@langchain/langgraph'
import type { InputResponse } from '../../domain/input-response.ts'
import { list, name } from '../../domain/message/arg.ts'
import { wordsIn } from '../../domain/message/say.ts'
import { editPlan } from '../../domain/plan-edit.ts'
import type { Language } from '../../domain/run.ts'
import type { ExecutionStep } from '../../domain/step.ts'
import { askUser } from './ask-user.ts'
import { planOf } from './plan.ts'
import type { PlanningState } from './plan.ts'

/** What a plan that waits for its user needs to be shown and changed; every graph that asks has it. */
interface Approvable {
  planningState: PlanningState
  executionSteps: ExecutionStep[]
  language: Language
  planFeedback: string[]
}

interface ApprovalUpdate {
  planningState?: PlanningState
  executionSteps?: Overwrite<ExecutionStep[]>
  approvedRevision?: number
  planFeedback?: string[]
}

type PlanDecision = Extract<InputResponse, { kind: 'PLAN_APPROVAL' }>['planApproval']

/** Steps that were left out say so in the run's language. */
const sayLeftOut = (steps: readonly ExecutionStep[], asked: ReadonlySet<string>, language: Language) => {
  const words = wordsIn(language)
  const skipped = new Map(
    steps.filter((step) => step.status === 'SKIPPED').map((step) => [step.stepId, step.task]),
  )
  return steps.map((step) => {
    if (!skipped.has(step.stepId)) return step
    const lost = step.dependsOn.flatMap((id) => skipped.get(id) ?? [])
    return {
      ...step,
      error: asked.has(step.stepId)
        ? words('run.leftOut')
        : words('run.needsLeftOut', { tasks: list(lost.map(name)) }),
    }
  })
}

const modify = (
  { planningState, executionSteps, language }: Approvable,
  edits: NonNullable<PlanDecision['steps']>,
  at: string,
): ApprovalUpdate => {
  const plan = editPlan(planOf(planningState, executionSteps), edits, at)
  const asked = new Set(edits.filter((edit) => edit.skip === true).map((edit) => edit.stepId))
  const described = new Map(executionSteps.map((step) => [step.stepId, step.description]))
  const notes = edits.flatMap(({ stepId, description }) =>
    description != null && description !== described.get(stepId) ? [[stepId, description] as const] : [],
  )
  return {
    planningState: {
      ...planningState,
      revision: plan.revision,
      executionStrategy: plan.executionStrategy,
      parallelGroups: plan.parallelGroups,
      planValidated: plan.validated,
      validationErrors: plan.validationErrors,
      estimatedTotalTime: plan.estimatedTotalTime,
      stepNotes: { ...planningState.stepNotes, ...Object.fromEntries(notes) },
      leftOut: plan.steps.filter((step) => step.status === 'SKIPPED').map((step) => step.stepId),
    },
    executionSteps: new Overwrite(sayLeftOut(plan.steps, asked, language)),
    approvedRevision: plan.revision,
  }
}

/** Shows the plan to its user and waits: it is carried out, carried out as edited, or made again with what was said. */
export const askApproval = (state: Approvable, now: () => Date): ApprovalUpdate => {
  const { planningState, executionSteps, language } = state
  const { planApproval: decided } = askUser('PLAN_APPROVAL', {
    message: wordsIn(language)('run.approvePlan'),
    plan: planOf(planningState, executionSteps),
  })
  switch (decided.decision) {
    case 'APPROVE':
      return { approvedRevision: planningState.revision }
    case 'MODIFY':
      return modify(state, decided.steps ?? [], now().toISOString())
    case 'REJECT':
      return { planFeedback: [...state.planFeedback, ...(decided.feedback ? [decided.feedback] : [])] }
    default:
      return decided.decision satisfies never
  }
}
