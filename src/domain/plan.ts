import { z } from 'zod'
import { analyzedIntent } from './intent.ts'
import { executionStep, isStepFinished, TEAMS } from './step.ts'
import type { ExecutionStep, Team } from './step.ts'

/** sequential: one after another. parallel: all at once. pipeline: groups in order, parallel inside a group. */
export const EXECUTION_STRATEGIES = ['SEQUENTIAL', 'PARALLEL', 'PIPELINE'] as const
export type ExecutionStrategy = (typeof EXECUTION_STRATEGIES)[number]

export const plan = z.object({
  revision: z.int().min(1),
  intent: analyzedIntent,
  executionStrategy: z.enum(EXECUTION_STRATEGIES),
  /** Step ids; the groups run in order, the steps of a group at the same time. */
  parallelGroups: z.array(z.array(z.string())),
  steps: z.array(executionStep),
  availableTeams: z.array(z.enum(TEAMS)),
  availableAgents: z.array(z.string()),
  validated: z.boolean(),
  validationErrors: z.array(z.string()),
  /** Seconds. */
  estimatedTotalTime: z.number().min(0),
})
export type Plan = z.infer<typeof plan>

/** Groups of steps that may run at the same time, in order; what is left in a cycle is returned apart. */
export const groupByDependency = (steps: readonly Pick<ExecutionStep, 'stepId' | 'dependsOn'>[]) => {
  const done = new Set<string>()
  const groups: string[][] = []
  let left = [...steps]
  while (left.length > 0) {
    const ready = left.filter((step) => step.dependsOn.every((id) => done.has(id)))
    if (ready.length === 0) break
    groups.push(ready.map((step) => step.stepId))
    for (const step of ready) done.add(step.stepId)
    left = left.filter((step) => !done.has(step.stepId))
  }
  return { groups, stuck: left.map((step) => step.stepId) }
}

/** Every rule that a plan breaks, in words that name the step. An empty list means that it can be carried out. */
export const findPlanErrors = (
  steps: readonly Pick<ExecutionStep, 'stepId' | 'team' | 'dependsOn'>[],
  availableTeams: readonly Team[],
): string[] => {
  const ids = new Set(steps.map((step) => step.stepId))
  const errors: string[] = []
  if (ids.size !== steps.length) errors.push('two steps have the same id')
  for (const step of steps) {
    if (step.team !== null && !availableTeams.includes(step.team)) {
      errors.push(`${step.stepId}: team ${step.team} is not available`)
    }
    for (const id of step.dependsOn) {
      if (id === step.stepId) errors.push(`${step.stepId} depends on itself`)
      else if (!ids.has(id)) errors.push(`${step.stepId} depends on ${id}, which is not in the plan`)
    }
  }
  if (errors.length > 0) return errors
  const { stuck } = groupByDependency(steps)
  return stuck.length > 0 ? [`steps depend on each other in a circle: ${stuck.join(', ')}`] : []
}

/** The strategy that the dependencies allow. */
export const strategyOf = (groups: readonly (readonly string[])[]): ExecutionStrategy => {
  if (groups.length <= 1) return (groups[0]?.length ?? 0) > 1 ? 'PARALLEL' : 'SEQUENTIAL'
  return groups.every((group) => group.length === 1) ? 'SEQUENTIAL' : 'PIPELINE'
}

/** Steps that can start now: pending, and everything they depend on is finished (in whatever way). */
export const readySteps = (steps: readonly ExecutionStep[]): ExecutionStep[] => {
  const finished = new Set(steps.filter((step) => isStepFinished(step.status)).map((step) => step.stepId))
  return steps.filter((step) => step.status === 'PENDING' && step.dependsOn.every((id) => finished.has(id)))
}
