import type { TraitsRow } from './traits.ts'

/** Milliseconds. */
export interface Timeouts {
  /** One structured call. */
  call: number
  /** Between two pieces of a stream, the first included. */
  stall: number
  /** A whole streamed answer. */
  stream: number
}

export interface ModelConfig {
  apiKey: string
  /** Any server that speaks the same protocol (vLLM, Ollama …); OpenAI's own when left out. */
  baseUrl?: string
  model: string
  /** Others that a run may ask for. */
  models?: readonly string[]
  embeddingModel: string
  /** What models take that the table does not know, or knows wrong. */
  traits?: readonly TraitsRow[]
  timeouts?: Partial<Timeouts>
  /** Tries of one call in all. */
  attempts?: number
  /** Milliseconds before the second try; doubled for each one after. */
  backoff?: number
}

export const DEFAULT_TIMEOUTS: Timeouts = { call: 30_000, stall: 20_000, stream: 180_000 }
export const DEFAULT_ATTEMPTS = 3
export const DEFAULT_BACKOFF = 500
/** A server that wants a longer rest than this is as good as down: rules answer sooner. */
export const MAX_REST = 10_000

/** How much longer a model that thinks may take. */
export const THINKING_PATIENCE = 2
