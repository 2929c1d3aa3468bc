import type { Prose } from '../../domain/prose.ts'
import type { Article } from '../../domain/contract/contract.ts'
import type { Assumption } from '../../domain/answer.ts'
import type { AnalyzedIntent } from '../../domain/intent.ts'
import type { PlaceIndex } from '../../domain/language/places.ts'
import type { LawQuery } from '../../domain/law/search.ts'
import type { LoanQuery } from '../../domain/loan/search.ts'
import type { MarketQuery } from '../../domain/market.ts'
import type { PropertyQuery } from '../../domain/property.ts'
import type { Request } from '../../domain/reading/request.ts'
import type { Question } from '../question.ts'

/** The kinds of data that searches look up. */
export const SEARCH_KINDS = ['legal', 'market', 'property', 'loan'] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

/** `about`: the words that lead to what governs, where they are others than those of the question. */
export type LawWish = LawQuery & {
  about?: Prose
  /** No article is wanted for itself: only what a ruling says that is clearly asked. */
  onlyByRuling?: boolean
}

/** What is looked up; a kind that is null is not searched. */
export interface SearchPlan {
  keywords: { legal: string[]; realEstate: string[]; loan: string[]; general: string[] }
  legal: LawWish | null
  /** One query per place and kind that the question compares. */
  market: MarketQuery[] | null
  /** One query for each home that is looked for: in another place, at another price. */
  property: PropertyQuery[] | null
  loan: LoanQuery | null
  /** Articles that are looked up by their names. */
  articles?: Article[]
  assumptions: Assumption[]
  /** What of the question cannot be looked up (a place that is not known, no place at all), in its language. */
  gaps: string[]
}

/** What rules plan a search from. */
export interface Planning {
  question: Question
  intent: AnalyzedIntent
  /** With what was said about the plan. */
  request: Request
  /** Its words, for those alone who look words up. */
  text: Prose
  places: PlaceIndex
}

/** What a search came to, beside its evidence. */
export interface Looked {
  /** Results, as clients count them. */
  count: number
  /** Why there is none; null where the source answered. */
  error: 'timeout' | 'unavailable' | null
  /** Conditions of the question that were not kept to, in its words. */
  unapplied: string[]
}
