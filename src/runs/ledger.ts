import type { Pool } from 'pg'
import type { CallWriter } from '../store/call-ledger.ts'
import type { CallKey, CallLedger, CallRecord } from '../agent/calls/ledger.ts'
import { OFFLINE } from '../agent/call.ts'
import { READ } from '../agent/recorded.ts'
import { findCall } from '../store/call-ledger.ts'
import { cleanJsonText } from '../store/text.ts'

const nameOf = ({ purpose, stepId, inputHash }: CallKey): string =>
  `${purpose}\n${stepId ?? ''}\n${inputHash}`

export interface RunLedger extends CallLedger {
  /** Resolves when everything that nobody waited for is kept; rejects where something could not be. */
  settle(): Promise<void>
}

/** Lost with a process, it is read or decided again, at no cost: the run's state and answer wait for it, its next step does not. */
const canBeMadeAgain = ({ model, fallbackReason }: CallRecord): boolean =>
  fallbackReason === undefined && (model === READ || model === OFFLINE.model)

/** The effect ledger of one run, kept in model_call. */
export const createRunLedger = (
  pool: Pool,
  saveCall: CallWriter,
  run: { id: string; attempt: number },
): RunLedger => {
  const saved = new Map<string, CallRecord>()
  const saving: Promise<void>[] = []
  return {
    async find(key) {
      const own = saved.get(nameOf(key))
      // As it would come back from where it is kept.
      if (own !== undefined) return JSON.parse(cleanJsonText(own))
      // At the first attempt there is nothing but what was saved here.
      if (run.attempt === 1) return null
      const found = await findCall(pool, run.id, key)
      if (found === null) return null
      const { model, promptTokens, completionTokens, milliseconds, output } = found
      return {
        value: output.value,
        model,
        promptTokens,
        completionTokens,
        milliseconds,
        ...(output.fallbackReason !== undefined && { fallbackReason: output.fallbackReason }),
        ...(output.isCut === true && { isCut: true }),
      }
    },
    async save(key, record) {
      const { value, fallbackReason, isCut, ...usage } = record
      const isKept = saveCall(run.id, {
        ...key,
        ...usage,
        output: { value, ...(fallbackReason && { fallbackReason }), ...(isCut === true && { isCut }) },
      })
      if (canBeMadeAgain(record)) {
        isKept.catch(() => undefined)
        saving.push(isKept)
      } else {
        await isKept
      }
      // The first of a key stays, here as there.
      if (!saved.has(nameOf(key))) saved.set(nameOf(key), record)
    },
    async settle() {
      await Promise.all(saving)
    },
  }
}
