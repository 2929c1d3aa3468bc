import { createHash } from 'node:crypto'
import { z } from 'zod'
import { canonicalJson } from '../../domain/canonical-json.ts'
import type { CallResult, CallUsage, Making } from '../call.ts'
import type { Fittable } from './define.ts'
import type { Asked, Middleware } from './runner.ts'

export interface CallKey {
  /** Of a call, or of a read that is kept beside the calls. */
  purpose: string
  stepId: string | null
  /** Of the whole input. */
  inputHash: string
}

export interface CallRecord extends CallResult<unknown> {
  milliseconds: number
}

/** The finished calls of one run. */
export interface CallLedger {
  find(key: CallKey): Promise<CallRecord | null>
  save(key: CallKey, record: CallRecord): Promise<void>
}

export const hashInput = (input: unknown): string =>
  createHash('sha256').update(canonicalJson(input)).digest('hex')

const storedText = z.string()

const usageOf = ({
  model,
  promptTokens,
  completionTokens,
  fallbackReason,
  isCut,
}: CallRecord): CallUsage => ({
  model,
  promptTokens,
  completionTokens,
  ...(fallbackReason === undefined ? {} : { fallbackReason }),
  ...(isCut === true && { isCut }),
})

/** No finished call of a run is made again: a node that is re-run decides as it did before, for nothing. */
export const remembered =
  (ledger: CallLedger): Middleware =>
  (next) =>
    async function* <I extends Fittable, T>(asked: Asked<I, T>): Making<T> {
      const { call, input, context } = asked
      const key = {
        purpose: call.purpose,
        stepId: context.stepId,
        inputHash: hashInput(call.identity(input)),
      }
      const known = await ledger.find(key)
      if (known) {
        if (call.streams) yield { text: storedText.parse(known.value), offset: 0 }
        // The record was written from a value of this type, under a key that names the call.
        return { ...usageOf(known), value: known.value as T }
      }
      const startedAt = performance.now()
      const result = yield* next(asked)
      await ledger.save(key, { ...result, milliseconds: performance.now() - startedAt })
      return result
    }
