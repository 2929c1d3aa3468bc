import type { Answer } from '../domain/answer.ts'
import type { EventDraft } from '../domain/event.ts'
import type { InputAsk } from '../domain/input.ts'
import type { Plan } from '../domain/plan.ts'
import type { RunPhase } from '../domain/run.ts'
import { isStepFinished, mergeSteps, pendingStep } from '../domain/step.ts'
import type { ExecutionStep } from '../domain/step.ts'
import type { Delta } from './coalesce.ts'

export interface RaisedInterrupt {
  id: string
  value: InputAsk
}

/** What the graph's stream means to the outside. */
export type Projected =
  | { kind: 'event'; draft: EventDraft }
  | { kind: 'phase'; phase: RunPhase }
  | { kind: 'delta'; delta: Delta }
  | { kind: 'answer'; answer: Answer }
  | { kind: 'interrupted'; interrupts: RaisedInterrupt[] }

/** What projecting needs to remember of a run. `seen` holds the steps as far as readers know them. */
export interface RunView {
  steps: ExecutionStep[]
  /** The steps as the plan has them. */
  planned: ExecutionStep[]
  seen: ReadonlyMap<string, ExecutionStep>
  keys: ReadonlySet<string>
}

export const openRunView = (journalled: readonly ExecutionStep[] = []): RunView => ({
  steps: [],
  planned: [],
  seen: new Map(journalled.map((step) => [step.stepId, step])),
  keys: new Set(),
})

export type Draft = (view: RunView) => { view: RunView; out: Projected[] }

const emit =
  (draft: EventDraft): Draft =>
  (view) =>
    view.keys.has(draft.effectKey)
      ? { view, out: [] }
      : { view: { ...view, keys: new Set([...view.keys, draft.effectKey]) }, out: [{ kind: 'event', draft }] }

const order = (step: ExecutionStep): number =>
  isStepFinished(step.status) ? 1000 : step.status === 'PENDING' ? -1 : step.progressPercentage

/** A step as readers may see it: never behind what they have seen, started when they saw it start. */
export const stepUpdated =
  (step: ExecutionStep): Draft =>
  (view) => {
    const known = view.seen.get(step.stepId)
    const steps = mergeSteps(view.steps, [step])
    // The plan shows already which steps were left out; that they are skipped is told once all the same.
    const toldByPlan = known?.status === 'SKIPPED' && step.status === 'SKIPPED'
    if (known && order(known) >= order(step) && !toldByPlan) return { view: { ...view, steps }, out: [] }
    const shown = {
      ...step,
      startedAt: known?.startedAt ?? step.startedAt,
      progressPercentage: Math.max(step.progressPercentage, known?.progressPercentage ?? 0),
    }
    const seen = new Map([...view.seen, [step.stepId, shown]])
    return emit({
      effectKey: `step:${step.stepId}:${step.status}:${shown.progressPercentage}`,
      event: {
        type: 'StepUpdated',
        step: shown,
        completedSteps: steps.filter((other) => isStepFinished(other.status)).length,
        totalSteps: steps.length,
      },
    })({ ...view, steps, seen })
  }

/** `plan.steps` as they were planned, whatever has become of them. */
export const planReady =
  (plan: Plan): Draft =>
  (view) =>
    emit({ effectKey: `plan:${plan.revision}`, event: { type: 'PlanReady', plan } })({
      ...view,
      steps: plan.steps,
      planned: plan.steps,
    })

export const planningStarted = (revision: number, message: string): Draft =>
  emit({ effectKey: `planning:${revision}`, event: { type: 'PlanningStarted', message } })

export const executionStarted: Draft = (view) =>
  all([
    emit({ effectKey: 'execution', event: { type: 'ExecutionStarted', steps: view.planned } }),
    ...view.planned.filter((step) => step.status === 'SKIPPED').map(stepUpdated),
  ])(view)

export const tell =
  (...out: Projected[]): Draft =>
  (view) => ({ view, out })

export const all =
  (drafts: readonly Draft[]): Draft =>
  (view) =>
    drafts.reduce(
      (sum, draft) => {
        const next = draft(sum.view)
        return { view: next.view, out: [...sum.out, ...next.out] }
      },
      { view, out: [] as Projected[] },
    )

/** What has become of the steps so far: which began, and how those that ended did. */
export const stepsSoFar = (steps: readonly ExecutionStep[]): Draft =>
  all([
    ...steps
      .filter(({ startedAt }) => startedAt !== null)
      .map((step) => stepUpdated({ ...pendingStep(step), status: 'IN_PROGRESS', startedAt: step.startedAt })),
    ...steps.filter(({ status }) => isStepFinished(status)).map(stepUpdated),
  ])
