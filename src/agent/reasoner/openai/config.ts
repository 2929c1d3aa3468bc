/** Milliseconds. */
export interface Timeouts {
  /** One structured call. */
  call: number
  /** Between two pieces of a stream, the first included. */
  stall: number
  /** A whole streamed answer. */
  stream: number
}

export interface OpenAIConfig {
  apiKey: string
  /** Any server that speaks the same protocol (vLLM, Ollama …); OpenAI's own when left out. */
  baseUrl?: string
  model: string
  /** Others that a run may ask for. */
  models?: readonly string[]
  embeddingModel: string
  timeouts?: Partial<Timeouts>
  /** Tries of one call in all. */
  attempts?: number
  /** Milliseconds before the second try; doubled for each one after. */
  backoff?: number
}

export const DEFAULT_TIMEOUTS: Timeouts = { call: 30_000, stall: 20_000, stream: 180_000 }
export const DEFAULT_ATTEMPTS = 3
export const DEFAULT_BACKOFF = 500
/** A server that wants a longer rest than this is as good as down: the offline reasoner answers sooner. */
export const MAX_REST = 10_000
