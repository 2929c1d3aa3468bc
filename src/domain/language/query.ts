import { koreanDay } from '../day.ts'
import type { PropertyQuery } from '../property.ts'
import { dongsOf, notHeld } from './complexes.ts'
import { readConditions } from './condition.ts'
import { readFeatures } from './feature.ts'
import { Kept } from './kept.ts'
import { readDenials } from './denial.ts'
import { readNegations } from './negation.ts'
import { readOrder } from './order.ts'
import { WIDENS } from './place-mention.ts'
import { resolvePlaces } from './place-resolution.ts'
import type { PlaceIndex } from './places.ts'
import { readPrices } from './price.ts'
import { collectUnrecognized } from './residue/collect.ts'
import { scan } from './scan.ts'
import { blanked } from './span.ts'
import type { Token } from './token.ts'
import { inReach, matchAt, normalize } from './text.ts'

const readings = new Kept<PropertyQuery>()

/**
 * Reads the conditions of a search (03-language). `today` decides what “within five years” means, in Korean time. Readers
 * share what is returned: it is frozen.
 */
export const readPropertyQuery = (whole: string, places: PlaceIndex, today: Date): PropertyQuery => {
  const text = inReach(whole)
  const year = Number(koreanDay(today).slice(0, 4))
  return readings.of(places, `${year} ${text}`, () => {
    const query = read(text, places, year)
    for (const field of Object.values(query)) if (Array.isArray(field)) Object.freeze(field)
    return Object.freeze(query)
  })
}

const read = (text: string, places: PlaceIndex, year: number): PropertyQuery => {
  const said = unitFirst(normalize(text))
  const order = readOrder(said)
  // What is said of the order is no condition; blanks keep everything else in its place.
  const normal = order === null ? said : blanked(said, [order])
  const { tokens, negated, unsure, spent } = readNegations(scan(normal, places), normal)
  const open = tokens.filter((token) => !negated.has(token))
  const where = resolvePlaces(
    open.flatMap((token) => (token.kind === 'PLACE' && !isDestination(normal, token) ? [token.mention] : [])),
    places.book,
  )
  const { claimed, ...conditions } = readConditions(open, where, year)
  const features = readFeatures(open)
  const prices = readPrices(open, claimed.union(features.claimed))
  const regionCodes =
    where.codes.length > 0 ? where.codes : dongsOf(features.fields.complexNames ?? [], places.complexes)
  const asked = { regionCodes, ...prices.fields, ...conditions, ...features.fields }
  const names = features.fields.complexNames ?? []
  // Of one that is not held nothing says what it is of but its name: a complex of flats, and flats are looked at around it.
  if (names.length > 0 && asked.propertyTypes.length === 0 && notHeld(names, places.complexes).length > 0)
    asked.propertyTypes = ['APARTMENT']
  const denials = readDenials({ tokens, negated, unsure, spent, asked, year, book: places.book })
  // What takes back a condition is understood with it.
  const saidOf = [...denials.kept].flatMap((token) => negated.get(token) ?? [])
  return {
    ...asked,
    ...denials.query,
    ...(where.former.length > 0 && { formerRegionCodes: where.former }),
    ...(order && { order: order.order }),
    unrecognized: collectUnrecognized(text.normalize('NFC'), tokens, {
      claimed: [claimed, features.claimed, prices.claimed, spent, denials.kept, new Set(saidOf)],
      places: where.accepted.map(({ mention }) => mention),
      negated: new Set(negated.keys()).difference(denials.kept).difference(spent),
    }),
  }
}

/** “500 or more households” as “500 households or more”: comparators stand behind the unit, and no letter more or less. */
const unitFirst = (text: string): string =>
  text
    .replace(/\b(floors?) (\d{1,2}(?: ?(?:to|-|and|or) ?\d{1,2})?)\b/g, '$2 $1')
    .replace(/(\d) (or (?:more|less|fewer)) (households?|units?|sqm|m2|㎡|pyeong)\b/g, '$1 $3 $2')

/**
 * A place to commute to (강남역까지 30분, 판교로 출퇴근), or to be near to (서울이랑 가까운 데), is not where the home is to be; what a
 * search is widened by is (강북구까지 넓혀서, 은평구까지 같이 볼게요).
 */
const isDestination = (text: string, token: Token): boolean =>
  (matchAt(WIDENS, text, token.end) === null && isTravelledTo(text.slice(token.end))) ||
  (NEAR_TO.test(text.slice(token.end)) && !text.slice(token.start, token.end).endsWith('역'))
/** Homes near to a station are looked for around it. */
const NEAR_TO = /^\s?(?:이?랑|와|과|하고)\s?(?:제일\s|가장\s)?(?:가까운|가깝|인접)/
const isTravelledTo = (behind: string): boolean =>
  /^\s?(?:역)?(?:까지(?!\s?(?:도보|걸어|\d+분 도보))|(?:으?로|에)\s?(?:출퇴근|출근|통근|통학|다니|직장))/.test(
    behind,
  )
