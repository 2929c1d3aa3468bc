import { defineEntity, p } from '@mikro-orm/core'
import { INPUT_KINDS, INPUT_STATUSES } from '../../domain/input.ts'
import { createdAt, instant, uuidId } from './columns.ts'
import { Run } from './run.ts'
import { User } from './user.ts'

export const InputRequestSchema = defineEntity({
  name: 'InputRequest',
  tableName: 'input_request',
  properties: {
    id: uuidId(),
    run: () => p.manyToOne(Run).ref().deleteRule('cascade').index(),
    kind: p.enum(INPUT_KINDS),
    payload: p.json<object>(),
    status: p.enum(INPUT_STATUSES).default('OPEN'),
    expiresAt: instant().nullable(),
    /** Encrypted by the application where it holds personal data. */
    answer: p.json<object>().nullable().lazy(),
    answeredBy: () => p.manyToOne(User).ref().nullable().name('answered_by').deleteRule('set null').index(),
    answeredAt: instant().nullable(),
    createdAt: createdAt(),
  },
  uniques: [{ name: 'input_request_one_open_per_run', properties: ['run'], where: `status = 'OPEN'` }],
  indexes: [{ name: 'input_request_expiry_idx', properties: ['expiresAt'], where: `status = 'OPEN'` }],
  checks: [
    {
      name: 'input_request_answered',
      expression: `(status = 'ANSWERED') = (answered_at is not null)`,
    },
  ],
})
export class InputRequest extends InputRequestSchema.class {}
InputRequestSchema.setClass(InputRequest)
