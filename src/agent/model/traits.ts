import { z } from 'zod'

export const OUTPUT_LIMITS = ['max_tokens', 'max_completion_tokens'] as const
export const REASONING_EFFORTS = ['none', 'minimal', 'low', 'medium', 'high'] as const

/** What a family of models takes. */
const traits = z.object({
  /** It thinks before it writes: that takes time, and tokens that nobody sees. */
  thinks: z.boolean(),
  /** Whether it takes a temperature at all. */
  temperature: z.boolean(),
  /** By which name it takes the most tokens that it may write. */
  outputLimit: z.enum(OUTPUT_LIMITS),
  /** How hard it is told to think; null: it is not told. */
  reasoningEffort: z.enum(REASONING_EFFORTS).nullable(),
  /** Tokens that it can write at most, those that it thinks included. */
  outputTokens: z.int().min(256),
})
export type ModelTraits = z.infer<typeof traits>

const isPattern = (text: string): boolean => {
  try {
    return new RegExp(text, 'i') instanceof RegExp
  } catch {
    // Said by the check that asks.
    return false
  }
}

/** A row of an operator's own; what it leaves out is as it would be without it. */
export const traitsRow = traits.partial().extend({
  /** A regular expression of names. */
  models: z.string().min(1).max(200).refine(isPattern, { error: 'must be a regular expression' }),
})
export type TraitsRow = z.infer<typeof traitsRow>

const THINKING = {
  thinks: true,
  temperature: false,
  outputLimit: 'max_completion_tokens',
  reasoningEffort: 'low',
} as const
const TALKING = {
  thinks: false,
  temperature: true,
  outputLimit: 'max_completion_tokens',
  reasoningEffort: null,
} as const

/** As OpenAI's pages of models and its API reference say, 2026-11. The first row that fits holds; the last fits everything. */
const FAMILIES: readonly (ModelTraits & { models: RegExp })[] = [
  { models: /^gpt-[5-9].*chat/, ...TALKING, temperature: false, outputTokens: 16_384 },
  { models: /^gpt-[5-9]/, ...THINKING, outputTokens: 128_000 },
  { models: /^o\d/, ...THINKING, outputTokens: 100_000 },
  { models: /^gpt-4\.1/, ...TALKING, outputTokens: 32_768 },
  { models: /^(chat)?gpt-4o/, ...TALKING, outputTokens: 16_384 },
  // Servers of one's own know the older name of the limit best.
  { models: /^/, ...TALKING, outputLimit: 'max_tokens', outputTokens: 8_192 },
]

/** Without what a router puts before the name, and a fine-tuned model under the name of what it was made from. */
const familyName = (model: string): string => {
  const name = model.toLowerCase().split('/').at(-1) ?? ''
  return /^ft:([^:]+)/.exec(name)?.[1] ?? name
}

export const traitsOf = (model: string, own: readonly TraitsRow[] = []): ModelTraits => {
  const published = FAMILIES.find(({ models }) => models.test(familyName(model)))
  if (published === undefined) throw new Error('the last row fits every model')
  const row = own.find(({ models }) => new RegExp(models, 'i').test(model))
  return traits.parse({
    ...published,
    ...Object.fromEntries(Object.entries(row ?? {}).filter(([, value]) => value !== undefined)),
  })
}
