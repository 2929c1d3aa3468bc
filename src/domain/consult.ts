import { z } from 'zod'

/** greeting: nothing is looked up. The others decide how many documents are (3, 8, 15 with the default `retrievalK`). */
export const COMPLEXITIES = ['GREETING', 'SIMPLE', 'MODERATE', 'COMPLEX'] as const

/** llm: one plain model call, nothing looked up. ai_agent: the whole pipeline. */
export const CONSULT_MODES = ['llm', 'ai_agent'] as const
export type ConsultMode = (typeof CONSULT_MODES)[number]

export const featureFlags = z.object({
  /** A weak answer is tried again with another query. */
  selfRefineEnabled: z.boolean(),
  /** The complexity of the question decides how many documents are looked up; otherwise always `retrievalK`. */
  activeRetrievalEnabled: z.boolean(),
  /** Documents that do not fit are shortened to their key sentences before whole ones are left out. */
  contextCompressionEnabled: z.boolean(),
  /** The model judges the answer; otherwise rules do. */
  llmBasedQualityCheck: z.boolean(),
  /** The next try has a new query; otherwise the same one looks further down the list. */
  dynamicQueryRewrite: z.boolean(),
  /** The answer is judged at all. */
  qualityCheckEnabled: z.boolean(),
  /** Tries after the first. */
  maxRefineIterations: z.int().min(0).max(5),
  /** An answer that is judged as good as this is kept. */
  qualityThreshold: z.number().min(0).max(1),
  /** An answer that was given before may be given again, and this one later. */
  cacheEnabled: z.boolean(),
})
export type FeatureFlags = z.infer<typeof featureFlags>

export const agentConfig = z.object({
  /** One of the models that the server offers; null: its default. */
  modelName: z.string().min(1).max(100).nullable(),
  temperature: z.number().min(0).max(2),
  /** Tokens of an answer. */
  maxTokens: z.int().min(64).max(4000),
  /** What questions are compared with; null: the server's default. */
  embeddingModel: z.string().min(1).max(100).nullable(),
  /** Documents for a moderate question; simple ones get 3/8 of it, complex ones 15/8. */
  retrievalK: z.int().min(1).max(24),
  /** Cosine similarity from which an earlier question counts as the same. */
  cacheThreshold: z.number().min(0.5).max(1),
  /** Tokens of everything that an answer is made from, and of the answer. */
  tokenBudget: z.int().min(1000).max(32_000),
})
export type AgentConfig = z.infer<typeof agentConfig>

export const DEFAULT_FLAGS: FeatureFlags = {
  selfRefineEnabled: true,
  activeRetrievalEnabled: true,
  contextCompressionEnabled: true,
  llmBasedQualityCheck: true,
  dynamicQueryRewrite: true,
  qualityCheckEnabled: true,
  maxRefineIterations: 2,
  qualityThreshold: 0.5,
  cacheEnabled: true,
}

export const DEFAULT_CONFIG: AgentConfig = {
  modelName: null,
  temperature: 0.7,
  maxTokens: 1500,
  embeddingModel: null,
  retrievalK: 8,
  cacheThreshold: 0.85,
  tokenBudget: 12_800,
}

export const consultSettings = z.object({ featureFlags, agentConfig })

const given = (value: object): object =>
  Object.fromEntries(Object.entries(value).filter(([, item]) => item !== null && item !== undefined))

/** How a CONSULT or DIRECT run is to be carried out, as it is asked for; whatever is left out has its default. */
export const consultSettingsInput = z
  .object({
    featureFlags: z.record(z.string(), z.unknown()).nullish(),
    agentConfig: z.record(z.string(), z.unknown()).nullish(),
  })
  .transform((input) => ({
    featureFlags: { ...DEFAULT_FLAGS, ...given(input.featureFlags ?? {}) },
    agentConfig: { ...DEFAULT_CONFIG, ...given(input.agentConfig ?? {}) },
  }))
  .pipe(consultSettings)

export const SLOT_ORIGINS = ['QUESTION', 'CONVERSATION', 'PROFILE'] as const

/** What was understood of a person's circumstances, under the name of one of the domain's slots. */
export const filledSlot = z.object({
  slot: z.string(),
  value: z.string(),
  origin: z.enum(SLOT_ORIGINS),
  /** The message that said it; null where that message is no longer there. */
  messageId: z.string().nullable(),
})
export type FilledSlot = z.infer<typeof filledSlot>

