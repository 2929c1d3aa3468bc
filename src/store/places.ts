import { buildPlaceIndex } from '../domain/language/places.ts'
import type { PlaceIndex } from '../domain/language/places.ts'
import type { Region } from '../domain/region.ts'
import { createFollower } from './follow.ts'
import { select } from './statement.ts'
import type { Queryable } from './statement.ts'

/** Every region that is in force, in the order of the codes. */
export const loadPlaces = (db: Queryable): Promise<Region[]> =>
  select<Region>(
    db,
    'places',
    `select code, name, full_name as "fullName", level from region where is_active order by code`,
  )

const placesVersion = async (db: Queryable): Promise<string> => {
  const rows = await select<{ version: string }>(
    db,
    'places_version',
    `select version from corpus_version where name = 'regions'`,
  )
  return rows[0]?.version ?? ''
}

export interface PlaceCache {
  places(): Promise<PlaceIndex>
}

/** The places of the database, indexed once and again after an import changed them, in whatever process. */
export const createPlaceCache = (db: Queryable, clock: () => number = Date.now): PlaceCache => {
  const follow = createFollower(
    () => placesVersion(db),
    async () => buildPlaceIndex(await loadPlaces(db)),
    clock,
  )
  return { places: follow }
}
