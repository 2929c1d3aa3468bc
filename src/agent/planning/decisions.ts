import type { Assumption } from '../../domain/answer.ts'
import type { AnalyzedIntent } from '../../domain/intent.ts'
import type { LawQuery } from '../../domain/law-search.ts'
import type { LoanQuery } from '../../domain/loan-search.ts'
import type { MarketQuery } from '../../domain/market.ts'
import type { PropertyQuery } from '../../domain/property.ts'
import type { Team } from '../../domain/step.ts'

export interface TeamSelection {
  teams: Team[]
  reason: string
}

export const SEARCH_KINDS = ['legal', 'market', 'property', 'loan'] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

export interface StepDraft {
  team: Team
  /** What a SEARCH step looks up, and only that. Empty: whatever the question needs. */
  kinds: SearchKind[]
  task: string
  description: string
  /** Positions (from 0) of the drafts whose results this one needs. */
  dependsOn: number[]
}

/** The search step that a search is planned for. */
export interface SearchTask {
  intent: AnalyzedIntent
  task: string
  /** As in {@link StepDraft}. */
  kinds: SearchKind[]
  /** What the user said about the plan and about this step, oldest first; it goes before the question. */
  notes: string[]
}

/** What the search team looks up; a kind that is null is not searched. */
export interface SearchPlan {
  keywords: { legal: string[]; realEstate: string[]; loan: string[]; general: string[] }
  legal: LawQuery | null
  /** One query per place and kind that the question compares. */
  market: MarketQuery[] | null
  /** One query for each home that is looked for: in another place, at another price. */
  property: PropertyQuery[] | null
  loan: LoanQuery | null
  assumptions: Assumption[]
  /** What of the question cannot be looked up (a place that is not known, no place at all), in its language. */
  gaps: string[]
}
