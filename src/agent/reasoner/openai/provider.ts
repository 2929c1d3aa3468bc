import { createBreaker } from './breaker.ts'
import type { Breaker } from './breaker.ts'
import type { OpenAIConfig } from './config.ts'
import type { Failure } from './failure.ts'
import { createParameters } from './parameters.ts'
import type { ModelParameters } from './parameters.ts'
import { traitsOf } from './traits.ts'

export const PROVIDER_KINDS = ['chat', 'embedding'] as const
export type ProviderKind = (typeof PROVIDER_KINDS)[number]

/** Told of what operators have to know of a provider. */
export interface ProviderEvents {
  /** Calls of a kind are held back, or let through again (null). */
  onPause?: (kind: ProviderKind, pausedBy: Failure | null) => void
  /** A model refused a parameter, which it is not sent any more. */
  onRefused?: (model: string, parameter: string) => void
}

/** What a process knows of its provider, shared by everything that calls it. */
export interface Provider {
  config: OpenAIConfig
  breakers: Readonly<Record<ProviderKind, Breaker>>
  parameters: ModelParameters
}

export const openProvider = (config: OpenAIConfig, events: ProviderEvents = {}): Provider => {
  const breaker = (kind: ProviderKind) =>
    createBreaker({ onChange: (pausedBy) => events.onPause?.(kind, pausedBy) })
  return {
    config,
    breakers: { chat: breaker('chat'), embedding: breaker('embedding') },
    parameters: createParameters((model) => traitsOf(model, config.traits), events.onRefused),
  }
}

const OPENAI_URL = 'https://api.openai.com/v1'

/** Where the words go. */
export const hostOf = ({ baseUrl }: Pick<OpenAIConfig, 'baseUrl'>): string =>
  new URL(baseUrl ?? OPENAI_URL).host
