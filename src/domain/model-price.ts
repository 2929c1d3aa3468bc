import { z } from 'zod'
import rows from './model-price.json' with { type: 'json' }

/** What a model costs from a day on, in US dollars for a million tokens. */
const modelPrice = z.strictObject({
  model: z.string().min(1),
  /** The price holds until the next one of the same model. */
  effectiveFrom: z.iso.date(),
  promptUsd: z.number().positive(),
  completionUsd: z.number().positive(),
})
type ModelPrice = z.infer<typeof modelPrice>

/**
 * OpenAI's published prices for standard processing, without the discounts for cached prompts and batches: what is shown is
 * at most what was paid. Source: openai.com/api/pricing and the announcements of the models, as of each row's day. A model of
 * another vendor, or of one's own server, has no price here; one that goes by the name of an OpenAI model is taken for it.
 */
export const MODEL_PRICES: readonly ModelPrice[] = z.array(modelPrice).parse(rows)

/** What rules sign the calls with that they make. */
const OFFLINE = 'offline'
/** A dated version (gpt-4.1-mini-2025-04-14) costs what its model costs. */
const VERSION = /-\d{4}-\d{2}-\d{2}$/

const MILLION = 1_000_000

export interface PricedCall {
  model: string
  promptTokens: number
  completionTokens: number
  /** When it was made. */
  at: Date
}

/** US dollars; 0 for what was reasoned offline, null where the price of the model on that day is not known. */
export const costOfCall = (
  { model, promptTokens, completionTokens, at }: PricedCall,
  prices: readonly ModelPrice[] = MODEL_PRICES,
): number | null => {
  if (model === OFFLINE) return 0
  const name = model.replace(VERSION, '')
  const day = at.toISOString().slice(0, 10)
  const price = prices
    .filter((row) => row.model === name && row.effectiveFrom <= day)
    .toSorted((a, b) => (a.effectiveFrom < b.effectiveFrom ? -1 : 1))
    .at(-1)
  return price === undefined
    ? null
    : (promptTokens * price.promptUsd + completionTokens * price.completionUsd) / MILLION
}

/** Null as soon as the price of one of them is not known: a part of the cost is not the cost. */
export const costOfCalls = (calls: readonly PricedCall[]): number | null =>
  calls.reduce<number | null>((sum, call) => {
    const cost = sum === null ? null : costOfCall(call)
    return sum === null || cost === null ? null : sum + cost
  }, 0)
