import type { PropertyQuery } from '../property.ts'
import { withoutOwnedPlaces } from './owned-homes.ts'
import type { PlaceIndex } from './places.ts'
import { readPropertyQuery } from './query.ts'

/** Of a home that is asked about: one that is owned already lies elsewhere, where another place is named. */
export const readAskedHome = (text: string, places: PlaceIndex, today: Date): PropertyQuery => {
  const home = readPropertyQuery(text, places, today)
  const others = withoutOwnedPlaces(text)
  if (home.regionCodes.length < 2 || others === text) return home
  const { regionCodes } = readPropertyQuery(others, places, today)
  return regionCodes.length > 0 ? { ...home, regionCodes } : home
}
