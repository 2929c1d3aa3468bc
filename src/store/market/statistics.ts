import { DEFAULT_MARKET_MONTHS, MIN_DEALS } from '../../domain/market.ts'
import type { MarketQuery, MarketStatistics, PricePoint } from '../../domain/market.ts'
import { monthsUpTo, thirdsOf } from '../../domain/month.ts'
import { PYEONG } from '../../domain/property.ts'
import { codeRange } from '../region-range.ts'
import { IS_DEMO } from '../demo.ts'
import { select, selectPlanned } from '../statement.ts'
import type { Queryable } from '../statement.ts'
import { readComplex } from './complexes.ts'
import { DEAL_PRICE, IS_DEAL, median } from './deals.ts'

/** Deals of a region; $1 ≤ code < $2, $3 the property type or null for all. */
const OF_REGION = `t.region_code >= $1 and t.region_code < $2 and ($3::text is null or re.property_type = $3)`
/** Homes of a size, of one complex; each null where it does not matter. */
const alike = (min: string, max: string, complex: string): string =>
  `(${min}::float8 is null or t.exclusive_area >= ${min}) and (${max}::float8 is null or t.exclusive_area <= ${max})
    and (${complex}::bigint is null or t.real_estate_id = ${complex}::bigint)`
const FROM = `from "transaction" t join real_estate re on re.id = t.real_estate_id`

/** The newest month, of real deals where there are any; and the types of deal of which there are real ones. */
const NEWEST = `
  select r.full_name as "regionName", to_char(coalesce(found.real_day, found.day), 'YYYY-MM') as month,
    coalesce(found.real_types, '{}') as "realTypes"
  from region r left join lateral (
    select max(t.transaction_date) filter (where t.transaction_type = $4) as day,
      max(t.transaction_date) filter (where t.transaction_type = $4 and not ${IS_DEMO}) as real_day,
      array_agg(distinct t.transaction_type) filter (where not ${IS_DEMO}) as real_types
    ${FROM}
    where ${IS_DEAL} and ${OF_REGION} and t.transaction_type in ($4, 'SALE', 'JEONSE')
  ) found on true
  where r.code = $5`

/**
 * An invented price must never be averaged with a real one. Real deals remove the invented ones of their own 시군구
 * (retire-demo.ts); this keeps them out of every larger scope that holds real ones (a city, a 시도, the country).
 */
const isTrusted = (realTypes: string): string =>
  `(not ${IS_DEMO} or t.transaction_type <> all (${realTypes}::text[]))`

/** $5 first day of the window, $6 the day after it; $7, $8 the end of its first and the start of its last third; $9 real types; $10, $11 the size; $12 the complex. */
const STATISTICS = `
  with deal as (
    select to_char(t.transaction_date, 'YYYY-MM') as month, t.transaction_date as day,
      ${DEAL_PRICE} as price, ${DEAL_PRICE} / t.exclusive_area as unit_price
    ${FROM}
    where ${IS_DEAL} and ${OF_REGION} and t.transaction_type = $4
      and t.transaction_date >= $5::date and t.transaction_date < $6::date and ${isTrusted('$9')}
      and ${alike('$10', '$11', '$12')}
  )
  select month, count(*)::int as volume, round(avg(price))::int as average, ${median('price')}::int as median,
    min(price) as min, max(price) as max,
    count(unit_price)::int as "unitCount", round((${PYEONG} * percentile_cont(0.5) within group (order by unit_price))::numeric)::int
      as "pricePerPyeong",
    count(unit_price) filter (where day < $7::date)::int as "firstCount",
    percentile_cont(0.5) within group (order by unit_price) filter (where day < $7::date) as "firstUnit",
    count(unit_price) filter (where day >= $8::date)::int as "lastCount",
    percentile_cont(0.5) within group (order by unit_price) filter (where day >= $8::date) as "lastUnit"
  from deal
  group by grouping sets ((), (month))
  order by month nulls first`

/**
 * Like is compared with like: for every complex and size that was sold, the jeonse deals of the same complex within 5 ㎡.
 * The ratio of the region is the middle one of theirs.
 */
const JEONSE_RATIO = `
  with deal as (
    select t.real_estate_id, t.transaction_type, t.exclusive_area as area, ${DEAL_PRICE} as price
    ${FROM}
    where ${IS_DEAL} and ${OF_REGION} and t.transaction_type in ('SALE', 'JEONSE')
      and t.transaction_date >= $4::date and t.transaction_date < $5::date and ${isTrusted('$6')}
      and ${alike('$7', '$8', '$9')}
  ), sold as (
    select real_estate_id, avg(area) as area, count(*) as deals,
      percentile_cont(0.5) within group (order by price) as price
    from deal where transaction_type = 'SALE' and area is not null
    group by real_estate_id, round(area::numeric)
  ), ratio as (
    select s.deals as sales, count(*) as leases,
      100 * percentile_cont(0.5) within group (order by j.price) / s.price as ratio
    from sold s
    join deal j on j.real_estate_id = s.real_estate_id and j.transaction_type = 'JEONSE' and abs(j.area - s.area) <= 5
    group by s.real_estate_id, s.area, s.deals, s.price
  )
  select percentile_cont(0.5) within group (order by ratio) as ratio,
    coalesce(sum(sales), 0)::int as sales, coalesce(sum(leases), 0)::int as leases
  from ratio`

interface MonthRow {
  /** Null: the whole window. */
  month: string | null
  volume: number
  average: number | null
  median: number | null
  min: number | null
  max: number | null
  unitCount: number
  pricePerPyeong: number | null
  firstCount: number
  firstUnit: number | null
  lastCount: number
  lastUnit: number | null
}

