import type { NodeControl } from '../../marks.ts'
import { signalOf } from '../../marks.ts'
import type { ConsultDeps } from '../deps.ts'
import type { ConsultState, ConsultUpdate } from '../state.ts'
import { slotsOf } from '../slots.ts'

/** Keeps what this question said of the person, with the message that said it, and sums the profile up. */
export const storeMemory =
  ({ ports, domain, onError }: ConsultDeps) =>
  async (state: ConsultState, control: NodeControl): Promise<ConsultUpdate> => {
    const said = state.slotOut.filter(({ origin }) => origin === 'QUESTION')
    if (state.userId !== null && said.length > 0) {
      await ports.consult
        .learnSlots({
          userId: state.userId,
          runId: state.requestId,
          domain: domain.name,
          text: state.userText,
          language: state.language,
          slots: said,
          single: [...new Set(said.map(({ slot }) => slot))].filter((slot) => !domain.keepsAll(slot)),
        })
        .catch((error: unknown) => {
          if (signalOf(control).aborted) throw error
          onError?.(error, 'profile')
        })
    }
    return { profileSummary: domain.summarizeProfile(slotsOf(state.slotOut), state.language) }
  }
