import type { RunAgentInput } from './input.ts'
import type { Step, Told } from './operations.ts'

/** An event of AG-UI 1.0, as it goes over the wire. */
export type AgUiEvent = { type: string } & Record<string, unknown>

/** What a page knows of a run beside the text. */
interface State {
  runId: string
  status: 'RUNNING' | 'WAITING_FOR_INPUT' | 'COMPLETED' | 'FAILED' | 'CANCELLED'
  plan: unknown
  steps: Step[]
  /** What steps found, with ids. */
  cards: { stepId: string; output: unknown }[]
  pendingInput: unknown
  answer: unknown
}

const END_OF_STEP = new Set(['COMPLETED', 'FAILED', 'SKIPPED'])

/** The run is over. */
const ENDS = new Set<string>(['RunCompleted', 'RunFailed', 'RunCancelled'])

/** A page answers an interrupt by its id alone. */
export const interruptId = (runId: string, requestId: string): string => `${runId}.${requestId}`

/**
 * Makes events of AG-UI from those of a run. `after`: the request that the page has answered; what happened before the run
 * went on from there, or ended, is no news, and shows in the first snapshot only.
 */
export const createTelling = (
  { threadId, runId, messages }: Pick<RunAgentInput, 'threadId' | 'runId' | 'messages'>,
  { id, after }: { id: string; after: string | null },
) => {
  let isLive = after === null
  let written = ''
  let shown = ''
  let hasMessage = false
  const messageId = `${id}.answer`
  const active = new Set<string>()
  const state: State = {
    runId: id,
    status: 'RUNNING',
    plan: null,
    steps: [],
    cards: [],
    pendingInput: null,
    answer: null,
  }

  const delta = (...changed: (keyof State)[]): AgUiEvent => ({
    type: 'STATE_DELTA',
    delta: changed.map((key) => ({ op: 'replace', path: `/${key}`, value: state[key] })),
  })
  const write = (text: string): AgUiEvent[] => {
    const begin = hasMessage ? [] : [{ type: 'TEXT_MESSAGE_START', messageId, role: 'assistant' }]
    hasMessage = true
    shown += text
    return text === '' ? begin : [...begin, { type: 'TEXT_MESSAGE_CONTENT', messageId, delta: text }]
  }
  /** What is written anew is shown whole at the end: nothing takes back what was streamed. */
  const endText = (): AgUiEvent[] => {
    const rest = written.startsWith(shown) ? write(written.slice(shown.length)) : []
    const end = hasMessage ? [{ type: 'TEXT_MESSAGE_END', messageId }] : []
    const isOther = shown !== written
    hasMessage = false
    const said = { id: messageId, role: 'assistant', content: written }
    return [
      ...rest,
      ...end,
      ...(isOther ? [{ type: 'MESSAGES_SNAPSHOT', messages: [...messages, said] }] : []),
    ]
  }
  const endSteps = (): AgUiEvent[] => {
    const open = [...active]
    active.clear()
    return open.map((stepName) => ({ type: 'STEP_FINISHED', stepName }))
  }
  const finish = (outcome: Record<string, unknown>, more: Record<string, unknown> = {}): AgUiEvent => ({
    type: 'RUN_FINISHED',
    threadId,
    runId,
    outcome,
    ...more,
  })

  const tellStep = ({ output, ...step }: Step): AgUiEvent[] => {
    const at = state.steps.findIndex(({ stepId }) => stepId === step.stepId)
    if (at < 0) state.steps.push(step)
    else state.steps[at] = step
    const { stepId: stepName, status } = step
    const events: AgUiEvent[] = []
    if (status === 'IN_PROGRESS' && !active.has(stepName)) {
      active.add(stepName)
      events.push({ type: 'STEP_STARTED', stepName })
    }
    const hasCards = output != null && !state.cards.some(({ stepId }) => stepId === stepName)
    if (hasCards) state.cards.push({ stepId: stepName, output })
    events.push(delta('steps', ...(hasCards ? (['cards'] as const) : [])))
    if (END_OF_STEP.has(status) && active.delete(stepName)) events.push({ type: 'STEP_FINISHED', stepName })
    return events
  }

  const tell = (event: Told): AgUiEvent[] => {
    switch (event.__typename) {
      case 'PlanReady':
        state.plan = event.plan
        state.steps = event.steps.steps
        return [delta('plan', 'steps')]
      case 'StepUpdated':
        return tellStep(event.step)
      case 'AnswerDelta': {
        written = written.slice(0, event.offset) + event.text
        return written.startsWith(shown) ? write(written.slice(shown.length)) : []
      }
      case 'InputRequested': {
        const { id: requestId, message, expiresAt, __typename } = event.request
        state.status = 'WAITING_FOR_INPUT'
        state.pendingInput = event.request
        const interrupt = {
          id: interruptId(id, requestId),
          reason: __typename,
          message,
          ...(expiresAt !== null && { expiresAt }),
          metadata: { form: event.request['form'] },
        }
        return [
          ...endText(),
          ...endSteps(),
          delta('status', 'pendingInput'),
          { type: 'CUSTOM', name: 'holmesnyangz.input_requested', value: event.request },
          finish({ type: 'interrupt', interrupts: [interrupt] }),
        ]
      }
      case 'InputReceived':
        state.status = 'RUNNING'
        state.pendingInput = null
        return [delta('status', 'pendingInput')]
      case 'RunCompleted':
        written = event.answer.text
        state.status = 'COMPLETED'
        state.answer = event.answer
        return [
          ...endText(),
          ...endSteps(),
          delta('status', 'answer'),
          finish({ type: 'success' }, { result: event.answer }),
        ]
      case 'RunFailed':
        state.status = 'FAILED'
        return [...endSteps(), delta('status'), { type: 'RUN_ERROR', ...event.failure }]
      case 'RunCancelled':
        state.status = 'CANCELLED'
        return [...endSteps(), delta('status'), finish({ type: 'cancelled' })]
      default:
        return event satisfies never
    }
  }

  const snapshot = (): AgUiEvent => ({ type: 'STATE_SNAPSHOT', snapshot: structuredClone(state) })
  return {
    begin: (): AgUiEvent[] => [{ type: 'RUN_STARTED', threadId, runId }, ...(isLive ? [snapshot()] : [])],
    tell(event: Told): AgUiEvent[] {
      if (isLive) return structuredClone(tell(event))
      const isOver = ENDS.has(event.__typename)
      if (!isOver) tell(event)
      if (!isOver && (event.__typename !== 'InputReceived' || event.requestId !== after)) return []
      isLive = true
      // What was written before it waited is the page's already.
      ;[written, shown, hasMessage] = ['', '', false]
      active.clear()
      return isOver ? [snapshot(), ...structuredClone(tell(event))] : [snapshot()]
    },
  }
}

/** After the last of these a page hears nothing more of this turn. */
export const isLast = ({ type }: AgUiEvent): boolean => type === 'RUN_FINISHED' || type === 'RUN_ERROR'
