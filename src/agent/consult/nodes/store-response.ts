import type { Answer } from '../../../domain/answer.ts'
import { say, signalOf } from '../../marks.ts'
import type { NodeControl } from '../../marks.ts'
import { scopeOf } from '../cache.ts'
import { cacheQuestion } from '../deps.ts'
import type { ConsultDeps } from '../deps.ts'
import { answerOf, reportOf } from '../finish.ts'
import { advanceStage } from '../plan.ts'
import { reword } from '../reword.ts'
import type { ConsultState, ConsultUpdate } from '../state.ts'

/** Gives a kept answer again: other words, the same facts and citations. */
const reuse = (state: ConsultState, kept: Answer): Answer => ({
  ...kept,
  text: reword(kept.text, state.language, state.requestId),
})

/**
 * An answer worth giving again: it rests on sources, was asked for on its own and written as it should be, and nothing kept it
 * from the cache.
 */
const isWorthKeeping = (state: ConsultState, answer: Answer): boolean =>
  state.mode === 'ai_agent' &&
  !state.cacheHit &&
  !state.hasStandIn &&
  state.cacheUse?.bypass === null &&
  state.bestAttempt !== null &&
  // What is worked out rests on the rules and the market of the day.
  state.workedOut === null &&
  answer.sources.length > 0

const keep = async (state: ConsultState, answer: Answer, { ports, calls, domain, onError }: ConsultDeps) => {
  const { userId, corpusVersion } = state
  if (userId === null || corpusVersion === null) return
  const scope = scopeOf({
    ...state,
    domain,
    userId,
    corpusVersion,
    query: state.userText,
    slots: state.slotOut,
    caller: calls.name,
  })
  await ports.consult
    .keepAnswer({ scope, question: cacheQuestion(state), answer, runId: state.requestId })
    .catch((error: unknown) => onError?.(error, 'response cache'))
}

/** Settles the answer, keeps it for the same question, and ends the run. */
export const storeResponse =
  (deps: ConsultDeps) =>
  async (state: ConsultState, control: NodeControl): Promise<ConsultUpdate> => {
    const { ports } = deps
    const at = () => ports.now().toISOString()
    say(control, { mark: 'phase', phase: 'RESPONSE_GENERATION' })
    say(control, { mark: 'execution' })
    const answer =
      state.cachedResponse === null
        ? await answerOf(state, deps, signalOf(control))
        : reuse(state, state.cachedResponse)
    if (isWorthKeeping(state, answer)) await keep(state, answer, deps)

    const end = ports.now()
    const consult = reportOf(state, deps, end)
    const last = consult.attempts.at(-1)
    const finished = [
      ...advanceStage(
        state.executionSteps,
        'reuse',
        { status: 'COMPLETED', result: { ageSeconds: Math.round(consult.cache.ageSeconds ?? 0) } },
        at(),
      ),
      ...advanceStage(
        state.executionSteps,
        'check',
        {
          status: 'COMPLETED',
          result: {
            attempts: consult.attempts.length,
            score: last?.score ?? null,
            stopReason: last?.stopReason ?? null,
          },
        },
        at(),
      ),
    ]
    return {
      currentPhase: 'RESPONSE_GENERATION',
      executionSteps: finished,
      finalResponse: { ...answer, consult },
      totalExecutionTime:
        state.startTime === null ? null : (end.getTime() - Date.parse(state.startTime)) / 1000,
    }
  }
