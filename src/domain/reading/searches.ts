import type { IntentType } from '../intent.ts'
import { isNeed } from './intent/need.ts'
import type { PlaceIndex } from '../language/places.ts'
import { readPropertyQuery } from '../language/query.ts'
import type { PropertyQuery } from '../property.ts'
import { homesApart } from './homes-apart.ts'
import { onlyParts, outlineWishes } from './wishes.ts'

const orElse = <T>(own: readonly T[], other: readonly T[]): T[] => [...(own.length > 0 ? own : other)]

/** Where, and what kind of home: said once for all that is asked (마포구 전세 시세랑 매물). What bounds one wish bounds no other. */
const inherit = (own: PropertyQuery, whole: PropertyQuery): PropertyQuery => ({
  ...own,
  regionCodes: orElse(own.regionCodes, whole.regionCodes),
  propertyTypes: orElse(own.propertyTypes, whole.propertyTypes),
  transactionTypes: orElse(own.transactionTypes, whole.transactionTypes),
})

/**
 * The searches for homes that a text asks for, each with its own conditions: what is said of another wish is none of them,
 * and homes that are looked for in different places at different prices are searches of their own.
 * `facets`: the needs that the text has.
 */
export const readSearches = (
  text: string,
  facets: readonly IntentType[],
  places: PlaceIndex,
  now: Date,
): PropertyQuery[] => {
  const whole = readPropertyQuery(text, places, now)
  const source = text.normalize('NFC')
  const parts = outlineWishes(source, facets.filter(isNeed), places)
    .filter(({ need }) => need === 'PROPERTY_SEARCH')
    .flatMap((wish) => wish.parts)
  if (parts.length === 0) return [whole]
  const own = onlyParts(source, parts)
  return homesApart(own, places).map((home) => inherit(readPropertyQuery(home, places, now), whole))
}

/** The one search of a text, for those who can make but one: all that it says of homes where it has several. */
export const readOneSearch = (...asked: Parameters<typeof readSearches>): PropertyQuery => {
  const [only, ...others] = readSearches(...asked)
  const [text, , places, now] = asked
  return only !== undefined && others.length === 0 ? only : readPropertyQuery(text, places, now)
}
