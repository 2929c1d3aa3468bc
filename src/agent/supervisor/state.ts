import { prose } from '../../domain/prose.ts'
import { ReducedValue, StateSchema } from '@langchain/langgraph'
import { z } from 'zod'
import { answer } from '../../domain/answer.ts'
import { analyzedIntent } from '../../domain/intent.ts'
import { MAX_QUERY_LENGTH } from '../../domain/run.ts'
import { TEAMS } from '../../domain/step.ts'
import { followUp } from '../memory/made-whole.ts'
import { choice } from '../tools/registry.ts'
import { plannedChannels, union } from '../planning/run-channels.ts'
import { stepOutcome } from '../teams/team.ts'

const GRAPH_STATUSES = ['INITIALIZED', 'PROCESSING', 'COMPLETED', 'ERROR'] as const

/** How the question was read, and which text was read: after a clarification, or in a fork, it is another one. */
const reading = z.object({
  question: prose(),
  intent: analyzedIntent,
  /** What is to be worked out, chosen once; null in runs that were begun before it was kept. */
  choice: choice.nullable().default(null),
})

/** The one question that a run may ask back about its own, and what came of it. */
const clarification = z.object({
  /** The run's question that it is about. */
  query: prose(),
  message: z.string(),
  suggestions: z.array(z.string()),
  answer: prose().nullable(),
  /** Question and answer read together. */
  question: prose().nullable(),
})

/** The teams' results together; the facts stay in `teamResults`. */
const aggregatedResults = z.object({
  totalCount: z.int().min(0),
  /** Results by kind of data, and the sources that gave some. */
  byType: z.record(z.string(), z.int().min(0)),
  sources: z.array(z.string()),
  evidenceCount: z.int().min(0),
  completedSteps: z.array(z.string()),
  failedSteps: z.array(z.string()),
  skippedSteps: z.array(z.string()),
})

const teams = () =>
  new ReducedValue(
    z.array(z.enum(TEAMS)).default(() => []),
    { reducer: union },
  )

/** The run's context: ids, plan, summaries. Bulk data is in the database, the conversation in its own table. */
export const SupervisorState = new StateSchema({
  query: prose(z.string().min(1).max(MAX_QUERY_LENGTH)),
  ...plannedChannels,

  status: z.enum(GRAPH_STATUSES).default('INITIALIZED'),
  reading: reading.nullable().default(null),
  /** What the question means with what is remembered; null where it stands for itself. */
  followUp: followUp.nullable().default(null),
  clarification: clarification.nullable().default(null),
  /** Written by executeTeams alone. */
  activeTeams: z.array(z.enum(TEAMS)).default(() => []),
  completedTeams: teams(),
  failedTeams: teams(),
  /** By step id: a plan may ask one team twice. */
  teamResults: new ReducedValue(
    z.record(z.string(), stepOutcome).default(() => ({})),
    { reducer: (current, next) => ({ ...current, ...next }) },
  ),
  aggregatedResults: aggregatedResults.nullable().default(null),
  finalResponse: answer.nullable().default(null),

  /** Seconds. */
  totalExecutionTime: z.number().nullable().default(null),
})
export type SupervisorState = typeof SupervisorState.State
export type SupervisorUpdate = typeof SupervisorState.Update
