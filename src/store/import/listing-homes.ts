import type { PoolClient } from 'pg'
import type { PortalComplex, PortalOffer } from '../../domain/offer.ts'
import { grams } from '../grams.ts'
import { cleanText } from '../../domain/text/clean.ts'
import type { Place } from './places.ts'

/** A row of real_estate as a portal tells it; what is null is left as it was. */
export interface PortalHome {
  code: string
  name: string
  propertyType: PortalOffer['propertyType']
  regionId: string
  regionCode: string
  address: string | null
  addressDetail: string | null
  latitude: number | null
  longitude: number | null
  exclusiveArea: number | null
  supplyArea: number | null
  minExclusiveArea: number | null
  maxExclusiveArea: number | null
  totalHouseholds: number | null
  totalBuildings: number | null
  completionDate: string | null
  floorAreaRatio: number | null
  floorInfo: string | null
  direction: string | null
  description: string | null
  tags: string[] | null
}

const CODE = 'PORTAL-'
export const complexCode = (complexNo: string): string => `${CODE}${complexNo}`

/**
 * A home on its own has a row of its own, found again by its ad. So has a short-term let within a complex: its tag would
 * otherwise fall on everything else that is offered there.
 */
export const homeCode = ({ articleNo, complexNo, isShortTerm }: PortalOffer): string => {
  if (complexNo === null) return `${CODE}A-${articleNo}`
  return isShortTerm ? `${complexCode(complexNo)}-A-${articleNo}` : complexCode(complexNo)
}
export const isOwnHome = (offer: PortalOffer): boolean => offer.complexNo === null || offer.isShortTerm

/** What a broker's tag says of the whole building and not of the one flat. */
const BUILDING_TAG = /년이상|년이내|대단지|소단지|역세권|초품아|학세권|숲세권|공세권|엘리베이터/
export const buildingTags = (tags: readonly string[]): string[] =>
  tags.filter((tag) => BUILDING_TAG.test(tag))

const EMPTY = {
  address: null,
  addressDetail: null,
  exclusiveArea: null,
  supplyArea: null,
  minExclusiveArea: null,
  maxExclusiveArea: null,
  totalHouseholds: null,
  totalBuildings: null,
  completionDate: null,
  floorAreaRatio: null,
  floorInfo: null,
  direction: null,
  description: null,
  tags: null,
}

export const homeOfComplex = (complex: PortalComplex, place: Place): PortalHome => ({
  ...EMPTY,
  code: complexCode(complex.complexNo),
  name: complex.name,
  propertyType: complex.propertyType,
  regionId: place.id,
  regionCode: place.code,
  address: complex.address,
  addressDetail: complex.roadAddress,
  latitude: complex.latitude,
  longitude: complex.longitude,
  supplyArea: complex.supplyArea,
  minExclusiveArea: complex.minExclusiveArea,
  maxExclusiveArea: complex.maxExclusiveArea,
  totalHouseholds: complex.totalHouseholds,
  totalBuildings: complex.totalBuildings,
  completionDate: complex.completionDate,
  floorAreaRatio: complex.floorAreaRatio,
})

export const homeOfOffer = (offer: PortalOffer, place: Place): PortalHome => {
  const { address } = offer
  const told =
    address === null || address.startsWith(place.fullName) ? address : `${place.fullName} ${address}`
  const common = {
    ...EMPTY,
    code: homeCode(offer),
    name: offer.name,
    propertyType: offer.propertyType,
    regionId: place.id,
    regionCode: place.code,
    latitude: offer.latitude,
    longitude: offer.longitude,
  }
  if (!isOwnHome(offer)) return common
  return {
    ...common,
    address: told,
    addressDetail: offer.building,
    exclusiveArea: offer.exclusiveArea,
    supplyArea: offer.supplyArea,
    floorInfo: offer.floorText,
    direction: offer.direction,
    description: offer.description,
    tags: offer.tags,
  }
}

const RECORD = `json_to_recordset($1) as row(code text, name text, "propertyType" text, "regionId" bigint,
  "regionCode" text, address text, "addressDetail" text, latitude float8, longitude float8, "exclusiveArea" float8,
  "supplyArea" float8, "minExclusiveArea" float8, "maxExclusiveArea" float8, "totalHouseholds" int,
  "totalBuildings" int, "completionDate" text, "floorAreaRatio" float8, "floorInfo" text, direction text,
  description text, tags text[])`

const INSERT = `
  insert into real_estate (code, name, property_type, region_id, region_code, address, address_detail, latitude,
    longitude, exclusive_area, supply_area, min_exclusive_area, max_exclusive_area, total_households, total_buildings,
    completion_date, completion_year, floor_area_ratio, floor_info, direction, building_description, tag_list)
  select row.code, row.name, "propertyType", region.id, region.code, coalesce(address, region.full_name),
    "addressDetail", row.latitude, row.longitude, "exclusiveArea", "supplyArea", "minExclusiveArea", "maxExclusiveArea",
    "totalHouseholds", "totalBuildings", "completionDate", "left"("completionDate", 4)::int, "floorAreaRatio",
    "floorInfo", direction, description, coalesce(tags, '{}')
  from ${RECORD} join region on region.id = row."regionId"
  on conflict (code) do nothing returning code`

