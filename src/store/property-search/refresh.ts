import { IS_DEMO } from '../demo.ts'
import { select } from '../statement.ts'
import type { Queryable } from '../statement.ts'
import { takeTurn } from '../transaction-block.ts'

/**
 * The floors that a listing may be on, and the top one of its building, as “3/5”, “B1/3”, “지상 15층” and “고/15” tell them:
 * of the last only the third is known.
 */
const FLOORS = `
  select coalesce(t.floor, case told.third when '저' then 1 when '중' then told.top / 3 + 1 when '고' then 2 * told.top / 3 + 1 end)
      as lowest,
    coalesce(t.floor, case told.third when '저' then (told.top + 2) / 3 when '중' then (2 * told.top + 2) / 3 when '고' then told.top end)
      as highest,
    told.top
  from (select substring(re.floor_info from '(?:/|지상)[[:space:]]*([0-9]{1,3})')::int as top,
      substring(re.floor_info from '^[[:space:]]*([저중고])[[:space:]]*/') as third) told`

const ROWS = `
  select t.id, t.real_estate_id, re.region_code, "left"(re.region_code, 5), re.property_type, t.transaction_type,
    case t.transaction_type
      when 'SALE' then t.sale_price::bigint
      when 'JEONSE' then t.deposit::bigint
      else t.deposit + 100 * t.monthly_rent::bigint
    end,
    t.sale_price, t.deposit, t.monthly_rent, coalesce(t.exclusive_area, re.exclusive_area), t.listed_at,
    ts.score::double precision, coalesce(nf.subway_distance, nf.subway_walking_time * 80), nf.subway_walking_time,
    re.completion_year, re.total_households,
    coalesce(t.is_direct_trade, ra.is_direct_trade, false), floors.lowest, floors.highest, floors.top, re.direction, ${IS_DEMO},
    re.latitude, re.longitude, re.tag_list, re.search_grams,
    lower(regexp_replace(re.name, '[[:space:][:punct:]]+', '', 'g')), nextval('listing_position')
  from "transaction" t
  join real_estate re on re.id = t.real_estate_id
  left join trust_score ts on ts.real_estate_id = re.id
  left join nearby_facility nf on nf.real_estate_id = re.id
  left join real_estate_agent ra on ra.transaction_id = t.id
  cross join lateral (${FLOORS}) floors
  where t.kind = 'LISTING' and t.closed_at is null`

const COLUMNS = [
  'real_estate_id',
  'region_code',
  'sigungu_code',
  'property_type',
  'transaction_type',
  'price_key',
  'sale_price',
  'deposit',
  'monthly_rent',
  'exclusive_area',
  'listed_at',
  'trust_score',
  'subway_distance',
  'subway_walking_time',
  'completion_year',
  'total_households',
  'is_direct_trade',
  'lowest_floor',
  'highest_floor',
  'top_floor',
  'direction',
  'is_demo',
  'latitude',
  'longitude',
  'tags',
  'search_grams',
  'name_text',
]
const listed = (prefix: string): string => COLUMNS.map((column) => prefix + column).join(', ')

/** What watchers are told about: a listing that was not there, became cheaper, or is offered in another way. */
const IS_NEWS = 'excluded.price_key < ls.price_key or excluded.transaction_type <> ls.transaction_type'

// `excluded.position` is the next number of the sequence. Numbers that are not used leave gaps, which nobody minds.
const UPSERT = (some: string): string => `
  insert into listing_search as ls (transaction_id, ${listed('')}, position) ${ROWS} ${some}
  on conflict (transaction_id) do update set (${listed('')}, position) = row(${listed('excluded.')},
    case when ${IS_NEWS} then excluded.position else ls.position end)
  where (${listed('ls.')}) is distinct from (${listed('excluded.')})`

const CLOSE = (some: string): string => `
  delete from listing_search ls where not exists (
    select from "transaction" t where t.id = ls.transaction_id and t.kind = 'LISTING' and t.closed_at is null) ${some}`

/**
 * Brings `listing_search` up to date for some properties, or for all: to be called in the transaction that changed their
 * listings, facts, trust scores, surroundings or agents, so that readers see both or neither. Price key of rent: deposit +
 * 100 × monthly rent. A distance that only the walking time tells is 80 m a minute.
 */
export const refreshListingSearch = async (
  client: Queryable,
  realEstateIds?: readonly string[],
): Promise<void> => {
  if (realEstateIds?.length === 0) return
  // Held until the transaction ends: positions are committed in the order in which they are given.
  await takeTurn(client, 'listing positions')
  if (realEstateIds === undefined) {
    await select(client, 'listing_search_close', CLOSE(''))
    await select(client, 'listing_search_upsert', UPSERT(''))
    return
  }
  const ids = [realEstateIds]
  await select(client, 'listing_search_close_some', CLOSE('and ls.real_estate_id = any($1::bigint[])'), ids)
  await select(client, 'listing_search_upsert_some', UPSERT('and t.real_estate_id = any($1::bigint[])'), ids)
}
