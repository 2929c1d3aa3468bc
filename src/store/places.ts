import { buildPlaceIndex } from '../domain/language/places.ts'
import type { NamedStation, PlaceIndex } from '../domain/language/places.ts'
import type { NamedComplex } from '../domain/language/complexes.ts'
import { PROPERTY_KINDS, PROPERTY_TYPES } from '../domain/property-kind.ts'
import type { PropertyType } from '../domain/property-kind.ts'
import { NO_CHANGES } from '../domain/region-book.ts'
import type { Region } from '../domain/region.ts'
import type { Rules } from '../domain/rules/rules.ts'
import { anyOf, statement } from './db.ts'
import type { Given } from './db.ts'
import { createFollower } from './follow.ts'
import { select } from './statement.ts'
import type { Queryable } from './statement.ts'

const REGION = ['code', 'name', 'fullName', 'level'] as const

const current = statement('places', (db) =>
  db.selectFrom('Region').select(REGION).where('isActive', '=', true).orderBy('code'),
)

/** Every region that is in force, in the order of the codes. */
export const loadPlaces = (db: Queryable): Promise<Region[]> => current.all(db, {})

const complexes = statement('places_complexes', (db, given: Given<{ types: readonly PropertyType[] }>) =>
  db
    .selectFrom('RealEstate')
    .select(['RealEstate.id', 'name', 'regionCode'])
    .where('propertyType', '=', anyOf(given.types))
    .orderBy('RealEstate.id'),
)

/** Flats are known by their complex; villas and houses are called what thousands are. */
const loadComplexes = (db: Queryable): Promise<NamedComplex[]> =>
  complexes.all(db, { types: PROPERTY_TYPES.filter((type) => PROPERTY_KINDS[type].hasComplex) })

/** Each station with the dong that the homes nearest to it stand in; one of each name in a 시도. */
const loadStations = (db: Queryable): Promise<NamedStation[]> =>
  select<NamedStation>(
    db,
    'places_stations',
    `select distinct on (name, "left"(region_code, 2)) name, region_code as "regionCode" from (
       select regexp_replace(nf.subway_station, '역?[[:space:]]*$', '') as name, re.region_code,
         min(nf.subway_walking_time) as minutes, count(*) as homes
       from nearby_facility nf join real_estate re on re.id = nf.real_estate_id
       where nf.subway_station is not null and nf.subway_walking_time is not null
       group by 1, 2) station
     where length(name) between 2 and 20
     order by name, "left"(region_code, 2), minutes, homes desc, region_code`,
  )

const placesVersion = async (db: Queryable): Promise<string> => {
  const rows = await select<{ version: string }>(
    db,
    'places_version',
    `select coalesce((select version from corpus_version where name = 'regions'), '') || ' ' ||
       coalesce((select max(id) from real_estate), 0) || ' ' || coalesce((select max(id) from nearby_facility), 0) as version`,
  )
  return rows[0]?.version ?? ''
}

export interface PlaceCache {
  places(): Promise<PlaceIndex>
}

/** 시·도 and 시군구 of the past: people go on naming them. */
const former = statement('places_former', (db) =>
  db
    .selectFrom('Region')
    .select(REGION)
    .where('isActive', '=', false)
    .where('level', '<>', 'DONG')
    .orderBy('code'),
)

/** The places of the database, indexed once and again after an import changed them, in whatever process. */
export const createPlaceCache = (
  db: Queryable,
  rules: () => Promise<Pick<Rules, 'regions'>> = () => Promise.resolve({ regions: NO_CHANGES }),
  clock: () => number = Date.now,
): PlaceCache => {
  let book = NO_CHANGES
  let changes = 0
  const follow = createFollower(
    async () => {
      const { regions } = await rules()
      if (regions !== book) changes += 1
      book = regions
      return `${await placesVersion(db)} ${changes}`
    },
    async () => {
      const [regions, gone, named, stations] = await Promise.all([
        loadPlaces(db),
        former.all(db, {}),
        loadComplexes(db),
        loadStations(db),
      ])
      return buildPlaceIndex(regions, { complexes: named, stations }, { book, regions: gone })
    },
    clock,
  )
  return { places: follow }
}
