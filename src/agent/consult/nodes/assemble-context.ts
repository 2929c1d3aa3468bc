import { signalOf } from '../../marks.ts'
import type { NodeControl } from '../../marks.ts'
import type { Evidence } from '../../facts/evidence.ts'
import { assemble } from '../context.ts'
import type { Assembled } from '../context.ts'
import { recall, usedHistory } from '../deps.ts'
import type { ConsultDeps } from '../deps.ts'
import { documentEvidence } from '../evidence.ts'
import { withQuestionBefore } from '../follow-up.ts'
import type { ConsultState, ConsultUpdate } from '../state.ts'
import { loadTokenizer } from '../../model/tokens.ts'
import { chosenDocuments } from './retrieve.ts'

const readEvidence = async (
  state: ConsultState,
  { domain }: ConsultDeps,
  signal: AbortSignal,
): Promise<Evidence[]> => {
  const chosen = chosenDocuments(state)
  if (chosen.length === 0) return []
  const documents = await domain.corpus.read(
    chosen.map(({ id }) => id),
    signal,
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
  const assembled = assemble(
    {
      system: deps.domain.systemPrompt(language),
      profile: state.profileSummary,
      query: state.userText,
      history,
      evidence: isNeeded ? await readEvidence(state, deps, signal) : [],
    },
    {
      budget: agentConfig.tokenBudget,
      maxTokens: agentConfig.maxTokens,
      compress: featureFlags.contextCompressionEnabled,
      count: await loadTokenizer(),
      language,
    },
  )
  return fitted === undefined ? assembled : { ...assembled, evidence: fitted }
}

/** Puts together what is to be looked up, and once that is found what the answer is written from. */
export const assembleContext =
  (deps: ConsultDeps) =>
  async (state: ConsultState, control: NodeControl): Promise<ConsultUpdate> => {
    const history = await recall(state, deps)
    const context = await contextOf({ ...state, conversationHistory: history }, deps, signalOf(control))
    const first: ConsultUpdate =
      state.queryForRetrieval === ''
        ? {
            queryForRetrieval:
              usedHistory(state, history).length > 0
                ? withQuestionBefore(state.userText, history)
                : state.userText,
          }
        : {}
    return {
      ...first,
      conversationHistory: history,
      systemPrompt: context.system,
      userPrompt: context.query,
      contextPrompt: context.evidence,
      tokenPlan: context.plan,
    }
  }

export const afterContext = (state: ConsultState): 'retrieve' | 'generateAnswer' =>
  state.needsRetrieval && !hasDocuments(state) ? 'retrieve' : 'generateAnswer'
