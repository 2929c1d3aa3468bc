import { columnValues, rowsFrom } from '../rows/columns.ts'
import { PROPERTY_COLUMNS } from '../rows/property.ts'
import type { PropertyRow } from '../rows/property.ts'
import { REGION_COLUMNS } from '../rows/region.ts'
import type { RegionRow } from '../rows/region.ts'
import { AGENT_COLUMNS, NEARBY_COLUMNS } from '../rows/surroundings.ts'
import type { AgentRow, NearbyRow } from '../rows/surroundings.ts'
import { TRANSACTION_COLUMNS } from '../rows/transaction.ts'
import type { TransactionRow } from '../rows/transaction.ts'
import { readTrustScore, TRUST_COLUMNS } from '../rows/trust-score.ts'
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
    columnValues(PROPERTY_COLUMNS),
    columnValues(TRANSACTION_COLUMNS),
    columnValues(REGION_COLUMNS),
    ...(detail.trustScore ? [columnValues(TRUST_COLUMNS)] : []),
    ...(detail.nearby ? [columnValues(NEARBY_COLUMNS)] : []),
    ...(detail.agent ? [columnValues(AGENT_COLUMNS)] : []),
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
  const property = next(PROPERTY_COLUMNS)
  const transaction = next(TRANSACTION_COLUMNS)
  const region = next(REGION_COLUMNS)
  if (!property || !transaction || !region) throw new Error('a listing was joined without its rows')
  const trust = detail.trustScore ? next(TRUST_COLUMNS) : null
  return {
    cursor: listingCursor({ key: String(row[0]), id: String(row[1]) }, hash),
    property,
    transaction,
    region,
    trustScore: trust && readTrustScore(trust),
    nearby: detail.nearby ? next(NEARBY_COLUMNS) : null,
    agent: detail.agent ? next(AGENT_COLUMNS) : null,
    isFavorited: row[2] === true,
  }
}
