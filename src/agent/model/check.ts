import { z } from 'zod'
import { classify } from './failure.ts'
import type { Failure } from './failure.ts'
import { openModel } from './client.ts'
import type { Provider, ProviderKind } from './provider.ts'

export interface Checked {
  kind: ProviderKind
  model: string
  /** Null where it answers. */
  failure: Failure | null
  error: unknown
  milliseconds: number
}

const readyOutput = z.object({ ready: z.boolean().describe('true') })
const PROMPT = { system: 'Answer by calling the function with ready = true.', user: 'Are you ready?' }
const MOST_TOKENS = 200

/** Asks every model that runs may use once, as runs do: whether it answers, and with what it is asked. */
export const checkProvider = async (provider: Provider, signal: AbortSignal): Promise<Checked[]> => {
  const { config, breakers } = provider
  const check = async (kind: ProviderKind, model: string, ask: () => Promise<unknown>): Promise<Checked> => {
    const from = performance.now()
    const result = (failure: Failure | null, error: unknown) => ({
      kind,
      model,
      failure,
      error,
      milliseconds: Math.round(performance.now() - from),
    })
    try {
      await ask()
      return result(null, null)
    } catch (error) {
      return result(classify(error), error)
    }
  }
  const chat = (model: string) =>
    check('chat', model, async () => {
      const passage = breakers.chat.enter()
      try {
        const asked = openModel({ ...provider, config: { ...config, model } })
        await asked.ask('check_model', readyOutput, PROMPT, { signal, maxTokens: MOST_TOKENS })
        passage.succeeded()
      } catch (error) {
        if (signal.aborted || model !== config.model) passage.abandoned()
        else passage.failed(error)
        throw error
      }
    })
  return Promise.all([
    ...[...new Set([config.model, ...(config.models ?? [])])].map(chat),
    check('embedding', config.embeddingModel, () => provider.embedder.embed(['준비'], signal)),
  ])
}
