import { InvalidInputError } from './errors.ts'
import { findPlanErrors, groupByDependency, strategyOf } from './plan.ts'
import type { Plan } from './plan.ts'
import type { ExecutionStep } from './step.ts'

/** What a user may change about a step of a plan that waits for approval. */
export interface PlanStepEdit {
  stepId: string
  /** Null or missing: as it was. */
  description?: string | null | undefined
  skip?: boolean | null | undefined
}

const SKIPPED_BY_USER = 'left out by the user'
const neededStep = (ids: readonly string[]) => `needs ${ids.join(', ')}, which was left out`

const applyEdits = (steps: readonly ExecutionStep[], edits: readonly PlanStepEdit[]): ExecutionStep[] => {
  const known = new Map(steps.map((step) => [step.stepId, step]))
  const listed = new Set<string>()
  const ordered: ExecutionStep[] = []
  for (const [index, { stepId, description, skip }] of edits.entries()) {
    const step = known.get(stepId)
    const field = `planApproval.steps.${index}.stepId`
    if (step === undefined) throw new InvalidInputError(`${stepId} is not a step of this plan`, field)
    if (listed.has(stepId)) throw new InvalidInputError(`${stepId} is listed twice`, field)
    listed.add(stepId)
    ordered.push({
      ...step,
      description: description ?? step.description,
      ...(skip === true && { status: 'SKIPPED' as const, error: SKIPPED_BY_USER }),
    })
  }
  return [...ordered, ...steps.filter((step) => !listed.has(step.stepId))]
}

/** A step that needs one that was left out cannot be carried out either, and says why. */
const skipDependants = (steps: readonly ExecutionStep[]): ExecutionStep[] => {
  let current = [...steps]
  while (true) {
    const skipped = new Set(current.filter((step) => step.status === 'SKIPPED').map((step) => step.stepId))
    const next = current.map((step) => {
      const lost = step.dependsOn.filter((id) => skipped.has(id))
      return step.status === 'PENDING' && lost.length > 0
        ? { ...step, status: 'SKIPPED' as const, error: neededStep(lost) }
        : step
    })
    if (next.every((step, index) => step.status === current[index]?.status)) return next
    current = next
  }
}

const checkOrder = (steps: readonly ExecutionStep[]): void => {
  const before = new Set<string>()
  for (const step of steps) {
    const late = step.dependsOn.find((id) => !before.has(id))
    if (late !== undefined && step.status !== 'SKIPPED') {
      throw new InvalidInputError(
        `${step.stepId} needs the result of ${late} and cannot come before it`,
        'planApproval.steps',
      )
    }
    before.add(step.stepId)
  }
}

/**
 * The next revision of a plan as its user wants it: listed steps in the listed order, the others after them. Steps left out,
 * and those that need them, stay visible as SKIPPED. Throws InvalidInputError that names the step and the rule.
 */
export const editPlan = (plan: Plan, edits: readonly PlanStepEdit[], at: string): Plan => {
  const edited = applyEdits(plan.steps, edits)
  checkOrder(edited)
  const steps = skipDependants(edited).map((step) =>
    step.status === 'SKIPPED' ? { ...step, completedAt: at } : step,
  )
  const kept = steps.filter((step) => step.status !== 'SKIPPED')
  if (kept.length === 0) {
    throw new InvalidInputError(
      'at least one step must stay; use REJECT or cancelRun to stop',
      'planApproval.steps',
    )
  }
  const errors = findPlanErrors(kept, plan.availableTeams)
  if (errors.length > 0) throw new InvalidInputError(errors.join('; '), 'planApproval.steps')
  const { groups } = groupByDependency(kept)
  return {
    ...plan,
    revision: plan.revision + 1,
    steps,
    parallelGroups: groups,
    executionStrategy: strategyOf(groups),
    validated: true,
    validationErrors: [],
    estimatedTotalTime: plan.estimatedTotalTime * (kept.length / Math.max(plan.steps.length, 1)),
  }
}
