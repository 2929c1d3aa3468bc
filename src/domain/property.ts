import { z } from 'zod'
import directionRows from './directions.json' with { type: 'json' }
import { keysOf } from './keys.ts'
import { manwon } from './money.ts'
import { PROPERTY_TYPES, ofKinds } from './property-kind.ts'
import type { PropertyType } from './property-kind.ts'

export { PROPERTY_TYPES, type PropertyType }

export const TRANSACTION_TYPES = ['SALE', 'JEONSE', 'RENT'] as const
export type TransactionType = (typeof TRANSACTION_TYPES)[number]

/** LISTING is an asking price on the market; DEAL is a reported, concluded transaction (실거래). */
export const TRANSACTION_KINDS = ['LISTING', 'DEAL'] as const
export type TransactionKind = (typeof TRANSACTION_KINDS)[number]

export const PROPERTY_TYPE_LABELS = ofKinds(({ ko, en }) => ({ ko, en }))

export const TRANSACTION_TYPE_LABELS = {
  SALE: { ko: '매매', en: 'sale' },
  JEONSE: { ko: '전세', en: 'jeonse' },
  RENT: { ko: '월세', en: 'monthly rent' },
} as const satisfies Record<TransactionType, { ko: string; en: string }>

/** Third of a building's floors that a home lies in, and the very top. */
export const FLOOR_LEVELS = ['LOW', 'MIDDLE', 'HIGH', 'TOP'] as const
export type FloorLevel = (typeof FLOOR_LEVELS)[number]

export type Direction = keyof typeof directionRows
/** Where the main rooms look, as listings say it. */
export const DIRECTION_LABELS: Record<Direction, { ko: string; en: string }> = directionRows
export const DIRECTIONS = keysOf(DIRECTION_LABELS)

/** One 평 in ㎡. */
export const PYEONG = 3.305785

const ordered = <T extends { min?: number | null | undefined; max?: number | null | undefined }>(range: T) =>
  range.min == null || range.max == null || range.min <= range.max
const rangeRule = { error: 'min must not be greater than max' }
const range = <T extends z.ZodType<number>>(amount: T) =>
  z.object({ min: amount.nullish(), max: amount.nullish() }).refine(ordered, rangeRule)

export const manwonRange = range(manwon)
export const areaRange = range(z.number().min(0).max(100_000))
export const yearRange = range(z.int().min(1900).max(2200))
export const countRange = range(z.int().min(0).max(1_000_000))
/** Floors; those below the ground are negative, and there is none between -1 and 1. */
export const floorRange = range(z.int().min(-20).max(200))
export const scoreRange = range(z.number().min(0).max(100))

/** A closed interval; a missing or null end is open. */
export type Range = z.infer<typeof areaRange>

export const mapBounds = z
  .object({
    south: z.number().min(-90).max(90),
    west: z.number().min(-180).max(180),
    north: z.number().min(-90).max(90),
    east: z.number().min(-180).max(180),
  })
  .refine((b) => b.south <= b.north && b.west <= b.east, { error: 'south/west must not exceed north/east' })
export type MapBounds = z.infer<typeof mapBounds>

const regionCode = z.string().regex(/^\d{10}$/, 'a region code has 10 digits (법정동코드)')

const list = <T extends z.ZodType>(item: T, most: number) => z.array(item).max(most).nullish()
const regionCodes = list(regionCode, 200)
const propertyTypes = list(z.enum(PROPERTY_TYPES), PROPERTY_TYPES.length)
const transactionTypes = list(z.enum(TRANSACTION_TYPES), TRANSACTION_TYPES.length)
const floorLevels = list(z.enum(FLOOR_LEVELS), FLOOR_LEVELS.length)
const directions = list(z.enum(DIRECTIONS), DIRECTIONS.length)
const complexNames = list(z.string().trim().min(2).max(60), 20)

/** What a home must not be: nothing of it may hold. What is not known of a home may hold, so that it is left out, too. */
export const propertyExclusion = z.object({
  regionCodes,
  propertyTypes,
  transactionTypes,
  /** In none of these. */
  exclusiveArea: list(areaRange, 20),
  floor: list(floorRange, 20),
  floorLevels,
  directions,
  complexNames,
})
export type PropertyExclusion = z.infer<typeof propertyExclusion>

