import { prose } from '../../domain/prose.ts'
import { StateSchema } from '@langchain/langgraph'
import { z } from 'zod'
import { answer, assumption } from '../../domain/answer.ts'
import { givenCase } from '../../domain/case.ts'
import { analyzedIntent } from '../../domain/intent.ts'
import { researchSettings } from '../../domain/research.ts'
import { followUp } from '../memory/made-whole.ts'
import { choice } from '../tools/registry.ts'
import { plannedChannels, saidOnce } from '../planning/run-channels.ts'
import { researchMessage } from './message.ts'
import { researchNote } from './note.ts'
import { overridable, summed } from './override.ts'
import { topic } from './topic.ts'

const runChannels = {
  ...plannedChannels,
  settings: researchSettings.prefault({}),
  /** When the first researcher set out: what the seconds of the budget are counted from. */
  researchStartedAt: z.string().nullable().default(null),
  /** Of all model calls so far. */
  tokensUsed: summed(),
}

/** How the question was read, and which text was read: after a clarification, or in a fork, it is another one. */
const scope = z.object({
  /** The run's question that it is about. */
  query: prose(),
  /** With what was answered when it was asked back. */
  question: prose(),
  intent: analyzedIntent,
  /** What will be researched, in a sentence; empty where something is asked back. */
  confirmation: z.string(),
  ask: z.object({ message: z.string(), suggestions: z.array(z.string()) }).nullable(),
  /** What the question was made whole with, where it leans on what is remembered. */
  followUp: followUp.nullable(),
  answer: prose().nullable(),
  /** What the question gives figures for, chosen once; null where it was not read like that. */
  choice: choice.nullable().default(null),
})
export type Scope = z.infer<typeof scope>

/** What is to be found out. The steps of the plan stand in `executionSteps`, which parallel researchers write. */
const planChannels = {
  scope: scope.nullable().default(null),
  topics: z.array(topic).default(() => []),
  /** The case that the question gives, as it was read for this plan; it travels with every topic. */
  given: givenCase.nullable().default(null),
  /** Steps that the supervisor added to the plan, round by round; each made a revision. */
  addedTopics: z.array(z.array(z.string())).default(() => []),
  /** What the brief took for granted, and what of the question it leaves out. */
  briefAssumptions: z.array(assumption).default(() => []),
  briefGaps: z.array(z.string()).default(() => []),
  briefUnapplied: z.array(z.string()).default(() => []),
  /** The title of the report. */
  title: z.string().default(''),
}

/** What the supervisor and its tools share with the researchers that they send out. */
const supervisorChannels = {
  supervisorMessages: overridable(researchMessage),
  researchBrief: z.string().nullable().default(null),
  /** What the researchers brought back; cleared once the report stands. */
  notes: overridable(researchNote),
  /** Rounds in which topics were given out. */
  researchIterations: z.int().min(0).default(0),
  /** What the tools answered, beside what the researchers made of it. */
  rawNotes: overridable(z.string()),
  /** Characters. */
  compressedResearchLength: summed(),
  rawNotesLength: summed(),
  /** The bounds that were reached, in words. */
  limitsHit: saidOnce(),
}

/** A research. Its input is `messages`, beside the ids and settings of the run. */
export const AgentState = new StateSchema({
  ...runChannels,
  messages: overridable(researchMessage),
  ...planChannels,
  ...supervisorChannels,
  finalReport: answer.nullable().default(null),
})
export type AgentState = typeof AgentState.State
export type AgentUpdate = typeof AgentState.Update
