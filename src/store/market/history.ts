import { DEFAULT_MARKET_MONTHS } from '../../domain/market.ts'
import type { PricePoint } from '../../domain/market.ts'
import { monthsUpTo } from '../../domain/month.ts'
import type { TransactionType } from '../../domain/property.ts'
import { Transaction } from '../entities/transaction.ts'
import { bigintIds, columnList } from '../rows/read.ts'
import { made, maybe, rowOf } from '../rows/row.ts'
import type { RowIn } from '../rows/row.ts'
import { select } from '../statement.ts'
import type { Queryable } from '../statement.ts'
import { DEAL_PRICE, IS_DEAL, median } from './deals.ts'

/** A month of the deals of a home. */
export const PRICE_POINT = rowOf(Transaction, 't', {
  only: [],
  made: {
    propertyId: made('id', 'home.id'),
    month: made('text', `to_char(t.transaction_date, 'YYYY-MM')`),
    averagePrice: maybe('manwon', `round(avg(${DEAL_PRICE}))::int`),
    medianPrice: maybe('manwon', `${median(DEAL_PRICE)}::int`),
    minPrice: maybe('manwon', `min(${DEAL_PRICE})`),
    maxPrice: maybe('manwon', `max(${DEAL_PRICE})`),
    volume: made('integer', 'count(*)::int'),
  },
})

/**
 * Monthly prices of each property's own deals, oldest first, a point for every month up to its newest one with a deal; empty
 * where it never had one. One statement for all of them.
 */
export const priceHistories = async (
  db: Queryable,
  propertyIds: readonly string[],
  { type, months = DEFAULT_MARKET_MONTHS }: { type: TransactionType; months?: number },
): Promise<PricePoint[][]> => {
  const rows = await select<RowIn<typeof PRICE_POINT>>(
    db,
    'price_histories',
    `select found.* from unnest($1::bigint[]) home(id) cross join lateral (
       select ${columnList(PRICE_POINT)}
       from "transaction" t
       where t.real_estate_id = home.id and ${IS_DEAL} and t.transaction_type = $2
       group by 2 order by 2 desc limit $3
     ) found`,
    [bigintIds(propertyIds), type, months],
  )
  const byProperty = Map.groupBy(rows, (row) => row.propertyId)
  return propertyIds.map((id) => {
    const own = byProperty.get(id) ?? []
    const newest = own[0]?.month
    if (newest === undefined) return []
    const byMonth = new Map(own.map(({ propertyId: _home, ...point }) => [point.month, point]))
    return monthsUpTo(newest, months).map((month) => byMonth.get(month) ?? { month, ...EMPTY })
  })
}

const EMPTY = { averagePrice: null, medianPrice: null, minPrice: null, maxPrice: null, volume: 0 }
