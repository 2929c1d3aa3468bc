import { z } from 'zod'
import { LOAN_CATEGORIES } from '../../domain/loan/product.ts'
import { MAX_MARKET_MONTHS } from '../../domain/market.ts'
import { manwon } from '../../domain/money.ts'
import { PROPERTY_TYPES, TRANSACTION_TYPES } from '../../domain/property.ts'

/** What a model may return. Places are names: codes are looked up, never made up. */
export const words = (count: number) => z.array(z.string().min(1).max(80)).max(count)
export const placeName = z
  .string()
  .min(1)
  .max(40)
  .describe('A Korean place name as a person writes it, for example 강남구 or 성남시 분당구')

const bounds = <T extends z.ZodType<number>>(amount: T) =>
  z.object({ min: amount.nullable(), max: amount.nullable() }).nullable()
const count = z.int().min(0).max(1_000_000)

export const searchOutput = z.object({
  keywords: z.object({ legal: words(10), realEstate: words(10), loan: words(10), general: words(10) }),
  legal: z.object({ query: z.string().min(1).max(1000), lawName: z.string().max(60).nullable() }).nullable(),
  market: z
    .array(
      z.object({
        place: placeName,
        propertyType: z.enum(PROPERTY_TYPES).nullable(),
        transactionType: z.enum(TRANSACTION_TYPES),
        months: z.int().min(1).max(MAX_MARKET_MONTHS).nullable(),
      }),
    )
    .max(6),
  property: z
    .object({
      places: z.array(placeName).max(10),
      propertyTypes: z.array(z.enum(PROPERTY_TYPES)),
      transactionTypes: z.array(z.enum(TRANSACTION_TYPES)),
      salePrice: bounds(manwon),
      deposit: bounds(manwon),
      monthlyRent: bounds(manwon),
      exclusiveArea: bounds(z.number().min(0).max(100_000)).describe('㎡; one 평 is 3.305785 ㎡'),
      completionYear: bounds(z.int().min(1900).max(2200)),
      totalHouseholds: bounds(count),
      subwayWalkingTime: bounds(count).describe('Minutes'),
      directTrade: z.boolean().nullable(),
      includesNearbyFacilities: z.boolean(),
      includesAgent: z.boolean(),
      unrecognized: words(10).describe('Conditions of the question that no field can express'),
    })
    .nullable(),
  loan: z
    .object({
      category: z.enum(LOAN_CATEGORIES).nullable(),
      maxRate: z.number().min(0).max(100).nullable(),
      companyName: z.string().max(60).nullable(),
      amount: manwon.nullable(),
      keywords: words(10),
    })
    .nullable(),
  assumptions: z.array(z.object({ name: z.string().max(60), value: z.string().max(200) })).max(6),
})
export type SearchOutput = z.infer<typeof searchOutput>
