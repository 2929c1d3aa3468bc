import { ChatOpenAICompletions } from '@langchain/openai'
import type { Provider } from './provider.ts'

/** LangChain knows few models by name and sends what it was given; our table and what was refused decide. */
export class Chat extends ChatOpenAICompletions {
  readonly #provider: Provider
  readonly #wanted: { temperature: number; maxTokens: number }

  constructor(provider: Provider, model: string, wanted: { temperature: number; maxTokens: number }) {
    const { apiKey, baseUrl } = provider.config
    super({
      apiKey,
      model,
      streamUsage: true,
      // Tried again by us, who know which failures deserve it and when the run was aborted.
      maxRetries: 0,
      configuration: { maxRetries: 0, ...(baseUrl === undefined ? {} : { baseURL: baseUrl }) },
    })
    this.#provider = provider
    this.#wanted = wanted
  }

  override invocationParams(...args: Parameters<ChatOpenAICompletions['invocationParams']>) {
    return this.#provider.parameters.settle(this.model, super.invocationParams(...args), this.#wanted)
  }
}