const percent = (value: number): number => Math.round(value * 10) / 10

/**
 * Prices of concluded deals over the last months up to the newest one with such a deal, read from the deals themselves:
 * a median of medians is not a median. Null for a region that is not known.
 */
export const marketStatistics = async (
  db: Queryable,
  query: MarketQuery,
): Promise<MarketStatistics | null> => {
  const { regionCode, transactionType } = query
  const propertyType = query.propertyType ?? null
  const months = query.months ?? DEFAULT_MARKET_MONTHS
  const { from, to } = codeRange(regionCode)
  const place = [from, to, propertyType]
  const [newest] = await selectPlanned<{ regionName: string; month: string | null; realTypes: string[] }>(
    db,
    NEWEST,
    [...place, transactionType, regionCode],
  )
  if (!newest) return null
  const complex = query.complexId == null ? null : await readComplex(db, query.complexId)
  const { exclusiveArea } = query
  const like = [exclusiveArea?.min ?? null, exclusiveArea?.max ?? null, query.complexId ?? null]
  const asked = {
    regionCode,
    regionName: newest.regionName,
    propertyType,
    transactionType,
    months,
    ...(exclusiveArea && { exclusiveArea }),
    ...(complex && { complex }),
  }
  if (newest.month === null) return { ...asked, ...NO_DEALS, isEmpty: await areNoDealsKnown(db) }
  // Of one kind the deals are invented or real, never both; so are those of the ratio that stands beside them.
  const isDemo = !newest.realTypes.includes(transactionType)

  const window = monthsUpTo(newest.month, months)
  const thirds = thirdsOf(window)
  const [rows, [ratio]] = await Promise.all([
    selectPlanned<MonthRow>(db, STATISTICS, [
      ...place,
      transactionType,
      thirds.start,
      thirds.end,
      thirds.firstEnd,
      thirds.lastStart,
      newest.realTypes,
      ...like,
    ]),
    selectPlanned<{ ratio: number | null; sales: number; leases: number }>(db, JEONSE_RATIO, [
      ...place,
      thirds.start,
      thirds.end,
      newest.realTypes,
      ...like,
    ]),
  ])
  const whole = rows.find((row) => row.month === null)
  if (!whole) throw new Error('the window has no total')
  const enough = whole.volume >= MIN_DEALS
  return {
    ...asked,
    isDemo,
    asOfMonth: newest.month,
    averagePrice: enough ? whole.average : null,
    medianPrice: enough ? whole.median : null,
    minPrice: enough ? whole.min : null,
    maxPrice: enough ? whole.max : null,
    pricePerPyeong: whole.unitCount >= MIN_DEALS ? whole.pricePerPyeong : null,
    transactionCount: whole.volume,
    jeonseRatio:
      ratio?.ratio != null &&
      isDemo !== newest.realTypes.includes('SALE') &&
      ratio.sales >= MIN_DEALS &&
      ratio.leases >= MIN_DEALS
        ? percent(ratio.ratio)
        : null,
    changeRate: thirds.comparable ? changeRate(whole) : null,
    movement: thirds.comparable ? movementOf(whole, thirds) : null,
    series: seriesOf(window, rows),
  }
}

const NO_DEALS = {
  isDemo: false,
  asOfMonth: null,
  averagePrice: null,
  medianPrice: null,
  minPrice: null,
  maxPrice: null,
  pricePerPyeong: null,
  transactionCount: 0,
  jeonseRatio: null,
  changeRate: null,
  series: [],
} satisfies Partial<MarketStatistics>

const areNoDealsKnown = async (db: Queryable): Promise<boolean> => {
  const [row] = await select<{ empty: boolean }>(
    db,
    'deals_are_empty',
    `select not exists (select from "transaction" t where ${IS_DEAL}) as empty`,
  )
  return row?.empty ?? true
}

const changeRate = ({ firstCount, firstUnit, lastCount, lastUnit }: MonthRow): number | null => {
  if (firstCount < MIN_DEALS || lastCount < MIN_DEALS || !firstUnit || lastUnit === null) return null
  return percent((100 * (lastUnit - firstUnit)) / firstUnit)
}

const dayBefore = (day: string): string => new Date(Date.parse(day) - 24 * 60 * 60 * 1000).toISOString()
const perPyeong = (unit: number): number => Math.round(unit * PYEONG)

/** The two ends that {@link changeRate} compares. */
const movementOf = (row: MonthRow, thirds: ReturnType<typeof thirdsOf>): MarketStatistics['movement'] => {
  const { firstCount, firstUnit, lastCount, lastUnit } = row
  if (changeRate(row) === null || firstUnit === null || lastUnit === null) return null
  const stretch = (first: string, after: string, unit: number, deals: number) => ({
    firstMonth: first.slice(0, 7),
    lastMonth: dayBefore(after).slice(0, 7),
    pricePerPyeong: perPyeong(unit),
    deals,
  })
  return {
    from: stretch(thirds.start, thirds.firstEnd, firstUnit, firstCount),
    to: stretch(thirds.lastStart, thirds.end, lastUnit, lastCount),
  }
}

const seriesOf = (window: readonly string[], rows: readonly MonthRow[]): PricePoint[] => {
  const byMonth = new Map(rows.map((row) => [row.month, row]))
  return window.map((month) => {
    const row = byMonth.get(month)
    return {
      month,
      averagePrice: row?.average ?? null,
      medianPrice: row?.median ?? null,
      minPrice: row?.min ?? null,
      maxPrice: row?.max ?? null,
      volume: row?.volume ?? 0,
    }
  })
}
