import { prose } from '../../../domain/prose.ts'
import { z } from 'zod'
import { givenCase } from '../../../domain/case.ts'
import { analyzedIntent } from '../../../domain/intent.ts'
import { parsed } from '../../../domain/parsed.ts'
import { researchSettings } from '../../../domain/research.ts'
import { LANGUAGES } from '../../../domain/run.ts'
import { executionStep } from '../../../domain/step.ts'
import { topic } from '../topic.ts'

/** All that a researcher's branch sees: its topic and the question; never what the others find. */
export const researcherTask = z.object({
  step: executionStep,
  topic,
  /** Its user wrote the topic's description; what was planned before does not count. */
  isDescribed: z.boolean(),
  intent: analyzedIntent,
  query: prose(z.string().min(1)),
  /** The case that the question gives; null where its sums bound a search. */
  given: givenCase.nullable().default(null),
  clarification: z.object({ asked: z.string(), answer: prose() }).nullable(),
  timestamp: z.string().min(1),
  language: z.enum(LANGUAGES),
  runId: z.string().min(1),
  sessionId: z.string().min(1),
  userId: z.string().nullable(),
  brief: z.string(),
  notes: z.array(prose()),
  settings: researchSettings,
  /** ISO 8601: no call is begun after it. */
  deadline: z.string().nullable(),
  /** Tokens that may still be spent when it sets out. */
  tokensLeft: z.number(),
})
export type ResearcherTask = z.infer<typeof researcherTask>

export const parseTask = (received: unknown): ResearcherTask =>
  parsed(researcherTask, received, "a researcher's task")
