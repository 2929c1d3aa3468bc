import type { Case } from '../case.ts'
import type { PlaceIndex } from '../language/places.ts'
import { MAX_MANWON } from '../money.ts'
import { FEATURES, mergeExclusions } from '../property.ts'
import type { PropertyExclusion, PropertyQuery, Range, TransactionType } from '../property.ts'
import { codePrefix } from '../region.ts'
import type { Droppable, Signs } from './signs.ts'

type Price = 'salePrice' | 'deposit' | 'monthlyRent'

/** A loan for a deposit says nothing of the home that is looked for. */
const LOAN_NAME = /전월?세\s?(?:자금\s?)?대출|jeonse loans?/gi
const LEASE_NAME = /전세|월세|jeonse|rent/i
const DEAL_WORD =
  /매매|매수|매도|구매|구입|사려|사고|살\s?집|급매|분양|전세|월세|전월세|임대|렌트|보증금|매매가|\b(?:sale|buy|purchase|jeonse|rent|lease|deposit)/i

/** Whether words say what is done about a home, so that its sums are of that. */
export const namesDeal = (text: string): boolean => DEAL_WORD.test(text.replaceAll(LOAN_NAME, ' '))

/** Below this nobody means a deposit. */
const LARGEST_RENT = 500

/**
 * What a question says, read in the light of the one before: an amount without a word of its own is of the deal that was
 * talked about, and not a sale price.
 */
export const inContext = (said: PropertyQuery, text: string, before: PropertyQuery): PropertyQuery => {
  const [deal] = before.transactionTypes
  // A deposit is of either lease: of the one that was talked about.
  const isLease = said.transactionTypes.length > 1 && before.transactionTypes.length > 0
  if (
    isLease &&
    before.transactionTypes.every((it) => said.transactionTypes.includes(it)) &&
    !LEASE_NAME.test(text)
  )
    return { ...said, transactionTypes: [] }
  if (said.salePrice === null || namesDeal(text) || deal === undefined) return said
  const bare = { ...said, transactionTypes: [] }
  if (before.transactionTypes.includes('SALE')) return bare
  const amount = said.salePrice.max ?? said.salePrice.min ?? 0
  const field: Price = deal === 'RENT' && amount < LARGEST_RENT ? 'monthlyRent' : 'deposit'
  return { ...bare, salePrice: null, [field]: said.salePrice }
}

const PRICES: Record<TransactionType, readonly Price[]> = {
  SALE: ['salePrice'],
  JEONSE: ['deposit'],
  RENT: ['deposit', 'monthlyRent'],
}

const distinct = <T>(...lists: readonly (readonly T[])[]): T[] => [...new Set(lists.flat())]

const sameDeals = (one: readonly TransactionType[], other: readonly TransactionType[]): boolean =>
  one.length === other.length && one.every((deal) => other.includes(deal))

/** A name that several places have is the one inside of, or beside, what was talked about. */
const settleRegions = (said: readonly string[], before: readonly string[], places: PlaceIndex): string[] => {
  const nameOf = (code: string) => places.regions.get(code)?.name
  const near = said.filter((code) => before.some((other) => code.startsWith(codePrefix(other))))
  const rest = said.filter((code) => !near.some((other) => nameOf(other) === nameOf(code)))
  return said.length > 1 && near.length > 0
    ? [...near, ...rest.filter((code) => !near.includes(code))]
    : [...said]
}

const move = (range: Range | null, by: number): Range | null => {
  const moved = (value: number | null | undefined) =>
    value == null ? null : Math.min(MAX_MANWON, Math.max(0, value + by))
  return range === null ? null : { min: moved(range.min), max: moved(range.max) }
}

const DROPPED: Record<Droppable, Partial<PropertyQuery>> = {
  price: { salePrice: null, deposit: null, monthlyRent: null },
  area: { exclusiveArea: null },
  walk: { subwayWalkingTime: null },
  completion: { completionYear: null },
  households: { totalHouseholds: null },
  direct: { directTrade: null },
  propertyType: { propertyTypes: [] },
  floor: { floor: null, floorLevels: null },
  direction: { directions: null },
  parking: { parkingSpaces: null },
  elevator: { elevator: null },
  rooms: { rooms: null },
}

/** And what of them was refused. */
const NOT_DROPPED: Partial<Record<Droppable, readonly (keyof PropertyExclusion)[]>> = {
  area: ['exclusiveArea'],
  propertyType: ['propertyTypes'],
  floor: ['floor', 'floorLevels'],
  direction: ['directions'],
}

/** A query without these conditions. */
export const withoutDropped = (query: PropertyQuery, drops: readonly Droppable[]): PropertyQuery => {
  if (drops.length === 0) return query
  const refused = Object.entries(query.not ?? {}).filter(
    ([name]) => !drops.some((slot) => NOT_DROPPED[slot]?.some((it) => it === name) === true),
  )
  const isLeft = refused.some(([, values]) => values != null && values.length > 0)
  const left = drops.reduce((sum, slot) => ({ ...sum, ...DROPPED[slot] }), {
    ...query,
    ...(query.not && { not: isLeft ? Object.fromEntries(refused) : null }),
  })
  // A station that is of no importance is nothing to look up either.
  return drops.includes('walk') ? { ...left, includesNearbyFacilities: false } : left
}

