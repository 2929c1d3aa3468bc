import { createHash } from 'node:crypto'
import { z } from 'zod'
import { canonicalJson } from '../../domain/canonical-json.ts'
import type { ConsultDomain } from '../consult/domain.ts'
import type { ConsultReasoner } from '../consult/reasoner.ts'
import type { AnswerPiece, CallContext, CallUsage, Reasoned } from '../calls/call.ts'
import type { CallPurpose, Reasoner } from './reasoner.ts'

/** What a read is called that is kept beside the calls; none of these is a model call. */
const READ_PURPOSES = ['read_memory', 'read_profile', 'read_cache'] as const
export type ReadPurpose = (typeof READ_PURPOSES)[number]

export interface CallKey {
  purpose: CallPurpose | ReadPurpose
  stepId: string | null
  /** Of the whole input. */
  inputHash: string
}

export interface CallRecord extends CallUsage {
  /** What the call returned; of composeAnswer the whole text. */
  value: unknown
  milliseconds: number
}

/** The finished calls of one run. */
export interface CallLedger {
  find(key: CallKey): Promise<CallRecord | null>
  save(key: CallKey, record: CallRecord): Promise<void>
}

export const hashInput = (input: unknown): string =>
  createHash('sha256').update(canonicalJson(input)).digest('hex')

const storedText = z.string()

const usageOf = ({
  model,
  promptTokens,
  completionTokens,
  fallbackReason,
  isCut,
}: CallRecord): CallUsage => ({
  model,
  promptTokens,
  completionTokens,
  ...(fallbackReason === undefined ? {} : { fallbackReason }),
  ...(isCut === true && { isCut }),
})

/** Calls that a ledger remembers: one that it has is answered from there. */
const rememberedBy = (ledger: CallLedger, name: string) => ({
  async once<I, T>(
    purpose: CallPurpose,
    input: I,
    call: CallContext,
    ask: (input: I, call: CallContext) => Promise<Reasoned<T>>,
  ): Promise<Reasoned<T>> {
    const key = { purpose, stepId: call.stepId, inputHash: hashInput(input) }
    const known = await ledger.find(key)
    // The record was written from a value of this type, under a key that names the call.
    if (known) return { ...usageOf(known), value: known.value as T }
    const startedAt = performance.now()
    const reasoned = await ask(input, call)
    await ledger.save(key, { ...reasoned, milliseconds: performance.now() - startedAt })
    return reasoned
  },

  async *stream<I>(
    purpose: CallPurpose,
    input: I,
    call: CallContext,
    ask: (input: I, call: CallContext) => AsyncGenerator<AnswerPiece, CallUsage>,
  ): AsyncGenerator<AnswerPiece, CallUsage> {
    const key = { purpose, stepId: call.stepId, inputHash: hashInput(input) }
    const known = await ledger.find(key)
    if (known) {
      yield { text: storedText.parse(known.value), offset: 0 }
      return usageOf(known)
    }
    const startedAt = performance.now()
    let text = ''
    const pieces = ask(input, call)
    try {
      for (;;) {
        const next = await pieces.next()
        if (next.done) {
          await ledger.save(key, { ...next.value, value: text, milliseconds: performance.now() - startedAt })
          return next.value
        }
        text = text.slice(0, next.value.offset) + next.value.text
        yield next.value
      }
    } finally {
      await pieces.return({ model: name, promptTokens: 0, completionTokens: 0 })
    }
  },
})
type Remembered = ReturnType<typeof rememberedBy>

const rememberConsult = (consult: ConsultReasoner, { once, stream }: Remembered): ConsultReasoner => {
  // The domain is code: its name stands for it.
  const keyed = <I>(domain: ConsultDomain, input: I) => ({ domain: domain.name, input })
  return {
    classifyQuestion: (domain, input, call) =>
      once('classify_question', keyed(domain, input), call, () =>
        consult.classifyQuestion(domain, input, call),
      ),
    extractSlots: (domain, input, call) =>
      once('extract_slots', keyed(domain, input), call, () => consult.extractSlots(domain, input, call)),
    writeAnswer: (domain, input, call) =>
      stream('consult_answer', keyed(domain, input), call, () => consult.writeAnswer(domain, input, call)),
    judgeAnswer: (domain, input, call) =>
      once('judge_answer', keyed(domain, input), call, () => consult.judgeAnswer(domain, input, call)),
    rewriteQuery: (domain, input, call) =>
      once('rewrite_query', keyed(domain, input), call, () => consult.rewriteQuery(domain, input, call)),
    answerDirectly: (domain, input, call) =>
      stream('direct_answer', keyed(domain, input), call, () => consult.answerDirectly(domain, input, call)),
  }
}

/** A reasoner that does no finished call of its run again: a node that is re-run decides as it did before, for nothing. */
export const withLedger = (reasoner: Reasoner, ledger: CallLedger): Reasoner => {
  const remembered = rememberedBy(ledger, reasoner.name)
  const { once, stream } = remembered
  return {
    name: reasoner.name,
    consult: rememberConsult(reasoner.consult, remembered),
    analyzeIntent: (input, call) => once('analyze_intent', input, call, reasoner.analyzeIntent),
    selectTeams: (input, call) => once('select_teams', input, call, reasoner.selectTeams),
    planSteps: (input, call) => once('plan_steps', input, call, reasoner.planSteps),
    planSearch: (input, call) => once('plan_search', input, call, reasoner.planSearch),
    findInsights: (input, call) => once('analysis_insights', input, call, reasoner.findInsights),
    writeAnalysisReport: (input, call) => once('analysis_report', input, call, reasoner.writeAnalysisReport),
    summarizeSession: (input, call) => once('summarize_session', input, call, reasoner.summarizeSession),
    composeAnswer: (input, call) => stream('compose_answer', input, call, reasoner.composeAnswer),
    scopeResearch: (input, call) => once('scope_research', input, call, reasoner.scopeResearch),
    writeBrief: (input, call) => once('write_brief', input, call, reasoner.writeBrief),
    superviseResearch: (input, call) => once('supervise_research', input, call, reasoner.superviseResearch),
    researchTopic: (input, call) => once('research_topic', input, call, reasoner.researchTopic),
    compressResearch: (input, call) => once('compress_research', input, call, reasoner.compressResearch),
    writeReport: (input, call) => stream('write_report', input, call, reasoner.writeReport),
  }
}
