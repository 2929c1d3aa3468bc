import {
  PROPERTY_TYPE_LABELS,
  PROPERTY_TYPES,
  TRANSACTION_TYPE_LABELS,
  TRANSACTION_TYPES,
} from '../../domain/property.ts'
import type { PropertyFilter } from '../../domain/property.ts'
import { codePrefix } from '../../domain/region.ts'
import { sidoCode } from '../region-range.ts'
import { createParameters, selectShape } from '../statement.ts'
import type { Parameters, Queryable } from '../statement.ts'
import { filterConditions, whereOf } from './filter.ts'
import { singlePrice, unmixed } from './single-price.ts'

export interface FacetCount {
  /** A property type, a transaction type, or a region's code. */
  key: string
  /** In Korean. */
  label: string
  count: number
}

export interface PropertyFacets {
  byPropertyType: FacetCount[]
  byTransactionType: FacetCount[]
  /** The regions one level below those asked for: 시도 → 시군구 → 동; the 시도 where none was asked for. */
  byRegion: FacetCount[]
  /** Sale price, deposit or monthly rent; null unless the filter asks for a single transaction type, and where real listings stand beside invented ones. */
  medianPrice: number | null
}

/** The code of the region on the next lower level, in SQL. A 시 that has 구 is followed by them, any other 시군구 by its 동. */
const lowerRegion = (codes: readonly string[], parameters: Parameters): string => {
  if (codes.length === 0) return sidoCode('"left"(ls.sigungu_code, 2)')
  if (codes.some((code) => codePrefix(code).length === 2)) return `ls.sigungu_code || '00000'`
  const asked = parameters.add([...new Set(codes.map((code) => code.slice(0, 5)))])
  return `case when ls.sigungu_code = any(${asked}::text[]) then "left"(ls.region_code, 8) || '00' else ls.sigungu_code || '00000' end`
}

interface FacetRow {
  property: string | null
  deal: string | null
  region: string | null
  label: string | null
  count: number
  median: number | null
}

/** Counts over everything that the filter finds, in one statement and one pass. */
export const readFacets = async (db: Queryable, filter: PropertyFilter): Promise<PropertyFacets> => {
  const parameters = createParameters()
  const where = whereOf(filterConditions(filter, parameters))
  const price = singlePrice(filter)
  const rows = await selectShape<FacetRow>(
    db,
    `with counted as (
       select ls.property_type as property, ls.transaction_type as deal, ${lowerRegion(filter.regionCodes ?? [], parameters)} as region,
         count(*)::int as count,
         ${price === undefined ? 'null::int' : unmixed(`round((percentile_cont(0.5) within group (order by ${price}))::numeric)::int`)} as median
       from listing_search ls ${where}
       group by grouping sets ((), (property), (deal), (region))
     )
     select counted.*, r.name as label from counted left join region r on r.code = counted.region
     order by count desc, property, deal, region`,
    parameters.values,
  )
  const counts = (field: 'property' | 'deal' | 'region', labelOf: (key: string, row: FacetRow) => string) =>
    rows.flatMap((row): FacetCount[] => {
      const key = row[field]
      return key === null ? [] : [{ key, label: labelOf(key, row), count: row.count }]
    })
  const whole = rows.find((row) => row.property === null && row.deal === null && row.region === null)
  return {
    byPropertyType: counts('property', (key) => PROPERTY_LABELS.get(key) ?? key),
    byTransactionType: counts('deal', (key) => DEAL_LABELS.get(key) ?? key),
    byRegion: counts('region', (key, row) => row.label ?? key),
    medianPrice: whole?.median ?? null,
  }
}

const PROPERTY_LABELS = new Map<string, string>(
  PROPERTY_TYPES.map((type) => [type, PROPERTY_TYPE_LABELS[type].ko]),
)
const DEAL_LABELS = new Map<string, string>(
  TRANSACTION_TYPES.map((type) => [type, TRANSACTION_TYPE_LABELS[type].ko]),
)
