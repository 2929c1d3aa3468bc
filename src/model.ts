import type { OpenAIConfig } from './agent/reasoner/openai/config.ts'
import type { Env } from './env.ts'

type Told = Pick<
  Env,
  'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'OPENAI_MODEL' | 'OPENAI_MODELS' | 'OPENAI_EMBEDDING_MODEL'
>

/** The model that the environment gives a key for; null where all is done offline. */
export const modelOf = (env: Told): OpenAIConfig | null =>
  env.OPENAI_API_KEY === undefined
    ? null
    : {
        apiKey: env.OPENAI_API_KEY,
        ...(env.OPENAI_BASE_URL !== undefined && { baseUrl: env.OPENAI_BASE_URL }),
        model: env.OPENAI_MODEL,
        models: env.OPENAI_MODELS,
        embeddingModel: env.OPENAI_EMBEDDING_MODEL,
      }
