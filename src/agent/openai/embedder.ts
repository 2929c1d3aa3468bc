import { OpenAIClient } from '@langchain/openai'
import { DEFAULT_TIMEOUTS } from '../model/config.ts'
import type { Embedder, Provider } from '../model/provider.ts'
import { withRetries } from '../model/retry.ts'
import { ModelOutputError, ModelTimeoutError } from '../model/failure.ts'

const DIMS: Record<string, number> = {
  'text-embedding-3-small': 1536,
  'text-embedding-3-large': 3072,
  'text-embedding-ada-002': 1536,
}
/** Texts in one request; a statute's articles are long. */
const BATCH = 64

const never = new AbortController().signal

const inBatches = (texts: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(texts.length / BATCH) }, (_, at) =>
    texts.slice(at * BATCH, (at + 1) * BATCH),
  )

/** That somebody else stopped waiting says nothing about the provider; that time ran out does. */
const isGivenUp = ({ aborted, reason }: AbortSignal): boolean =>
  aborted && !(reason instanceof Error && reason.name === 'TimeoutError')

export const createEmbedder = ({ config, breakers }: Pick<Provider, 'config' | 'breakers'>): Embedder => {
  const { embeddingModel: model } = config
  const timeout = config.timeouts?.call ?? DEFAULT_TIMEOUTS.call
  const client = new OpenAIClient({
    apiKey: config.apiKey,
    timeout,
    maxRetries: 0,
    ...(config.baseUrl !== undefined && { baseURL: config.baseUrl }),
  })
  // Of a model that is not listed the first answer tells.
  let dims = DIMS[model] ?? 0
  const embedBatch = async (input: string[], signal: AbortSignal): Promise<Float32Array[]> => {
    // Compatible servers do not all know the packed encoding.
    const asked = client.embeddings.create({ model, input, encoding_format: 'float' }, { signal })
    const { data } = await asked.catch((error: unknown) => {
      if (!(error instanceof OpenAIClient.APIConnectionTimeoutError)) throw error
      throw new ModelTimeoutError(`${model} took more than ${timeout} ms`, timeout)
    })
    dims ||= data[0]?.embedding.length ?? 0
    const wrong = data.length !== input.length || data.some(({ embedding }) => embedding.length !== dims)
    if (wrong) throw new ModelOutputError(`${model}: ${input.length} vectors of ${dims} numbers expected`)
    return data.map(({ embedding }) => Float32Array.from(embedding))
  }
  return {
    name: model,
    get dims() {
      return dims
    },
    async embed(texts, signal = never) {
      if (texts.length === 0) return []
      const passage = breakers.embedding.enter()
      try {
        const vectors: Float32Array[] = []
        for (const batch of inBatches(texts))
          vectors.push(...(await withRetries(config, signal, () => embedBatch(batch, signal))))
        passage.succeeded()
        return vectors
      } catch (error) {
        if (isGivenUp(signal)) passage.abandoned()
        else passage.failed(error)
        throw error
      }
    },
  }
}
