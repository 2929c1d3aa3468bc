import { defineEntity, p } from '@mikro-orm/core'
import { createdAt, uuidId } from './columns.ts'
import { Run } from './run.ts'

/** Effect ledger: a call that finished is reused when its node runs again. */
export const ModelCallSchema = defineEntity({
  name: 'ModelCall',
  tableName: 'model_call',
  properties: {
    id: uuidId(),
    run: () => p.manyToOne(Run).ref().deleteRule('cascade'),
    stepId: p.text().nullable(),
    purpose: p.text(),
    model: p.text(),
    inputHash: p.text(),
    promptTokens: p.integer(),
    completionTokens: p.integer(),
    milliseconds: p.integer(),
    output: p.json<object>(),
    createdAt: createdAt(),
  },
  uniques: [
    {
      name: 'model_call_effect_unique',
      expression: (columns, table, name) =>
        `create unique index "${name}" on ${table.qualifiedName} (${columns.run}, coalesce(${columns.stepId}, ''), ${columns.purpose}, ${columns.inputHash})`,
    },
  ],
  checks: [
    {
      name: 'model_call_usage_positive',
      expression: 'prompt_tokens >= 0 and completion_tokens >= 0 and milliseconds >= 0',
    },
  ],
})
export class ModelCall extends ModelCallSchema.class {}
ModelCallSchema.setClass(ModelCall)
