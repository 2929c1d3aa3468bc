import { textOf } from '../../../domain/prose.ts'
import { withQuestionBefore } from '../../../domain/reading/goes-back.ts'
import { signalOf } from '../../marks.ts'
import type { NodeControl } from '../../marks.ts'
import { sourceKey } from '../../facts/evidence.ts'
import type { Evidence } from '../../facts/evidence.ts'
import { assemble } from '../context.ts'
import type { Assembled } from '../context.ts'
import { questionOf, recall, usedHistory } from '../deps.ts'
import type { ConsultDeps } from '../deps.ts'
import { documentEvidence } from '../evidence.ts'
import type { ConsultState, ConsultUpdate } from '../state.ts'
import { loadTokenizer } from '../../model/tokens.ts'
import { chosenDocuments } from './retrieve.ts'

/** Documents that are no source of what was worked out already. */
const readEvidence = async (
  state: ConsultState,
  worked: readonly Evidence[],
  { domain }: ConsultDeps,
  signal: AbortSignal,
): Promise<Evidence[]> => {
  const chosen = chosenDocuments(state)
  if (chosen.length === 0) return []
  const found = await domain.corpus.read(
    chosen.map(({ id }) => id),
    signal,
  )
  const documents = found.filter(
    ({ source }) => !worked.some((item) => sourceKey({ source, listing: null }) === sourceKey(item)),
  )
  return documents.map((document, index) =>
    documentEvidence(
      { document, n: index + 1, snippet: chosen.find(({ id }) => id === document.id)?.snippet ?? '' },
      { kind: domain.evidenceKind, question: state.queryForRetrieval },
    ),
  )
}

/** Whether the documents of this attempt have been found. */
export const hasDocuments = (state: ConsultState): boolean =>
  state.retrievedDocsHistory.length > state.iterationCount

/**
 * What the answer is written from, out of what the state refers to: the same after a resume. `fitted`: evidence that was
 * cut to fit already.
 */
export const contextOf = async (
  state: ConsultState,
  deps: ConsultDeps,
  signal: AbortSignal,
  fitted?: Evidence[],
): Promise<Assembled> => {
  const { featureFlags, agentConfig, language } = state
  const history = usedHistory(state, await recall(state, deps))
  const isNeeded = fitted === undefined && hasDocuments(state)
  const worked = fitted === undefined ? (state.workedOut?.evidence ?? []) : []
  const assembled = assemble(
    {
      system: deps.domain.systemPrompt(language),
      profile: state.profileSummary,
      query: textOf(state.userText),
      history,
      // What was worked out is what was asked: it is never cut.
      evidence: [
        ...worked,
        ...(isNeeded ? await readEvidence(state, worked, deps, signal) : []),
        ...(isNeeded
          ? ((await deps.domain.prepared?.(state.queryForRetrieval, state.intent, signal)) ?? [])
          : []),
      ],
    },
    {
      budget: agentConfig.tokenBudget,
      maxTokens: agentConfig.maxTokens,
      compress: featureFlags.contextCompressionEnabled,
      count: await loadTokenizer(),
      language,
    },
  )
  const evidence = fitted ?? assembled.evidence.map((item, index) => ({ ...item, n: index + 1 }))
  return { ...assembled, evidence }
}

/** What the question gives figures for, worked out once. */
const workedOutIn = async (
  state: ConsultState,
  deps: ConsultDeps,
  signal: AbortSignal,
): Promise<ConsultState['workedOut']> => {
  const { choice, intent, userId } = state
  if (state.workedOut !== null || choice === null || intent === null) return state.workedOut
  const question = questionOf(state, usedHistory(state, await recall(state, deps)), deps)
  return (await deps.domain.calculation?.workOut(choice, { question, intent, userId }, signal)) ?? null
}

/** Puts together what is to be looked up, and once that is found what the answer is written from. */
export const assembleContext =
  (deps: ConsultDeps) =>
  async (state: ConsultState, control: NodeControl): Promise<ConsultUpdate> => {
    const history = await recall(state, deps)
    const signal = signalOf(control)
    const worked = await workedOutIn({ ...state, conversationHistory: history }, deps, signal)
    const known = { ...state, workedOut: worked, conversationHistory: history }
    const context = await contextOf(known, deps, signal)
    const first: ConsultUpdate =
      state.queryForRetrieval === ''
        ? {
            queryForRetrieval:
              usedHistory(state, history).length > 0
                ? withQuestionBefore(
                    state.userText,
                    history.filter(({ role }) => role === 'USER').map(({ content }) => content),
                  )
                : state.userText,
          }
        : {}
    return {
      ...first,
      workedOut: worked,
      conversationHistory: history,
      systemPrompt: context.system,
      userPrompt: context.query,
      contextPrompt: context.evidence,
      tokenPlan: context.plan,
    }
  }

export const afterContext = (state: ConsultState): 'retrieve' | 'generateAnswer' =>
  state.needsRetrieval && !hasDocuments(state) ? 'retrieve' : 'generateAnswer'
