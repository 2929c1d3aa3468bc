import { ReducedValue, StateSchema } from '@langchain/langgraph'
import { z } from 'zod'
import type { AnalysisReport, Metric } from '../../../domain/analysis.ts'
import { analyzedIntent } from '../../../domain/intent.ts'
import type { Evidence } from '../../facts/evidence.ts'
import { sharedState } from '../team.ts'
import type { StepOutcome } from '../team.ts'
import { toolName, tools as allTools } from '../../tools/registry.ts'
import type { Findings, ToolName } from '../../tools/tool.ts'
import type { Question } from '../../question.ts'

const TEAM_STATUSES = ['PENDING', 'IN_PROGRESS', 'COMPLETED', 'FAILED'] as const

const merge = <T>() =>
  new ReducedValue(
    z.custom<Partial<Record<ToolName, T>>>().default(() => ({})),
    { reducer: (current, next) => ({ ...current, ...next }) },
  )

/** One analysis. Lives in memory for as long as the step runs. Each tool writes under its own name, so they run at once. */
export const AnalysisTeamState = new StateSchema({
  teamName: z.string().default('analysis_team'),
  status: z.enum(TEAM_STATUSES).default('PENDING'),
  sharedContext: sharedState,
  stepId: z.string().min(1),
  intent: analyzedIntent,
  question: z.custom<Question>(),
  /** What the steps before this one found. */
  inputData: z.custom<Evidence[]>(),

  /** What is to be worked out, where whoever sent the team knows; null: whatever the question asks. */
  asked: z.array(toolName).nullable().default(null),
  tools: z.array(toolName).default(() => []),
  rawAnalysis: merge<Findings>(),
  analysisProgress: merge<'success' | 'error'>(),
  metrics: z.custom<Metric[]>().default(() => []),
  insights: z.array(z.string()).default(() => []),
  recommendations: z.array(z.string()).default(() => []),
  confidenceScore: z.number().min(0).max(1).default(0),
  visualizationData: z.custom<AnalysisReport['chart']>().default(null),
  /** What the answer has to say of how the insights came about. */
  said: z.array(z.string()).default(() => []),
  report: z.custom<AnalysisReport>().nullable().default(null),
  outcome: z.custom<StepOutcome>().nullable().default(null),
  /** performance.now() at the start. */
  startTime: z.number().default(0),
  /** Seconds. */
  analysisTime: z.number().default(0),
  error: z.string().nullable().default(null),
})
export type AnalysisTeamState = typeof AnalysisTeamState.State
export type AnalysisTeamUpdate = typeof AnalysisTeamState.Update

/** The tools' findings, in the order of the tools: parallel ones end in any order. */
export const findingsOf = (state: AnalysisTeamState): Findings[] =>
  allTools().flatMap(({ id }) => state.rawAnalysis[id] ?? [])
