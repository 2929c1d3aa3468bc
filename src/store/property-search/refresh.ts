import { select } from '../statement.ts'
import type { Queryable } from '../statement.ts'

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
    coalesce(t.is_direct_trade, own.is_direct_trade, ra.is_direct_trade, false),
    re.latitude, re.longitude, re.tag_list, re.search_grams,
    lower(regexp_replace(re.name, '[[:space:][:punct:]]+', '', 'g'))
  from "transaction" t
  join real_estate re on re.id = t.real_estate_id
  left join trust_score ts on ts.real_estate_id = re.id
  left join nearby_facility nf on nf.real_estate_id = re.id
  left join real_estate_agent own on own.transaction_id = t.id
  left join real_estate_agent ra on ra.real_estate_id = re.id
  where t.kind = 'LISTING' and t.closed_at is null`

const INSERT = `
  insert into listing_search (transaction_id, real_estate_id, region_code, sigungu_code, property_type, transaction_type,
    price_key, sale_price, deposit, monthly_rent, exclusive_area, listed_at, trust_score, subway_distance,
    subway_walking_time, completion_year, total_households, is_direct_trade, latitude, longitude, tags, search_grams,
    name_text)`

/**
 * Brings `listing_search` up to date for some properties, or for all: to be called in the transaction that changed their
 * listings, facts, trust scores, surroundings or agents, so that readers see both or neither. Price key of rent: deposit +
 * 100 × monthly rent. A distance that only the walking time tells is 80 m a minute.
 */
export const refreshListingSearch = async (
  client: Queryable,
  realEstateIds?: readonly string[],
): Promise<void> => {
  if (realEstateIds === undefined) {
    await select(client, 'listing_search_clear', 'delete from listing_search')
    await select(client, 'listing_search_fill', `${INSERT} ${ROWS}`)
    return
  }
  if (realEstateIds.length === 0) return
  const ids = [realEstateIds]
  await select(
    client,
    'listing_search_clear_some',
    'delete from listing_search where real_estate_id = any($1::bigint[])',
    ids,
  )
  await select(
    client,
    'listing_search_fill_some',
    `${INSERT} ${ROWS} and t.real_estate_id = any($1::bigint[])`,
    ids,
  )
}
