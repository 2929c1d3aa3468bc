import type { Pool } from 'pg'
import type { AgentPorts } from './agent/ports.ts'
import type { LawHit, LawQuery } from './domain/law-search.ts'
import type { PlaceIndex } from './domain/language/places.ts'
import { searchLoans } from './store/loan-search.ts'
import { marketStatistics } from './store/market/statistics.ts'
import { searchListings } from './store/property-search/listings.ts'
import { readRecentTurns } from './store/run-reads.ts'

export interface PortSources {
  /** The hot reads; every statement has a timeout of its own. */
  pool: Pool
  places(): Promise<PlaceIndex>
  searchLaw(query: LawQuery): Promise<LawHit[]>
  now(): Date
}

/** Rejects as soon as nobody waits for the result any more; the statement itself ends by its own timeout. */
const until = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })

/** The world as the agent asks for it, answered by the store. */
export const createPorts = ({ pool, places, searchLaw, now }: PortSources): AgentPorts => ({
  places,
  searchListings: (query, signal) => until(signal, searchListings(pool, query)),
  marketStatistics: (query, signal) => until(signal, marketStatistics(pool, query)),
  searchLaw: (query, signal) => until(signal, searchLaw(query)),
  searchLoans: (query, signal) => until(signal, searchLoans(pool, query)),
  recentTurns: (sessionId, runId, limit) => readRecentTurns(pool, sessionId, runId, limit),
  now,
})