/** What a listing search may ask for. Bounds are inclusive; null or missing means “any”. */
export const propertyFilter = z.object({
  text: z.string().trim().max(200).nullish(),
  regionCodes,
  bounds: mapBounds.nullish(),
  propertyTypes,
  transactionTypes,
  salePrice: manwonRange.nullish(),
  deposit: manwonRange.nullish(),
  monthlyRent: manwonRange.nullish(),
  exclusiveArea: areaRange.nullish(),
  completionYear: yearRange.nullish(),
  totalHouseholds: countRange.nullish(),
  subwayWalkingTime: countRange.nullish(),
  floor: floorRange.nullish(),
  floorLevels,
  directions,
  /** Homes of any complex whose name holds one of these, spaces aside. */
  complexNames,
  trustScore: scoreRange.nullish(),
  tags: z.array(z.string().trim().min(1).max(40)).max(20).nullish(),
  directTrade: z.boolean().nullish(),
  not: propertyExclusion.nullish(),
})
export type PropertyFilter = z.infer<typeof propertyFilter>

export const PROPERTY_SORTS = [
  'RELEVANCE',
  'PRICE',
  'AREA',
  'NEWEST',
  'TRUST_SCORE',
  'SUBWAY_DISTANCE',
] as const
export type PropertySort = (typeof PROPERTY_SORTS)[number]
export const SORT_DIRECTIONS = ['ASC', 'DESC'] as const
export type SortDirection = (typeof SORT_DIRECTIONS)[number]
export interface PropertyOrder {
  field: PropertySort
  direction: SortDirection
}
/** “PRICE ASC”: as tables name an order. */
export type OrderName = `${PropertySort} ${SortDirection}`
export const orderNamed = (name: OrderName): PropertyOrder => {
  const [field, direction] = name.split(' ') as [PropertySort, SortDirection]
  return { field, direction }
}

/** What homes are asked to have and no listing that is held tells: read, and told as not applied. */
const featureWishes = z.object({
  rooms: countRange.nullish(),
  bathrooms: countRange.nullish(),
  parkingSpaces: countRange.nullish(),
  /** 만원 a month. */
  maintenanceFee: manwonRange.nullish(),
  elevator: z.boolean().nullish(),
  pets: z.boolean().nullish(),
  furnished: z.boolean().nullish(),
})
export type FeatureWishes = z.infer<typeof featureWishes>
export const FEATURES = [
  'rooms',
  'bathrooms',
  'parkingSpaces',
  'maintenanceFee',
  'elevator',
  'pets',
  'furnished',
] as const satisfies readonly (keyof FeatureWishes)[]

/**
 * What the reader understood of a sentence (03-language). Bounds as in {@link propertyFilter};
 * `unrecognized` holds the words that look like a condition and were not understood.
 */
export const propertyQuery = z.object({
  regionCodes: z.array(regionCode),
  /** Regions that were named and are in force no more: `regionCodes` has what they are today. */
  formerRegionCodes: z.array(regionCode).optional(),
  propertyTypes: z.array(z.enum(PROPERTY_TYPES)),
  transactionTypes: z.array(z.enum(TRANSACTION_TYPES)),
  salePrice: manwonRange.nullable(),
  deposit: manwonRange.nullable(),
  monthlyRent: manwonRange.nullable(),
  exclusiveArea: areaRange.nullable(),
  completionYear: yearRange.nullable(),
  totalHouseholds: countRange.nullable(),
  subwayWalkingTime: countRange.nullable(),
  directTrade: z.boolean().nullable(),
  includesNearbyFacilities: z.boolean(),
  includesAgent: z.boolean(),
  /** What is to come first, where the sentence says it. */
  order: z.object({ field: z.enum(PROPERTY_SORTS), direction: z.enum(SORT_DIRECTIONS) }).nullish(),
  // What is kept from before these were read has none of them.
  floor: floorRange.nullish(),
  floorLevels,
  directions,
  complexNames,
  not: propertyExclusion.nullish(),
  ...featureWishes.shape,
  unrecognized: z.array(z.string()),
})
export type PropertyQuery = z.infer<typeof propertyQuery>

/** A sentence that asks for nothing. */
export const NO_CONDITIONS: PropertyQuery = {
  regionCodes: [],
  propertyTypes: [],
  transactionTypes: [],
  salePrice: null,
  deposit: null,
  monthlyRent: null,
  exclusiveArea: null,
  completionYear: null,
  totalHouseholds: null,
  subwayWalkingTime: null,
  directTrade: null,
  includesNearbyFacilities: false,
  includesAgent: false,
  unrecognized: [],
}

