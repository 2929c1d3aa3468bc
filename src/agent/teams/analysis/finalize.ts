import { mergeEvidence } from '../../facts/evidence.ts'
import { ANALYSIS_WORDS } from './prompt.ts'
import { findingsOf } from './state.ts'
import type { AnalysisTeamState, AnalysisTeamUpdate } from './state.ts'

/** What the run keeps of an analysis: the report, the facts that an answer may use, and what is missing. */
export const finalize = (state: AnalysisTeamState): AnalysisTeamUpdate => {
  const findings = findingsOf(state)
  const words = ANALYSIS_WORDS[state.sharedContext.language]
  const { report, tools } = state
  const failed = tools.length > 0 && tools.every((tool) => state.analysisProgress[tool] === 'error')
  const wanted = [state.intent.intentType, ...state.intent.facets]
  const asks = wanted.includes('CONTRACT_REVIEW') || wanted.includes('RISK_ANALYSIS')
  const gaps = [...findings.flatMap((it) => it.gaps), ...state.said]
  const status = failed ? 'FAILED' : 'COMPLETED'
  const error = failed ? words.allFailed : null
  return {
    status,
    error,
    outcome: {
      stepId: state.stepId,
      team: 'ANALYSIS',
      status,
      result: {
        tools,
        analysisType: report?.analysisType ?? null,
        riskLevel: report?.riskLevel ?? null,
        riskCount: report?.risks.length ?? 0,
        confidenceScore: state.confidenceScore,
        analysisTime: Math.round(state.analysisTime * 1000) / 1000,
      },
      evidence: mergeEvidence(findings.map((it) => it.evidence)),
      gaps: report === null && asks && gaps.length === 0 ? [words.nothing] : [...new Set(gaps)],
      assumptions: findings.flatMap((it) => it.assumptions),
      error,
      ...(report && { analysis: report }),
    },
  }
}
