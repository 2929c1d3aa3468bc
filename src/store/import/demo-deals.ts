import type { PropertyType, TransactionType } from '../../domain/property.ts'
import { DEMO_SOURCE } from '../seed/rows.ts'
import { select } from '../statement.ts'
import type { Queryable } from '../statement.ts'

export interface RetiredDeals {
  sigunguName: string
  propertyType: PropertyType
  transactionType: TransactionType
  /** Codes of the dongs that lost deals. */
  regionCodes: string[]
  count: number
}

/**
 * Invented prices must never stand beside real ones: where a 시군구 has reported deals of a kind, the demo deals of the
 * same kind there are deleted. Called after an import and after every (re)load of the demo data.
 */
export const retireDemoDeals = (client: Queryable): Promise<RetiredDeals[]> =>
  select<RetiredDeals>(
    client,
    'retire_demo_deals',
    `with reported as (
       select distinct left(t.region_code, 5) as sigungu, re.property_type, t.transaction_type
       from "transaction" t join real_estate re on re.id = t.real_estate_id
       where t.kind = 'DEAL' and not t.is_cancelled and t.source <> $1
     ), retired as (
       delete from "transaction" t
       using real_estate re, reported r
       where t.source = $1 and t.kind = 'DEAL' and re.id = t.real_estate_id
         and r.sigungu = left(t.region_code, 5)
         and r.property_type = re.property_type and r.transaction_type = t.transaction_type
       returning t.region_code, re.property_type, t.transaction_type
     )
     select coalesce(min(region.full_name), left(retired.region_code, 5)) as "sigunguName",
       retired.property_type as "propertyType", retired.transaction_type as "transactionType",
       array_agg(distinct retired.region_code) as "regionCodes", count(*)::int as count
     from retired left join region on region.code = left(retired.region_code, 5) || '00000'
     group by left(retired.region_code, 5), retired.property_type, retired.transaction_type
     order by 1, 2, 3`,
    [DEMO_SOURCE],
  )
