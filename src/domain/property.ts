import { z } from 'zod'
import { manwon } from './money.ts'

export const PROPERTY_TYPES = ['APARTMENT', 'OFFICETEL', 'VILLA', 'ONEROOM', 'HOUSE'] as const
export type PropertyType = (typeof PROPERTY_TYPES)[number]

export const TRANSACTION_TYPES = ['SALE', 'JEONSE', 'RENT'] as const
export type TransactionType = (typeof TRANSACTION_TYPES)[number]

/** LISTING is an asking price on the market; DEAL is a reported, concluded transaction (실거래). */
export const TRANSACTION_KINDS = ['LISTING', 'DEAL'] as const
export type TransactionKind = (typeof TRANSACTION_KINDS)[number]

export const PROPERTY_TYPE_LABELS = {
  APARTMENT: { ko: '아파트', en: 'apartment' },
  OFFICETEL: { ko: '오피스텔', en: 'officetel' },
  VILLA: { ko: '빌라', en: 'villa' },
  ONEROOM: { ko: '원룸', en: 'one-room' },
  HOUSE: { ko: '단독·다가구', en: 'house' },
} as const satisfies Record<PropertyType, { ko: string; en: string }>

export const TRANSACTION_TYPE_LABELS = {
  SALE: { ko: '매매', en: 'sale' },
  JEONSE: { ko: '전세', en: 'jeonse' },
  RENT: { ko: '월세', en: 'monthly rent' },
} as const satisfies Record<TransactionType, { ko: string; en: string }>

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

/** What a listing search may ask for. Bounds are inclusive; null or missing means “any”. */
export const propertyFilter = z.object({
  text: z.string().trim().max(200).nullish(),
  regionCodes: z.array(regionCode).max(200).nullish(),
  bounds: mapBounds.nullish(),
  propertyTypes: z.array(z.enum(PROPERTY_TYPES)).max(PROPERTY_TYPES.length).nullish(),
  transactionTypes: z.array(z.enum(TRANSACTION_TYPES)).max(TRANSACTION_TYPES.length).nullish(),
  salePrice: manwonRange.nullish(),
  deposit: manwonRange.nullish(),
  monthlyRent: manwonRange.nullish(),
  exclusiveArea: areaRange.nullish(),
  completionYear: yearRange.nullish(),
  totalHouseholds: countRange.nullish(),
  subwayWalkingTime: countRange.nullish(),
  trustScore: scoreRange.nullish(),
  tags: z.array(z.string().trim().min(1).max(40)).max(20).nullish(),
  directTrade: z.boolean().nullish(),
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

/**
 * What the reader understood of a sentence (03-language). Bounds as in {@link propertyFilter};
 * `unrecognized` holds the words that look like a condition and were not understood.
 */
export const propertyQuery = z.object({
  regionCodes: z.array(regionCode),
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

/** How many conditions of a home it has; its place, and what is near it, are none. */
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
  ].filter(Boolean).length

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
})

const isCondition = (value: unknown): boolean =>
  value != null &&
  (typeof value !== 'object' || Object.values(value).some((part: unknown) => part != null)) &&
  value !== ''

/** Whether it leaves anything out at all. Empty lists and ranges without ends say nothing. */
export const hasConditions = (filter: PropertyFilter): boolean => Object.values(filter).some(isCondition)

/** What is said in both is taken from the second. */
export const mergeFilters = (first: PropertyFilter, second: PropertyFilter): PropertyFilter => ({
  ...Object.fromEntries(Object.entries(first).filter(([, value]) => isCondition(value))),
  ...Object.fromEntries(Object.entries(second).filter(([, value]) => isCondition(value))),
})
