import { prose } from '../../domain/prose.ts'
import { z } from 'zod'
import { analysisReport } from '../../domain/analysis.ts'
import { assumption } from '../../domain/answer.ts'
import { analyzedIntent } from '../../domain/intent.ts'
import { LANGUAGES } from '../../domain/run.ts'
import { executionStep, TEAMS } from '../../domain/step.ts'
import type { Team } from '../../domain/step.ts'
import { evidence } from '../facts/evidence.ts'
import { SEARCH_KINDS } from '../tools/look-up.ts'
import { choice } from '../tools/registry.ts'
import { writtenDocument } from '../written-document.ts'
import type { Question } from '../question.ts'

const SHARED_STATUSES = ['PENDING', 'PROCESSING', 'COMPLETED', 'ERROR'] as const

/** All that every team gets of a run. */
export const sharedState = z.object({
  userQuery: prose(z.string().min(1)),
  sessionId: z.string().min(1),
  userId: z.string().nullable(),
  /** ISO 8601. */
  timestamp: z.string(),
  language: z.enum(LANGUAGES),
  status: z.enum(SHARED_STATUSES),
  errorMessage: z.string().nullable(),
})

/** What a team's work on one step leaves in the run's state: a summary and the facts that an answer may use. */
export const stepOutcome = z.object({
  stepId: z.string(),
  team: z.enum(TEAMS),
  status: z.enum(['COMPLETED', 'FAILED']),
  /** Shown as the step's result. */
  result: z.record(z.string(), z.unknown()),
  evidence: z.array(evidence),
  gaps: z.array(z.string()),
  /** Conditions of the question that its search did not keep to, in its words. */
  unapplied: z.array(z.string()).optional(),
  assumptions: z.array(assumption),
  error: z.string().nullable(),
  /** Of the analysis team. */
  analysis: analysisReport.optional(),
  /** Of the document team. */
  document: writtenDocument.optional(),
})
export type StepOutcome = z.infer<typeof stepOutcome>

/** A step with what is known of it, as its branch gets it. */
export const teamTask = z.object({
  step: executionStep,
  runId: z.string().min(1),
  shared: sharedState,
  intent: analyzedIntent,
  /** What a search step looks up; empty: whatever the question needs. */
  kinds: z.array(z.enum(SEARCH_KINDS)),
  /** What the user said about the plan and about this step, oldest first. */
  notes: z.array(prose()),
  /** The results of the steps that this one depends on, by step id. */
  inputs: z.record(z.string(), stepOutcome.shape.result),
  /** What those steps found. */
  evidence: z.array(evidence),
  /** What an analysis is to work out; left out: whatever the question asks. */
  asked: choice.optional(),
})
export interface TeamTask extends z.infer<typeof teamTask> {
  question: Question
}

interface TeamControl {
  signal: AbortSignal
  /** Percent of the step's work that is done, 0..100. */
  report(progressPercentage: number): void
  /** Of LangGraph's config: what a graph needs to run inside its run's checkpoints, and thus to ask its user. */
  configurable: Record<string, unknown>
}

/**
 * A rejected promise fails the step, never the run. A team that asks its user is called anew with the answer. Its graph is
 * compiled for each task: a run has use for few of its teams.
 */
export type TeamRunner = (task: TeamTask, control: TeamControl) => Promise<StepOutcome>
export type TeamRunners = Partial<Record<Team, TeamRunner>>
