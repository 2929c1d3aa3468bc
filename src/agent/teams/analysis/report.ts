import type { AnalysisType } from '../../../domain/analysis.ts'
import { RISK_LEVELS } from '../../../domain/contract/contract.ts'
import type { RiskLevel } from '../../../domain/contract/contract.ts'
import { findingsOf } from './state.ts'
import type { AnalysisTeamState, AnalysisTeamUpdate, AnalysisTool } from './state.ts'

/** What the tools' findings say together. */
export const generateInsights = (state: AnalysisTeamState): AnalysisTeamUpdate => {
  const findings = findingsOf(state)
  const known = findings.flatMap(({ confidence }) => confidence ?? [])
  return {
    metrics: findings.flatMap((it) => it.metrics),
    insights: [...new Set(findings.flatMap((it) => it.insights))],
    recommendations: [...new Set(findings.flatMap((it) => it.recommendations))],
    confidenceScore: known.length === 0 ? 0 : known.reduce((a, b) => a + b, 0) / known.length,
    visualizationData: findings.find(({ chart }) => chart !== null)?.chart ?? null,
  }
}

const TYPES: Record<AnalysisTool, AnalysisType> = {
  contract: 'contract',
  jeonse: 'risk',
  loan: 'market',
  conversion: 'market',
  increase: 'market',
  roi: 'market',
  fee: 'market',
  tax: 'market',
}

const highest = (levels: readonly (RiskLevel | null)[]): RiskLevel | null =>
  RISK_LEVELS.findLast((level) => levels.includes(level)) ?? null

/** Null where no tool could do anything. */
export const createReport = (state: AnalysisTeamState): AnalysisTeamUpdate => {
  const findings = findingsOf(state)
  const useful = state.tools.filter((tool) => state.rawAnalysis[tool]?.confidence != null)
  const [type = null, ...others] = [...new Set(useful.map((tool) => TYPES[tool]))]
  const analysisTime = (performance.now() - state.startTime) / 1000
  if (type === null) return { report: null, analysisTime }
  return {
    analysisTime,
    report: {
      analysisType: others.length === 0 ? type : 'comprehensive',
      insights: state.insights,
      recommendations: state.recommendations,
      metrics: state.metrics,
      riskLevel: highest(findings.map(({ riskLevel }) => riskLevel)),
      risks: findings.flatMap(({ risks }) => risks),
      complianceCheck: findings.flatMap(({ complianceCheck }) => complianceCheck),
      confidenceScore: state.confidenceScore,
      chart: state.visualizationData,
    },
  }
}
