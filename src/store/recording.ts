import type { Pool } from 'pg'
import type { Language, RunMode } from '../domain/run.ts'
import { isUuid } from '../domain/id.ts'
import { STORED } from '../domain/stored.ts'
import type { LedgerEntry } from './call-ledger.ts'

/** What is kept of a finished run, apart from its events; null where there is no such run. */
export const readRecording = async (pool: Pool, runId: string) => {
  if (!isUuid(runId)) return null
  const { rows } = await pool.query<{
    sessionId: string
    userId: string
    query: string
    mode: RunMode
    language: Language
    status: string
    requirePlanApproval: boolean
    settings: unknown
    isFork: boolean
    startedAt: Date | null
    documents: Record<string, string>
  }>({
    name: 'recording.run',
    text: `select r.session_id as "sessionId", r.user_id as "userId", r.query, r.mode, r.language, r.status,
        r.require_plan_approval as "requirePlanApproval", r.settings, r.forked_from_checkpoint is not null as "isFork",
        r.started_at as "startedAt",
        (select coalesce(jsonb_object_agg(d.effect_key, d.id), '{}') from generated_document d where d.run_id = r.id) as documents
      from run r where r.id = $1`,
    values: [runId],
  })
  const [run] = rows
  if (!run) return null
  const [calls, answers] = await Promise.all([
    pool.query<Omit<LedgerEntry, 'output'> & { output: unknown }>({
      name: 'recording.calls',
      text: `select purpose, step_id as "stepId", input_hash as "inputHash", model, prompt_tokens as "promptTokens",
          completion_tokens as "completionTokens", milliseconds, output
        from model_call where run_id = $1 order by created_at, id`,
      values: [runId],
    }),
    pool.query<{ id: string; answer: unknown }>({
      name: 'recording.answers',
      text: `select id, answer from input_request where run_id = $1 and status = 'ANSWERED' order by answered_at, id`,
      values: [runId],
    }),
  ])
  return {
    ...run,
    settings: STORED.settings.read(run.settings),
    calls: calls.rows.map((call) => ({ ...call, output: STORED.call.read(call.output) })),
    answers: answers.rows.map((row) => ({ ...row, answer: STORED.inputAnswer.read(row.answer) })),
  }
}