/** Column by column: the new value where there is one. Smallest and largest area only ever widen, in any order of files. */
const MERGED: Readonly<Record<string, string>> = {
  name: 'row.name',
  property_type: 'row."propertyType"',
  region_id: 'row."regionId"',
  region_code: 'row."regionCode"',
  address: 'coalesce(row.address, re.address)',
  address_detail: 'coalesce(row."addressDetail", re.address_detail)',
  latitude: 'coalesce(row.latitude, re.latitude)',
  longitude: 'coalesce(row.longitude, re.longitude)',
  exclusive_area: 'coalesce(row."exclusiveArea", re.exclusive_area)',
  supply_area: 'coalesce(row."supplyArea", re.supply_area)',
  min_exclusive_area: 'least(row."minExclusiveArea", re.min_exclusive_area)',
  max_exclusive_area: 'greatest(row."maxExclusiveArea", re.max_exclusive_area)',
  total_households: 'coalesce(row."totalHouseholds", re.total_households)',
  total_buildings: 'coalesce(row."totalBuildings", re.total_buildings)',
  completion_date: 'coalesce(row."completionDate", re.completion_date)',
  completion_year: 'coalesce("left"(row."completionDate", 4)::int, re.completion_year)',
  floor_area_ratio: 'coalesce(row."floorAreaRatio", re.floor_area_ratio)',
  floor_info: 'coalesce(row."floorInfo", re.floor_info)',
  direction: 'coalesce(row.direction, re.direction)',
  building_description: 'coalesce(row.description, re.building_description)',
  tag_list: 'coalesce(row.tags, re.tag_list)',
}
const UPDATE = `
  update real_estate re set ${Object.entries(MERGED)
    .map(([column, value]) => `${column} = ${value}`)
    .join(', ')}, updated_at = now()
  from ${RECORD}
  where re.code = row.code and (${Object.keys(MERGED)
    .map((column) => `re.${column}`)
    .join(', ')}) is distinct from (${Object.values(MERGED).join(', ')})
  returning re.code`

/** Writes homes by their code; tells which were new and which changed. */
export const upsertHomes = async (client: PoolClient, homes: readonly PortalHome[]) => {
  const json = JSON.stringify(homes.map(clean))
  const inserted = await client.query<{ code: string }>(INSERT, [json])
  const updated = await client.query<{ code: string }>(UPDATE, [json])
  const codes = [...inserted.rows, ...updated.rows].map(({ code }) => code)
  await refreshGrams(client, codes)
  return {
    inserted: new Set(inserted.rows.map(({ code }) => code)),
    updated: new Set(updated.rows.map(({ code }) => code)),
  }
}

const clean = (home: PortalHome): PortalHome => ({
  ...home,
  name: cleanText(home.name),
  address: home.address && cleanText(home.address),
  addressDetail: home.addressDetail && cleanText(home.addressDetail),
  floorInfo: home.floorInfo && cleanText(home.floorInfo),
  direction: home.direction && cleanText(home.direction),
  description: home.description && cleanText(home.description),
  tags: home.tags && home.tags.map(cleanText),
})

/** The tags of complexes are those that the ads of the newest file agree on for the building; tells which changed. */
export const writeTags = async (
  client: PoolClient,
  tags: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<string[]> => {
  const { rows } = await client.query<{ code: string }>(
    `update real_estate re set tag_list = row.tags, updated_at = now()
     from json_to_recordset($1) as row(code text, tags text[])
     where re.code = row.code and re.tag_list is distinct from row.tags
     returning re.code`,
    [JSON.stringify([...tags].map(([code, found]) => ({ code, tags: [...found].toSorted() })))],
  )
  const codes = rows.map(({ code }) => code)
  await refreshGrams(client, codes)
  return codes
}

/** From what is stored now, because a file may tell only a part of it. */
const refreshGrams = async (client: PoolClient, codes: readonly string[]): Promise<void> => {
  const { rows } = await client.query<{
    id: string
    name: string
    address: string
    road: string | null
    tags: string[]
  }>(
    `select id, name, address, address_detail as road, tag_list as tags from real_estate where code = any($1)`,
    [codes],
  )
  const found = rows.map(({ id, name, address, road, tags }) => ({
    id,
    search_grams: grams(name, address, road ?? '', ...tags),
  }))
  await client.query(
    `update real_estate re set search_grams = row.search_grams
     from json_to_recordset($1) as row(id bigint, search_grams text[])
     where re.id = row.id and re.search_grams is distinct from row.search_grams`,
    [JSON.stringify(found)],
  )
}

/** What follows for a home from its open listings: how many there are, and the sizes on offer in a complex. */
export const refreshHomes = async (client: PoolClient, ids: readonly string[]): Promise<void> => {
  await client.query(
    `update real_estate re set deal_count = open.sales, lease_count = open.leases, rent_count = open.rents,
       short_term_rent_count = open.short, representative_area = coalesce(open.area, re.representative_area),
       exclusive_area = coalesce(re.exclusive_area, open.area),
       min_exclusive_area = least(re.min_exclusive_area, open.smallest),
       max_exclusive_area = greatest(re.max_exclusive_area, open.largest)
     from (
       select e.id, count(*) filter (where t.transaction_type = 'SALE')::int as sales,
         count(*) filter (where t.transaction_type = 'JEONSE')::int as leases,
         count(*) filter (where t.transaction_type = 'RENT' and not '단기임대' = any(e.tag_list))::int as rents,
         count(*) filter (where t.transaction_type = 'RENT' and '단기임대' = any(e.tag_list))::int as short,
         mode() within group (order by t.exclusive_area) as area, min(t.exclusive_area) as smallest,
         max(t.exclusive_area) as largest
       from real_estate e
       left join "transaction" t on t.real_estate_id = e.id and t.kind = 'LISTING' and t.closed_at is null
       where e.id = any($1::bigint[]) group by e.id
     ) open
     where open.id = re.id`,
    [ids],
  )
}
