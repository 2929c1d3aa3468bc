import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { CallContext, CallPurpose, CallUsage, Reasoned, Reasoner } from './reasoner.ts'

export interface CallKey {
  purpose: CallPurpose
  stepId: string | null
  /** Of the whole input. */
  inputHash: string
}

export interface CallRecord extends CallUsage {
  /** What the call returned; of composeAnswer the whole text. */
  value: unknown
  milliseconds: number
}

/** The finished calls of one run. */
export interface CallLedger {
  find(key: CallKey): Promise<CallRecord | null>
  save(key: CallKey, record: CallRecord): Promise<void>
}

/** JSON with its keys in order, so that equal inputs have equal texts; undefined is left out as JSON does. */
export const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`)
  return `{${fields.join(',')}}`
}

export const hashInput = (input: unknown): string =>
  createHash('sha256').update(canonicalJson(input)).digest('hex')

const storedText = z.string()

const usageOf = ({ model, promptTokens, completionTokens, fallbackReason }: CallRecord): CallUsage => ({
  model,
  promptTokens,
  completionTokens,
  ...(fallbackReason === undefined ? {} : { fallbackReason }),
})

/** A reasoner that does no finished call of its run again: a node that is re-run decides as it did before, for nothing. */
export const withLedger = (reasoner: Reasoner, ledger: CallLedger): Reasoner => {
  const once = async <I, T>(
    purpose: CallPurpose,
    input: I,
    call: CallContext,
    ask: (input: I, call: CallContext) => Promise<Reasoned<T>>,
  ): Promise<Reasoned<T>> => {
    const key = { purpose, stepId: call.stepId, inputHash: hashInput(input) }
    const known = await ledger.find(key)
    // The record was written from a value of this type, under a key that names the call.
    if (known) return { ...usageOf(known), value: known.value as T }
    const startedAt = performance.now()
    const reasoned = await ask(input, call)
    await ledger.save(key, { ...reasoned, milliseconds: performance.now() - startedAt })
    return reasoned
  }

  return {
    name: reasoner.name,
    analyzeIntent: (input, call) => once('analyze_intent', input, call, reasoner.analyzeIntent),
    selectTeams: (input, call) => once('select_teams', input, call, reasoner.selectTeams),
    planSteps: (input, call) => once('plan_steps', input, call, reasoner.planSteps),
    planSearch: (input, call) => once('plan_search', input, call, reasoner.planSearch),
    async *composeAnswer(input, call) {
      const key = { purpose: 'compose_answer', stepId: call.stepId, inputHash: hashInput(input) } as const
      const known = await ledger.find(key)
      if (known) {
        yield { text: storedText.parse(known.value), offset: 0 }
        return usageOf(known)
      }
      const startedAt = performance.now()
      let text = ''
      const pieces = reasoner.composeAnswer(input, call)
      try {
        for (;;) {
          const next = await pieces.next()
          if (next.done) {
            await ledger.save(key, {
              ...next.value,
              value: text,
              milliseconds: performance.now() - startedAt,
            })
            return next.value
          }
          text = text.slice(0, next.value.offset) + next.value.text
          yield next.value
        }
      } finally {
        await pieces.return({ model: reasoner.name, promptTokens: 0, completionTokens: 0 })
      }
    },
  }
}
