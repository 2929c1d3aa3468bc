import { wordsIn } from '../../domain/message/say.ts'
import type { Answer } from '../../domain/answer.ts'
import { present } from '../../domain/present.ts'
import type { ConsultReport, StopReason } from '../../domain/consult.ts'
import type { AnalyzedIntent } from '../../domain/intent.ts'
import { assembleAnswer } from '../answer/assemble.ts'
import { sourceKey } from '../facts/evidence.ts'
import type { Evidence } from '../facts/evidence.ts'
import { unsaidIn, withNotes } from '../unsaid.ts'
import type { ConsultDeps } from './deps.ts'
import { documentEvidence } from './evidence.ts'
import type { ConsultState } from './state.ts'

/** The documents of the best attempt with all that they say: what the text states is looked up in them. */
const citedEvidence = async (
  state: ConsultState,
  { domain }: ConsultDeps,
  signal: AbortSignal,
): Promise<Evidence[]> => {
  const worked = state.workedOut?.evidence ?? []
  if (state.bestAttempt === null) return worked
  const { documents: names } = state.bestAttempt
  const calculated = worked.flatMap((item) => {
    const at = names.indexOf(sourceKey(item))
    return at < 0 ? [] : [{ ...item, n: at + 1 }]
  })
  const prepared = ((await domain.prepared?.(state.queryForRetrieval, state.intent, signal)) ?? []).flatMap(
    (item) => {
      const at = item.source.kind === 'RULING' ? names.indexOf(item.source.id) : -1
      return at < 0 ? [] : [{ ...item, n: at + 1 }]
    },
  )
  const known = [...calculated, ...prepared]
  const ids = names.filter((_, at) => !known.some(({ n }) => n === at + 1))
  const documents = await domain.corpus.read(ids, signal)
  return [
    ...known,
    ...documents.map((document) =>
      documentEvidence(
        { document, n: names.indexOf(document.id) + 1, snippet: '' },
        { kind: domain.evidenceKind, question: state.userText, whole: true },
      ),
    ),
  ]
}

/** Stops after which the answer is said to be weak. */
const WEAK_STOPS: readonly StopReason[] = [
  'MAX_ITERATIONS',
  'STAGNATION',
  'SAME_DOCUMENTS',
  'REFINE_DISABLED',
]

/** How the answer is to be taken: a question that was answered was not off topic. */
const intentOf = (state: ConsultState, intent: AnalyzedIntent, { domain }: ConsultDeps): AnalyzedIntent => {
  const isAnswered = state.bestAttempt !== null || state.mode === 'llm' || state.governedElsewhere !== null
  const unanswered = !isAnswered && intent.intentType === 'IRRELEVANT'
  return unanswered ? intent : { ...intent, intentType: domain.answersTo }
}

const CONFIDENCE_WITHOUT_SOURCES = 0.1

/** The report of a run that has come to its answer. */
export const reportOf = (state: ConsultState, { domain }: ConsultDeps, endedAt: Date): ConsultReport => ({
  mode: state.mode,
  domain: domain.name,
  complexity: state.queryComplexity,
  retrievalK: state.dynamicK,
  cache: state.cacheUse ?? { hit: false, similarity: null, ageSeconds: null, bypass: null },
  slots: state.slotOut,
  tokenPlan: state.tokenPlan,
  attempts: state.refineIterationLogs,
  chosenIteration: state.bestAttempt?.iteration ?? null,
  settings: { featureFlags: state.featureFlags, agentConfig: state.agentConfig },
  engineMilliseconds:
    state.startTime === null ? 0 : Math.max(0, endedAt.getTime() - Date.parse(state.startTime)),
})

/** The answer of the best attempt, or of none. */
export const answerOf = async (
  state: ConsultState,
  deps: ConsultDeps,
  signal: AbortSignal,
): Promise<Answer> => {
  const words = wordsIn(state.language)
  if (state.intent === null) throw new Error('the intent is missing: the question has not been read')
  const evidence = await citedEvidence(state, deps, signal)
  const chosen = state.refineIterationLogs.find(({ iteration }) => iteration === state.bestAttempt?.iteration)
  const stop = state.refineIterationLogs.at(-1)?.stopReason
  const isWeak =
    stop != null && WEAK_STOPS.includes(stop) && (chosen?.score ?? 1) < state.featureFlags.qualityThreshold
  const { analysis = null, gaps = [], assumptions = [] } = state.workedOut ?? {}
  const written = state.bestAttempt?.markdown ?? state.answer
  const text = withNotes(written, unsaidIn(written, gaps), state.language)
  const markdown = [
    text,
    ...present([
      chosen && chosen.removedCitations > 0 && words('consult.removedCitations'),
      isWeak && words('consult.weak'),
      state.isWordsOnly && words('consult.wordsOnly'),
      state.mode === 'llm' && words('consult.noSources'),
    ]).map((note) => `\n\n> ${note}\n`),
  ].join('')
  const assembled = assembleAnswer({
    markdown,
    evidence,
    intent: intentOf(state, state.intent, deps),
    question: [state.userText, state.profileSummary].join('\n'),
    gaps,
    assumptions,
    ...(analysis && { analysis }),
    teamsUsed: [],
    writer: state.bestAttempt?.writer ?? state.writer,
    language: state.language,
  })
  const { score } = chosen ?? { score: null }
  if (state.mode === 'llm') return { ...assembled, confidence: CONFIDENCE_WITHOUT_SOURCES, supportedShare: 0 }
  // What was judged weak is not said with certainty.
  return score === null ? assembled : { ...assembled, confidence: Math.min(assembled.confidence, score) }
}
