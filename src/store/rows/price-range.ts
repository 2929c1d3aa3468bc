import { select } from '../statement.ts'
import type { Queryable } from '../statement.ts'
import { bigintIds, inOrderOf } from './columns.ts'

/** Lowest and highest asking prices of a property's open listings, 만원; deposits of jeonse and rent together. */
export interface PriceRange {
  minSalePrice: number | null
  maxSalePrice: number | null
  minDeposit: number | null
  maxDeposit: number | null
  minMonthlyRent: number | null
  maxMonthlyRent: number | null
}

const NOTHING_OFFERED: PriceRange = {
  minSalePrice: null,
  maxSalePrice: null,
  minDeposit: null,
  maxDeposit: null,
  minMonthlyRent: null,
  maxMonthlyRent: null,
}

export const priceRangesByProperty = async (
  db: Queryable,
  propertyIds: readonly string[],
): Promise<PriceRange[]> => {
  const rows = await select<PriceRange & { propertyId: string }>(
    db,
    'price_ranges_by_property',
    `select real_estate_id as "propertyId",
       min(sale_price) as "minSalePrice", max(sale_price) as "maxSalePrice",
       min(deposit) as "minDeposit", max(deposit) as "maxDeposit",
       min(monthly_rent) as "minMonthlyRent", max(monthly_rent) as "maxMonthlyRent"
     from "transaction"
     where real_estate_id = any($1::bigint[]) and kind = 'LISTING' and closed_at is null
     group by real_estate_id`,
    [bigintIds(propertyIds)],
  )
  return inOrderOf(propertyIds, rows, (row) => row.propertyId).map((row) => row ?? NOTHING_OFFERED)
}
