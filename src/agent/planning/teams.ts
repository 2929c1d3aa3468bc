import { term } from '../../domain/message/arg.ts'
import type { AnalyzedIntent } from '../../domain/intent.ts'
import { wordsIn } from '../../domain/message/say.ts'
import type { Language } from '../../domain/run.ts'
import { TEAMS, teamsFor } from '../../domain/team.ts'
import type { Team } from '../../domain/team.ts'
import { kindsAsked } from '../tools/registry.ts'
import { SEARCH_KINDS } from '../tools/look-up.ts'
import type { SearchKind } from '../tools/look-up.ts'
import type { StepDraft, TeamSelection } from './decisions.ts'
import { readFeedback } from './read-feedback.ts'

/** What has to be looked up for an intent; a combined one needs what its parts need. */
export const kindsFor = (intent: AnalyzedIntent): SearchKind[] => {
  const isCombined = intent.intentType === 'COMPREHENSIVE'
  const wanted = kindsAsked(isCombined ? intent.facets : [intent.intentType])
  // A combined question of no part in particular may want anything, homes first.
  if (isCombined && wanted.length === 0) return ['property', 'market', 'legal', 'loan']
  return SEARCH_KINDS.filter((kind) => wanted.includes(kind))
}

export const selectTeams = (
  intent: AnalyzedIntent,
  available: readonly Team[],
  language: Language,
  /** Whether the question gives something to calculate or to review. */
  analyses: boolean,
): TeamSelection => {
  const wanted = new Set<Team>(teamsFor([intent.intentType, ...intent.facets]))
  if (kindsFor(intent).length > 0) wanted.add('SEARCH')
  if (analyses) wanted.add('ANALYSIS')
  return {
    teams: available.filter((team) => wanted.has(team)),
    reason: wordsIn(language)('plan.fits'),
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
  const words = wordsIn(language)
  const wishes = readFeedback({ kinds, teams }, feedback)
  const searches = wishes.teams.includes('SEARCH')
    ? wishes.kinds.map((kind, position): StepDraft => ({
        team: 'SEARCH',
        kinds: [kind],
        task: words(`plan.search.${kind}`),
        description: words('plan.searches', { kind: term(`kind.${kind}`) }),
        dependsOn: wishes.inOrder && position > 0 ? [position - 1] : [],
      }))
    : []
  const after = searches.map((_, position) => position)
  const others = TEAMS.filter((team) => team !== 'SEARCH' && wishes.teams.includes(team))
  return [
    ...searches,
    ...others.map((team): StepDraft => ({
      team,
      kinds: [],
      task: words(`team.task.${team}`),
      description: words(`team.does.${team}`),
      dependsOn: wishes.inOrder ? after.slice(-1) : after,
    })),
  ]
}
