import type { PoolClient } from 'pg'
import type { PortalOffer } from '../../domain/offer.ts'
import { cleanText } from '../../domain/text/clean.ts'
import { homeCode } from './listing-homes.ts'

export const PORTAL_SOURCE = 'portal'

/** A concluded price never comes from here: every row is a LISTING. */
const UPSERT = `
  with written as (
    insert into "transaction" as t (real_estate_id, region_id, region_code, kind, transaction_type, sale_price, deposit,
      monthly_rent, exclusive_area, floor, article_no, article_confirm_ymd, is_direct_trade, source, source_key, listed_at)
    select re.id, re.region_id, re.region_code, 'LISTING', row."transactionType", row."salePrice", row.deposit,
      row."monthlyRent", row."exclusiveArea", row.floor, row."articleNo", row."confirmedOn", row."isDirectTrade", $2,
      row."articleNo", coalesce(row."confirmedOn"::date::timestamp at time zone 'Asia/Seoul', $3)
    from json_to_recordset($1) as row("articleNo" text, "homeCode" text, "transactionType" text, "salePrice" int,
      deposit int, "monthlyRent" int, "exclusiveArea" float8, floor int, "confirmedOn" text, "isDirectTrade" boolean)
    join real_estate re on re.code = row."homeCode"
    on conflict (source, source_key) do update
      set real_estate_id = excluded.real_estate_id, region_id = excluded.region_id,
        region_code = excluded.region_code, transaction_type = excluded.transaction_type,
        sale_price = excluded.sale_price, deposit = excluded.deposit, monthly_rent = excluded.monthly_rent,
        exclusive_area = excluded.exclusive_area, floor = excluded.floor,
        article_confirm_ymd = excluded.article_confirm_ymd, is_direct_trade = excluded.is_direct_trade, closed_at = null
      where t.closed_at is not null or (t.real_estate_id, t.region_code, t.transaction_type, t.sale_price, t.deposit,
          t.monthly_rent, t.exclusive_area, t.floor, t.article_confirm_ymd, t.is_direct_trade)
        is distinct from (excluded.real_estate_id, excluded.region_code, excluded.transaction_type,
          excluded.sale_price, excluded.deposit, excluded.monthly_rent, excluded.exclusive_area, excluded.floor,
          excluded.article_confirm_ymd, excluded.is_direct_trade)
    returning t.article_no, t.xmax = 0 as is_new
  )
  select article_no as "articleNo", is_new as "isNew" from written`

const AGENTS = `
  insert into real_estate_agent as a (transaction_id, company_name, is_direct_trade)
  select t.id, row."realtorName", coalesce(row."isDirectTrade", false)
  from json_to_recordset($1) as row("articleNo" text, "realtorName" text, "isDirectTrade" boolean)
  join "transaction" t on t.source = $2 and t.source_key = row."articleNo"
  where row."realtorName" is not null or row."isDirectTrade"
  on conflict (transaction_id) do update
    set company_name = coalesce(excluded.company_name, a.company_name), is_direct_trade = excluded.is_direct_trade
    where (coalesce(excluded.company_name, a.company_name), excluded.is_direct_trade)
      is distinct from (a.company_name, a.is_direct_trade)
  returning (select t.article_no from "transaction" t where t.id = a.transaction_id) as "articleNo"`

/** The ads of one complex may differ by a minute: the shortest walk counts, in any order of ads. */
const FACILITIES = `
  insert into nearby_facility as f (real_estate_id, subway_walking_time)
  select re.id, min(row."subwayWalkingTime")
  from json_to_recordset($1) as row("homeCode" text, "subwayWalkingTime" int) join real_estate re on re.code = row."homeCode"
  where row."subwayWalkingTime" is not null
  group by re.id
  on conflict (real_estate_id) do update set subway_walking_time = least(f.subway_walking_time, excluded.subway_walking_time)
    where f.subway_walking_time is null or f.subway_walking_time > excluded.subway_walking_time
  returning (select re.code from real_estate re where re.id = f.real_estate_id) as code`

