import { ReducedValue, StateSchema } from '@langchain/langgraph'
import { z } from 'zod'
import type { AnalysisReport, Metric } from '../../../domain/analysis.ts'
import type { Assumption } from '../../../domain/answer.ts'
import type { RiskLevel } from '../../../domain/contract/contract.ts'
import { analyzedIntent } from '../../../domain/intent.ts'
import type { Evidence } from '../../evidence.ts'
import type { Question } from '../../reasoner/reasoner.ts'
import { sharedState } from '../team.ts'
import type { StepOutcome } from '../team.ts'
import { ANALYSIS_TOOLS } from './tool-name.ts'
import type { AnalysisTool } from './tool-name.ts'

const TEAM_STATUSES = ['PENDING', 'IN_PROGRESS', 'COMPLETED', 'FAILED'] as const

/** What one tool found out. A number that is said from it stands in the facts of its evidence. */
export interface Findings {
  evidence: Evidence[]
  metrics: Metric[]
  insights: string[]
  recommendations: string[]
  riskLevel: RiskLevel | null
  risks: AnalysisReport['risks']
  complianceCheck: AnalysisReport['complianceCheck']
  assumptions: Assumption[]
  gaps: string[]
  /** 0..1: how much of what it needs was known; null where it could do nothing. */
  confidence: number | null
  chart: AnalysisReport['chart']
}

export const noFindings: Findings = {
  evidence: [],
  metrics: [],
  insights: [],
  recommendations: [],
  riskLevel: null,
  risks: [],
  complianceCheck: [],
  assumptions: [],
  gaps: [],
  confidence: null,
  chart: null,
}

const merge = <T>() =>
  new ReducedValue(
    z.custom<Partial<Record<AnalysisTool, T>>>().default(() => ({})),
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
  asked: z.array(z.enum(ANALYSIS_TOOLS)).nullable().default(null),
  tools: z.array(z.enum(ANALYSIS_TOOLS)).default(() => []),
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
  ANALYSIS_TOOLS.flatMap((tool) => state.rawAnalysis[tool] ?? [])
