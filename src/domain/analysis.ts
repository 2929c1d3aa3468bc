import { z } from 'zod'
import { RISK_LEVELS } from './contract/contract.ts'
import { documentReview } from './document/review.ts'

const ANALYSIS_TYPES = ['comprehensive', 'market', 'risk', 'contract'] as const
export type AnalysisType = (typeof ANALYSIS_TYPES)[number]

export const metric = z.object({ name: z.string(), value: z.number(), unit: z.string().nullable() })
export type Metric = z.infer<typeof metric>

/** What an analysis found, as it is stored with its answer. */
export const analysisReport = z.object({
  analysisType: z.enum(ANALYSIS_TYPES),
  /** The result in one to three sentences. */
  summary: z.string().nullish(),
  insights: z.array(z.string()),
  recommendations: z.array(z.string()),
  metrics: z.array(metric),
  /** Null where the question is about nothing that can go wrong. */
  riskLevel: z.enum(RISK_LEVELS).nullable(),
  risks: documentReview.shape.risks,
  complianceCheck: documentReview.shape.complianceCheck,
  /** How much of what the analysis needs was known, 0..1. */
  confidenceScore: z.number().min(0).max(1),
  /** A Vega-Lite specification with its data. */
  chart: z.record(z.string(), z.unknown()).nullable(),
})
export type AnalysisReport = z.infer<typeof analysisReport>
