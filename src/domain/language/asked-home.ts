import type { PropertyQuery } from '../property.ts'
import { withoutOwnedHomes, withoutOwnedPlaces } from './owned-homes.ts'
import type { PlaceIndex } from './places.ts'
import { readPropertyQuery } from './query.ts'

/** Of a home that is asked about: one that is owned already lies elsewhere, and is of its own kind, where another is named. */
export const readAskedHome = (text: string, places: PlaceIndex, today: Date): PropertyQuery => {
  const home = readPropertyQuery(text, places, today)
  const elsewhere = withoutOwnedPlaces(text)
  const isPlaced = home.regionCodes.length > 1 && elsewhere !== text
  const { regionCodes } = isPlaced ? readPropertyQuery(elsewhere, places, today) : home
  const other = withoutOwnedHomes(text)
  const isKindOwned = home.propertyTypes.length > 1 && other !== text
  const { propertyTypes } = isKindOwned ? readPropertyQuery(other, places, today) : home
  if (!isPlaced && !isKindOwned) return home
  return {
    ...home,
    ...(regionCodes.length > 0 && { regionCodes }),
    ...(propertyTypes.length > 0 && { propertyTypes }),
  }
}
