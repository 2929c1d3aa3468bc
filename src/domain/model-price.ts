/** What a model costs from a day on, in US dollars for a million tokens. */
interface ModelPrice {
  model: string
  /** ISO date; the price holds until the next one of the same model. */
  effectiveFrom: string
  promptUsd: number
  completionUsd: number
}

/**
 * OpenAI's published prices for standard processing, without the discounts for cached prompts and batches: what is shown is
 * at most what was paid. Source: openai.com/api/pricing and the announcements of the models, as of each row's day. A model of
 * another vendor, or of one's own server, has no price here; one that goes by the name of an OpenAI model is taken for it.
 */
export const MODEL_PRICES: readonly ModelPrice[] = [
  { model: 'gpt-4o', effectiveFrom: '2024-05-13', promptUsd: 5, completionUsd: 15 },
  { model: 'gpt-4o', effectiveFrom: '2024-10-02', promptUsd: 2.5, completionUsd: 10 },
  { model: 'gpt-4o-mini', effectiveFrom: '2024-07-18', promptUsd: 0.15, completionUsd: 0.6 },
  { model: 'o3-mini', effectiveFrom: '2025-01-31', promptUsd: 1.1, completionUsd: 4.4 },
  { model: 'gpt-4.1', effectiveFrom: '2025-04-14', promptUsd: 2, completionUsd: 8 },
  { model: 'gpt-4.1-mini', effectiveFrom: '2025-04-14', promptUsd: 0.4, completionUsd: 1.6 },
  { model: 'gpt-4.1-nano', effectiveFrom: '2025-04-14', promptUsd: 0.1, completionUsd: 0.4 },
  { model: 'o3', effectiveFrom: '2025-04-16', promptUsd: 10, completionUsd: 40 },
  { model: 'o3', effectiveFrom: '2025-06-10', promptUsd: 2, completionUsd: 8 },
  { model: 'o4-mini', effectiveFrom: '2025-04-16', promptUsd: 1.1, completionUsd: 4.4 },
  { model: 'gpt-5', effectiveFrom: '2025-08-07', promptUsd: 1.25, completionUsd: 10 },
  { model: 'gpt-5-mini', effectiveFrom: '2025-08-07', promptUsd: 0.25, completionUsd: 2 },
  { model: 'gpt-5-nano', effectiveFrom: '2025-08-07', promptUsd: 0.05, completionUsd: 0.4 },
  { model: 'gpt-5.1', effectiveFrom: '2025-11-13', promptUsd: 1.25, completionUsd: 10 },
  { model: 'gpt-5.2', effectiveFrom: '2025-12-11', promptUsd: 1.75, completionUsd: 14 },
]

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
