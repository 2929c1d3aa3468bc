import type { BaseChatModel } from '@langchain/core/language_models/chat_models'
import type { Breaker } from './breaker.ts'
import type { ModelConfig } from './config.ts'
import type { Failure } from './failure.ts'
import type { ModelParameters, Wanted } from './parameters.ts'

export const PROVIDER_KINDS = ['chat', 'embedding'] as const
export type ProviderKind = (typeof PROVIDER_KINDS)[number]

/** Told of what operators have to know of a provider. */
export interface ProviderEvents {
  /** Calls of a kind are held back, or let through again (null). */
  onPause?: (kind: ProviderKind, pausedBy: Failure | null) => void
  /** A model refused a parameter, which it is not sent any more. */
  onRefused?: (model: string, parameter: string) => void
}

/** Makes texts comparable. The same shape as the law search's. */
export interface Embedder {
  name: string
  dims: number
  embed(texts: string[], signal?: AbortSignal): Promise<Float32Array[]>
}

/** What a process knows of its provider, shared by everything that calls it. */
export interface Provider {
  config: ModelConfig
  breakers: Readonly<Record<ProviderKind, Breaker>>
  parameters: ModelParameters
  /** A model for one request, as it is sent. */
  chat(model: string, wanted: Wanted): BaseChatModel
  embedder: Embedder
}
