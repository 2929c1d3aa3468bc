import { INTERRUPT } from '@langchain/langgraph'
import { z } from 'zod'
import type { Answer } from '../domain/answer.ts'
import type { EventDraft } from '../domain/event.ts'
import { inputAsk } from '../domain/input.ts'
import type { InputAsk } from '../domain/input.ts'
import type { RunPhase } from '../domain/run.ts'
import { isStepFinished } from '../domain/step.ts'
import type { ExecutionStep } from '../domain/step.ts'
import type { Delta } from './coalesce.ts'
import type { Mark } from './marks.ts'
import { isMark } from './marks.ts'
import { asBefore, asPlanned, isOutdated, planOf } from './supervisor/plan.ts'
import { SUPERVISOR_WORDS } from './supervisor/prompt.ts'
import { mergeSteps } from './supervisor/state.ts'
import type { SupervisorState, SupervisorUpdate } from './supervisor/state.ts'

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

const planReady =
  (planningState: NonNullable<SupervisorState['planningState']>, steps: ExecutionStep[]): Draft =>
  (view) => {
    const planned = asPlanned(planningState, steps)
    const plan = planOf(planningState, planned)
    const effectKey = `plan:${plan.revision}`
    return emit({ effectKey, event: { type: 'PlanReady', plan } })({ ...view, steps: planned, planned })
  }

const planningStarted = (revision: number, message: string): Draft =>
  emit({ effectKey: `planning:${revision}`, event: { type: 'PlanningStarted', message } })

const executionStarted: Draft = (view) =>
  all([
    emit({ effectKey: 'execution', event: { type: 'ExecutionStarted', steps: view.planned } }),
    ...view.planned.filter((step) => step.status === 'SKIPPED').map(stepUpdated),
  ])(view)

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

/** A plan's steps replace those before it (Overwrite), a step's own news join them. */
const stepsIn = ({ executionSteps }: SupervisorUpdate): ExecutionStep[] => {
  if (executionSteps === undefined) return []
  return Array.isArray(executionSteps) ? executionSteps : executionSteps.__overwrite__
}

const NODES = [
  'initialize',
  'analyzeIntent',
  'clarify',
  'planning',
  'planApproval',
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
    case 'planApproval':
      return update.planningState ? planReady(update.planningState, stepsIn(update)) : tell()
    case 'executeTeams':
    case 'runStep':
      return all(stepsIn(update).map(stepUpdated))
    case 'generateResponse':
      return update.finalResponse ? tell({ kind: 'answer', answer: update.finalResponse }) : tell()
    case 'initialize':
    case 'analyzeIntent':
    case 'clarify':
    case 'aggregateResults':
      return tell()
    default:
      return node satisfies never
  }
}

const raisedInterrupts = z.array(z.object({ id: z.string().min(1), value: inputAsk }))

/** What a node asked when it stopped, out of a stream or a checkpoint. */
export const readInterrupts = (raised: unknown): RaisedInterrupt[] => {
  const parsed = raisedInterrupts.safeParse(raised)
  if (parsed.success) return parsed.data
  throw new Error(`an interrupt is no question to the user:\n${z.prettifyError(parsed.error)}`, {
    cause: parsed.error,
  })
}

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
  const { planningState, executionSteps, currentPhase, reading, planFeedback } = state
  const words = SUPERVISOR_WORDS[state.language]
  // The plan of another question (of the run that this one was forked from) is not told.
  if (planningState === null || planningState === undefined || isOutdated(state)) {
    return reading ? planningStarted(1, words.planning)(view) : { view, out: [] }
  }
  // An edit makes a revision that nobody planned.
  const round = Math.min(planningState.revision, 1 + planFeedback.length)
  const started =
    executionSteps.length > 0 && currentPhase !== 'INITIALIZATION' && currentPhase !== 'PLANNING'
  return all([
    planningStarted(round, round > 1 ? words.replanning : words.planning),
    planReady(planningState, executionSteps),
    ...(started ? [executionStarted] : []),
    ...executionSteps
      .filter((step) => step.startedAt !== null)
      .map((step) => stepUpdated({ ...asBefore(step), status: 'IN_PROGRESS', startedAt: step.startedAt })),
    ...executionSteps.filter((step) => isStepFinished(step.status)).map(stepUpdated),
  ])(view)
}
