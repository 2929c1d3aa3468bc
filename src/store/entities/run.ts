import { defineEntity, p } from '@mikro-orm/core'
import { LANGUAGES, MULTITASK_STRATEGIES, RUN_MODES, RUN_PHASES, RUN_STATUSES } from '../../domain/run.ts'
import { ChatSession } from './chat-session.ts'
import { createdAt, instant, uuidId } from './columns.ts'
import { User } from './user.ts'

export const RunSchema = defineEntity({
  name: 'Run',
  tableName: 'run',
  properties: {
    id: uuidId(),
    session: () => p.manyToOne(ChatSession).ref().deleteRule('cascade'),
    /** The session's user again: ownership and quota without a join. */
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    query: p.text(),
    mode: p.enum(RUN_MODES),
    language: p.enum(LANGUAGES),
    status: p.enum(RUN_STATUSES).default('QUEUED'),
    phase: p.enum(RUN_PHASES).nullable(),
    multitaskStrategy: p.enum(MULTITASK_STRATEGIES).default('REJECT'),
    requirePlanApproval: p.boolean().default(false),
    /** Settings of the mode, under its name (“consult”, “research”). */
    settings: p.json<object>().defaultRaw(`'{}'`),
    idempotencyKey: p.text().nullable(),
    leaseOwner: p.text().nullable(),
    leaseUntil: instant().nullable(),
    /** The fence: rises whenever a worker takes the run; a write that carries an older one is refused. */
    attempt: p.integer().default(0),
    /** domain Plan as of `planRevision`; earlier ones are in run_plan. */
    plan: p.json<object>().nullable(),
    planRevision: p.integer().default(0),
    /** domain Answer. */
    answer: p.json<object>().nullable(),
    /** domain RunFailure. */
    error: p.json<object>().nullable(),
    /** The last sequence given out. */
    lastSeq: p.bigint('number').default(0),
    usage: p.json<object>().defaultRaw(`'{}'`),
    cancelRequestedAt: instant().nullable(),
    cancelReason: p.text().nullable(),
    createdAt: createdAt(),
    startedAt: instant().nullable(),
    completedAt: instant().nullable(),
    /** LangGraph checkpoint id: no foreign key into its schema. */
    forkedFromCheckpoint: p.text().nullable(),
    /** The rules that it began with (rule_set, which loses no row); null for runs of before there were versions. */
    ruleSetId: p.uuid().nullable(),
    /** When its superseded checkpoints were removed. */
    checkpointsPrunedAt: instant().nullable(),
    /** When its events, calls and last checkpoint were forgotten; question and answer stay. */
    detailsForgottenAt: instant().nullable(),
    /** Of a run that failed or was cancelled: when what it had written was forgotten. */
    documentsForgottenAt: instant().nullable(),
  },
  indexes: [
    { properties: ['session', 'createdAt', 'id'] },
    { properties: ['user', 'createdAt'] },
    { name: 'run_details_idx', properties: ['completedAt'], where: 'details_forgotten_at is null' },
    {
      name: 'run_documents_idx',
      properties: ['completedAt'],
      where: `status = any (array['FAILED', 'CANCELLED']) and documents_forgotten_at is null`,
    },
    { name: 'run_prune_idx', properties: ['completedAt'], where: 'checkpoints_pruned_at is null' },
    { name: 'run_lease_idx', properties: ['leaseUntil'], where: `status = 'RUNNING'` },
    // Few of many: what has not ended.
    {
      name: 'run_open_idx',
      properties: ['session', 'createdAt', 'id'],
      where: `status = any (array['QUEUED', 'RUNNING', 'WAITING_FOR_INPUT'])`,
    },
    { name: 'run_queued_idx', properties: ['createdAt'], where: `status = 'QUEUED'` },
  ],
  uniques: [
    {
      name: 'run_one_active_per_session',
      properties: ['session'],
      where: `status = any (array['RUNNING', 'WAITING_FOR_INPUT'])`,
    },
    {
      name: 'run_idempotency_key_unique',
      properties: ['user', 'idempotencyKey'],
      where: 'idempotency_key is not null',
    },
  ],
  checks: [
    { name: 'run_query_length', expression: 'char_length(query) >= 1 and char_length(query) <= 20000' },
    {
      name: 'run_idempotency_key_length',
      expression: 'char_length(idempotency_key) >= 1 and char_length(idempotency_key) <= 200',
    },
    {
      name: 'run_completed_when_terminal',
      expression: `(status = any (array['COMPLETED', 'FAILED', 'CANCELLED'])) = (completed_at is not null)`,
    },
    { name: 'run_counters_positive', expression: 'attempt >= 0 and plan_revision >= 0 and last_seq >= 0' },
  ],
})
export class Run extends RunSchema.class {}
RunSchema.setClass(Run)
