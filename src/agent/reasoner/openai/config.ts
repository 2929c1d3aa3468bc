import type { CallPurpose } from '../reasoner.ts'
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

export interface OpenAIConfig {
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
/** A server that wants a longer rest than this is as good as down: the offline reasoner answers sooner. */
export const MAX_REST = 10_000

/** How much longer a model that thinks may take. */
export const THINKING_PATIENCE = 2

/**
 * Tokens that a call of a purpose may write. The longest text of the product's own rules has 4,500 (a report), its largest
 * structure 2,000 (a search plan).
 */
export const OUTPUT_TOKENS: Readonly<Partial<Record<CallPurpose, number>>> = {
  analyze_intent: 1_000,
  select_teams: 1_000,
  classify_question: 500,
  extract_slots: 1_000,
  rewrite_query: 500,
  judge_answer: 1_500,
  scope_research: 1_000,
  summarize_session: 2_500,
  compose_answer: 6_000,
  write_report: 12_000,
}
export const USUAL_OUTPUT_TOKENS = 4_000
