import { INTERRUPT } from '@langchain/langgraph'
import type { Answer } from '../domain/answer.ts'
import type { EventDraft } from '../domain/event.ts'
import type { RunPhase } from '../domain/run.ts'
import { isStepFinished } from '../domain/step.ts'
import type { ExecutionStep } from '../domain/step.ts'
import type { Delta } from './coalesce.ts'
import type { Mark } from './marks.ts'
import { isMark } from './marks.ts'
import { asPlanned, planOf } from './supervisor/plan.ts'
import { SUPERVISOR_WORDS } from './supervisor/prompt.ts'
import { mergeSteps } from './supervisor/state.ts'
import type { SupervisorState, SupervisorUpdate } from './supervisor/state.ts'

export interface RaisedInterrupt {
  id: string
  value: unknown
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
  seen: ReadonlyMap<string, ExecutionStep>
  keys: ReadonlySet<string>
}

export const openRunView = (journalled: readonly ExecutionStep[] = []): RunView => ({
  steps: [],
  seen: new Map(journalled.map((step) => [step.stepId, step])),
  keys: new Set(),
})

type Draft = (view: RunView) => { view: RunView; out: Projected[] }

const emit =
  (draft: EventDraft): Draft =>
  (view) =>
    view.keys.has(draft.effectKey)
      ? { view, out: [] }
      : { view: { ...view, keys: new Set([...view.keys, draft.effectKey]) }, out: [{ kind: 'event', draft }] }

const order = (step: ExecutionStep): number =>
  isStepFinished(step.status) ? 1000 : step.status === 'PENDING' ? -1 : step.progressPercentage

/** A step as readers may see it: never behind what they have seen, started when they saw it start. */
const stepUpdated =
  (step: ExecutionStep): Draft =>
  (view) => {
    const known = view.seen.get(step.stepId)
    const steps = mergeSteps(view.steps, [step])
    if (known && order(known) >= order(step)) return { view: { ...view, steps }, out: [] }
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

const planReady =
  (planningState: NonNullable<SupervisorState['planningState']>, steps: ExecutionStep[]): Draft =>
  (view) => {
    const plan = planOf(planningState, steps.map(asPlanned))
    const effectKey = `plan:${plan.revision}`
    return emit({ effectKey, event: { type: 'PlanReady', plan } })({ ...view, steps })
  }

const planningStarted = (revision: number, message: string): Draft =>
  emit({ effectKey: `planning:${revision}`, event: { type: 'PlanningStarted', message } })

const executionStarted: Draft = (view) =>
  emit({
    effectKey: 'execution',
    event: { type: 'ExecutionStarted', steps: view.steps.map(asPlanned) },
  })(view)

const tell =
  (...out: Projected[]): Draft =>
  (view) => ({ view, out })

const all =
  (drafts: readonly Draft[]): Draft =>
  (view) =>
    drafts.reduce(
      (sum, draft) => {
        const next = draft(sum.view)
        return { view: next.view, out: [...sum.out, ...next.out] }
      },
      { view, out: [] as Projected[] },
    )

const readMark = (mark: Mark): Draft => {
  switch (mark.mark) {
    case 'phase':
      return tell({ kind: 'phase', phase: mark.phase })
    case 'planning':
      return planningStarted(mark.revision, mark.message)
    case 'execution':
      return executionStarted
    case 'step':
      return stepUpdated(mark.step)
    case 'delta':
      return tell({ kind: 'delta', delta: { text: mark.text, offset: mark.offset } })
    default:
      return mark satisfies never
  }
}

const stepsIn = (update: SupervisorUpdate): ExecutionStep[] =>
  Array.isArray(update.executionSteps) ? update.executionSteps : []

const NODES = [
  'initialize',
  'planning',
  'executeTeams',
  'runStep',
  'aggregateResults',
  'generateResponse',
] as const
type SupervisorNode = (typeof NODES)[number]
const isNode = (name: string): name is SupervisorNode => NODES.some((node) => node === name)

const readUpdate = (node: SupervisorNode, update: SupervisorUpdate): Draft => {
  switch (node) {
    case 'planning':
      return update.planningState ? planReady(update.planningState, stepsIn(update)) : tell()
    case 'executeTeams':
    case 'runStep':
      return all(stepsIn(update).map(stepUpdated))
    case 'generateResponse':
      return update.finalResponse ? tell({ kind: 'answer', answer: update.finalResponse }) : tell()
    case 'initialize':
    case 'aggregateResults':
      return tell()
    default:
      return node satisfies never
  }
}

const readInterrupts = (raised: unknown): RaisedInterrupt[] =>
  Array.isArray(raised)
    ? raised.map((item: { id?: unknown; value?: unknown }) => ({
        id: String(item.id ?? ''),
        value: item.value,
      }))
    : []

/** What a chunk of ['updates', 'custom'] is in LangGraph 1.7; an interrupt comes as an update of its own. */
export type GraphChunk = readonly ['custom', unknown] | readonly ['updates', Record<string, unknown>]

const readChunk = ([mode, chunk]: GraphChunk): Draft => {
  if (mode === 'custom') return isMark(chunk) ? readMark(chunk) : tell()
  return all(
    Object.entries(chunk).map(([name, update]) => {
      if (name === INTERRUPT) return tell({ kind: 'interrupted', interrupts: readInterrupts(update) })
      // Beside the nodes there is __metadata__ on updates that are read back from a checkpoint.
      return isNode(name) && update ? readUpdate(name, update as SupervisorUpdate) : tell()
    }),
  )
}

export const projectChunk = (view: RunView, chunk: GraphChunk): { view: RunView; out: Projected[] } =>
  readChunk(chunk)(view)

/**
 * What must have been said by the time a run's checkpoint is in this state. A process that died between a checkpoint and
 * the journal left it unsaid; the keys are those of the first telling, so what the journal has is not written twice.
 */
export const projectState = (view: RunView, state: SupervisorState): { view: RunView; out: Projected[] } => {
  const { planningState, executionSteps, currentPhase } = state
  if (planningState === null || planningState === undefined) return { view, out: [] }
  const started =
    executionSteps.length > 0 && currentPhase !== 'INITIALIZATION' && currentPhase !== 'PLANNING'
  const begun = executionSteps.filter((step) => step.startedAt !== null)
  return all([
    planningStarted(planningState.revision, SUPERVISOR_WORDS[state.language].planning),
    planReady(planningState, executionSteps.map(asPlanned)),
    ...(started ? [executionStarted] : []),
    ...begun.map((step) =>
      stepUpdated({ ...asPlanned(step), status: 'IN_PROGRESS', startedAt: step.startedAt }),
    ),
    ...executionSteps.filter((step) => isStepFinished(step.status)).map(stepUpdated),
  ])(view)
}
