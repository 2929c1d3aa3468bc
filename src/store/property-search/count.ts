import type { PropertyFilter } from '../../domain/property.ts'
import { createParameters, select, selectShape } from '../statement.ts'
import type { Queryable } from '../statement.ts'
import { filterConditions, whereOf } from './filter.ts'
import { chosen } from './listing-statement.ts'
import type { ListingRequest } from './listing-statement.ts'

/** Counting stops here: an exact count of a million rows costs more than the page. */
const MAX_COUNT = 10_000

export interface ListingCount {
  totalCount: number
  capped: boolean
}

/** Whether nothing at all is offered: “none fits” would then be untrue. */
export const isMarketEmpty = async (db: Queryable): Promise<boolean> => {
  const [row] = await select<{ empty: boolean }>(
    db,
    'listings_are_empty',
    'select not exists (select from listing_search) as empty',
  )
  return row?.empty ?? true
}

export const countListings = async (
  db: Queryable,
  filter: PropertyFilter,
  only: Pick<ListingRequest, 'among' | 'except'> = {},
): Promise<ListingCount> => {
  const parameters = createParameters()
  const where = whereOf([...filterConditions(filter, parameters), ...chosen(only, parameters)])
  const [row] = await selectShape<{ count: number }>(
    db,
    `select count(*)::int as count
     from (select from listing_search ls ${where} limit ${parameters.add(MAX_COUNT + 1)}) found`,
    parameters.values,
  )
  const count = row?.count ?? 0
  return { totalCount: Math.min(count, MAX_COUNT), capped: count > MAX_COUNT }
}