export interface WrittenOffers {
  inserted: Set<string>
  updated: Set<string>
}

/** Writes ads whose homes are there already, with who offers them and what is near. */
export const upsertOffers = async (
  client: PoolClient,
  offers: readonly PortalOffer[],
  now: Date,
): Promise<WrittenOffers> => {
  const rows = offers.map((offer) => ({
    ...offer,
    homeCode: homeCode(offer),
    realtorName: offer.realtorName && cleanText(offer.realtorName),
  }))
  const json = JSON.stringify(rows)
  const written = await client.query<{ articleNo: string; isNew: boolean }>(UPSERT, [
    json,
    PORTAL_SOURCE,
    now,
  ])
  const agents = await client.query<{ articleNo: string }>(AGENTS, [json, PORTAL_SOURCE])
  const near = await client.query<{ code: string }>(FACILITIES, [json])
  const nearCodes = new Set(near.rows.map(({ code }) => code))
  const inserted = new Set(written.rows.filter(({ isNew }) => isNew).map(({ articleNo }) => articleNo))
  const changed = [
    ...written.rows,
    ...agents.rows,
    ...rows.filter((row) => row.subwayWalkingTime !== null && nearCodes.has(row.homeCode)),
  ].map(({ articleNo }) => articleNo)
  return { inserted, updated: new Set(changed.filter((articleNo) => !inserted.has(articleNo))) }
}

export interface StoredOffer {
  homeCode: string
  /** The stored state is later than the ad's: an older export takes nothing back. */
  isLater: boolean
}

/** What is stored of these ads, by their number. */
export const findStored = async (
  client: PoolClient,
  offers: readonly PortalOffer[],
): Promise<Map<string, StoredOffer>> => {
  const { rows } = await client.query<{
    articleNo: string
    homeCode: string
    confirmedOn: string | null
    isClosed: boolean
  }>(
    `select t.article_no as "articleNo", re.code as "homeCode", t.article_confirm_ymd as "confirmedOn",
       t.closed_at is not null as "isClosed"
     from "transaction" t join real_estate re on re.id = t.real_estate_id
     where t.source = $1 and t.source_key = any($2)`,
    [PORTAL_SOURCE, offers.map(({ articleNo }) => articleNo)],
  )
  const days = new Map(offers.map(({ articleNo, confirmedOn }) => [articleNo, confirmedOn]))
  return new Map(
    rows.map(({ articleNo, homeCode: code, confirmedOn, isClosed }) => {
      const told = days.get(articleNo) ?? null
      const known = confirmedOn ?? ''
      // A closed ad is open again only when it was confirmed anew.
      const isLater = isClosed ? (told ?? '') <= known : told !== null && told < known
      return [articleNo, { homeCode: code, isLater }]
    }),
  )
}

/**
 * Closes the ads of these complexes that the export does not hold, told that it is a complete one. Ads confirmed after its
 * newest day are none of its business; tells the homes that lost one.
 */
export const closeMissing = async (
  client: PoolClient,
  { complexCodes, newest, now }: { complexCodes: readonly string[]; newest: string | null; now: Date },
): Promise<{ count: number; homeCodes: string[] }> => {
  const { rows } = await client.query<{ code: string }>(
    `update "transaction" t set closed_at = $4
     from real_estate re
     where re.id = t.real_estate_id and t.source = $1 and t.closed_at is null
       and (re.code = any($2) or split_part(re.code, '-A-', 1) = any($2))
       and (t.article_confirm_ymd is null or t.article_confirm_ymd <= $3)
       and not exists (select from staged_offer s where s.article_no = t.article_no)
     returning re.code`,
    [PORTAL_SOURCE, complexCodes, newest, now],
  )
  return { count: rows.length, homeCodes: [...new Set(rows.map(({ code }) => code))] }
}
