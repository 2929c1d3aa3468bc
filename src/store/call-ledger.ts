import type { Pool } from 'pg'
import { newId } from '../domain/id.ts'
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

/** The first to finish is kept; a second one of the same key changes nothing. */
export const saveCall = async (pool: Pool, runId: string, entry: LedgerEntry): Promise<void> => {
  await pool.query({
    name: 'ledger.save',
    text: `insert into model_call (id, run_id, step_id, purpose, model, input_hash, prompt_tokens, completion_tokens,
        milliseconds, output)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing`,
    values: [
      newId(),
      runId,
      entry.stepId,
      entry.purpose,
      entry.model,
      entry.inputHash,
      entry.promptTokens,
      entry.completionTokens,
      Math.round(entry.milliseconds),
      JSON.stringify(cleanJson(entry.output)),
    ],
  })
}
