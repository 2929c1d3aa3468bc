import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { asOfToday } from '../domain/region-book.ts'
import type { Rules } from '../domain/rules/rules.ts'
import { STORED } from '../domain/stored.ts'
import type { ViewerEvent } from '../domain/viewer-event.ts'
import { isConnectionLoss } from '../store/connection-loss.ts'
import { listingTail, matchesAfter } from '../store/property-search/matches.ts'
import type { Queryable } from '../store/statement.ts'
import { lockDueSearch, tellMatches } from '../store/saved-searches.ts'
import type { DueSearch } from '../store/saved-searches.ts'
import { inTransaction } from '../store/transaction-block.ts'

interface Deps {
  pool: Pool
  /** The codes of today: a search that was saved before its place was renamed goes on. */
  rules: () => Promise<Pick<Rules, 'regions'>>
  /** There is news for this user. */
  told: (userId: string) => void
  log: Pick<Logger, 'error'>
}

/** Of what comes at once so many are told; of the rest that there is more. */
const MOST = 50

const newsOf = async (
  db: Queryable,
  { id, filter, place }: DueSearch,
  regions: Rules['regions'],
): Promise<ViewerEvent | null> => {
  if (place === '-1') return null
  const conditions = asOfToday(STORED.searchFilter.read(filter), regions)
  const { matches } = await matchesAfter(db, conditions, place, MOST + 1)
  if (matches.length === 0) return null
  const told = matches.slice(0, MOST).map(({ propertyId, transactionId }) => ({ propertyId, transactionId }))
  return {
    type: 'SavedSearchMatched',
    savedSearchId: id,
    matches: told,
    hasMore: matches.length > MOST,
  }
}

/**
 * Tells users on all of their devices of what is new for the searches that they keep, each search in a transaction of its own,
 * which any number of processes share. Returns what does so until nothing is left; asks next to nothing where nothing is new.
 */
export const createAnnouncer = ({ pool, rules, told, log }: Deps): (() => Promise<void>) => {
  let done: string | null = null
  /** Whose search it was; null where none is left. */
  const announceNext = (tail: string): Promise<string | null> =>
    inTransaction(pool, async (client) => {
      const search = await lockDueSearch(client, tail)
      if (search === null) return null
      const { regions } = await rules()
      await client.query('savepoint look')
      const event = await newsOf(client, search, regions).catch(async (error: unknown) => {
        if (isConnectionLoss(error)) throw error
        // One that cannot be looked for must not stand in the way of the others.
        log.error({ err: error, savedSearchId: search.id }, 'a saved search was passed over')
        await client.query('rollback to look')
        return null
      })
      await tellMatches(client, search, { upTo: tail, event })
      return search.userId
    })
  return async () => {
    const tail = await listingTail(pool)
    if (tail === done) return
    for (let userId = await announceNext(tail); userId !== null; userId = await announceNext(tail))
      told(userId)
    done = tail
  }
}
