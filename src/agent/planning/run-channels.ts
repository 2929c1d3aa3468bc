import { ReducedValue, UntrackedValue } from '@langchain/langgraph'
import { z } from 'zod'
import { memory } from '../../domain/memory.ts'
import { LANGUAGES, RUN_PHASES } from '../../domain/run.ts'
import { executionStep, mergeSteps } from '../../domain/step.ts'
import { planningState } from './plan.ts'

/** Each once, whoever writes it. */
export const union = <T>(current: T[], next: T[]): T[] => [...new Set([...current, ...next])]

/** A list of words that many write to. */
export const saidOnce = () =>
  new ReducedValue(
    z.array(z.string()).default(() => []),
    { reducer: union },
  )

/** What a run of every mode is, beside what it is asked: who, in which language, how far. */
export const runChannels = {
  /** The run's id. */
  requestId: z.string().min(1),
  sessionId: z.string().min(1),
  userId: z.string().nullable().default(null),
  language: z.enum(LANGUAGES),
  currentPhase: z.enum(RUN_PHASES).default('INITIALIZATION'),
  executionSteps: new ReducedValue(
    z.array(executionStep).default(() => []),
    { reducer: mergeSteps },
  ),
  /** ISO 8601; also the “now” that the question is read with, so that a re-run reads it alike. */
  startTime: z.string().nullable().default(null),
}

/** The same of a run whose plan its user may see, and which remembers. */
export const plannedChannels = {
  ...runChannels,
  requirePlanApproval: z.boolean().default(false),
  planningState: planningState.nullable().default(null),
  /** Why plans were rejected, oldest first; the next one takes all of it into account. */
  planFeedback: z.array(z.string()).default(() => []),
  /** The revision that may be carried out, where the run asked to be asked. */
  approvedRevision: z.int().min(1).nullable().default(null),
  endTime: z.string().nullable().default(null),
  /** Why something was done in another way than planned; safe to show. */
  errorLog: saidOnce(),
  /** What is remembered. Can be loaded again, so it stays out of checkpoints: gone after a resume. */
  loadedMemories: new UntrackedValue(memory),
}
