import { z } from 'zod'

const setting = (min: number, max: number, standard: number) =>
  z
    .int()
    .min(min, `must be ${min} to ${max}`)
    .max(max, `must be ${min} to ${max}`)
    .nullish()
    .transform((value) => value ?? standard)

/** How far a research may go. Whatever is reached ends the loop that it bounds, and the report says so. */
export const researchSettings = z.object({
  /** Researchers at work at the same time. */
  maxParallelResearchers: setting(1, 10, 5),
  /** Rounds in which the supervisor gives out topics. */
  maxIterations: setting(1, 12, 6),
  /** Tool calls of one researcher. */
  maxToolCalls: setting(1, 30, 10),
  /** Tokens of all model calls together, prompts and answers. The calls under way when it is reached still count. */
  maxTokens: setting(1_000, 5_000_000, 250_000),
  /** Seconds from the moment that the first researcher sets out; the report is written after that. */
  maxSeconds: setting(1, 3_600, 600),
})
export type ResearchSettings = z.infer<typeof researchSettings>
export type ResearchSettingsInput = z.input<typeof researchSettings>

export const DEFAULT_RESEARCH: ResearchSettings = researchSettings.parse({})

/** What may be found out about a place or a question; a topic is about one or more of them. */
export const RESEARCH_KINDS = ['market', 'listing', 'safety', 'loan', 'law', 'cost', 'yield'] as const
export type ResearchKind = (typeof RESEARCH_KINDS)[number]
