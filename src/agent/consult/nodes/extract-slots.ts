import { say, signalOf } from '../../marks.ts'
import type { NodeControl } from '../../marks.ts'
import { slotsCall } from '../calls/slots-call.ts'
import { questionOf, recall } from '../deps.ts'
import type { ConsultDeps } from '../deps.ts'
import { conversationSlots, mergeSlots } from '../slots.ts'
import type { ConsultState, ConsultUpdate } from '../state.ts'

/** What question, conversation and profile say of the person's circumstances, the newest last. */
export const extractSlots =
  (deps: ConsultDeps) =>
  async (state: ConsultState, control: NodeControl): Promise<ConsultUpdate> => {
    const { ports, calls, domain } = deps
    const signal = signalOf(control)
    say(control, { mark: 'execution' })
    const [history, profile] = await Promise.all([
      recall(state, deps),
      state.userId === null ? [] : ports.consult.readProfile(state.userId, domain.name, signal),
    ])
    const question = questionOf(state, history, deps)
    const { value } = await calls.call(slotsCall, question, { signal, stepId: null })
    return {
      conversationHistory: history,
      slotOut: mergeSlots(domain, profile, {
        conversation: await conversationSlots(domain, history),
        question: value,
      }),
    }
  }
