import type { PlaceIndex } from '../../domain/language/places.ts'
import { list, name, phrase, place, term } from '../../domain/message/arg.ts'
import type { Arg } from '../../domain/message/arg.ts'
import { NO_CONDITIONS } from '../../domain/property.ts'
import type { PropertyQuery } from '../../domain/property.ts'
import type { Language } from '../../domain/run.ts'
import { writeConditions } from '../memory/conditions.ts'

/** Of more places than these the first ones are named. */
const MOST_NAMED = 3

/** The stations of a question around which a search looks. */
const stationsSaid = (text: string, codes: readonly string[], { names }: PlaceIndex): string[] =>
  [...new Set(text.match(/[가-힣\d]{2,12}?역(?!세권)/g) ?? [])].flatMap((said) => {
    const written = [said, said.replace(/^.*\s/, '')].find((it) => names.get(it)?.station === true)
    const stem = written === undefined ? [] : (names.get(written)?.stem ?? [])
    return written !== undefined && stem.some((code) => codes.includes(code)) ? [written] : []
  })

/** Where a search looks, and by which conditions: what its result is headed with, so that nobody has to guess what was applied. */
export const searchLabel = (
  query: PropertyQuery,
  said: string,
  language: Language,
  places: PlaceIndex,
): Arg | null => {
  const { regionCodes } = query
  const stations = stationsSaid(said, regionCodes, places)
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
  const where = stations.length > 0 ? [...stations.map(name), term('search.around')] : [list(named), ...more]
  const all = [...(named.length === 0 ? [] : where), ...(bounds === '' ? [] : [name(bounds)])]
  return all.length === 0 ? null : phrase(all)
}
