import { defineEntity, p } from '@mikro-orm/core'
import { STEP_STATUSES, STEP_TYPES, TEAMS } from '../../domain/step.ts'
import { instant, uuidId } from './columns.ts'
import { Run } from './run.ts'

export const ExecutionStepSchema = defineEntity({
  name: 'ExecutionStep',
  tableName: 'execution_step',
  properties: {
    id: uuidId(),
    run: () => p.manyToOne(Run).ref().deleteRule('cascade'),
    stepId: p.text(),
    position: p.integer(),
    stepType: p.enum(STEP_TYPES),
    agentName: p.text(),
    team: p.enum(TEAMS).nullable(),
    task: p.text(),
    description: p.text(),
    dependsOn: p.array().default([]),
    status: p.enum(STEP_STATUSES).default('PENDING'),
    progressPercentage: p.integer().default(0),
    attempt: p.integer().default(0),
    startedAt: instant().nullable(),
    completedAt: instant().nullable(),
    result: p.json<object>().nullable(),
    error: p.text().nullable(),
  },
  uniques: [{ properties: ['run', 'stepId'] }],
  indexes: [{ properties: ['run', 'position'] }],
  checks: [
    {
      name: 'execution_step_progress_range',
      expression: 'progress_percentage >= 0 and progress_percentage <= 100',
    },
    { name: 'execution_step_counters_positive', expression: 'position >= 0 and attempt >= 0' },
    {
      name: 'execution_step_completed_when_finished',
      expression: `(status = any (array['COMPLETED', 'FAILED', 'SKIPPED'])) = (completed_at is not null)`,
    },
  ],
})
export class ExecutionStep extends ExecutionStepSchema.class {}
ExecutionStepSchema.setClass(ExecutionStep)
