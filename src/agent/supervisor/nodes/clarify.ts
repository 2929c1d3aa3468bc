import { askUser } from '../../planning/ask-user.ts'
import { readAnswer } from '../../planning/read-answer.ts'
import { signalOf } from '../../marks.ts'
import type { NodeControl } from '../../marks.ts'
import { recall } from '../../memory/recall.ts'
import { clarificationOf, followUpOf, questionOf, resolvingOf } from '../deps.ts'
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
    const memory = await recall(state, ports)
    const read = await readAnswer(
      {
        answer,
        suggestions,
        followUp: followUpOf(state),
        question: await questionOf({ ...state, loadedMemories: memory }, ports),
        resolving: resolvingOf(state, memory, ports),
      },
      ports,
      signalOf(control),
    )
    return { followUp: read.followUp, clarification: { ...asked, answer, question: read.question } }
  }
