import { createBreaker } from '../model/breaker.ts'
import type { ModelConfig } from '../model/config.ts'
import { createParameters } from '../model/parameters.ts'
import type { Provider, ProviderEvents, ProviderKind } from '../model/provider.ts'
import { traitsOf } from '../model/traits.ts'
import { Chat } from './chat.ts'
import { createEmbedder } from './embedder.ts'

/** OpenAI, or any server that speaks its protocol. */
export const openOpenAI = (config: ModelConfig, events: ProviderEvents = {}): Provider => {
  const breaker = (kind: ProviderKind) =>
    createBreaker({ onChange: (pausedBy) => events.onPause?.(kind, pausedBy) })
  const breakers = { chat: breaker('chat'), embedding: breaker('embedding') }
  const parameters = createParameters((model) => traitsOf(model, config.traits), events.onRefused)
  return {
    config,
    breakers,
    parameters,
    chat: (model, wanted) => new Chat({ config, parameters }, model, wanted),
    embedder: createEmbedder({ config, breakers }),
  }
}
