import { OpenAIEmbeddings } from '@langchain/openai'
import { DEFAULT_TIMEOUTS } from './config.ts'
import type { OpenAIConfig } from './config.ts'
import { withRetries } from './retry.ts'
import { ModelOutputError } from './failure.ts'

/** Makes texts comparable. The same shape as the law search's. */
export interface Embedder {
  name: string
  dims: number
  embed(texts: string[]): Promise<Float32Array[]>
}

const DIMS: Record<string, number> = {
  'text-embedding-3-small': 1536,
  'text-embedding-3-large': 3072,
  'text-embedding-ada-002': 1536,
}
/** Texts in one request; a statute's articles are long. */
const BATCH = 64

const never = new AbortController().signal

export const createOpenAIEmbedder = (config: OpenAIConfig): Embedder => {
  const embeddings = new OpenAIEmbeddings({
    apiKey: config.apiKey,
    model: config.embeddingModel,
    batchSize: BATCH,
    timeout: config.timeouts?.call ?? DEFAULT_TIMEOUTS.call,
    maxRetries: 0,
    // Compatible servers do not all know the packed encoding.
    encodingFormat: 'float',
    configuration: config.baseUrl === undefined ? {} : { baseURL: config.baseUrl },
  })
  // Of a model that is not listed the first answer tells.
  let dims = DIMS[config.embeddingModel] ?? 0
  return {
    name: config.embeddingModel,
    get dims() {
      return dims
    },
    async embed(texts) {
      if (texts.length === 0) return []
      const vectors = await withRetries(config, never, () => embeddings.embedDocuments(texts))
      dims ||= vectors[0]?.length ?? 0
      const wrong = vectors.length !== texts.length || vectors.some((vector) => vector.length !== dims)
      if (wrong)
        throw new ModelOutputError(
          `${config.embeddingModel}: ${texts.length} vectors of ${dims} numbers expected`,
        )
      return vectors.map((vector) => Float32Array.from(vector))
    },
  }
}
