import { wordsIn } from '../../../domain/message/say.ts'
import { UNCLEAR_INTENT } from '../../../domain/intent.ts'
import type { Memory } from '../../../domain/memory.ts'
import type { FollowUp } from '../../memory/made-whole.ts'
import { withoutWork } from '../../../domain/reading/subjects.ts'
import { resolveQuestion } from '../../memory/resolve.ts'
import type { Resolving } from '../../memory/resolve.ts'
import { say, signalOf } from '../../marks.ts'
import type { NodeControl } from '../../marks.ts'
import { readAnswer } from '../../planning/read-answer.ts'
import { askUser } from '../../planning/ask-user.ts'
import { recall } from '../../memory/recall.ts'
import { researchQuestion, scopeOf } from '../deps.ts'
import type { ResearchDeps } from '../deps.ts'
import { questionIn } from '../message.ts'
import { isResearched } from '../plan.ts'
import type { AgentState, AgentUpdate } from '../state.ts'
import { spentOn } from '../limits.ts'
import { intentCall } from '../../planning/intent-call.ts'
import { scopeCall } from '../calls/scope-call.ts'
import { chooseByLaw } from '../../tools/choose.ts'

/** Reads what is wanted, and finds out whether something has to be asked back before anything is researched. */
export const clarifyWithUser =
  ({ ports, calls }: ResearchDeps) =>
  async (state: AgentState, control: NodeControl): Promise<AgentUpdate> => {
    say(control, { mark: 'phase', phase: 'PLANNING' })
    say(control, { mark: 'planning', revision: 0, message: wordsIn(state.language)('research.reading') })
    const signal = signalOf(control)
    const query = questionIn(state.messages)
    const startTime = state.startTime ?? ports.now().toISOString()
    const loadedMemories = await recall(state, ports)
    // One question back is a help, a second one an interrogation.
    const asked = scopeOf(state)
    const followUp = asked
      ? asked.followUp
      : await resolve(resolvingOf(state, loadedMemories, startTime), ports, signal)
    const begun = { startTime, loadedMemories, currentPhase: 'PLANNING' as const }
    if (followUp?.ask && !asked) {
      const open = {
        query,
        question: query,
        intent: UNCLEAR_INTENT,
        confirmation: '',
        answer: null,
        choice: null,
      }
      return { ...begun, scope: { ...open, ask: followUp.ask, followUp } }
    }

    const read = asked ?? { ...UNREAD, query, question: followUp?.text ?? query, followUp }
    const question = await researchQuestion({ ...state, ...begun, scope: read }, ports)
    const call = { signal, stepId: null }
    const analyzed = await calls.call(intentCall, question, call)
    const choice = await chooseByLaw(question, analyzed.value, ports, call.signal)
    const scoped = await calls.call(scopeCall, { ...question, intent: analyzed.value, choice }, call)
    const { intent, confirmation, ask } = scoped.value
    return {
      ...begun,
      scope: {
        ...read,
        intent,
        choice: intent.intentType === analyzed.value.intentType ? choice : null,
        confirmation: isResearched(intent) ? confirmation : '',
        ask: asked ? asked.ask : ask,
      },
      ...spentOn(analyzed, scoped),
    }
  }

const UNREAD = { intent: UNCLEAR_INTENT, confirmation: '', ask: null, answer: null, choice: null }

const resolve = async (
  resolving: Resolving,
  ports: ResearchDeps['ports'],
  signal: AbortSignal,
): Promise<FollowUp | null> => {
  const whole = await resolveQuestion(resolving, ports, signal)
  const question = withoutWork(resolving.question)
  if ((whole && whole.about !== 'profile') || question === '' || question === resolving.question) return whole
  const leaning = await resolveQuestion({ ...resolving, question }, ports, signal)
  return leaning && leaning.about !== 'profile' ? leaning : whole
}

/** The question with all that it may lean on. */
const resolvingOf = (
  { messages, userId, language }: AgentState,
  memory: Memory,
  startTime: string,
): Resolving => ({ question: questionIn(messages), memory, userId, language, now: new Date(startTime) })

export const asksBack = (state: AgentState): 'askUser' | 'writeResearchBrief' =>
  state.scope?.ask != null && state.scope.answer === null ? 'askUser' : 'writeResearchBrief'

/** Asks the one question back and waits; the answer is read together with the question from then on. */
export const askBack =
  ({ ports }: ResearchDeps) =>
  async (state: AgentState, control: NodeControl): Promise<AgentUpdate> => {
    const scope = scopeOf(state)
    // A fork with another question.
    if (scope?.ask == null) return { scope: null }
    const { message, suggestions } = scope.ask
    const { clarification: answer } = askUser('CLARIFICATION', { message, suggestions })
    const memory = await recall(state, ports)
    const read = await readAnswer(
      {
        answer,
        suggestions,
        followUp: scope.followUp,
        question: await researchQuestion({ ...state, loadedMemories: memory }, ports),
        resolving: resolvingOf(state, memory, state.startTime ?? ''),
      },
      ports,
      signalOf(control),
    )
    return { scope: { ...scope, answer, ...read } }
  }