export interface Merged {
  query: PropertyQuery
  /** The prices of the question before that its new deal has no use for. */
  left: Pick<PropertyQuery, Price | 'transactionTypes'>
}

/** What is refused now is not looked for any more. */
const without = <T>(asked: readonly T[], refused: readonly T[] | null | undefined): T[] =>
  asked.filter((it) => !refused?.includes(it))

/** What was refused stays refused until it is asked for. */
const mergeNot = (before: PropertyQuery, said: PropertyQuery): PropertyExclusion | null => {
  const LISTS = [
    'regionCodes',
    'propertyTypes',
    'transactionTypes',
    'floorLevels',
    'directions',
    'complexNames',
  ] as const
  const left: PropertyExclusion = {
    ...before.not,
    ...Object.fromEntries(
      LISTS.map((name) => {
        const asked: readonly string[] = said[name] ?? []
        return [name, before.not?.[name]?.filter((it) => !asked.includes(it)) ?? null]
      }),
    ),
    ...(said.exclusiveArea && { exclusiveArea: null }),
    ...(said.floor && { floor: null }),
  }
  const merged = mergeExclusions(left, said.not)
  return Object.values(merged).some((values) => values != null && values.length > 0) ? merged : null
}

const FINER = ['floor', 'floorLevels', 'directions', 'complexNames', ...FEATURES] as const

/** A complex stands where it stands, whatever place was talked of. */
const namesOnlyComplex = ({ regionCodes, complexNames }: PropertyQuery): boolean =>
  regionCodes.length === 0 && (complexNames?.length ?? 0) > 0

/** What is said now of a floor, a room, a complex replaces what was said of it. */
const mergeFiner = (before: PropertyQuery, said: PropertyQuery): Partial<PropertyQuery> =>
  Object.fromEntries(
    FINER.flatMap((name) => {
      const value = said[name] ?? before[name]
      return value == null ? [] : [[name, value]]
    }),
  )

/**
 * The conditions of a question that goes on from an earlier one: what it says replaces what was said of the same thing, what
 * it does not mention stays, and what cannot be meant any more goes (a sale price once jeonse is wanted).
 */
export const mergeQueries = (
  before: PropertyQuery,
  said: PropertyQuery,
  signs: Pick<Signs, 'adds' | 'drops' | 'moves'>,
  places: PlaceIndex,
): Merged => {
  const regions = settleRegions(said.regionCodes, before.regionCodes, places)
  const list = <T>(now: readonly T[], then: readonly T[]): T[] =>
    now.length === 0 ? [...then] : signs.adds ? distinct(then, now) : [...now]
  const deals = list(said.transactionTypes, before.transactionTypes)
  const kept = sameDeals(deals, before.transactionTypes) || signs.adds

  const stays = (field: Price): Range | null => {
    if (kept) return before[field]
    const was = before.transactionTypes.filter((deal) => deals.includes(deal))
    return was.some((deal) => PRICES[deal].includes(field)) ? before[field] : null
  }
  const price = (field: Price): Range | null => {
    const now = said[field]
    if (now === null) return stays(field)
    if (signs.moves === null || before[field] === null) return now
    return move(before[field], signs.moves * (now.max ?? now.min ?? 0))
  }
  const fits = (field: Price) => deals.length === 0 || deals.some((deal) => PRICES[deal].includes(field))
  const priceOf = (field: Price) => (said[field] !== null || fits(field) ? price(field) : null)
  const prices = {
    salePrice: priceOf('salePrice'),
    deposit: priceOf('deposit'),
    monthlyRent: priceOf('monthlyRent'),
  }
  const left = (field: Price) => (prices[field] === null && said[field] === null ? before[field] : null)

  const not = mergeNot(before, said)
  const query: PropertyQuery = {
    regionCodes: without(
      namesOnlyComplex(said) ? [] : list(regions, before.regionCodes),
      said.not?.regionCodes,
    ),
    propertyTypes: without(list(said.propertyTypes, before.propertyTypes), said.not?.propertyTypes),
    transactionTypes: without(deals, said.not?.transactionTypes),
    ...prices,
    exclusiveArea: said.exclusiveArea ?? before.exclusiveArea,
    completionYear: said.completionYear ?? before.completionYear,
    totalHouseholds: said.totalHouseholds ?? before.totalHouseholds,
    subwayWalkingTime: said.subwayWalkingTime ?? before.subwayWalkingTime,
    directTrade: said.directTrade ?? before.directTrade,
    includesNearbyFacilities: said.includesNearbyFacilities || before.includesNearbyFacilities,
    includesAgent: said.includesAgent || before.includesAgent,
    order: said.order ?? before.order ?? null,
    ...mergeFiner(said.regionCodes.length > 0 ? { ...before, complexNames: null } : before, said),
    ...(not && { not }),
    unrecognized: said.unrecognized,
  }
  return {
    query: withoutDropped(query, signs.drops),
    left: {
      transactionTypes: before.transactionTypes,
      salePrice: left('salePrice'),
      deposit: left('deposit'),
      monthlyRent: left('monthlyRent'),
    },
  }
}

/** Where it lies, and of what kind it is, as far as the case is still of that. */
export const withoutGone = (
  home: PropertyQuery,
  before: Case,
  { zone, propertyType }: Case,
): PropertyQuery => ({
  ...home,
  ...(zone !== undefined && { regionCodes: [] }),
  ...(before.propertyType !== null && propertyType === null && { propertyTypes: [] }),
})
