import { defineEntity, p } from '@mikro-orm/core'
import { ChatSession } from './chat-session.ts'
import { createdAt } from './columns.ts'
import { Run } from './run.ts'

/** The journal: 1, 2, 3 … within the run and, apart, within the session, without a gap. */
export const RunEventSchema = defineEntity({
  name: 'RunEvent',
  tableName: 'run_event',
  primaryKeys: ['run', 'sequence'],
  properties: {
    run: () => p.manyToOne(Run).ref().primary().deleteRule('cascade'),
    sequence: p.integer().primary(),
    session: () => p.manyToOne(ChatSession).ref().deleteRule('cascade'),
    sessionSequence: p.bigint('number'),
    type: p.text(),
    payload: p.json<object>(),
    /** Names the effect (run, step, attempt, input): a re-run writes it once. */
    effectKey: p.text().nullable(),
    createdAt: createdAt(),
  },
  uniques: [
    { properties: ['session', 'sessionSequence'] },
    {
      name: 'run_event_effect_key_unique',
      properties: ['run', 'effectKey'],
      where: 'effect_key is not null',
    },
  ],
  checks: [
    { name: 'run_event_sequence_positive', expression: 'sequence >= 1 and session_sequence >= 1' },
    { name: 'run_event_effect_key_length', expression: 'char_length(effect_key) <= 500' },
  ],
})
export class RunEvent extends RunEventSchema.class {}
RunEventSchema.setClass(RunEvent)
