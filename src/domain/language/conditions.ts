import { present } from '../present.ts'
import { money, name, term, within } from '../message/arg.ts'
import { formatArg, message, phrased, wordsIn } from '../message/say.ts'
import type { PlaceIndex } from './places.ts'
import {
  inFigures,
  isBounded,
  writeBounds,
  writeExclusions,
  writeFeatures,
  writeSurroundings,
} from './finer-words.ts'
import type { PropertyQuery, Range } from '../property.ts'
import type { Language } from '../run.ts'

/** Prices are whole 만원: one below a round number is what 미만 leaves of it, and nobody says 4억 9,999만원. */
const ROUND = 1000
const isUnder = (max: number | null | undefined): max is number => max != null && (max + 1) % ROUND === 0
const isOver = (min: number | null | undefined): min is number =>
  min != null && min > 1 && (min - 1) % ROUND === 0

/** What a price is bounded by: “5억원 미만”, “3억원 이상 5억원 이하”. */
export const writePrices = ({ min, max }: Range, language: Language): string => {
  const words = wordsIn(language)
  const write = (range: Range) => writeBounds('price', range, language, money)
  return [
    ...(isOver(min) ? [words('condition.over', { bound: money(min - 1) })] : []),
    write({ min: isOver(min) ? null : min, max: isUnder(max) ? null : max }),
    ...(isUnder(max) ? [words('condition.under', { bound: money(max + 1) })] : []),
  ]
    .filter((bound) => bound !== '')
    .join(' ')
}

/** What each deal may cost, said with the deal: an amount belongs to the word before it. */
const writeDeals = (query: PropertyQuery, language: Language): string[] => {
  const of = (range: Range | null) => (isBounded(range) ? [name(writePrices(range, language))] : [])
  const { salePrice, deposit, monthlyRent, transactionTypes } = query
  // Beside a jeonse the deposit is that one's.
  const ofRent = transactionTypes.includes('JEONSE') ? [] : of(deposit)
  const bounds = {
    SALE: of(salePrice),
    JEONSE: of(deposit),
    RENT: [
      ...ofRent.map((bound) => within(message('condition.deposit', { bound }))),
      ...of(monthlyRent).map((bound) => within(message('condition.monthlyRent', { bound }))),
    ],
  }
  return transactionTypes.map((deal) =>
    [term(`deal.${deal}`), ...bounds[deal]].map((said) => formatArg(said, language)).join(' '),
  )
}

export type Condition =
  | 'not'
  | 'region'
  | 'propertyType'
  | 'deal'
  | 'area'
  | 'completion'
  | 'households'
  | 'walk'
  | 'direct'
  | 'finer'
  | 'features'
  | 'extras'
  | 'order'

/** Each condition in words; those that there are. */
export const writeEach = (
  query: PropertyQuery,
  language: Language,
  places: PlaceIndex,
): Partial<Record<Condition, string>> => {
  const words = wordsIn(language)
  const { exclusiveArea, completionYear, totalHouseholds, subwayWalkingTime, order } = query
  const one = (items: readonly string[]) => phrased(items, language)
  const said: Record<Condition, string | undefined> = {
    // First, so that no condition of the same kind stands before it and is refused with it.
    not: one(
      writeExclusions(query.not, language, {
        type: (type) => formatArg(term(`type.said.${type}`), language),
        region: (code) => places.regions.get(code)?.name.trim(),
      }),
    ),
    region: query.regionCodes.flatMap((code) => places.regions.get(code)?.fullName.trim() ?? []).join(', '),
    propertyType: query.propertyTypes
      .map((type) => formatArg(term(`type.said.${type}`), language))
      .join(', '),
    deal: writeDeals(query, language).join(', '),
    area: writeBounds('area', exclusiveArea, language),
    completion: writeBounds('completed', completionYear, language),
    households: writeBounds('households', totalHouseholds, language),
    walk:
      subwayWalkingTime?.max == null
        ? ''
        : words('condition.walk', { minutes: inFigures(subwayWalkingTime.max) }),
    direct:
      query.directTrade == null ? '' : words(query.directTrade ? 'condition.direct' : 'condition.notDirect'),
    finer: one(writeSurroundings(query, language)),
    features: one(writeFeatures(query, language)),
    extras: present([
      query.includesNearbyFacilities && subwayWalkingTime === null && words('condition.facilities'),
      query.includesAgent && query.directTrade === null && words('condition.agent'),
    ]).join(' '),
    order: order == null ? '' : words(`condition.order.${order.field}.${order.direction}`),
  }
  return Object.fromEntries(Object.entries(said).filter(([, text]) => text !== undefined && text !== ''))
}

/** All of them in one phrase. */
export const writeConditions = (query: PropertyQuery, language: Language, places: PlaceIndex): string =>
  phrased(Object.values(writeEach(query, language, places)), language)
