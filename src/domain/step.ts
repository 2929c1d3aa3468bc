import { z } from 'zod'
import { stepOutput } from './step-output.ts'
import type { StepOutput } from './step-output.ts'
import { TEAMS } from './team.ts'

export { TEAMS } from './team.ts'
export type { Team } from './team.ts'

export const STEP_TYPES = [...TEAMS, 'RESEARCH'] as const

export const STEP_STATUSES = ['PENDING', 'IN_PROGRESS', 'COMPLETED', 'FAILED', 'SKIPPED'] as const
export type StepStatus = (typeof STEP_STATUSES)[number]

/** One visible piece of work (the TODO item that clients see). Times are ISO 8601. */
export const executionStep = z.object({
  stepId: z.string().min(1),
  stepType: z.enum(STEP_TYPES),
  agentName: z.string(),
  team: z.enum(TEAMS).nullable(),
  /** Short name of the work. */
  task: z.string(),
  /** Shown to the user. */
  description: z.string(),
  status: z.enum(STEP_STATUSES),
  progressPercentage: z.int().min(0).max(100),
  dependsOn: z.array(z.string()),
  startedAt: z.string().nullable(),
  completedAt: z.string().nullable(),
  result: z.record(z.string(), z.unknown()).nullable(),
  /** What it found; null before it is COMPLETED, and for steps from before this was kept. */
  output: stepOutput.nullable(),
  error: z.string().nullable(),
})
export type ExecutionStep = z.infer<typeof executionStep>

const UNTOUCHED = {
  status: 'PENDING',
  progressPercentage: 0,
  startedAt: null,
  completedAt: null,
  result: null,
  output: null,
  error: null,
} as const satisfies Partial<ExecutionStep>

/** A step before anything of it was done: one that is planned, or an older one as it was then. */
export const pendingStep = (planned: Omit<ExecutionStep, keyof typeof UNTOUCHED>): ExecutionStep => ({
  ...planned,
  ...UNTOUCHED,
})

const NEXT: Record<StepStatus, readonly StepStatus[]> = {
  PENDING: ['IN_PROGRESS', 'SKIPPED', 'FAILED'],
  IN_PROGRESS: ['IN_PROGRESS', 'COMPLETED', 'FAILED', 'SKIPPED'],
  COMPLETED: [],
  FAILED: [],
  SKIPPED: [],
}

export const isStepFinished = (status: StepStatus): boolean => NEXT[status].length === 0

export interface StepChange {
  status: StepStatus
  progressPercentage?: number
  result?: Record<string, unknown>
  output?: StepOutput | null
  error?: string
}

/**
 * The one place where a step's status changes. Stamps `startedAt` on the first IN_PROGRESS and `completedAt` once at the
 * end; progress never goes backwards. An illegal transition is a bug of the caller and throws.
 */
export const advanceStep = (step: ExecutionStep, change: StepChange, at: string): ExecutionStep => {
  if (!NEXT[step.status].includes(change.status)) {
    throw new Error(`step ${step.stepId} cannot go from ${step.status} to ${change.status}`)
  }
  const finished = isStepFinished(change.status)
  const progress =
    change.status === 'COMPLETED' ? 100 : (change.progressPercentage ?? step.progressPercentage)
  return {
    ...step,
    status: change.status,
    progressPercentage: Math.max(step.progressPercentage, progress),
    startedAt: step.startedAt ?? (change.status === 'IN_PROGRESS' ? at : null),
    completedAt: finished ? at : null,
    result: change.result ?? step.result,
    output: change.output ?? step.output,
    error: change.error ?? step.error,
  }
}

const rank = (step: ExecutionStep): number =>
  (isStepFinished(step.status) ? 2 : step.status === 'IN_PROGRESS' ? 1 : 0) * 1000 + step.progressPercentage

/** Steps by id; of two versions the one that is further on stays, so the order of parallel branches does not matter. */
export const mergeSteps = (current: ExecutionStep[], next: ExecutionStep[]): ExecutionStep[] => {
  const steps = new Map(current.map((step) => [step.stepId, step]))
  for (const step of next) {
    const known = steps.get(step.stepId)
    if (!known || rank(step) >= rank(known)) steps.set(step.stepId, step)
  }
  return [...steps.values()]
}
