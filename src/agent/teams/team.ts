import type { Prose } from '../../domain/prose.ts'
import { prose } from '../../domain/prose.ts'
import { z } from 'zod'
import { analysisReport } from '../../domain/analysis.ts'
import { assumption } from '../../domain/answer.ts'
import type { AnalyzedIntent } from '../../domain/intent.ts'
import { LANGUAGES } from '../../domain/run.ts'
import { TEAMS } from '../../domain/step.ts'
import type { ExecutionStep, Team } from '../../domain/step.ts'
import { evidence } from '../facts/evidence.ts'
import type { Evidence } from '../facts/evidence.ts'
import type { SearchKind } from '../tools/look-up.ts'
import { writtenDocument } from '../written-document.ts'
import type { Choice } from '../tools/tool.ts'
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
type SharedState = z.infer<typeof sharedState>

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

export interface TeamTask {
  step: ExecutionStep
  runId: string
  shared: SharedState
  question: Question
  intent: AnalyzedIntent
  /** What a search step looks up; empty: whatever the question needs. */
  kinds: SearchKind[]
  /** What the user said about the plan and about this step, oldest first. */
  notes: Prose[]
  /** The results of the steps that this one depends on, by step id. */
  inputs: Record<string, StepOutcome['result']>
  /** What those steps found. */
  evidence: Evidence[]
  /** What an analysis is to work out; left out: whatever the question asks. */
  asked?: Choice | undefined
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
