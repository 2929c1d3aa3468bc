import { wordsIn } from '../../../domain/message/say.ts'
import { UNCLEAR_INTENT } from '../../../domain/intent.ts'
import type { AnalyzedIntent } from '../../../domain/intent.ts'
import { say, signalOf } from '../../marks.ts'
import type { NodeControl } from '../../marks.ts'
import { findMissing, WHERE } from '../../planning/missing.ts'
import { profileOf } from '../../../domain/preference.ts'
import type { Profile } from '../../../domain/preference.ts'
import type { Language } from '../../../domain/run.ts'
import { knownSearch } from '../../memory/prompt.ts'
import { resolveQuestion } from '../../memory/resolve.ts'
import { recall } from '../../memory/recall.ts'
import { clarificationOf, followUpOf, questionOf, resolvingOf } from '../deps.ts'
import type { SupervisorDeps } from '../deps.ts'
import { answeredInstead } from '../../../domain/topics/intent.ts'
import { routeOrNone } from '../../../domain/topics/route.ts'
import { lawAsked } from '../../question.ts'
import { nextRevision } from '../../planning/plan.ts'
import type { SupervisorState, SupervisorUpdate } from '../state.ts'
import { intentCall } from '../../planning/intent-call.ts'
import type { Choice } from '../../tools/tool.ts'
import { chooseTools, isClear } from '../../tools/choose.ts'

/** A reading that is too unsure to act on is UNCLEAR, whatever it said; what is to be worked out of given figures is clear. */
const settleIntent = (intent: AnalyzedIntent, { tools }: Choice): AnalyzedIntent =>
  intent.intentType === 'IRRELEVANT' || isClear(intent, tools)
    ? intent
    : { ...intent, intentType: 'UNCLEAR', facets: ['UNCLEAR'] }

/** What has to be asked may be known from before: offered first, and not guessed. */
const offerKnown = <T extends { message: string; suggestions: string[] }>(
  ask: T,
  intent: AnalyzedIntent,
  { profile, language }: { profile: Profile; language: Language },
): T => {
  const words = wordsIn(language)
  const asksWhere = WHERE.some((about) => words(`ask.where.${about}`) === ask.message)
  const known = intent.intentType === 'UNCLEAR' ? knownSearch({ profile, language }) : null
  const first = known ?? (asksWhere ? (profile.region ?? null) : null)
  return first === null ? ask : { ...ask, suggestions: [...new Set([first, ...ask.suggestions])] }
}

/** Reads what is wanted, and finds out whether something has to be asked back before anything is done. */
export const analyzeIntent =
  ({ ports, calls }: SupervisorDeps) =>
  async (state: SupervisorState, control: NodeControl): Promise<SupervisorUpdate> => {
    const revision = nextRevision(state)
    say(control, { mark: 'phase', phase: 'PLANNING' })
    say(control, { mark: 'planning', revision, message: wordsIn(state.language)('run.planning') })

    const memory = await recall(state, ports)
    const signal = signalOf(control)
    // One question back is a help, a second one an interrogation.
    const asked = clarificationOf(state)
    const followUp = asked
      ? followUpOf(state)
      : await resolveQuestion(resolvingOf(state, memory, ports), ports, signal)
    if (followUp?.ask && !asked) {
      return {
        currentPhase: 'PLANNING',
        status: 'PROCESSING',
        followUp,
        reading: { question: state.query, intent: UNCLEAR_INTENT, choice: null },
        clarification: { query: state.query, ...followUp.ask, answer: null, question: null },
      }
    }

    const question = await questionOf({ ...state, loadedMemories: memory, followUp }, ports)
    const analyzed = await calls.call(intentCall, question, { signal, stepId: null })
    const places = await ports.places()
    const led = lawAsked(question)
    const route = await routeOrNone(ports.lawRoute(led.text, signal, led.before), signal)
    const read = chooseTools(question, analyzed.value, places, route)
    const settled = settleIntent(analyzed.value, read)
    const unsaid = asked
      ? null
      : findMissing({ question, intent: settled, places, choice: read, near: route.near })
    const instead = unsaid === null ? null : answeredInstead(analyzed.value, route, led.before.length > 0)
    const missing = instead === null ? unsaid : null
    const intent = instead ?? settled
    const choice = instead === null ? read : chooseTools(question, instead, places, route)
    return {
      currentPhase: 'PLANNING',
      status: 'PROCESSING',
      followUp,
      reading: { question: question.query, intent, choice },
      clarification: missing
        ? {
            query: state.query,
            ...offerKnown(missing, intent, {
              profile: profileOf(memory.preferences),
              language: state.language,
            }),
            answer: null,
            question: null,
          }
        : asked,
      errorLog: analyzed.fallbackReason === undefined ? [] : [analyzed.fallbackReason],
    }
  }

export const asksBack = (state: SupervisorState): 'clarify' | 'planning' =>
  state.clarification !== null && state.clarification.answer === null ? 'clarify' : 'planning'
