import type { AnalyzedIntent } from '../../../domain/intent.ts'
import { say, signalOf } from '../../marks.ts'
import type { NodeControl } from '../../marks.ts'
import { findMissing } from '../clarification/missing.ts'
import { clarificationOf, questionOf } from '../deps.ts'
import type { SupervisorDeps } from '../deps.ts'
import { nextRevision } from '../plan.ts'
import { SUPERVISOR_WORDS } from '../prompt.ts'
import type { SupervisorState, SupervisorUpdate } from '../state.ts'

/** Below this a guess would be worse than a question. */
const MIN_CONFIDENCE = 0.35

/** A reading that is too unsure to act on is UNCLEAR, whatever it said. */
const settleIntent = (intent: AnalyzedIntent): AnalyzedIntent =>
  intent.intentType !== 'IRRELEVANT' && intent.confidence < MIN_CONFIDENCE
    ? { ...intent, intentType: 'UNCLEAR', facets: ['UNCLEAR'] }
    : intent

/** Reads what is wanted, and finds out whether something has to be asked back before anything is done. */
export const analyzeIntent =
  ({ ports, reasoner }: SupervisorDeps) =>
  async (state: SupervisorState, control: NodeControl): Promise<SupervisorUpdate> => {
    const revision = nextRevision(state)
    say(control, { mark: 'phase', phase: 'PLANNING' })
    say(control, { mark: 'planning', revision, message: SUPERVISOR_WORDS[state.language].planning })

    const question = await questionOf(state, ports)
    const analyzed = await reasoner.analyzeIntent(question, { signal: signalOf(control), stepId: null })
    const intent = settleIntent(analyzed.value)
    // One question back is a help, a second one an interrogation.
    const asked = clarificationOf(state)
    const missing = asked ? null : findMissing({ question, intent, places: await ports.places() })
    return {
      currentPhase: 'PLANNING',
      status: 'PROCESSING',
      reading: { question: question.query, intent },
      clarification: missing ? { query: state.query, ...missing, answer: null, question: null } : asked,
      errorLog: analyzed.fallbackReason === undefined ? [] : [analyzed.fallbackReason],
    }
  }

export const asksBack = (state: SupervisorState): 'clarify' | 'planning' =>
  state.clarification !== null && state.clarification.answer === null ? 'clarify' : 'planning'
