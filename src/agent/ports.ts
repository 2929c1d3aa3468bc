import type { PlaceIndex } from '../domain/language/places.ts'
import type { LawHit, LawQuery } from '../domain/law-search.ts'
import type { ListingPage, ListingQuery } from '../domain/listing.ts'
import type { LoanPage, LoanQuery } from '../domain/loan-search.ts'
import type { MarketQuery, MarketStatistics } from '../domain/market.ts'

/** A turn of the conversation so far, oldest first. */
export interface Turn {
  role: 'USER' | 'ASSISTANT'
  content: string
}

/**
 * What the agent asks of the world. Reads only, each cancellable; a rejected promise is a failed source, never a failed
 * run. main.ts builds it from the store.
 */
export interface AgentPorts {
  /** The places that questions may name; follows imports. */
  places(): Promise<PlaceIndex>
  searchListings(query: ListingQuery, signal: AbortSignal): Promise<ListingPage>
  /** Null for a region that is not known. */
  marketStatistics(query: MarketQuery, signal: AbortSignal): Promise<MarketStatistics | null>
  searchLaw(query: LawQuery, signal: AbortSignal): Promise<LawHit[]>
  searchLoans(query: LoanQuery, signal: AbortSignal): Promise<LoanPage>
  /** The last turns of a session before this run, without the run's own question. */
  recentTurns(sessionId: string, runId: string, limit: number): Promise<Turn[]>
  /** ISO 8601. */
  now(): Date
}