export const TOKEN_SECTIONS = ['system', 'profile', 'evidence', 'history', 'query', 'generation'] as const
export type TokenSection = (typeof TOKEN_SECTIONS)[number]

export const CUT_REASONS = ['SHORTENED', 'LEFT_OUT'] as const

export const tokenPlan = z.object({
  budget: z.int(),
  /** Tokens that each part may have and has. */
  sections: z.array(z.object({ section: z.enum(TOKEN_SECTIONS), limit: z.int(), used: z.int() })),
  /** What did not fit, the least relevant first. */
  cuts: z.array(
    z.object({
      section: z.enum(TOKEN_SECTIONS),
      what: z.string(),
      /** Tokens that were cut off. */
      tokens: z.int(),
      reason: z.enum(CUT_REASONS),
    }),
  ),
})
export type TokenPlan = z.infer<typeof tokenPlan>

/** Why no further try was made. */
export const STOP_REASONS = [
  'GOOD_ENOUGH',
  'MAX_ITERATIONS',
  'STAGNATION',
  'SAME_DOCUMENTS',
  'NOTHING_FOUND',
  'OUT_OF_SCOPE',
  'REFINE_DISABLED',
  'CHECK_DISABLED',
  'NOT_NEEDED',
] as const
export type StopReason = (typeof STOP_REASONS)[number]

export const judgement = z.object({
  /** 0..1: what the answer says stands in its sources. */
  grounding: z.number().min(0).max(1),
  /** 0..1: everything that was asked is answered. */
  completeness: z.number().min(0).max(1),
  /** 0..1: the sources are about what was asked. */
  accuracy: z.number().min(0).max(1),
  missingInfo: z.array(z.string()),
  improvementSuggestions: z.array(z.string()),
  safetyConcerns: z.array(z.string()),
})
export type Judgement = z.infer<typeof judgement>

export const attempt = z.object({
  /** From 0. */
  iteration: z.int().min(0),
  /** What was looked up. */
  query: z.string(),
  /** Names of the documents that it answered from, best first. */
  documents: z.array(z.string()),
  /** Null where it was not judged. */
  score: z.number().min(0).max(1).nullable(),
  judgement: judgement.nullable(),
  /** The query of the next attempt; null after the last. */
  rewrittenQuery: z.string().nullable(),
  stopReason: z.enum(STOP_REASONS).nullable(),
  /** Citations of documents that had not been retrieved; they were taken out of the text. */
  removedCitations: z.int().min(0),
})
export type Attempt = z.infer<typeof attempt>

export const CACHE_BYPASSES = ['DISABLED', 'FOLLOW_UP', 'NO_CACHE_IN_MODE'] as const

export const cacheUse = z.object({
  hit: z.boolean(),
  /** Of the nearest earlier question of the same scope; null where there is none or none was looked for. */
  similarity: z.number().min(-1).max(1.000001).nullable(),
  /** Seconds since the answer was made; null without a hit. */
  ageSeconds: z.number().min(0).nullable(),
  /** Why the cache was not asked; null where it was. */
  bypass: z.enum(CACHE_BYPASSES).nullable(),
})
export type CacheUse = z.infer<typeof cacheUse>

/** How a CONSULT or DIRECT run came to its answer. */
export const consultReport = z.object({
  mode: z.enum(CONSULT_MODES),
  domain: z.string(),
  complexity: z.enum(COMPLEXITIES).nullable(),
  /** Documents that were to be found; null where nothing was looked up. */
  retrievalK: z.int().nullable(),
  cache: cacheUse,
  slots: z.array(filledSlot),
  tokenPlan: tokenPlan.nullable(),
  attempts: z.array(attempt),
  /** Which attempt is the answer; null where there was none. */
  chosenIteration: z.int().nullable(),
  settings: consultSettings,
  /** Milliseconds from the first node to the answer. */
  engineMilliseconds: z.number().min(0),
})
export type ConsultReport = z.infer<typeof consultReport>

/** What the parts of a judgement count. */
export const qualityScore = ({ grounding, completeness, accuracy }: Judgement): number =>
  Number((0.4 * grounding + 0.4 * completeness + 0.2 * accuracy).toFixed(4))
