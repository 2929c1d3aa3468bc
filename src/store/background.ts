import { FIND_CALL, SAVE_CALLS } from './call-ledger.ts'
import { DUE } from './checkpoints.ts'
import { COUNT_GUEST_RUN, READ_GUEST_USAGE } from './guest-usage.ts'
import { APPEND, APPEND_GROUP, READ_RUN, READ_SESSION, TAILS } from './journal.ts'
import { RETENTION_STATEMENTS } from './retention.ts'
import { CLAIM_DELIVERY } from './deliveries.ts'
import { FIND_EXPIRED } from './run-input.ts'
import { CLAIM, RENEW, REQUEUE } from './run-lease.ts'
import { FOLLOWED } from './run-reads.ts'
import { DISPATCH } from './run-start.ts'
import { DUE_SEARCH } from './saved-searches.ts'
import { COUNT_RUN, READ_USAGE } from './usage.ts'
import { FEED_TAILS, FIND_FEED, READ_FEED } from './viewer-feed.ts'

/** What a statement is tried with. */
export interface Sample {
  userId: string
  sessionId: string
  runId: string
}

interface BackgroundStatement {
  name: string
  text: string
  values: (sample: Sample) => unknown[]
}

const DAY = '2026-11-22'
const HOURS = 24
const SECONDS = 60
const FEW = 200
const DAYS = 30

/**
 * What runs by itself, every few seconds, with every event or before every call, in every process: none may take longer
 * because there is more history. test/chaos/background.test.ts looks how each is carried out on 200,000 runs; whatever joins
 * them is named here.
 */
export const BACKGROUND: readonly BackgroundStatement[] = [
  { ...CLAIM, values: ({ runId }) => [runId, 'owner', SECONDS] },
  { ...RENEW, values: ({ runId }) => ['owner', [runId], SECONDS] },
  { ...REQUEUE, values: () => [] },
  { ...DISPATCH, values: ({ sessionId }) => [sessionId] },
  { ...FIND_EXPIRED, values: () => [] },
  { name: 'checkpoint.due', text: DUE, values: () => [HOURS, FEW] },
  { ...READ_USAGE, values: ({ userId }) => [userId, DAY] },
  { ...COUNT_RUN, values: ({ userId }) => [userId, DAY] },
  { ...READ_GUEST_USAGE, values: () => ['key', DAY] },
  { ...COUNT_GUEST_RUN, values: () => ['key', DAY] },
  { ...FIND_CALL, values: ({ runId }) => [runId, 'compose_answer', null, 'hash'] },
  { ...SAVE_CALLS, values: ({ runId }) => [JSON.stringify([callOf(runId)])] },
  { ...APPEND, values: ({ runId }) => appendOf(runId) },
  { ...APPEND_GROUP, values: ({ runId }) => appendOf(runId) },
  { ...READ_RUN, values: ({ runId }) => [runId, 0, FEW] },
  { ...READ_SESSION, values: ({ sessionId }) => [sessionId, 0, FEW] },
  { ...TAILS, values: ({ runId, sessionId }) => [[runId], [sessionId]] },
  { ...FOLLOWED, values: ({ sessionId, userId }) => [sessionId, userId, SECONDS] },
  { ...READ_FEED, values: ({ userId }) => [userId, 0, FEW] },
  { ...FEED_TAILS, values: ({ userId }) => [[userId]] },
  { ...FIND_FEED, values: ({ userId }) => [userId, SECONDS, FEW] },
  { ...CLAIM_DELIVERY, values: ({ userId, runId }) => [[userId], [runId]] },
  { ...DUE_SEARCH, values: () => ['0'] },
  { name: 'retention.guests', text: RETENTION_STATEMENTS.guests, values: () => [DAYS] },
  { name: 'retention.runs', text: RETENTION_STATEMENTS.runs, values: () => [DAYS] },
  { name: 'retention.documents', text: RETENTION_STATEMENTS.documents, values: () => [DAYS] },
  { name: 'retention.tokens', text: RETENTION_STATEMENTS.tokens, values: () => [] },
  { name: 'retention.limits', text: RETENTION_STATEMENTS.limits, values: () => [] },
  { name: 'retention.attention', text: RETENTION_STATEMENTS.attention, values: () => [] },
  { name: 'retention.feeds', text: RETENTION_STATEMENTS.feeds, values: () => [DAYS] },
]

const callOf = (runId: string) => ({
  id: runId,
  run_id: runId,
  purpose: 'compose_answer',
  model: 'm',
  input_hash: 'new',
  prompt_tokens: 1,
  completion_tokens: 1,
  milliseconds: 1,
  output: { value: null },
})

const appendOf = (runId: string): unknown[] => {
  const event = JSON.stringify({ type: 'AnswerDelta', text: 'x', offset: 0 })
  const unchanged = Array.from({ length: 5 }, () => [null])
  return [[runId], [null], ['RUNNING'], [runId], ['key'], ['AnswerDelta'], [event], '[]', ...unchanged]
}
