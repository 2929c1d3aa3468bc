import { askUser } from '../ask-user.ts'
import { readTogether } from '../clarification/read-together.ts'
import { clarificationOf, questionOf } from '../deps.ts'
import type { SupervisorDeps } from '../deps.ts'
import type { SupervisorState, SupervisorUpdate } from '../state.ts'

/** Asks the one question back; the answer is read together with the question from then on. */
export const clarify =
  ({ ports }: SupervisorDeps) =>
  async (state: SupervisorState): Promise<SupervisorUpdate> => {
    const asked = clarificationOf(state)
    // A fork with another question.
    if (asked === null) return { clarification: null, reading: null }
    const { message, suggestions } = asked
    const { clarification: answer } = askUser('CLARIFICATION', { message, suggestions })
    const question = readTogether({
      question: await questionOf(state, ports),
      suggestions,
      answer,
      places: await ports.places(),
    })
    return { clarification: { ...asked, answer, question } }
  }
