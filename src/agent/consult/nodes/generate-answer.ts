import { textOf } from '../../../domain/prose.ts'
import type { Attempt, StopReason } from '../../../domain/consult.ts'
import { citationsIn, withoutCitations } from '../../answer/citations.ts'
import { labelOf } from '../../facts/evidence.ts'
import type { Evidence } from '../../facts/evidence.ts'
import { say, signalOf } from '../../marks.ts'
import type { NodeControl } from '../../marks.ts'
import { citing, streamText } from '../../streamed.ts'
import { consultAnswerCall } from '../calls/answer-call.ts'
import { directCall } from '../calls/direct-call.ts'
import { questionOf, recall, usedHistory } from '../deps.ts'
import type { ConsultDeps } from '../deps.ts'
import { advanceStage, tellStage } from '../plan.ts'
import type { ConsultState, ConsultUpdate } from '../state.ts'
import { NOTHING_WORKED_OUT } from '../worked-out.ts'
import { contextOf } from './assemble-context.ts'

/** What is said where nothing is looked up or found, and why there is no further try. */
const withoutDocuments = (
  state: ConsultState,
  { domain }: ConsultDeps,
): { text: string; stopReason: StopReason } => {
  const words = domain.words(state.language)
  if (state.governedElsewhere !== null) {
    return {
      text: `${words.notFound}\n\n${words.elsewhere(state.governedElsewhere)}`,
      stopReason: 'OUT_OF_SCOPE',
    }
  }
  if (state.intent?.intentType === 'IRRELEVANT') return { text: words.declined, stopReason: 'NOT_NEEDED' }
  return { text: words.notFound, stopReason: 'NOTHING_FOUND' }
}

/** Where the rest of the answer stands, beside what was worked out. */
const elsewhereIn = ({ governedElsewhere, language }: ConsultState, { domain }: ConsultDeps): string[] =>
  governedElsewhere === null ? [] : [domain.words(language).elsewhere(governedElsewhere)]

/** Citations that name no document that was given. */
const inventedCitations = (markdown: string, evidence: readonly Evidence[]): number =>
  citationsIn(markdown).filter((n) => !evidence.some((item) => item.n === n)).length

/** Writes one attempt at the answer, streamed as it comes. */
export const generateAnswer =
  (deps: ConsultDeps) =>
  async (state: ConsultState, control: NodeControl): Promise<ConsultUpdate> => {
    const { ports, calls } = deps
    const signal = signalOf(control)
    const call = { signal, stepId: null }
    const at = () => ports.now().toISOString()
    say(control, { mark: 'phase', phase: 'RESPONSE_GENERATION' })
    say(control, { mark: 'execution' })
    const begun = tellStage(control, state.executionSteps, 'answer', 0, at())

    const history = await recall(state, deps)
    const done = (update: ConsultUpdate & { markdown: string }): ConsultUpdate => {
      const { markdown, ...rest } = update
      return {
        currentPhase: 'RESPONSE_GENERATION',
        conversationHistory: history,
        answer: markdown,
        executionSteps: advanceStage(
          begun.length > 0 ? begun : state.executionSteps,
          'answer',
          { status: 'COMPLETED', result: { characters: markdown.length } },
          at(),
        ),
        ...rest,
      }
    }
    if (state.mode === 'llm') {
      const pieces = calls.write(directCall, questionOf(state, history, deps), call)
      // Nothing was looked up: whatever looks like a citation is none.
      const { written, writer } = await streamText(pieces, withoutCitations, control)
      return done({ markdown: withoutCitations(written), writer })
    }

    const question = questionOf(state, usedHistory(state, history), deps)
    const context = await contextOf(
      { ...state, conversationHistory: history },
      deps,
      signal,
      state.contextPrompt,
    )
    const { evidence } = context
    const { evidence: calculated, ...told } = state.workedOut ?? NOTHING_WORKED_OUT
    const isWorkedOut = calculated.length > 0 || told.gaps.length > 0
    const attempt: Attempt = {
      iteration: state.iterationCount,
      query: textOf(state.queryForRetrieval),
      documents: evidence.slice(calculated.length).map((item) => labelOf(item, state.language)),
      score: null,
      judgement: null,
      rewrittenQuery: null,
      stopReason: null,
      removedCitations: 0,
    }
    const without = evidence.length === calculated.length ? withoutDocuments(state, deps) : null
    if (without !== null && !isWorkedOut) {
      const { text, stopReason } = without
      say(control, { mark: 'delta', text, offset: 0 })
      return done({
        markdown: text,
        refineIterationLogs: [...state.refineIterationLogs, { ...attempt, stopReason }],
      })
    }
    const { written, writer } = await streamText(
      calls.write(
        consultAnswerCall,
        {
          ...question,
          model: { ...question.model, maxTokens: context.maxTokens },
          query: context.query,
          history: context.history,
          systemPrompt: context.system,
          profile: context.profile,
          evidence,
          ...(isWorkedOut && { ...told, gaps: [...told.gaps, ...elsewhereIn(state, deps)] }),
          missingInfo: state.refineIterationLogs.at(-1)?.judgement?.missingInfo ?? [],
        },
        call,
      ),
      citing(evidence),
      control,
    )
    const removedCitations = inventedCitations(written, evidence)
    return done({
      markdown: written,
      contextPrompt: evidence,
      writer,
      hasStandIn: state.hasStandIn || writer.fallbackReason !== undefined,
      refineIterationLogs: [
        ...state.refineIterationLogs,
        { ...attempt, removedCitations, stopReason: without?.stopReason ?? null },
      ],
    })
  }

export const afterAnswer = (state: ConsultState): 'refine' | 'storeResponse' =>
  state.mode === 'llm' || state.refineIterationLogs.at(-1)?.stopReason != null ? 'storeResponse' : 'refine'
