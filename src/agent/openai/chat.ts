import { ChatOpenAICompletions } from '@langchain/openai'
import type { Wanted } from '../model/parameters.ts'
import type { Provider } from '../model/provider.ts'

type Known = Pick<Provider, 'config' | 'parameters'>

/** LangChain knows few models by name and sends what it was given; our table and what was refused decide. */
export class Chat extends ChatOpenAICompletions {
  readonly #known: Known
  readonly #wanted: Wanted

  constructor(known: Known, model: string, wanted: Wanted) {
    const { apiKey, baseUrl } = known.config
    super({
      apiKey,
      model,
      streamUsage: true,
      // Tried again by us, who know which failures deserve it and when the run was aborted.
      maxRetries: 0,
      configuration: { maxRetries: 0, ...(baseUrl === undefined ? {} : { baseURL: baseUrl }) },
    })
    this.#known = known
    this.#wanted = wanted
  }

  override invocationParams(...args: Parameters<ChatOpenAICompletions['invocationParams']>) {
    return this.#known.parameters.settle(this.model, super.invocationParams(...args), this.#wanted)
  }
}
