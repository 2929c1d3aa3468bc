import { codePrefix } from '../../domain/region.ts'
import { PYEONG } from '../../domain/property.ts'
import { codeRange } from '../region-range.ts'
import { select } from '../statement.ts'
import type { Queryable } from '../statement.ts'
import { DEAL_PRICE, IS_DEAL, median, percentile } from './deals.ts'

const INSERT = `
  insert into market_statistic (region_id, property_type, transaction_type, month, average, median, min, max, p25, p75,
    price_per_pyeong, volume)
  select area.id, re.property_type, t.transaction_type, to_char(t.transaction_date, 'YYYY-MM') as month,
    round(avg(${DEAL_PRICE}))::int, ${median(DEAL_PRICE)}::int, min(${DEAL_PRICE}), max(${DEAL_PRICE}),
    ${percentile(0.25, DEAL_PRICE)}::int, ${percentile(0.75, DEAL_PRICE)}::int,
    round((${PYEONG} * percentile_cont(0.5) within group (order by ${DEAL_PRICE} / t.exclusive_area))::numeric)::int, count(*)::int
  from unnest($1::bigint[], $2::text[], $3::text[]) area(id, code_from, code_to)
  join "transaction" t on t.region_code >= area.code_from and t.region_code < area.code_to and ${IS_DEAL}
  join real_estate re on re.id = t.real_estate_id
  group by grouping sets ((area.id, t.transaction_type, month, re.property_type), (area.id, t.transaction_type, month))`

/**
 * Recalculates `market_statistic` for the given regions and for all that they lie in (동, 시군구, 시도), or for every region:
 * each type of property, and all together (null), by type of transaction and month. To be called in the transaction that
 * changed the deals.
 */
export const refreshMarketStatistics = async (
  client: Queryable,
  { regionCodes }: { regionCodes?: readonly string[] } = {},
): Promise<void> => {
  const touched = regionCodes ?? (await codesWithDeals(client))
  const regions = await select<{ id: string; code: string }>(
    client,
    'market_regions',
    `select id, code from region where "left"(code, 2) = any($1::text[])`,
    [[...new Set(touched.map((code) => code.slice(0, 2)))]],
  )
  const areas = regions.filter(holdsOneOf(touched))
  if (regionCodes === undefined) await select(client, 'market_clear', 'delete from market_statistic')
  else {
    await select(
      client,
      'market_clear_some',
      'delete from market_statistic where region_id = any($1::bigint[])',
      [areas.map(({ id }) => id)],
    )
  }
  const ranges = areas.map(({ code }) => codeRange(code))
  await select(client, 'market_fill', INSERT, [
    areas.map(({ id }) => id),
    ranges.map(({ from }) => from),
    ranges.map(({ to }) => to),
  ])
}

const codesWithDeals = async (client: Queryable): Promise<string[]> => {
  const rows = await select<{ code: string }>(
    client,
    'market_codes',
    `select distinct t.region_code as code from "transaction" t where ${IS_DEAL}`,
  )
  return rows.map(({ code }) => code)
}

/** Whether a region is one of the codes or holds one of them. */
const holdsOneOf = (codes: readonly string[]) => {
  const prefixes = new Set(codes.flatMap((code) => [2, 4, 5, 8, 10].map((length) => code.slice(0, length))))
  return ({ code }: { code: string }): boolean => prefixes.has(codePrefix(code))
}
