import { defineEntity, p } from '@mikro-orm/core'
import { createdAt } from './columns.ts'
import { Run } from './run.ts'

/** Every revision of a run's plan. */
export const RunPlanSchema = defineEntity({
  name: 'RunPlan',
  tableName: 'run_plan',
  primaryKeys: ['run', 'revision'],
  properties: {
    run: () => p.manyToOne(Run).ref().primary().deleteRule('cascade'),
    revision: p.integer().primary(),
    plan: p.json<object>(),
    createdAt: createdAt(),
  },
  checks: [{ name: 'run_plan_revision_positive', expression: 'revision >= 1' }],
})
export class RunPlan extends RunPlanSchema.class {}
RunPlanSchema.setClass(RunPlan)
