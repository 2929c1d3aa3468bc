import type { AnalyzedIntent, IntentType } from '../../domain/intent.ts'
import type { Language } from '../../domain/run.ts'
import type { Team } from '../../domain/step.ts'
import { SEARCH_KINDS } from './decisions.ts'
import type { SearchKind, StepDraft, TeamSelection } from './decisions.ts'
import { PLAN_WORDS } from './prompt.ts'
import { readFeedback } from './read-feedback.ts'

const KINDS: Record<IntentType, readonly SearchKind[]> = {
  LEGAL_CONSULT: ['legal'],
  MARKET_INQUIRY: ['market'],
  PROPERTY_SEARCH: ['property'],
  LOAN_CONSULT: ['loan'],
  // A contract is about a home that is offered; its review looks its articles up itself.
  CONTRACT_CREATION: ['property'],
  // The review looks its articles up itself, by name.
  CONTRACT_REVIEW: [],
  RISK_ANALYSIS: ['legal', 'market'],
  COMPREHENSIVE: [],
  UNCLEAR: [],
  IRRELEVANT: [],
}

/** What has to be looked up for an intent; a combined one needs what its parts need. */
export const kindsFor = (intent: AnalyzedIntent): SearchKind[] => {
  const facets = intent.intentType === 'COMPREHENSIVE' ? intent.facets : [intent.intentType]
  const wanted = new Set(facets.flatMap((facet) => KINDS[facet]))
  if (intent.intentType === 'COMPREHENSIVE' && wanted.size === 0)
    return ['property', 'market', 'legal', 'loan']
  return SEARCH_KINDS.filter((kind) => wanted.has(kind))
}

const NEEDS: Partial<Record<IntentType, Team>> = {
  RISK_ANALYSIS: 'ANALYSIS',
  CONTRACT_REVIEW: 'ANALYSIS',
  CONTRACT_CREATION: 'DOCUMENT',
}

export const selectTeams = (
  intent: AnalyzedIntent,
  available: readonly Team[],
  language: Language,
  /** Whether the question gives something to calculate or to review. */
  analyses: boolean,
): TeamSelection => {
  const wanted = new Set<Team>(kindsFor(intent).length > 0 ? ['SEARCH'] : [])
  for (const facet of [intent.intentType, ...intent.facets]) {
    const team = NEEDS[facet]
    if (team) wanted.add(team)
  }
  if (analyses) wanted.add('ANALYSIS')
  return {
    teams: available.filter((team) => wanted.has(team)),
    reason: PLAN_WORDS[language].selectionReason,
  }
}

export interface Drafting {
  kinds: readonly SearchKind[]
  teams: readonly Team[]
  language: Language
  /** Why the user rejected earlier plans, oldest first. */
  feedback: readonly string[]
}

/** A search step for each kind of data, all at once; analysis and document build on what they find. */
export const draftSteps = ({ kinds, teams, language, feedback }: Drafting): StepDraft[] => {
  const words = PLAN_WORDS[language]
  const wishes = readFeedback({ kinds, teams }, feedback)
  const searches = wishes.teams.includes('SEARCH')
    ? wishes.kinds.map((kind, position): StepDraft => ({
        team: 'SEARCH',
        kinds: [kind],
        task: words.searchTasks[kind],
        description: words.searchDescription(words.kinds[kind]),
        dependsOn: wishes.inOrder && position > 0 ? [position - 1] : [],
      }))
    : []
  const after = searches.map((_, position) => position)
  const others = (['ANALYSIS', 'DOCUMENT'] as const).filter((team) => wishes.teams.includes(team))
  return [
    ...searches,
    ...others.map((team): StepDraft => ({
      team,
      kinds: [],
      task: words.tasks[team],
      description: words.teamDescriptions[team],
      dependsOn: wishes.inOrder ? after.slice(-1) : after,
    })),
  ]
}
