import type { Pool } from 'pg'
import type { CallLedger } from '../agent/reasoner/ledger.ts'
import { findCall, saveCall } from '../store/call-ledger.ts'

interface StoredOutput {
  value: unknown
  fallbackReason?: string
}

const isStored = (output: unknown): output is StoredOutput =>
  typeof output === 'object' && output !== null && 'value' in output

/** The effect ledger of one run, kept in model_call. */
export const createRunLedger = (pool: Pool, runId: string): CallLedger => ({
  async find(key) {
    const found = await findCall(pool, runId, key)
    if (found === null || !isStored(found.output)) return null
    const { model, promptTokens, completionTokens, milliseconds, output } = found
    return {
      value: output.value,
      model,
      promptTokens,
      completionTokens,
      milliseconds,
      ...(output.fallbackReason !== undefined && { fallbackReason: output.fallbackReason }),
    }
  },
  save(key, record) {
    const { value, fallbackReason, ...usage } = record
    return saveCall(pool, runId, {
      ...key,
      ...usage,
      output: { value, ...(fallbackReason && { fallbackReason }) },
    })
  },
})
