import { StateSchema } from '@langchain/langgraph'
import { z } from 'zod'
import type { AnalysisReport } from '../../../domain/analysis.ts'
import type { Assumption } from '../../../domain/answer.ts'
import { evidence } from '../../facts/evidence.ts'
import { researchMessage } from '../message.ts'
import type { ResearchNote } from '../note.ts'
import { overridable, summed } from '../override.ts'
import { topic } from '../topic.ts'
import type { Question } from '../../question.ts'
import { researcherTask } from './task.ts'

/** What a researcher is told. Nothing of what the others find. */
export const researcherInput = researcherTask
  .omit({
    step: true,
    topic: true,
    query: true,
    given: true,
    clarification: true,
    timestamp: true,
    language: true,
  })
  .extend({ researchTopic: topic, question: z.custom<Question>() })

/**
 * One researcher's work. Lives in memory for as long as its step runs; what remains of it is `compressedResearch` and
 * `rawNotes`.
 */
export const ResearcherState = new StateSchema({
  ...researcherInput.shape,
  researcherMessages: overridable(researchMessage),
  /** The calls that failed, of those made. */
  failedCalls: z.int().min(0).default(0),
  /** Tool calls made so far. */
  toolCallIterations: z.int().min(0).default(0),
  evidence: z.array(evidence).default(() => []),
  gaps: z.array(z.string()).default(() => []),
  assumptions: z.custom<Assumption[]>().default(() => []),
  analyses: z.custom<AnalysisReport[]>().default(() => []),
  limits: z.array(z.string()).default(() => []),
  rawNotes: overridable(z.string()),
  compressedResearch: z.custom<ResearchNote>().nullable().default(null),
  tokensUsed: summed(),
  errorLog: overridable(z.string()),
})
export type ResearcherState = typeof ResearcherState.State
export type ResearcherUpdate = typeof ResearcherState.Update
