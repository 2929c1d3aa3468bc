import type { PropertyFilter, TransactionType } from '../../domain/property.ts'

const PRICE: Record<TransactionType, string> = {
  SALE: 'ls.sale_price',
  JEONSE: 'ls.deposit',
  RENT: 'ls.monthly_rent',
}

/** An aggregate of prices; null over invented and real ones together, which are worth nothing to each other. */
export const unmixed = (aggregate: string): string =>
  `case when bool_and(ls.is_demo) = bool_or(ls.is_demo) then ${aggregate} end`

/**
 * What the prices of a search can be compared by: sale price, deposit or monthly rent. Undefined unless the filter asks for
 * a single type of transaction, since a median over sales and rents means nothing.
 */
export const singlePrice = (filter: PropertyFilter): string | undefined => {
  const types = [...new Set(filter.transactionTypes)]
  return types.length === 1 && types[0] !== undefined ? PRICE[types[0]] : undefined
}
