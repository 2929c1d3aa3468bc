import { DEFAULT_MARKET_MONTHS } from '../../domain/market.ts'
import type { PricePoint } from '../../domain/market.ts'
import { monthsUpTo } from '../../domain/month.ts'
import type { TransactionType } from '../../domain/property.ts'
import { bigintIds } from '../rows/columns.ts'
import { select } from '../statement.ts'
import type { Queryable } from '../statement.ts'
import { DEAL_PRICE, IS_DEAL, median } from './deals.ts'

/**
 * Monthly prices of a property's own deals, oldest first, a point for every month up to the newest one with a deal; empty
 * when it never had one.
 */
export const priceHistory = async (
  db: Queryable,
  propertyId: string,
  type: TransactionType,
  months: number = DEFAULT_MARKET_MONTHS,
): Promise<PricePoint[]> => {
  if (bigintIds([propertyId]).length === 0) return []
  const rows = await select<PricePoint>(
    db,
    'price_history',
    `select to_char(t.transaction_date, 'YYYY-MM') as month, round(avg(${DEAL_PRICE}))::int as "averagePrice",
       ${median(DEAL_PRICE)}::int as "medianPrice", min(${DEAL_PRICE}) as "minPrice", max(${DEAL_PRICE}) as "maxPrice",
       count(*)::int as volume
     from "transaction" t
     where t.real_estate_id = $1 and ${IS_DEAL} and t.transaction_type = $2
     group by 1 order by 1 desc limit $3`,
    [propertyId, type, months],
  )
  const newest = rows[0]?.month
  if (newest === undefined) return []
  const byMonth = new Map(rows.map((row) => [row.month, row]))
  return monthsUpTo(newest, months).map((month) => byMonth.get(month) ?? { month, ...EMPTY })
}

const EMPTY = { averagePrice: null, medianPrice: null, minPrice: null, maxPrice: null, volume: 0 }
