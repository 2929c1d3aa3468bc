import type { PoolClient } from 'pg'
import type { PortalComplex, PortalOffer } from '../../domain/offer.ts'
import { RealEstate } from '../entities/real-estate.ts'
import { grams } from '../grams.ts'
import { regionsById } from '../rows/region.ts'
import { upsertMany } from '../upsert.ts'
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

/** The new value where there is one. Smallest and largest area only ever widen, in any order of files. */
const MERGED = {
  latitude: 'told',
  longitude: 'told',
  addressDetail: 'told',
  exclusiveArea: 'told',
  supplyArea: 'told',
  minExclusiveArea: 'least',
  maxExclusiveArea: 'greatest',
  totalHouseholds: 'told',
  totalBuildings: 'told',
  completionDate: 'told',
  completionYear: 'told',
  floorAreaRatio: 'told',
  floorInfo: 'told',
  direction: 'told',
  buildingDescription: 'told',
} as const

interface Stored {
  code: string
  address: string
  tags: string[]
}

/** Writes homes by their code; tells which were new and which changed. */
export const upsertHomes = async (client: PoolClient, homes: readonly PortalHome[]) => {
  const known = await client.query<Stored>(
    'select code, address, tag_list as tags from real_estate where code = any($1)',
    [homes.map(({ code }) => code)],
  )
  const stored = new Map(known.rows.map((row) => [row.code, row]))
  const places = await regionsById(client, [...new Set(homes.map(({ regionId }) => regionId))])
  const names = new Map(places.map((place) => [place?.id, place?.fullName]))
  const rows = homes.map(clean).map(({ regionId, description, tags, address, ...home }) => ({
    ...home,
    region: regionId,
    address: address ?? stored.get(home.code)?.address ?? names.get(regionId) ?? '',
    completionYear: home.completionDate === null ? null : Number(home.completionDate.slice(0, 4)),
    buildingDescription: description,
    tags: tags ?? stored.get(home.code)?.tags ?? [],
  }))
  const { inserted, updated } = await upsertMany(client, RealEstate, rows, { key: ['code'], merge: MERGED })
  await refreshGrams(client, [...inserted, ...updated])
  return { inserted: new Set(inserted), updated: new Set(updated) }
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
