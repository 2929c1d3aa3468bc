import type { AnalyzedIntent } from '../../../domain/intent.ts'
import { readIntent } from '../../../domain/language/intent.ts'
import type { PlaceIndex } from '../../../domain/language/places.ts'
import { offlineConsult } from '../../consult/offline/reasoner.ts'
import { createOfflineResearch } from '../../research/offline/reasoner.ts'
import { chooseTools } from '../../tools/choose.ts'
import { summarize } from '../../memory/summary.ts'
import type { Question, Reasoner } from '../reasoner.ts'
import { findInsights, writeAnalysisReport } from './analysis.ts'
import { composeAnswer } from '../../answer/compose.ts'
import { planSearch, searchableKinds } from '../../planning/search-plan.ts'
import { draftSteps, selectTeams } from '../../planning/teams.ts'
import { OFFLINE, streamOffline } from './usage.ts'

const MADE_WHOLE = 0.85

/** What a question is after that was made whole by rules, those rules know. */
const intentOf = (read: AnalyzedIntent, followUp: Question['followUp']): AnalyzedIntent =>
  followUp?.intentType == null
    ? read
    : {
        ...read,
        intentType: followUp.intentType,
        facets: followUp.facets,
        confidence: Math.max(read.confidence, MADE_WHOLE),
      }

/** Reads, plans and writes by rules alone: no network, and the same question has the same answer. */
export const createOfflineReasoner = ({ places }: { places: () => Promise<PlaceIndex> }): Reasoner => ({
  name: OFFLINE.model,
  ...createOfflineResearch({ places }),
  consult: offlineConsult,
  async analyzeIntent({ query, followUp }) {
    return { ...OFFLINE, value: intentOf(readIntent(query, await places()), followUp) }
  },
  async summarizeSession(input) {
    return { ...OFFLINE, value: summarize(input) }
  },
  async selectTeams(input) {
    const { intent, available, language } = input
    const analyses = chooseTools(input, intent, await places()).length > 0
    return { ...OFFLINE, value: selectTeams(intent, available, language, analyses) }
  },
  async planSteps(input) {
    const { intent, teams, language, feedback } = input
    const kinds = searchableKinds({ question: input, intent, places: await places() })
    return { ...OFFLINE, value: draftSteps({ kinds, teams, language, feedback }) }
  },
  async planSearch(input) {
    const reading = { question: input, intent: input.intent, places: await places() }
    return { ...OFFLINE, value: planSearch({ ...reading, task: input }) }
  },
  async findInsights(input) {
    return { ...OFFLINE, value: findInsights(input) }
  },
  async writeAnalysisReport(input) {
    return { ...OFFLINE, value: writeAnalysisReport(input) }
  },
  composeAnswer: (input, { signal }) => streamOffline(composeAnswer(input), signal),
})
