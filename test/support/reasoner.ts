import { summarize } from '../../src/agent/memory/summary.ts'
import { offlineConsult } from '../../src/agent/consult/offline/reasoner.ts'
import type { AnalyzedIntent, IntentType } from '../../src/domain/intent.ts'
import type {
  AnswerPiece,
  CallUsage,
  Reasoner,
  SearchPlan,
  StepDraft,
} from '../../src/agent/reasoner/reasoner.ts'
import { createOfflineResearch } from '../../src/agent/research/offline/reasoner.ts'
import { NO_CONDITIONS } from '../../src/domain/property.ts'
import type { PropertyQuery } from '../../src/domain/property.ts'
import { PLACES } from './homes.ts'

export const anIntent = (intentType: IntentType, change: Partial<AnalyzedIntent> = {}): AnalyzedIntent => ({
  intentType,
  confidence: 0.9,
  keywords: [],
  entities: {},
  facets: [intentType],
  ...change,
})

export const aPropertyQuery = (change: Partial<PropertyQuery> = {}): PropertyQuery => ({
  ...NO_CONDITIONS,
  regionCodes: ['1168000000'],
  propertyTypes: ['APARTMENT'],
  transactionTypes: ['SALE'],
  includesNearbyFacilities: true,
  ...change,
})

export const aSearchPlan = (change: Partial<SearchPlan> = {}): SearchPlan => ({
  keywords: { legal: [], realEstate: ['아파트'], loan: [], general: [] },
  legal: null,
  market: null,
  property: null,
  loan: null,
  assumptions: [],
  gaps: [],
  ...change,
})

/** A search plan that asks all four sources. */
export const everything = (): SearchPlan =>
  aSearchPlan({
    legal: { query: '전세금 5% 인상 가능해?', lawName: null, first: 5 },
    market: [{ regionCode: '1144000000', propertyType: 'APARTMENT', transactionType: 'JEONSE' }],
    property: [aPropertyQuery()],
    loan: { category: 'JEONSE', first: 5 },
  })

export const aDraft = (change: Partial<StepDraft> = {}): StepDraft => ({
  team: 'SEARCH',
  kinds: [],
  task: '검색',
  description: '자료를 찾아요',
  dependsOn: [],
  ...change,
})

export interface Script {
  intent?: AnalyzedIntent
  steps?: StepDraft[]
  search?: SearchPlan
  /** What is made of an analysis; what its tools say when left out. */
  insights?: string[]
  /** The answer, a piece for each that the model would stream. */
  answer?: (input: Parameters<Reasoner['composeAnswer']>[0]) => readonly string[]
}

export interface ScriptedReasoner extends Reasoner {
  /** The purposes that were asked, in order. */
  calls: string[]
}

const usage: CallUsage = { model: 'scripted', promptTokens: 10, completionTokens: 5 }

/** A reasoner that says what its script says and remembers what it was asked. */
export const scriptedReasoner = (script: Script = {}): ScriptedReasoner => {
  const calls: string[] = []
  const say = <T>(purpose: string, value: T) => {
    calls.push(purpose)
    return Promise.resolve({ ...usage, value })
  }
  return {
    name: 'scripted',
    consult: offlineConsult,
    ...createOfflineResearch({ places: () => Promise.resolve(PLACES) }),
    calls,
    analyzeIntent: () => say('analyze_intent', script.intent ?? anIntent('PROPERTY_SEARCH')),
    selectTeams: ({ available }) => say('select_teams', { teams: available, reason: '' }),
    planSteps: () => say('plan_steps', script.steps ?? [aDraft()]),
    planSearch: () => say('plan_search', script.search ?? everything()),
    findInsights: ({ findings }) =>
      say('analysis_insights', script.insights ?? findings.flatMap(({ insights }) => insights)),
    writeAnalysisReport: ({ findings, insights }) =>
      say('analysis_report', {
        summary: insights[0] ?? '',
        recommendations: findings.flatMap(({ recommendations }) => recommendations),
      }),
    summarizeSession: (input) => say('summarize_session', summarize(input)),
    async *composeAnswer(input): AsyncGenerator<AnswerPiece, CallUsage> {
      calls.push('compose_answer')
      let offset = 0
      for (const text of script.answer?.(input) ?? ['답이에요.']) {
        yield { text, offset }
        offset += text.length
      }
      return usage
    },
  }
}
