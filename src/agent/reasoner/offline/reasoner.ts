import { readIntent } from '../../../domain/language/intent.ts'
import type { PlaceIndex } from '../../../domain/language/places.ts'
import { chooseTools } from '../../teams/analysis/choose-tools.ts'
import type { CallUsage, Reasoner } from '../reasoner.ts'
import { composeAnswer } from './compose/compose.ts'
import { planSearch, searchableKinds } from './search-plan.ts'
import { draftSteps, selectTeams } from './teams.ts'

const OFFLINE = 'offline'
const usage: CallUsage = { model: OFFLINE, promptTokens: 0, completionTokens: 0 }

/** Reads, plans and writes by rules alone: no network, and the same question has the same answer. */
export const createOfflineReasoner = ({ places }: { places: () => Promise<PlaceIndex> }): Reasoner => ({
  name: OFFLINE,
  async analyzeIntent({ query }) {
    return { ...usage, value: readIntent(query, await places()) }
  },
  async selectTeams(input) {
    const { intent, available, language } = input
    const analyses = chooseTools(input, intent, await places()).length > 0
    return { ...usage, value: selectTeams(intent, available, language, analyses) }
  },
  async planSteps(input) {
    const { intent, teams, language, feedback } = input
    const kinds = searchableKinds({ question: input, intent, places: await places() })
    return { ...usage, value: draftSteps({ kinds, teams, language, feedback }) }
  },
  async planSearch(input) {
    const reading = { question: input, intent: input.intent, places: await places() }
    return { ...usage, value: planSearch({ ...reading, task: input }) }
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