/** Whether it says where: by a region, or by the name of a complex. */
export const namesPlace = ({ regionCodes, complexNames }: PropertyQuery): boolean =>
  regionCodes.length > 0 || (complexNames?.length ?? 0) > 0

/** Whether it says anything of where a home is or what it is like. */
export const isDescribed = (query: PropertyQuery): boolean =>
  namesPlace(query) ||
  countConditions({ ...query, directTrade: null }) > 0 ||
  FEATURES.some((name) => query[name] != null)

/** How many conditions of a home it has that a search applies; its place, and what is near it, are none. */
export const countConditions = (query: PropertyQuery): number =>
  [
    query.propertyTypes.length > 0,
    query.transactionTypes.length > 0,
    query.salePrice ?? query.deposit ?? query.monthlyRent,
    query.exclusiveArea,
    query.completionYear,
    query.totalHouseholds,
    query.subwayWalkingTime,
    query.directTrade,
    query.floor,
    ...[query.floorLevels, query.directions].map((them) => isCondition(them)),
    ...Object.values(query.not ?? {}).map((them) => isCondition(them)),
  ].filter(Boolean).length

/** The kinds of home that may be shown: those asked for, or all but those that are refused; empty where any may. */
export const typesWanted = ({ propertyTypes: asked, not }: PropertyQuery): readonly PropertyType[] =>
  remaining(PROPERTY_TYPES, asked, not?.propertyTypes)

/** The deals, likewise. */
export const dealsWanted = ({ transactionTypes: asked, not }: PropertyQuery): readonly TransactionType[] =>
  remaining(TRANSACTION_TYPES, asked, not?.transactionTypes)

const remaining = <T>(
  all: readonly T[],
  asked: readonly T[],
  refused: readonly T[] | null | undefined,
): readonly T[] =>
  asked.length > 0 || refused == null || refused.length === 0
    ? asked
    : all.filter((it) => !refused.includes(it))

/** The conditions of a sentence as those of a search. */
export const filterOfQuery = (query: PropertyQuery): PropertyFilter => ({
  regionCodes: query.regionCodes,
  propertyTypes: query.propertyTypes,
  transactionTypes: query.transactionTypes,
  salePrice: query.salePrice,
  deposit: query.deposit,
  monthlyRent: query.monthlyRent,
  exclusiveArea: query.exclusiveArea,
  completionYear: query.completionYear,
  totalHouseholds: query.totalHouseholds,
  subwayWalkingTime: query.subwayWalkingTime,
  directTrade: query.directTrade,
  ...Object.fromEntries(
    (['floor', 'floorLevels', 'directions', 'complexNames', 'not'] as const).flatMap((name) =>
      query[name] == null ? [] : [[name, query[name]]],
    ),
  ),
})

const isCondition = (value: unknown): boolean =>
  value != null && value !== '' && (typeof value !== 'object' || Object.values(value).some(isCondition))

/** Whether it leaves anything out at all. Empty lists and ranges without ends say nothing. */
export const hasConditions = (filter: PropertyFilter): boolean => Object.values(filter).some(isCondition)

/** What is said in both is taken from the second. */
export const mergeFilters = (first: PropertyFilter, second: PropertyFilter): PropertyFilter => ({
  ...Object.fromEntries(Object.entries(first).filter(([, value]) => isCondition(value))),
  ...Object.fromEntries(Object.entries(second).filter(([, value]) => isCondition(value))),
  ...(isCondition(first.not) && isCondition(second.not) && { not: mergeExclusions(first.not, second.not) }),
})

/** Nothing of either. */
export const mergeExclusions = (
  first: PropertyExclusion | null | undefined,
  second: PropertyExclusion | null | undefined,
): PropertyExclusion => {
  const both = [first ?? {}, second ?? {}].flatMap((part) => Object.entries(part))
  const merged: Record<string, unknown[]> = {}
  for (const [name, values] of both)
    for (const value of values ?? []) {
      const there = (merged[name] ??= [])
      if (!there.some((one) => JSON.stringify(one) === JSON.stringify(value))) there.push(value)
    }
  return propertyExclusion.parse(merged)
}
