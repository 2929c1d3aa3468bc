import { z } from 'zod'
import type { ModelConfig } from '../agent/model/config.ts'
import { traitsRow } from '../agent/model/traits.ts'
import { EnvError } from './env.ts'
import type { Env } from './env.ts'

/** What of the environment says which model there is. */
export type ModelSettings = Pick<
  Env,
  | 'OPENAI_API_KEY'
  | 'OPENAI_BASE_URL'
  | 'OPENAI_MODEL'
  | 'OPENAI_MODELS'
  | 'OPENAI_EMBEDDING_MODEL'
  | 'OPENAI_MODEL_TRAITS'
>

const traitsRows = z.array(traitsRow).max(50)

const readTraits = (text: string | undefined): z.infer<typeof traitsRows> => {
  const wrong = (why: string) => new EnvError(`The environment is not valid:\n  OPENAI_MODEL_TRAITS: ${why}`)
  let rows: unknown
  try {
    rows = JSON.parse(text ?? '[]')
  } catch {
    throw wrong('must be JSON')
  }
  const parsed = traitsRows.safeParse(rows)
  if (parsed.success) return parsed.data
  throw wrong(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '))
}

/** The model that the environment gives a key for; null where all is done offline. */
export const modelOf = (env: ModelSettings): ModelConfig | null =>
  env.OPENAI_API_KEY === undefined
    ? null
    : {
        apiKey: env.OPENAI_API_KEY,
        ...(env.OPENAI_BASE_URL !== undefined && { baseUrl: env.OPENAI_BASE_URL }),
        model: env.OPENAI_MODEL,
        models: env.OPENAI_MODELS,
        embeddingModel: env.OPENAI_EMBEDDING_MODEL,
        traits: readTraits(env.OPENAI_MODEL_TRAITS),
      }
