import type { TransactionKind, TransactionType } from '../domain/property.ts'
import type { KeysetPlace, Slice } from './keyset.ts'
import { columnList } from './rows/columns.ts'
import { TRANSACTION_COLUMNS } from './rows/transaction.ts'
import type { TransactionRow } from './rows/transaction.ts'
import { select } from './statement.ts'
import type { Queryable } from './statement.ts'

export interface TransactionListing {
  propertyId: string
  kind: TransactionKind | null
  type: TransactionType | null
  limit: number
  after: KeysetPlace | null
}

// A property has few transactions: they are read by its index and sorted, and one plan serves every filter.
const WHERE = `t.real_estate_id = $1 and ($2::text is null or t.kind = $2) and ($3::text is null or t.transaction_type = $3)`

/** Listings and deals of a property, newest first. */
export const listTransactions = async (
  db: Queryable,
  listing: TransactionListing,
): Promise<Slice<TransactionRow>> => {
  const rows = await select<TransactionRow>(
    db,
    'property_transactions',
    `select ${columnList(TRANSACTION_COLUMNS)} from "transaction" t
     where ${WHERE} and ($4::timestamptz is null or (t.listed_at, t.id) < ($4, $5::bigint))
     order by t.listed_at desc, t.id desc limit $6`,
    [
      listing.propertyId,
      listing.kind,
      listing.type,
      listing.after?.at ?? null,
      listing.after?.id ?? null,
      listing.limit + 1,
    ],
  )
  return { rows: rows.slice(0, listing.limit), hasMore: rows.length > listing.limit }
}

export const countTransactions = async (
  db: Queryable,
  listing: Pick<TransactionListing, 'propertyId' | 'kind' | 'type'>,
): Promise<number> => {
  const [row] = await select<{ count: number }>(
    db,
    'property_transaction_count',
    `select count(*)::int as count from "transaction" t where ${WHERE}`,
    [listing.propertyId, listing.kind, listing.type],
  )
  return row?.count ?? 0
}
