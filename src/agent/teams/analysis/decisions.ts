import { z } from 'zod'
import type { Assumption } from '../../../domain/answer.ts'
import type { RiskLevel } from '../../../domain/contract/contract.ts'
import type { AnalyzedIntent } from '../../../domain/intent.ts'
import type { Question } from '../../question.ts'

/** What one tool found, as it is read. */
export interface AnalysedTool {
  tool: string
  /** Everything that may be said from it; a number that stands in none of these is nobody's result. */
  facts: string[]
  /** What the tool itself says first. */
  insights: string[]
  recommendations: string[]
  riskLevel: RiskLevel | null
  gaps: string[]
}

export interface InsightsInput extends Question {
  intent: AnalyzedIntent
  findings: AnalysedTool[]
  assumptions: Assumption[]
}

export interface ReportInput extends InsightsInput {
  /** What was made of the findings before. */
  insights: string[]
}

export const writtenReport = z.object({
  summary: z.string().min(1).max(800).describe('The result in one to three sentences'),
  recommendations: z
    .array(z.string().min(1).max(400))
    .max(12)
    .describe('What to do next, the most urgent first'),
})
