import type { Pool } from 'pg'
import { newId } from '../domain/id.ts'
import { inGroups } from './groups.ts'
import { cleanJson } from './text.ts'

export interface LedgerKey {
  purpose: string
  /** Null outside a step. */
  stepId: string | null
  /** Of the call's whole input. */
  inputHash: string
}

export interface LedgerEntry extends LedgerKey {
  model: string
  promptTokens: number
  completionTokens: number
  milliseconds: number
  output: unknown
}

/** The finished call of a run with this input, so that a step that runs again does not pay or decide twice. */
export const findCall = async (pool: Pool, runId: string, key: LedgerKey): Promise<LedgerEntry | null> => {
  const { rows } = await pool.query<LedgerEntry>({
    name: 'ledger.find',
    text: `select purpose, step_id as "stepId", input_hash as "inputHash", model, prompt_tokens as "promptTokens",
        completion_tokens as "completionTokens", milliseconds, output
      from model_call where run_id = $1 and purpose = $2 and coalesce(step_id, '') = coalesce($3, '') and input_hash = $4`,
    values: [runId, key.purpose, key.stepId, key.inputHash],
  })
  return rows[0] ?? null
}

// A run that was deleted meanwhile keeps nothing, and must not fail what other runs save along with it.
const SAVE = `
insert into model_call (id, run_id, step_id, purpose, model, input_hash, prompt_tokens, completion_tokens, milliseconds, output)
select c.id, c.run_id, c.step_id, c.purpose, c.model, c.input_hash, c.prompt_tokens, c.completion_tokens, c.milliseconds,
  c.output
from jsonb_to_recordset($1) as c(id uuid, run_id uuid, step_id text, purpose text, model text, input_hash text,
  prompt_tokens int, completion_tokens int, milliseconds int, output jsonb)
join run on run.id = c.run_id
order by c.run_id, c.purpose, c.input_hash
on conflict do nothing`

interface SavedCall extends LedgerEntry {
  runId: string
}

const saveCalls = async (pool: Pool, calls: readonly SavedCall[]): Promise<void> => {
  const rows = calls.map((call) => ({
    id: newId(),
    run_id: call.runId,
    step_id: call.stepId,
    purpose: call.purpose,
    model: call.model,
    input_hash: call.inputHash,
    prompt_tokens: call.promptTokens,
    completion_tokens: call.completionTokens,
    milliseconds: Math.round(call.milliseconds),
    output: call.output,
  }))
  await pool.query({ name: 'ledger.save', text: SAVE, values: [JSON.stringify(cleanJson(rows))] })
}

/**
 * Saves finished calls, those of all runs that finish during one write with the next: resolves when this one is kept. The
 * first of a key to finish stays; a second changes nothing.
 */
export const createCallWriter = (pool: Pool) => {
  const save = inGroups<SavedCall>((calls) => saveCalls(pool, calls))
  return (runId: string, entry: LedgerEntry): Promise<void> => save({ ...entry, runId })
}
export type CallWriter = ReturnType<typeof createCallWriter>
