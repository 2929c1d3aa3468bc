import { askUser } from '../ask-user.ts'
import { readTogether } from '../clarification/read-together.ts'
import { signalOf } from '../../marks.ts'
import type { NodeControl } from '../../marks.ts'
import { resolveQuestion } from '../../memory/resolve.ts'
import { clarificationOf, followUpOf, nowOf, questionOf, recall } from '../deps.ts'
import type { SupervisorDeps } from '../deps.ts'
import type { SupervisorState, SupervisorUpdate } from '../state.ts'

/** Asks the one question back; the answer is read together with the question from then on. */
export const clarify =
  ({ ports }: SupervisorDeps) =>
  async (state: SupervisorState, control: NodeControl): Promise<SupervisorUpdate> => {
    const asked = clarificationOf(state)
    // A fork with another question.
    if (asked === null) return { clarification: null, reading: null }
    const { message, suggestions } = asked
    const { clarification: answer } = askUser('CLARIFICATION', { message, suggestions })
    if (followUpOf(state)?.ask) {
      const { query: question, userId, language } = state
      const resolving = {
        question,
        memory: await recall(state, ports),
        userId,
        language,
        now: nowOf(state, ports),
      }
      const followUp = await resolveQuestion({ ...resolving, answer }, ports, signalOf(control))
      return { followUp, clarification: { ...asked, answer, question: followUp?.text ?? answer } }
    }
    const question = readTogether({
      question: await questionOf(state, ports),
      suggestions,
      answer,
      places: await ports.places(),
    })
    return { clarification: { ...asked, answer, question } }
  }
