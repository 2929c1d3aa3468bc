/** Concluded and not cancelled; as the partial index on "transaction" says it. */
export const IS_DEAL = `t.kind = 'DEAL' and not t.is_cancelled`

/** What a deal cost, 만원: the sale price, the jeonse deposit, or the monthly rent. */
export const DEAL_PRICE = `case t.transaction_type when 'SALE' then t.sale_price when 'JEONSE' then t.deposit else t.monthly_rent end`

/** Rounded to whole 만원, half up: on double precision PostgreSQL rounds a half to the even number. */
export const percentile = (share: number, expression: string): string =>
  `round((percentile_cont(${share}) within group (order by ${expression}))::numeric)`
export const median = (expression: string): string => percentile(0.5, expression)
