import { ReducedValue, StateSchema } from '@langchain/langgraph'
import { z } from 'zod'
import { analyzedIntent } from '../../../domain/intent.ts'
import type { LawHit } from '../../../domain/law-search.ts'
import type { ListingHit } from '../../../domain/listing.ts'
import type { LoanHit } from '../../../domain/loan-search.ts'
import type { MissingLaw } from '../../../domain/topics/route.ts'
import type { MarketStatistics } from '../../../domain/market.ts'
import type { PropertyQuery } from '../../../domain/property.ts'
import { SEARCH_KINDS } from '../../planning/decisions.ts'
import type { SearchKind, SearchPlan } from '../../planning/decisions.ts'
import { sharedState } from '../team.ts'
import type { StepOutcome } from '../team.ts'
import type { DataSource, ToolResult } from './tool.ts'
import type { Question } from '../../question.ts'

const TEAM_STATUSES = ['PENDING', 'IN_PROGRESS', 'COMPLETED', 'FAILED'] as const
const SEARCH_SCOPES = ['legal', 'real_estate', 'loan'] as const
export type SearchScope = (typeof SEARCH_SCOPES)[number]

export interface SearchAggregate {
  totalCount: number
  byType: { legal: number; marketData: number; loan: number; propertySearch: number }
  sources: DataSource[]
  keywordsUsed: string[]
}

/** What became of one of the searches for homes; their hits stand one behind the other in the result. */
export interface HomesFound {
  query: PropertyQuery
  /** Where, what kind and which deal, in the language of the run. */
  label: string
  shown: number
  totalCount: number
  capped: boolean
}

const result = <T>() => z.custom<ToolResult<T>>().nullable().default(null)

/**
 * One search. Lives in memory for as long as the step runs: hits are bulk, and what a run keeps of them is the outcome.
 * Each source writes its own channel, so the four may run at once.
 */
export const SearchTeamState = new StateSchema({
  teamName: z.string().default('search_team'),
  status: z.enum(TEAM_STATUSES).default('PENDING'),
  sharedContext: sharedState,
  stepId: z.string().min(1),
  task: z.string(),
  intent: analyzedIntent,
  history: z.custom<Question['history']>(),
  kinds: z.array(z.enum(SEARCH_KINDS)),
  notes: z.array(z.string()),
  clarification: z.custom<Question['clarification']>().optional(),
  followUp: z.custom<Question['followUp']>().optional(),

  /** A plan that was made elsewhere. */
  given: z.custom<SearchPlan>().nullable().default(null),
  plan: z.custom<SearchPlan>().nullable().default(null),
  fallbackReason: z.string().nullable().default(null),
  searchScope: z.array(z.enum(SEARCH_SCOPES)).default(() => []),
  legalResults: result<LawHit>(),
  /** Laws that would settle the question and are not held. */
  missingLaws: z.custom<MissingLaw[]>().default(() => []),
  realEstateResults: result<MarketStatistics>(),
  propertySearchResults: result<ListingHit>(),
  homesFound: z.custom<HomesFound[]>().default(() => []),
  loanResults: result<LoanHit>(),
  searchProgress: new ReducedValue(
    z.partialRecord(z.enum(SEARCH_KINDS), z.enum(['success', 'error'])).default(() => ({})),
    { reducer: (current, next) => ({ ...current, ...next }) },
  ),

  aggregatedResults: z.custom<SearchAggregate>().nullable().default(null),
  outcome: z.custom<StepOutcome>().nullable().default(null),
  /** performance.now() at the start. */
  startTime: z.number().default(0),
  /** Seconds. */
  searchTime: z.number().default(0),
  error: z.string().nullable().default(null),
})
export type SearchTeamState = typeof SearchTeamState.State
export type SearchTeamUpdate = typeof SearchTeamState.Update

export const plannedKinds = (plan: SearchPlan): SearchKind[] =>
  SEARCH_KINDS.filter((kind) => (kind === 'market' ? (plan.market?.length ?? 0) > 0 : plan[kind] !== null))

/** The results that there are, whichever source they came from. */
export const resultsOf = (state: SearchTeamState): ToolResult<unknown>[] =>
  [state.legalResults, state.realEstateResults, state.loanResults, state.propertySearchResults].filter(
    (item) => item !== null,
  )
