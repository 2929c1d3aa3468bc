import { codePrefix } from '../../domain/region.ts'
import { PYEONG } from '../../domain/property.ts'
import { codeRange } from '../region-range.ts'
import { IS_DEMO } from '../demo.ts'
import { select } from '../statement.ts'
import type { Queryable } from '../statement.ts'
import { DEAL_PRICE, IS_DEAL, median, percentile } from './deals.ts'

const DEALS = `
  from unnest($1::bigint[], $2::text[], $3::text[]) area(id, code_from, code_to)
  join "transaction" t on t.region_code >= area.code_from and t.region_code < area.code_to and ${IS_DEAL}
  join real_estate re on re.id = t.real_estate_id`

const measures = (
  price: string,
  area: string,
) => `round(avg(${price}))::int, ${median(price)}::int, min(${price}), max(${price}),
    ${percentile(0.25, price)}::int, ${percentile(0.75, price)}::int,
    round((${PYEONG} * percentile_cont(0.5) within group (order by ${price} / ${area}))::numeric)::int, count(*)::int`

/**
 * Invented deals count only where the same scope has no real one of the type, as in marketStatistics. A join, not a NOT IN:
 * where the planner expects many real deals, that one compares every deal with every other.
 */
const ofScope = (scope: '' | 'property_type') => {
  const keys = ['area', 'transaction_type', ...(scope === '' ? [] : [scope])]
  const same = keys.map((key) => `r.${key} = d.${key}`).join(' and ')
  return `
  select d.area, ${scope === '' ? 'null' : 'd.property_type'}, d.transaction_type, d.month, ${measures('d.price', 'd.exclusive_area')}
  from deal d
  left join (select distinct ${keys.join(', ')} from deal where not is_demo) r on ${same}
  where not d.is_demo or r.area is null
  group by d.month, ${keys.map((key) => `d.${key}`).join(', ')}`
}

const COLUMNS = `insert into market_statistic (region_id, property_type, transaction_type, month, average, median, min, max, p25,
    p75, price_per_pyeong, volume)`

const INSERT_MIXED = `
  with deal as materialized (
    select area.id as area, re.property_type, t.transaction_type, to_char(t.transaction_date, 'YYYY-MM') as month,
      ${DEAL_PRICE} as price, t.exclusive_area, ${IS_DEMO} as is_demo ${DEALS}
  )
  ${COLUMNS} ${ofScope('property_type')} union all ${ofScope('')}`

/** One pass where all deals are real, or all invented, as they are when the demo data are loaded. */
const INSERT_ALIKE = `
  ${COLUMNS}
  select area.id, re.property_type, t.transaction_type, to_char(t.transaction_date, 'YYYY-MM') as month,
    ${measures(DEAL_PRICE, 't.exclusive_area')} ${DEALS}
  group by grouping sets ((area.id, t.transaction_type, month, re.property_type), (area.id, t.transaction_type, month))`

const isMixed = async (client: Queryable): Promise<boolean> => {
  const [found] = await select<{ mixed: boolean }>(
    client,
    'market_is_mixed',
    `select exists (select from "transaction" t where ${IS_DEAL} and ${IS_DEMO})
       and exists (select from "transaction" t where ${IS_DEAL} and not ${IS_DEMO}) as mixed`,
  )
  return found?.mixed ?? true
}

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
  const mixed = await isMixed(client)
  await select(client, mixed ? 'market_fill_mixed' : 'market_fill', mixed ? INSERT_MIXED : INSERT_ALIKE, [
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
