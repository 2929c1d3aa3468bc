import type { PoolClient } from 'pg'
import { grams } from '../../../store/grams.ts'
import type { PropertyRow } from '../home.ts'
import { DEMO_SOURCE } from '../../../store/demo.ts'
import type { AgentRow, FacilityRow } from '../rows.ts'
import { writeBatches } from './batches.ts'

const BATCH = 2500

const PROPERTIES = `
  insert into real_estate (code, name, property_type, region_id, region_code, address, address_detail, latitude, longitude,
    exclusive_area, supply_area, min_exclusive_area, max_exclusive_area, representative_area, total_households,
    total_buildings, completion_date, completion_year, floor_area_ratio, floor_info, direction, building_description,
    tag_list, deal_count, lease_count, rent_count, short_term_rent_count, search_grams)
  select row.code, row.name, "propertyType", region.id, "regionCode", address, "addressDetail", row.latitude, row.longitude,
    "exclusiveArea", "supplyArea", "minExclusiveArea", "maxExclusiveArea", "representativeArea", "totalHouseholds",
    "totalBuildings", "completionDate", "left"("completionDate", 4)::int, "floorAreaRatio", "floorInfo", direction,
    "buildingDescription", "tagList", "dealCount", "leaseCount", "rentCount", "shortTermRentCount", "searchGrams"
  from json_to_recordset($1) as row(code text, name text, "propertyType" text, "regionCode" text, address text,
    "addressDetail" text, latitude float8, longitude float8, "exclusiveArea" float8, "supplyArea" float8,
    "minExclusiveArea" float8, "maxExclusiveArea" float8, "representativeArea" float8, "totalHouseholds" int,
    "totalBuildings" int, "completionDate" text, "floorAreaRatio" float8, "floorInfo" text, direction text,
    "buildingDescription" text, "tagList" text[], "dealCount" int, "leaseCount" int, "rentCount" int,
    "shortTermRentCount" int, "searchGrams" text[])
  join region on region.code = row."regionCode"
  on conflict (code) do update set name = excluded.name, property_type = excluded.property_type,
    region_id = excluded.region_id, region_code = excluded.region_code, address = excluded.address,
    address_detail = excluded.address_detail, latitude = excluded.latitude, longitude = excluded.longitude,
    exclusive_area = excluded.exclusive_area, supply_area = excluded.supply_area,
    min_exclusive_area = excluded.min_exclusive_area, max_exclusive_area = excluded.max_exclusive_area,
    representative_area = excluded.representative_area, total_households = excluded.total_households,
    total_buildings = excluded.total_buildings, completion_date = excluded.completion_date,
    completion_year = excluded.completion_year, floor_area_ratio = excluded.floor_area_ratio,
    floor_info = excluded.floor_info, direction = excluded.direction,
    building_description = excluded.building_description, tag_list = excluded.tag_list, deal_count = excluded.deal_count,
    lease_count = excluded.lease_count, rent_count = excluded.rent_count,
    short_term_rent_count = excluded.short_term_rent_count, search_grams = excluded.search_grams, updated_at = now()`

export const upsertProperties = (
  client: PoolClient,
  properties: readonly PropertyRow[],
  report: (done: number) => void,
): Promise<void> =>
  writeBatches(properties, BATCH, report, (batch) =>
    client.query(PROPERTIES, [
      JSON.stringify(batch.map((row) => ({ ...row, searchGrams: grams(row.name, row.address) }))),
    ]),
  )

const FACILITIES = `
  insert into nearby_facility (real_estate_id, subway_line, subway_station, subway_distance, subway_walking_time,
    elementary_schools, middle_schools, high_schools)
  select re.id, "subwayLine", "subwayStation", "subwayDistance", "subwayWalkingTime", "elementarySchools",
    "middleSchools", "highSchools"
  from json_to_recordset($1) as row("propertyCode" text, "subwayLine" text, "subwayStation" text, "subwayDistance" int,
    "subwayWalkingTime" int, "elementarySchools" text[], "middleSchools" text[], "highSchools" text[])
  join real_estate re on re.code = row."propertyCode"
  on conflict (real_estate_id) do update set subway_line = excluded.subway_line,
    subway_station = excluded.subway_station, subway_distance = excluded.subway_distance,
    subway_walking_time = excluded.subway_walking_time, elementary_schools = excluded.elementary_schools,
    middle_schools = excluded.middle_schools, high_schools = excluded.high_schools`

export const upsertFacilities = (
  client: PoolClient,
  facilities: readonly FacilityRow[],
  report: (done: number) => void,
): Promise<void> =>
  writeBatches(facilities, BATCH, report, (batch) => client.query(FACILITIES, [JSON.stringify(batch)]))

const AGENTS = `
  insert into real_estate_agent (transaction_id, agent_name, company_name, is_direct_trade)
  select t.id, "agentName", "companyName", "isDirectTrade"
  from json_to_recordset($1) as row("articleNo" text, "agentName" text, "companyName" text, "isDirectTrade" boolean)
  join "transaction" t on t.article_no = row."articleNo" and t.source = $2`

/** Agents have no key of their own: those of the demo listings are written anew. */
export const insertAgents = async (
  client: PoolClient,
  agents: readonly AgentRow[],
  report: (done: number) => void,
): Promise<void> => {
  await client.query(
    `delete from real_estate_agent a using "transaction" t where a.transaction_id = t.id and t.source = $1`,
    [DEMO_SOURCE],
  )
  await writeBatches(agents, BATCH * 2, report, (batch) =>
    client.query(AGENTS, [JSON.stringify(batch), DEMO_SOURCE]),
  )
}
