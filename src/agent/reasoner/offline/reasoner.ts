import { readIntent } from '../../../domain/language/intent.ts'
import type { PlaceIndex } from '../../../domain/language/places.ts'
import type { CallUsage, Reasoner } from '../reasoner.ts'
import { composeAnswer } from './compose/compose.ts'
import { planSearch } from './search-plan.ts'
import { draftSteps, selectTeams } from './teams.ts'

const OFFLINE = 'offline'
const usage: CallUsage = { model: OFFLINE, promptTokens: 0, completionTokens: 0 }

/** Reads, plans and writes by rules alone: no network, and the same question has the same answer. */
export const createOfflineReasoner = ({ places }: { places: () => Promise<PlaceIndex> }): Reasoner => ({
  name: OFFLINE,
  async analyzeIntent({ query }) {
    return { ...usage, value: readIntent(query, await places()) }
  },
  selectTeams: ({ intent, available, language }) =>
    Promise.resolve({ ...usage, value: selectTeams(intent, available, language) }),
  planSteps: ({ intent, teams, language }) =>
    Promise.resolve({ ...usage, value: draftSteps(intent, teams, language) }),
  async planSearch(input) {
    return { ...usage, value: planSearch({ question: input, intent: input.intent, places: await places() }) }
  },
  async *composeAnswer(input, { signal }) {
    let offset = 0
    for (const text of composeAnswer(input)) {
      signal.throwIfAborted()
      yield { text, offset }
      offset += text.length
    }
    return usage
  },
})
