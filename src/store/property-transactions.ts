import type { TransactionKind, TransactionType } from '../domain/property.ts'
import type { KeysetPlace, Slice } from './keyset.ts'
import { bigintIds, columnList, inOrderOf } from './rows/read.ts'
import { TRANSACTION } from './rows/transaction.ts'
import type { TransactionRow } from './rows/transaction.ts'
import { select } from './statement.ts'
import type { Queryable } from './statement.ts'

/** Null means all. */
export interface TransactionFilter {
  kind: TransactionKind | null
  type: TransactionType | null
}

export interface TransactionStretch extends TransactionFilter {
  limit: number
  after: KeysetPlace | null
}

const FILTER = `($2::text is null or t.kind = $2) and ($3::text is null or t.transaction_type = $3)`

/** Listings and deals of each property, newest first; one statement for all of them. */
export const listTransactions = async (
  db: Queryable,
  propertyIds: readonly string[],
  { kind, type, limit, after }: TransactionStretch,
): Promise<Slice<TransactionRow>[]> => {
  // A property has few transactions: they are read by its index and sorted, and one plan serves every filter.
  const rows = await select<TransactionRow>(
    db,
    'property_transactions',
    `select t.* from unnest($1::bigint[]) home(id) cross join lateral (
       select ${columnList(TRANSACTION)} from "transaction" t
       where t.real_estate_id = home.id and ${FILTER}
         and ($4::timestamptz is null or (t.listed_at, t.id) < ($4, $5::bigint))
       order by t.listed_at desc, t.id desc limit $6
     ) t`,
    [bigintIds(propertyIds), kind, type, after?.at ?? null, after?.id ?? null, limit + 1],
  )
  const byProperty = Map.groupBy(rows, (row) => row.propertyId)
  return propertyIds.map((id) => {
    const own = byProperty.get(id) ?? []
    return { rows: own.slice(0, limit), hasMore: own.length > limit }
  })
}

/** How many each property has. */
export const countTransactions = async (
  db: Queryable,
  propertyIds: readonly string[],
  { kind, type }: TransactionFilter,
): Promise<number[]> => {
  const rows = await select<{ propertyId: string; count: number }>(
    db,
    'property_transaction_count',
    `select t.real_estate_id as "propertyId", count(*)::int as count from "transaction" t
     where t.real_estate_id = any($1::bigint[]) and ${FILTER} group by t.real_estate_id`,
    [bigintIds(propertyIds), kind, type],
  )
  return inOrderOf(propertyIds, rows, (row) => row.propertyId).map((row) => row?.count ?? 0)
}
