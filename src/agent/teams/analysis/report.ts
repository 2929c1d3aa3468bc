import { allFacts } from '../../facts/evidence.ts'
import { RISK_LEVELS } from '../../../domain/contract/contract.ts'
import type { RiskLevel } from '../../../domain/contract/contract.ts'
import { claimsOf, isGrounded } from '../../answer/grounding.ts'
import { signalOf } from '../../marks.ts'
import type { NodeControl } from '../../marks.ts'
import type { AnalysisDeps } from './deps.ts'
import { toolNamed } from '../../tools/registry.ts'
import { ANALYSIS_WORDS } from './prompt.ts'
import type { AnalysedTool, InsightsInput } from './decisions.ts'
import { analysisReportCall, insightsCall } from './report-calls.ts'
import { findingsOf } from './state.ts'
import type { AnalysisTeamState, AnalysisTeamUpdate } from './state.ts'

const analysed = (state: AnalysisTeamState): AnalysedTool[] =>
  state.tools.flatMap((tool) => {
    const findings = state.rawAnalysis[tool]
    if (findings?.confidence == null) return []
    const { evidence, insights, recommendations, riskLevel, gaps } = findings
    return [
      {
        tool,
        facts: evidence.flatMap((item) => allFacts(item, state.sharedContext.language)),
        insights,
        recommendations,
        riskLevel,
        gaps,
      },
    ]
  })

const inputOf = (state: AnalysisTeamState): InsightsInput => ({
  ...state.question,
  intent: state.intent,
  findings: analysed(state),
  assumptions: findingsOf(state).flatMap(({ assumptions }) => assumptions),
})

/** A statement whose number stands in no result is dropped, whoever made it. */
const keepGrounded = (input: InsightsInput, statements: readonly string[]) => {
  const known = claimsOf([
    input.query,
    ...input.findings.flatMap((it) => [...it.facts, ...it.insights, ...it.recommendations, ...it.gaps]),
    ...input.assumptions.map(({ name, value }) => `${name} ${value}`),
  ])
  const kept = statements.filter((statement) => isGrounded(statement, known))
  return { kept, dropped: statements.length - kept.length }
}

const saidOf = (state: AnalysisTeamState, dropped: number, fallbackReason: string | undefined): string[] => [
  ...(dropped === 0 ? [] : [ANALYSIS_WORDS[state.sharedContext.language].dropped(dropped)]),
  ...(fallbackReason === undefined ? [] : [fallbackReason]),
]

/** What the tools' findings say together. */
export const generateInsights =
  ({ calls }: AnalysisDeps) =>
  async (state: AnalysisTeamState, control: NodeControl): Promise<AnalysisTeamUpdate> => {
    const findings = findingsOf(state)
    // What could not be worked out at all is not known at all.
    const known = state.tools.map((tool) => state.rawAnalysis[tool]?.confidence ?? 0)
    const measured = {
      metrics: findings.flatMap((it) => it.metrics),
      confidenceScore: known.length === 0 ? 0 : known.reduce((a, b) => a + b, 0) / known.length,
      visualizationData: findings.find(({ chart }) => chart !== null)?.chart ?? null,
    }
    const input = inputOf(state)
    if (input.findings.length === 0) return measured
    const call = { signal: signalOf(control), stepId: state.stepId }
    const { value, fallbackReason } = await calls.call(insightsCall, input, call)
    const { kept, dropped } = keepGrounded(input, value)
    return {
      ...measured,
      // Where nothing holds, the tools speak for themselves.
      insights: kept.length > 0 ? kept : [...new Set(findings.flatMap((it) => it.insights))],
      said: saidOf(state, dropped, fallbackReason),
    }
  }

const highest = (levels: readonly (RiskLevel | null)[]): RiskLevel | null =>
  RISK_LEVELS.findLast((level) => levels.includes(level)) ?? null

/** Null where no tool could do anything. */
export const createReport =
  ({ calls }: AnalysisDeps) =>
  async (state: AnalysisTeamState, control: NodeControl): Promise<AnalysisTeamUpdate> => {
    const findings = findingsOf(state)
    const input = inputOf(state)
    const useful = state.tools.filter((tool) => state.rawAnalysis[tool]?.confidence != null)
    const [type = null, ...others] = [...new Set(useful.map((tool) => toolNamed(tool).analysis))]
    const seconds = () => (performance.now() - state.startTime) / 1000
    if (type === null) return { report: null, analysisTime: seconds() }
    const call = { signal: signalOf(control), stepId: state.stepId }
    const written = await calls.call(analysisReportCall, { ...input, insights: state.insights }, call)
    const advice = keepGrounded(input, written.value.recommendations)
    const summary = keepGrounded(input, [written.value.summary])
    return {
      analysisTime: seconds(),
      said: [...state.said, ...saidOf(state, advice.dropped + summary.dropped, written.fallbackReason)],
      report: {
        analysisType: others.length === 0 ? type : 'comprehensive',
        summary: summary.kept[0] ?? state.insights[0] ?? null,
        insights: state.insights,
        recommendations:
          advice.kept.length > 0 ? advice.kept : [...new Set(findings.flatMap((it) => it.recommendations))],
        metrics: state.metrics,
        riskLevel: highest(findings.map(({ riskLevel }) => riskLevel)),
        risks: findings.flatMap(({ risks }) => risks),
        complianceCheck: findings.flatMap(({ complianceCheck }) => complianceCheck),
        confidenceScore: state.confidenceScore,
        chart: state.visualizationData,
      },
    }
  }
