import type { PropertyFilter } from '../../domain/property.ts'
import { createParameters, select, selectShape } from '../statement.ts'
import type { Queryable } from '../statement.ts'
import { filterConditions, whereOf } from './filter.ts'

export interface ListingMatch {
  propertyId: string
  transactionId: string
  position: string
}

export interface Matches {
  /** By position; at most as many as were asked for. */
  matches: ListingMatch[]
  /** What was looked through: whatever is committed later stands beyond it. */
  seen: string
}

const TAIL = 'select coalesce(max(position), 0) as tail from listing_search'

/** The position of the last news. */
export const listingTail = async (db: Queryable): Promise<string> => {
  const [row] = await select<{ tail: string }>(db, 'listing_tail', TAIL)
  return row?.tail ?? '0'
}

/** Listings that meet a filter and appeared or became cheaper after a position; one statement, thus one snapshot. */
export const matchesAfter = async (
  db: Queryable,
  filter: PropertyFilter,
  after: string,
  limit: number,
): Promise<Matches> => {
  const parameters = createParameters()
  const conditions = [
    `ls.position > ${parameters.add(after)}::bigint`,
    ...filterConditions(filter, parameters),
  ]
  const rows = await selectShape<{ seen: string } & { [Field in keyof ListingMatch]: string | null }>(
    db,
    `select tail.tail as seen, found.* from (${TAIL}) tail left join (
       select ls.transaction_id as "transactionId", ls.real_estate_id as "propertyId", ls.position
       from listing_search ls ${whereOf(conditions)}
       order by ls.position limit ${parameters.add(limit)}
     ) found on true order by found.position`,
    parameters.values,
  )
  const matches = rows.flatMap(({ transactionId, propertyId, position }) =>
    transactionId === null || propertyId === null || position === null
      ? []
      : [{ transactionId, propertyId, position }],
  )
  const last = matches.at(-1)?.position ?? after
  // A full page may have more behind it.
  return { matches, seen: matches.length === limit ? last : (rows[0]?.seen ?? after) }
}
