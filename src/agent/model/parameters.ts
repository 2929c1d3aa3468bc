import type { ModelTraits } from './traits.ts'

/** Parameters that a call can do without. */
const DISPENSABLE = [
  'temperature',
  'max_tokens',
  'max_completion_tokens',
  'reasoning_effort',
  'stream_options',
  'tool_choice',
] as const
type Dispensable = (typeof DISPENSABLE)[number]

/** Where one name is refused the other may be known. */
const OTHER_LIMIT = {
  max_tokens: 'max_completion_tokens',
  max_completion_tokens: 'max_tokens',
} as const

const REFUSED = /unsupported|not support|unknown|unrecognized|unexpected|not permitted|not allowed|invalid/i
const QUOTED = /['"`]([a-z_]+)['"`]/g

const isDispensable = (name: unknown): name is Dispensable =>
  DISPENSABLE.some((parameter) => parameter === name)

/**
 * The parameter for which a call was refused, in OpenAI's words (`param`) or in those of servers that only write a sentence;
 * null where it was refused for something else, or for something that no call can do without.
 */
export const refusedParameter = (error: unknown): Dispensable | null => {
  if (!(error instanceof Error) || !('status' in error)) return null
  if (error.status !== 400 && error.status !== 422) return null
  if ('param' in error && isDispensable(error.param)) return error.param
  if (!REFUSED.test(error.message)) return null
  for (const [, name] of error.message.matchAll(QUOTED)) if (isDispensable(name)) return name
  return DISPENSABLE.find((name) => new RegExp(`\\b${name}\\b`).test(error.message)) ?? null
}

export interface Wanted {
  temperature: number
  /** Tokens of what it is to write, without what it thinks. */
  maxTokens: number
}

/** Tokens that a model which thinks may use for that, beside what it is to write. */
const THINKING_TOKENS = 8_000

/** What is sent with a call beside what it says; `refused` is left out. */
const parametersOf = (
  { temperature, maxTokens }: Wanted,
  traits: ModelTraits,
  refused: ReadonlySet<Dispensable>,
): Partial<Record<Dispensable, unknown>> => {
  const limit = Math.min(maxTokens + (traits.thinks ? THINKING_TOKENS : 0), traits.outputTokens)
  const other = OTHER_LIMIT[traits.outputLimit]
  const name = refused.has(traits.outputLimit) && !refused.has(other) ? other : traits.outputLimit
  const wanted: Partial<Record<Dispensable, unknown>> = {
    ...(traits.temperature && { temperature }),
    [name]: limit,
    ...(traits.reasoningEffort !== null && { reasoning_effort: traits.reasoningEffort }),
  }
  return Object.fromEntries(Object.entries(wanted).filter(([key]) => isDispensable(key) && !refused.has(key)))
}

/** What models of a process have refused: learned once, and left out from then on. */
export const createParameters = (
  traitsFor: (model: string) => ModelTraits,
  onRefused: (model: string, parameter: string) => void = () => {},
) => {
  const refused = new Map<string, Set<Dispensable>>()
  const refusedBy = (model: string): ReadonlySet<Dispensable> => refused.get(model) ?? new Set()
  return {
    traits: traitsFor,
    /** A request's parameters as the model takes them. */
    settle<T extends object>(model: string, request: T, wanted: Wanted): T {
      const out = refusedBy(model)
      const kept = Object.entries(request).filter(
        ([key]) =>
          !(isDispensable(key) && (out.has(key) || (key !== 'stream_options' && key !== 'tool_choice'))),
      )
      return { ...(Object.fromEntries(kept) as T), ...parametersOf(wanted, traitsFor(model), out) }
    },
    /** Tries again without what was refused, as long as that is something new. */
    async without<T>(model: string, attempt: () => Promise<T>): Promise<T> {
      for (;;) {
        try {
          return await attempt()
        } catch (error) {
          const parameter = refusedParameter(error)
          if (parameter === null || refusedBy(model).has(parameter)) throw error
          refused.set(model, new Set([...refusedBy(model), parameter]))
          onRefused(model, parameter)
        }
      }
    },
  }
}
export type ModelParameters = ReturnType<typeof createParameters>
