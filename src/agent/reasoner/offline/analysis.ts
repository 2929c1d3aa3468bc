import type { InsightsInput, ReportInput, WrittenReport } from '../../teams/analysis/reasoner.ts'

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)]

/** What each tool says of its result, in the order of the tools. */
export const findInsights = ({ findings }: InsightsInput): string[] =>
  distinct(findings.flatMap(({ insights }) => insights))

/** The first thing that each tool says; what to do, as the tools advise. */
export const writeAnalysisReport = ({ findings }: ReportInput): WrittenReport => ({
  summary: distinct(findings.flatMap(({ insights }) => insights.slice(0, 1))).join(' '),
  recommendations: distinct(findings.flatMap(({ recommendations }) => recommendations)),
})
