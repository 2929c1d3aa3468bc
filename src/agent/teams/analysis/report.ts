import { present } from '../../../domain/present.ts'
import { name } from '../../../domain/message/arg.ts'
import { wordsIn } from '../../../domain/message/say.ts'
import type { AnalysisReport } from '../../../domain/analysis.ts'
import { highestOf } from '../../../domain/contract/contract.ts'
import type { AnalyzedIntent } from '../../../domain/intent.ts'
import { claimsOf, isGrounded } from '../../answer/grounding.ts'
import type { CallContext } from '../../call.ts'
import { allFacts } from '../../facts/evidence.ts'
import type { Question } from '../../question.ts'
import { calculationNamed } from '../../tools/registry.ts'
import type { AnalysisDeps } from './deps.ts'
import type { InsightsInput } from './decisions.ts'
import { analysisReportCall, insightsCall } from './report-calls.ts'
import type { Told } from './told.ts'

interface Analysed {
  question: Question
  intent: AnalyzedIntent
  worked: readonly Told[]
}

/** What was made of the findings, and what the answer has to say of how it came about. */
export interface Written {
  /** Null where no tool could do anything. */
  report: AnalysisReport | null
  said: string[]
  /** 0..1; what could not be worked out at all is not known at all. */
  confidence: number
}

const inputOf = ({ question, intent, worked }: Analysed): InsightsInput => ({
  ...question,
  intent,
  findings: worked.flatMap(({ tool, evidence, insights, recommendations, riskLevel, gaps, confidence }) => {
    if (confidence === null) return []
    return [
      {
        tool,
        facts: evidence.flatMap((item) => allFacts(item, question.language)),
        insights,
        recommendations,
        riskLevel,
        gaps,
      },
    ]
  }),
  assumptions: worked.flatMap(({ assumptions }) => assumptions),
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

/** How sure all of it is; what could not be worked out at all is not known at all. */
const confidenceOf = (worked: readonly Told[]): number =>
  worked.length === 0 ? 0 : worked.reduce((sum, it) => sum + (it.confidence ?? 0), 0) / worked.length

/** The tools' findings together, each said as its tool says it; null where no tool could do anything. */
export const reportOf = (worked: readonly Told[]): AnalysisReport | null => {
  const useful = worked.filter((it) => it.confidence !== null)
  const [type = null, ...others] = [...new Set(useful.map(({ tool }) => calculationNamed(tool).analysis))]
  if (type === null) return null
  const insights = [...new Set(worked.flatMap((it) => it.insights))]
  return {
    analysisType: others.length === 0 ? type : 'comprehensive',
    summary: insights[0] ?? null,
    insights,
    recommendations: [...new Set(worked.flatMap((it) => it.recommendations))],
    metrics: worked.flatMap(({ metrics }) => metrics),
    riskLevel: highestOf(worked.map(({ riskLevel }) => riskLevel)),
    risks: worked.flatMap(({ risks }) => risks),
    complianceCheck: worked.flatMap(({ complianceCheck }) => complianceCheck),
    confidenceScore: confidenceOf(worked),
    chart: worked.find(({ chart }) => chart !== null)?.chart ?? null,
  }
}

/** What the tools' findings say together, and what to do. */
export const writeReport = async (
  analysed: Analysed,
  calls: AnalysisDeps['calls'],
  call: CallContext,
): Promise<Written> => {
  const { question, worked } = analysed
  const confidence = confidenceOf(worked)
  const plain = reportOf(worked)
  if (plain === null) return { report: null, said: [], confidence }

  const input = inputOf(analysed)
  const meant = await calls.call(insightsCall, input, call)
  const grounded = keepGrounded(input, meant.value)
  // Where nothing holds, the tools speak for themselves.
  const insights = grounded.kept.length > 0 ? grounded.kept : plain.insights
  const written = await calls.call(analysisReportCall, { ...input, insights }, call)
  const advice = keepGrounded(input, written.value.recommendations)
  const summary = keepGrounded(input, [written.value.summary])
  const saidOf = (dropped: number, fallbackReason: string | undefined): string[] =>
    present([
      dropped !== 0 && wordsIn(question.language)('analysis.dropped', { sentences: name(String(dropped)) }),
      fallbackReason !== undefined && fallbackReason,
    ])
  return {
    confidence,
    said: [
      ...saidOf(grounded.dropped, meant.fallbackReason),
      ...saidOf(advice.dropped + summary.dropped, written.fallbackReason),
    ],
    report: {
      ...plain,
      summary: summary.kept[0] ?? insights[0] ?? null,
      insights,
      recommendations: advice.kept.length > 0 ? advice.kept : plain.recommendations,
    },
  }
}
