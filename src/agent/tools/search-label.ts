import type { PlaceIndex } from '../../domain/language/places.ts'
import { list, name, phrase, place, term } from '../../domain/message/arg.ts'
import type { Arg } from '../../domain/message/arg.ts'
import { NO_CONDITIONS } from '../../domain/property.ts'
import type { PropertyQuery } from '../../domain/property.ts'
import type { Request } from '../../domain/reading/request.ts'
import type { Language } from '../../domain/run.ts'
import { writeConditions } from '../../domain/language/conditions.ts'

/** Of more places than these the first ones are named. */
const MOST_NAMED = 3

/** Where a search looks, and by which conditions: what its result is headed with, so that nobody has to guess what was applied. */
export const searchLabel = (
  query: PropertyQuery,
  said: Request['where']['stations'],
  language: Language,
  places: PlaceIndex,
): Arg | null => {
  const { regionCodes } = query
  // A station may be named again in a later turn.
  const stations = new Set(
    said.filter(({ codes }) => codes.some((code) => regionCodes.includes(code))).map((it) => it.name),
  )
  const named = regionCodes.slice(0, MOST_NAMED).flatMap((code) => {
    const fullName = places.regions.get(code)?.fullName.trim()
    return fullName === undefined ? [] : [place({ code, fullName })]
  })
  const more = regionCodes.length > named.length ? [term('search.andMore')] : []
  const bounds = writeConditions(
    {
      ...NO_CONDITIONS,
      ...query,
      regionCodes: [],
      includesNearbyFacilities: false,
      includesAgent: false,
      order: null,
      rooms: null,
      bathrooms: null,
      parkingSpaces: null,
      maintenanceFee: null,
      elevator: null,
      pets: null,
      furnished: null,
    },
    language,
    places,
  )
  const where =
    stations.size > 0 ? [...[...stations].map(name), term('search.around')] : [list(named), ...more]
  const all = [...(named.length === 0 ? [] : where), ...(bounds === '' ? [] : [name(bounds)])]
  return all.length === 0 ? null : phrase(all)
}
