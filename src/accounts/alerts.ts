import type { Pool } from 'pg'
import { InvalidInputError, NotFoundError } from '../domain/errors.ts'
import { isUuid } from '../domain/id.ts'
import { asOfToday } from '../domain/region-book.ts'
import type { Rules } from '../domain/rules/rules.ts'
import { STORED } from '../domain/stored.ts'
import { listingTail, matchesAfter } from '../store/property-search/matches.ts'
import { propertiesById } from '../store/rows/property.ts'
import type { PropertyRow } from '../store/rows/property.ts'
import { transactionsById } from '../store/rows/transaction.ts'
import type { TransactionRow } from '../store/rows/transaction.ts'
import { advanceSearchWatch, readSearchWatch } from '../store/saved-searches.ts'
import { createTide } from './tide.ts'

export interface Match {
  property: PropertyRow
  transaction: TransactionRow
}

export interface Alerts {
  /**
   * Listings that have appeared or become cheaper since the last one that this search told of, those from while nobody
   * listened first; then what comes. Every one is told at least once: the search's place moves on when the next is asked
   * for. Ends when the search is deleted. Throws NotFoundError, and InvalidInputError where its alerts are off.
   */
  follow(userId: string, savedSearchId: string): Promise<AsyncIterableIterator<Match>>
  stop(): void
}

const BATCH = 50

interface Deps {
  pool: Pool
  /** The codes of today: a search that was saved before its place was renamed goes on. */
  rules: () => Promise<Pick<Rules, 'regions'>>
  pollMs?: number
}

export const createAlerts = ({ pool, rules, pollMs = 1000 }: Deps): Alerts => {
  const stopped = new AbortController()
  const tide = createTide(() => listingTail(pool), pollMs)

  async function* matchesOf(userId: string, id: string, signal: AbortSignal): AsyncGenerator<Match> {
    let place: string | null = null
    while (!signal.aborted) {
      const watch = await readSearchWatch(pool, userId, id)
      if (watch === null) return
      place ??= watch.place
      const filter = asOfToday(STORED.searchFilter.read(watch.filter), (await rules()).regions)
      const { matches, seen } = await matchesAfter(pool, filter, place, BATCH)
      const [properties, transactions] = await Promise.all([
        propertiesById(
          pool,
          matches.map((match) => match.propertyId),
        ),
        transactionsById(
          pool,
          matches.map((match) => match.transactionId),
        ),
      ])
      for (const [at, { position }] of matches.entries()) {
        const [property, transaction] = [properties[at], transactions[at]]
        // One that was taken off the market in between is no news.
        if (property && transaction) yield { property, transaction }
        await advanceSearchWatch(pool, id, position)
      }
      place = seen
      await advanceSearchWatch(pool, id, place)
      if (matches.length < BATCH) await tide.risen(place, signal)
    }
  }

  return {
    async follow(userId, savedSearchId) {
      const watch = isUuid(savedSearchId) ? await readSearchWatch(pool, userId, savedSearchId) : null
      if (watch === null) throw new NotFoundError('the saved search')
      if (!watch.alertsEnabled)
        throw new InvalidInputError('the alerts of this saved search are off', 'savedSearchId')
      // return() of a plain generator waits for the await that it stands in: a quiet market would hold the reader.
      const leaving = new AbortController()
      const matches = matchesOf(userId, savedSearchId, AbortSignal.any([leaving.signal, stopped.signal]))
      const leave = () => {
        leaving.abort()
        return matches.return(undefined)
      }
      const iterator: AsyncIterableIterator<Match> = {
        next: () => matches.next(),
        return: leave,
        [Symbol.asyncIterator]: () => iterator,
      }
      return iterator
    },
    stop() {
      stopped.abort()
      tide.stop()
    },
  }
}
