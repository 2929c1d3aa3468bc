import type { Prose } from './prose.ts'
import { z } from 'zod'
import { manwon } from './money.ts'
import { areaRange, PROPERTY_TYPES, TRANSACTION_TYPES } from './property.ts'

/** One month of concluded deals. Prices in 만원: the sale price, the jeonse deposit, or the monthly rent. */
export const pricePoint = z.object({
  month: z.string().regex(/^\d{4}-\d{2}$/),
  averagePrice: manwon.nullable(),
  medianPrice: manwon.nullable(),
  minPrice: manwon.nullable(),
  maxPrice: manwon.nullable(),
  volume: z.int().min(0),
})
export type PricePoint = z.infer<typeof pricePoint>

export const MAX_MARKET_MONTHS = 120
export const DEFAULT_MARKET_MONTHS = 12
/** Fewer deals than this in a window give null instead of a statistic that one deal decides. */
export const MIN_DEALS = 3

export const marketQuery = z.object({
  regionCode: z.string().regex(/^\d{10}$/, 'a region code has 10 digits (법정동코드)'),
  propertyType: z.enum(PROPERTY_TYPES).nullish(),
  transactionType: z.enum(TRANSACTION_TYPES),
  months: z.int().min(1).max(MAX_MARKET_MONTHS).nullish(),
  /** ㎡; deals of homes of that size only. */
  exclusiveArea: areaRange.nullish(),
  /** One complex of the region. */
  complexId: z
    .string()
    .regex(/^\d{1,18}$/)
    .nullish(),
})
export type MarketQuery = z.infer<typeof marketQuery>

/** A complex of homes, or a home on its own. */
const complex = z.object({ id: z.string(), name: z.string() })
export type Complex = z.infer<typeof complex>

/** Words that may name a complex, and where it would lie. */
export interface ComplexQuery {
  text: Prose
  regionCode: string
  propertyType: MarketQuery['propertyType']
}

/** Deals of some months on end, and what a 평 of them cost in the middle. 만원. */
const stretch = z.object({
  firstMonth: z.string(),
  lastMonth: z.string(),
  pricePerPyeong: manwon,
  deals: z.int().min(0),
})
export type Stretch = z.infer<typeof stretch>

/**
 * Statistics of concluded deals (실거래, cancelled ones left out) of a region over the last `months` months up to
 * `asOfMonth`. Prices in 만원: sale price, jeonse deposit or monthly rent by `transactionType`; null where fewer than
 * {@link MIN_DEALS} deals were found.
 */
export const marketStatistics = z.object({
  regionCode: z.string(),
  regionName: z.string(),
  propertyType: z.enum(PROPERTY_TYPES).nullable(),
  transactionType: z.enum(TRANSACTION_TYPES),
  months: z.int(),
  /** The deals are invented, for the demonstration; absent in what was stored before anybody asked. */
  isDemo: z.boolean().optional(),
  /** No deal is known at all, here or elsewhere. */
  isEmpty: z.boolean().optional(),
  /** YYYY-MM, the last month of the window; null where the region has no deals at all. */
  asOfMonth: z.string().nullable(),
  averagePrice: manwon.nullable(),
  medianPrice: manwon.nullable(),
  minPrice: manwon.nullable(),
  maxPrice: manwon.nullable(),
  /** Median price ÷ 평 of the exclusive area, 만원 a 평. */
  pricePerPyeong: manwon.nullable(),
  transactionCount: z.int().min(0),
  /** Median jeonse deposit ÷ median sale price, percent, same complexes and area bands, same window. */
  jeonseRatio: z.number().nullable(),
  /** Percent, median ㎡ price of the last third of the window against its first third. */
  changeRate: z.number().nullable(),
  /** The first and the last third of the window, which `changeRate` compares; null or absent where it is null. */
  movement: z.object({ from: stretch, to: stretch }).nullish(),
  series: z.array(pricePoint),
  /** Where only homes of that size, or of one complex, were looked at. */
  exclusiveArea: areaRange.nullish(),
  complex: complex.nullish(),
})
export type MarketStatistics = z.infer<typeof marketStatistics>
