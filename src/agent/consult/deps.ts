import type { Prose } from '../../domain/prose.ts'
import { goesBack } from '../../domain/reading/goes-back.ts'
import { HISTORY_TURNS } from '../ports.ts'
import type { AgentDeps, Turn } from '../ports.ts'
import type { Calls } from '../calls/runner.ts'
import { normaliseQuestion } from '../../domain/reading/same-question.ts'
import { unpackVector } from './cache.ts'
import type { ConsultDomain } from './domain.ts'
import type { CacheQuestion } from './ports.ts'
import type { ConsultQuestion } from './decisions.ts'
import type { ConsultState } from './state.ts'
import type { ModelChoice } from '../model/client.ts'

export interface ConsultDeps extends AgentDeps {
  calls: Calls
  domain: ConsultDomain
}

/** The conversation so far. After a resume the untracked channel is empty and it is read again. */
export const recall = (state: ConsultState, { ports }: ConsultDeps): Promise<Turn[]> =>
  state.conversationHistory
    ? Promise.resolve(state.conversationHistory)
    : ports.recentTurns(state.sessionId, state.requestId, HISTORY_TURNS)

/** Whether a question leans on the conversation before it. */
export const goesBackTo = (history: readonly Turn[], query: Prose): boolean =>
  history.length > 0 && goesBack(query)

/**
 * The part of the conversation that the answer takes into account: all of it for a follow-up, none for a question that
 * stands for itself. Only the latter can be given again, and what it depends on is the question and the profile.
 */
export const usedHistory = (state: ConsultState, history: Turn[]): Turn[] =>
  goesBackTo(history, state.userText) ? history : []

const modelChoice = ({ agentConfig }: ConsultState): ModelChoice => ({
  modelName: agentConfig.modelName,
  temperature: agentConfig.temperature,
  maxTokens: agentConfig.maxTokens,
})

/** The question as it is read; the same after a resume, so that the ledger knows a call again. */
export const questionOf = (
  state: ConsultState,
  history: Turn[],
  { ports, domain }: ConsultDeps,
): ConsultQuestion => ({
  domain,
  query: state.userText,
  language: state.language,
  history,
  now: state.startTime ?? ports.now().toISOString(),
  model: modelChoice(state),
})

export const cacheQuestion = ({ userText, queryVector }: ConsultState): CacheQuestion => ({
  normalised: normaliseQuestion(userText),
  vector: queryVector === null ? null : unpackVector(queryVector),
})
