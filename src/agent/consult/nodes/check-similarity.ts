import { wordsIn } from '../../../domain/message/say.ts'
import type { CacheUse } from '../../../domain/consult.ts'
import { say, signalOf } from '../../marks.ts'
import type { NodeControl } from '../../marks.ts'
import { normaliseQuestion } from '../../../domain/reading/same-question.ts'
import { chooseCached, packVector, scopeOf } from '../cache.ts'
import { goesBackTo, recall } from '../deps.ts'
import type { ConsultDeps } from '../deps.ts'
import { stepsOf } from '../plan.ts'
import type { CachedAnswer, CacheScope } from '../ports.ts'
import { conversationSlots, mergeSlots } from '../slots.ts'
import type { ConsultState, ConsultUpdate } from '../state.ts'

const bypassed = (bypass: NonNullable<CacheUse['bypass']>): CacheUse => ({
  hit: false,
  similarity: null,
  ageSeconds: null,
  bypass,
})

/** Looks first for the same question, which needs no vector, then for similar ones. */
const lookUp = async (
  scope: CacheScope,
  state: ConsultState,
  { ports, domain }: ConsultDeps,
  signal: AbortSignal,
): Promise<{ chosen: CachedAnswer | null; nearest: number | null; queryVector: string | null }> => {
  const normalised = normaliseQuestion(state.userText)
  const { cacheThreshold, embeddingModel } = state.agentConfig
  const { answers } = await ports.consult.findAnswers(scope, { normalised, vector: null }, 1, signal)
  const [same] = answers
  if (same) return { chosen: same, nearest: same.similarity, queryVector: null }
  const vector = await ports.consult.embed(state.userText, embeddingModel, signal)
  const similar = await ports.consult.findAnswers(scope, { normalised, vector }, cacheThreshold, signal)
  const chosen = chooseCached(domain, state.userText, similar.answers, cacheThreshold)
  return { chosen, nearest: chosen?.similarity ?? similar.nearest, queryVector: packVector(vector) }
}

/** Begins the run, and ends it here where the same was answered before for this user, corpus and profile. */
export const checkSimilarity =
  (deps: ConsultDeps) =>
  async (state: ConsultState, control: NodeControl): Promise<ConsultUpdate> => {
    const { ports, calls, domain, onError } = deps
    const signal = signalOf(control)
    say(control, { mark: 'phase', phase: 'INITIALIZATION' })
    say(control, { mark: 'planning', revision: 1, message: wordsIn(state.language)('consult.reading') })
    const startTime = ports.now().toISOString()
    if (state.mode === 'llm') {
      return {
        startTime,
        needsRetrieval: false,
        cacheUse: bypassed('NO_CACHE_IN_MODE'),
        intent: await domain.readIntent(state.userText, signal),
        executionSteps: stepsOf(['answer'], state.language),
      }
    }

    const [history, corpus, profile] = await Promise.all([
      recall(state, deps),
      domain.corpus.state(signal),
      state.userId === null ? [] : ports.consult.readProfile(state.userId, domain.name, signal),
    ])
    const slots = mergeSlots(domain, profile, {
      conversation: await conversationSlots(domain, history),
      question: await domain.readSlots(state.userText),
    })
    const known: ConsultUpdate = {
      startTime,
      conversationHistory: history,
      corpusVersion: corpus.version,
      slotOut: slots,
      profileStore: state.userId,
    }
    if (!state.featureFlags.cacheEnabled || state.userId === null) {
      return { ...known, cacheUse: bypassed('DISABLED') }
    }
    if (goesBackTo(history, state.userText)) return { ...known, cacheUse: bypassed('FOLLOW_UP') }
    const scope = scopeOf({
      ...state,
      domain,
      userId: state.userId,
      query: state.userText,
      corpusVersion: corpus.version,
      slots,
      caller: calls.name,
    })
    // A cache that cannot be read costs time, never an answer.
    const looked = await lookUp(scope, state, deps, signal).catch((error: unknown) => {
      if (signal.aborted) throw error
      onError?.(error, 'response cache')
      return { chosen: null, nearest: null, queryVector: null }
    })
    const { chosen, nearest, queryVector } = looked
    if (chosen === null) {
      return {
        ...known,
        queryVector,
        cacheSimilarityScore: nearest,
        cacheUse: { hit: false, similarity: nearest, ageSeconds: null, bypass: null },
      }
    }
    const [intent] = await Promise.all([
      domain.readIntent(state.userText, signal),
      ports.consult.touchAnswer(chosen.id),
    ])
    const ageSeconds = Math.max(0, (Date.parse(startTime) - Date.parse(chosen.madeAt)) / 1000)
    return {
      ...known,
      cacheHit: true,
      skipPipeline: true,
      cachedResponse: chosen.answer,
      cacheSimilarityScore: chosen.similarity,
      cacheUse: { hit: true, similarity: chosen.similarity, ageSeconds, bypass: null },
      needsRetrieval: false,
      intent,
      executionSteps: stepsOf(['reuse'], state.language),
    }
  }

export const afterSimilarity = (
  state: ConsultState,
): 'storeResponse' | 'generateAnswer' | 'classifyIntent' => {
  if (state.skipPipeline) return 'storeResponse'
  return state.mode === 'llm' ? 'generateAnswer' : 'classifyIntent'
}
