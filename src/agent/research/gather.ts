import { name as nameArg, text } from '../../domain/message/arg.ts'
import { message, say, wordsIn } from '../../domain/message/say.ts'
import { unappliedSaid } from '../unapplied.ts'
import type { AnalysisReport, Metric } from '../../domain/analysis.ts'
import { comparisonChart } from '../../domain/chart/comparison.ts'
import { highestOf } from '../../domain/contract/contract.ts'
import type { PlaceIndex } from '../../domain/language/places.ts'
import { TRANSACTION_TYPE_LABELS, TRANSACTION_TYPES } from '../../domain/property.ts'
import type { TransactionType } from '../../domain/property.ts'
import type { Language } from '../../domain/run.ts'
import { distinctAssumptions } from '../answer/assemble.ts'
import { mergeEvidence, sourceKey } from '../facts/evidence.ts'
import type { Evidence } from '../facts/evidence.ts'
import { scopeOf } from './deps.ts'
import { compare, placesOf } from './comparison.ts'
import type { Place } from './comparison.ts'
import { withNumbers } from './numbers.ts'
import type { Question } from '../question.ts'
import type { ReportInput } from './decisions.ts'
import type { AgentState } from './state.ts'

/** The topics that nobody finished, and why something was done in another way than planned. */
const undoneIn = (state: AgentState): string[] => {
  const words = wordsIn(state.language)
  const leftOut = new Set(state.planningState?.leftOut)
  const undone = state.executionSteps
    .filter((step) => step.status === 'FAILED' || step.status === 'SKIPPED')
    .map((step) =>
      leftOut.has(step.stepId)
        ? words('research.leftOutGap', { task: nameArg(step.task) })
        : words('research.topicGap', {
            task: nameArg(step.task),
            reason: nameArg(step.error ?? words('research.topicFailed')),
          }),
    )
  return [...new Set([...undone, ...state.errorLog])]
}

const chartOf = (places: readonly Place[], language: Language): AnalysisReport['chart'] => {
  const withDeal = (deal: TransactionType) =>
    places.flatMap(({ name, facts }) => {
      const source = facts.market[deal]?.source
      return source?.kind === 'MARKET' ? [{ name, statistics: source.statistics }] : []
    })
  // The deal that most of the places have statistics of; of two alike the one that was asked for comes first.
  const [best] = (['JEONSE', 'SALE', 'RENT'] as const)
    .map((deal) => ({ deal, found: withDeal(deal) }))
    .toSorted((a, b) => b.found.length - a.found.length)
  return best && best.found.length > 0 ? comparisonChart(best.found, best.deal, language) : null
}

const metricsOf = (places: readonly Place[], language: Language): Metric[] =>
  places.flatMap(({ name, facts }) =>
    TRANSACTION_TYPES.flatMap((deal): Metric[] => {
      const source = facts.market[deal]?.source
      if (source?.kind !== 'MARKET' || source.statistics.medianPrice === null) return []
      return [
        {
          name: say(
            message('homes.median', { place: nameArg(name), deal: text(TRANSACTION_TYPE_LABELS[deal]) }),
            language,
          ),
          value: source.statistics.medianPrice,
          unit: '만원',
        },
      ]
    }),
  )

/** The researchers' analyses together, with the numbers of the places side by side. Null where nothing was worked out. */
const analysisOf = (state: AgentState, places: readonly Place[]): AnalysisReport | null => {
  const done = state.notes.flatMap((note) => note.analyses)
  const chart = chartOf(places, state.language) ?? done.find((one) => one.chart !== null)?.chart ?? null
  const metrics = metricsOf(places, state.language)
  if (done.length === 0 && chart === null && metrics.length === 0) return null
  const [only, ...others] = [...new Set(done.map((one) => one.analysisType))]
  const sure = done.map((one) => one.confidenceScore)
  return {
    analysisType: places.length === 0 && only !== undefined && others.length === 0 ? only : 'comprehensive',
    insights: [...new Set(done.flatMap((one) => one.insights))],
    recommendations: [...new Set(done.flatMap((one) => one.recommendations))],
    metrics: [...metrics, ...(places.length === 1 ? done.flatMap((one) => one.metrics) : [])],
    riskLevel: highestOf(done.map((one) => one.riskLevel)),
    risks: done.flatMap((one) => one.risks),
    complianceCheck: done.flatMap((one) => one.complianceCheck),
    confidenceScore: sure.length === 0 ? 0.8 : sure.reduce((a, b) => a + b, 0) / sure.length,
    chart,
  }
}

/** What of it a report is written from, and what of that none may leave out. */
interface Gathered extends Omit<ReportInput, keyof Question | 'intent' | 'title' | 'brief'> {
  /** Of gaps and limits those that no report may leave out, whoever writes it. */
  mustBeSaid: string[]
}

/** What all researchers brought back, in the order of the plan, each source once and under one number. */
export const gather = (state: AgentState, index: PlaceIndex): Gathered => {
  const undone = undoneIn(state)
  const noteOf = new Map(state.notes.map((note) => [note.stepId, note]))
  const planned = state.executionSteps.flatMap((step) => {
    const topic = state.topics.find(({ stepId }) => stepId === step.stepId)
    return topic ? [{ topic, note: noteOf.get(step.stepId) ?? null }] : []
  })
  const evidence = mergeEvidence(planned.map(({ note }) => note?.evidence ?? []))
  const numbers = new Map(evidence.map((item) => [sourceKey(item), item.n]))
  const numberOf = (item: Evidence) => numbers.get(sourceKey(item)) ?? 0
  const evidenceOf = Object.fromEntries(
    planned.map(({ topic, note }) => [topic.stepId, (note?.evidence ?? []).map(numberOf)]),
  )
  const topics = planned.map(({ topic }) => topic)
  const places = placesOf(topics, { evidence, evidenceOf }, index)
  return {
    evidence,
    evidenceOf,
    topics: planned.map(({ topic, note }) => ({
      topic,
      note: note && withNumbers(note.text, new Map(note.evidence.map((item) => [item.n, numberOf(item)]))),
    })),
    comparison: compare(places),
    analysis: analysisOf(state, places),
    gaps: [...new Set([...undone, ...state.briefGaps, ...state.notes.flatMap((note) => note.gaps)])],
    unapplied: state.briefUnapplied,
    limits: state.limitsHit,
    mustBeSaid: [
      ...state.limitsHit,
      ...undone,
      ...state.briefGaps,
      ...unappliedSaid(state.briefUnapplied, state.language),
    ],
    assumptions: distinctAssumptions([
      ...(scopeOf(state)?.followUp?.assumptions ?? []),
      ...state.briefAssumptions,
      ...state.notes.flatMap((note) => note.assumptions),
    ]),
  }
}
