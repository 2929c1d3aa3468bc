import { prose } from '../../domain/prose.ts'
import { ReducedValue, StateSchema, UntrackedValue } from '@langchain/langgraph'
import { z } from 'zod'
import { answer } from '../../domain/answer.ts'
import {
  agentConfig,
  attempt,
  cacheUse,
  COMPLEXITIES,
  CONSULT_MODES,
  DEFAULT_CONFIG,
  DEFAULT_FLAGS,
  featureFlags,
  filledSlot,
  tokenPlan,
} from '../../domain/consult.ts'
import { analyzedIntent } from '../../domain/intent.ts'
import { MAX_QUERY_LENGTH } from '../../domain/run.ts'
import { evidence } from '../facts/evidence.ts'
import { mergeFound } from './documents.ts'
import { foundReference } from './reference.ts'
import { runChannels } from '../planning/run-channels.ts'
import { choice } from '../tools/registry.ts'
import { workedOut } from './worked-out.ts'

const turn = z.object({ role: z.enum(['USER', 'ASSISTANT']), content: z.string() })

/** Who wrote an attempt; null where nothing was written from sources. */
const writer = z
  .object({ model: z.string(), fallbackReason: z.string().optional(), isCut: z.boolean().optional() })
  .nullable()
  .default(null)

/** The best attempt so far. */
const bestAttempt = z.object({
  iteration: z.int().min(0),
  markdown: z.string(),
  /** The documents that its citations count. */
  documents: z.array(z.string()),
  writer,
})

/** A consult run: the fields of 02 §5 in their seven groups, and the book-keeping that every run has. */
export const ConsultState = new StateSchema({
  // 1. Input
  userText: prose(z.string().min(1).max(MAX_QUERY_LENGTH)),
  mode: z.enum(CONSULT_MODES),
  /** Can be read again, so it stays out of checkpoints: gone after a resume. Empty where the question needs none of it. */
  conversationHistory: new UntrackedValue(z.array(turn)),

  // 2. Context engineering
  slotOut: z.array(filledSlot).default(() => []),
  profileSummary: z.string().default(''),
  /** Whose profile it is; it is kept in the database. */
  profileStore: z.string().nullable().default(null),
  systemPrompt: z.string().default(''),
  userPrompt: z.string().default(''),
  /** The evidence as the answer is written from it. Assembled again after a resume: it stays out of checkpoints. */
  contextPrompt: new UntrackedValue(z.array(evidence)),
  tokenPlan: tokenPlan.nullable().default(null),
  qualityScore: z.number().min(0).max(1).nullable().default(null),
  qualityFeedback: z.array(z.string()).default(() => []),

  // 3. Retrieval
  queryForRetrieval: prose().default(''),
  /** Of the question: “model base64(float32)”; null where the cache was not asked for similar ones. */
  queryVector: z.string().nullable().default(null),
  retrievedDocs: new ReducedValue(
    z.array(foundReference).default(() => []),
    { reducer: mergeFound },
  ),
  dynamicK: z.int().min(0).nullable().default(null),
  queryComplexity: z.enum(COMPLEXITIES).nullable().default(null),

  // 4. Generation
  answer: z.string().default(''),

  // 5. Self-refine
  needsRetrieval: z.boolean().default(true),
  iterationCount: z.int().min(0).default(0),
  /** A hash per attempt of the documents that it answered from. */
  retrievedDocsHistory: z.array(z.string()).default(() => []),
  qualityScoreHistory: z.array(z.number()).default(() => []),
  queryRewriteHistory: z.array(prose()).default(() => []),
  refineIterationLogs: z.array(attempt).default(() => []),

  // 6. Response cache
  cacheHit: z.boolean().default(false),
  cachedResponse: answer.nullable().default(null),
  cacheSimilarityScore: z.number().nullable().default(null),
  skipPipeline: z.boolean().default(false),

  // 7. Settings
  featureFlags: featureFlags.default(() => DEFAULT_FLAGS),
  agentConfig: agentConfig.default(() => DEFAULT_CONFIG),

  // The run's own
  ...runChannels,
  intent: analyzedIntent.nullable().default(null),
  /** What is worked out beside what the documents say: chosen once, and worked out once. */
  choice: choice.nullable().default(null),
  workedOut: workedOut.nullable().default(null),
  bestAttempt: bestAttempt.nullable().default(null),
  /** Of the last attempt. */
  writer,
  /** The corpus was searched without its vectors. */
  isWordsOnly: z.boolean().default(false),
  /** Rules wrote an attempt in the place of a model: whoever asks again may get a better answer. */
  hasStandIn: z.boolean().default(false),
  cacheUse: cacheUse.nullable().default(null),
  /** Whether the corpus can have an answer: the name of what governs the question where it cannot. */
  governedElsewhere: z.string().nullable().default(null),
  corpusVersion: z.string().nullable().default(null),
  /** Seconds. */
  totalExecutionTime: z.number().nullable().default(null),
  finalResponse: answer.nullable().default(null),
})
export type ConsultState = typeof ConsultState.State
export type ConsultUpdate = typeof ConsultState.Update
