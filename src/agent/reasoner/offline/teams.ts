import type { AnalyzedIntent, IntentType } from '../../../domain/intent.ts'
import type { Language } from '../../../domain/run.ts'
import type { Team } from '../../../domain/step.ts'
import { SEARCH_KINDS } from '../reasoner.ts'
import type { SearchKind, StepDraft, TeamSelection } from '../reasoner.ts'
import { OFFLINE_WORDS } from './prompt.ts'

const KINDS: Record<IntentType, readonly SearchKind[]> = {
  LEGAL_CONSULT: ['legal'],
  MARKET_INQUIRY: ['market'],
  PROPERTY_SEARCH: ['property'],
  LOAN_CONSULT: ['loan'],
  CONTRACT_CREATION: ['legal'],
  CONTRACT_REVIEW: ['legal'],
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
): TeamSelection => {
  const wanted = new Set<Team>(['SEARCH'])
  for (const facet of [intent.intentType, ...intent.facets]) {
    const team = NEEDS[facet]
    if (team) wanted.add(team)
  }
  if (intent.intentType === 'COMPREHENSIVE') wanted.add('ANALYSIS')
  return {
    teams: available.filter((team) => wanted.has(team)),
    reason: OFFLINE_WORDS[language].selectionReason,
  }
}

/** Search first; analysis and document build on what it finds. */
export const draftSteps = (
  intent: AnalyzedIntent,
  teams: readonly Team[],
  language: Language,
): StepDraft[] => {
  const words = OFFLINE_WORDS[language]
  const kinds = kindsFor(intent)
    .map((kind) => words.kinds[kind])
    .join(words.join)
  const searches = teams.includes('SEARCH')
  const after = searches ? [0] : []
  return [
    ...(searches
      ? [
          {
            team: 'SEARCH' as const,
            task: words.searchTask(kinds),
            description: words.searchDescription(kinds),
            dependsOn: [],
          },
        ]
      : []),
    ...(teams.includes('ANALYSIS')
      ? [
          {
            team: 'ANALYSIS' as const,
            task: words.tasks.ANALYSIS,
            description: words.analysisDescription,
            dependsOn: after,
          },
        ]
      : []),
    ...(teams.includes('DOCUMENT')
      ? [
          {
            team: 'DOCUMENT' as const,
            task: words.tasks.DOCUMENT,
            description: words.documentDescription,
            dependsOn: after,
          },
        ]
      : []),
  ]
}
