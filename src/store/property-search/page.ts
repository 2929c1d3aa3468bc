import { columnValues, rowsFrom } from '../rows/read.ts'
import { PROPERTY } from '../rows/property.ts'
import type { PropertyRow } from '../rows/property.ts'
import { REGION } from '../rows/region.ts'
import type { RegionRow } from '../rows/region.ts'
import { AGENT, NEARBY } from '../rows/surroundings.ts'
import type { AgentRow, NearbyRow } from '../rows/surroundings.ts'
import { TRANSACTION } from '../rows/transaction.ts'
import type { TransactionRow } from '../rows/transaction.ts'
import { readTrustScore, TRUST_SCORE } from '../rows/trust-score.ts'
import type { TrustScoreRow } from '../rows/trust-score.ts'
import { selectShapeValues } from '../statement.ts'
import type { Queryable } from '../statement.ts'
import { listingCursor } from './cursor.ts'
import { listingStatement } from './listing-statement.ts'
import type { ListingDetail, ListingRequest } from './listing-statement.ts'

/** A found listing. What was not asked for in {@link ListingDetail} is null or false. */
export interface FoundListing {
  cursor: string
  property: PropertyRow
  transaction: TransactionRow
  region: RegionRow
  trustScore: TrustScoreRow | null
  nearby: NearbyRow | null
  agent: AgentRow | null
  isFavorited: boolean
}

/** One page and whether there is more, in one statement. */
export const readListings = async (
  db: Queryable,
  request: ListingRequest,
): Promise<{ items: FoundListing[]; hasNextPage: boolean }> => {
  const { first, detail = {} } = request
  const columns = [
    columnValues(PROPERTY),
    columnValues(TRANSACTION),
    columnValues(REGION),
    ...(detail.trustScore ? [columnValues(TRUST_SCORE)] : []),
    ...(detail.nearby ? [columnValues(NEARBY)] : []),
    ...(detail.agent ? [columnValues(AGENT)] : []),
  ]
  const { text, values, hash } = listingStatement(request, (favorited) => [favorited, ...columns].join(', '))
  const rows = await selectShapeValues(db, text, values)
  return {
    items: rows.slice(0, first).map((row) => foundListing(row, detail, hash)),
    hasNextPage: rows.length > first,
  }
}

/** In the order in which they were selected. */
const foundListing = (row: readonly unknown[], detail: ListingDetail, hash: string): FoundListing => {
  const next = rowsFrom(row, 3)
  const property = next(PROPERTY)
  const transaction = next(TRANSACTION)
  const region = next(REGION)
  if (!property || !transaction || !region) throw new Error('a listing was joined without its rows')
  const trust = detail.trustScore ? next(TRUST_SCORE) : null
  return {
    cursor: listingCursor({ key: String(row[0]), id: String(row[1]) }, hash),
    property,
    transaction,
    region,
    trustScore: trust && readTrustScore(trust),
    nearby: detail.nearby ? next(NEARBY) : null,
    agent: detail.agent ? next(AGENT) : null,
    isFavorited: row[2] === true,
  }
}
