import { Transaction } from '../entities/transaction.ts'
import { select } from '../statement.ts'
import type { Queryable } from '../statement.ts'
import { bigintIds, columnList, inOrderOf } from './read.ts'
import { made, maybe, rowOf } from './row.ts'
import type { RowIn } from './row.ts'

/** Lowest and highest asking prices of a property's open listings; deposits of jeonse and rent together. */
export const PRICE_RANGE = rowOf(Transaction, 't', {
  only: [],
  made: {
    propertyId: made('id', 'home.id'),
    minSalePrice: maybe('manwon', 'min(t.sale_price)'),
    maxSalePrice: maybe('manwon', 'max(t.sale_price)'),
    minDeposit: maybe('manwon', 'min(t.deposit)'),
    maxDeposit: maybe('manwon', 'max(t.deposit)'),
    minMonthlyRent: maybe('manwon', 'min(t.monthly_rent)'),
    maxMonthlyRent: maybe('manwon', 'max(t.monthly_rent)'),
  },
})
export type PriceRange = RowIn<typeof PRICE_RANGE>

/** Of each property, in their order; nulls where nothing is offered. */
export const priceRangesByProperty = async (
  db: Queryable,
  propertyIds: readonly string[],
): Promise<PriceRange[]> => {
  const rows = await select<PriceRange>(
    db,
    'price_ranges_by_property',
    `select ${columnList(PRICE_RANGE)} from unnest($1::bigint[]) home(id)
     left join "transaction" t on t.real_estate_id = home.id and t.kind = 'LISTING' and t.closed_at is null
     group by home.id`,
    [bigintIds(propertyIds)],
  )
  return inOrderOf(propertyIds, rows, (row) => row.propertyId).map((row, at) => {
    if (row === null) throw new Error(`${propertyIds[at]} is the id of no property`)
    return row
  })
}
