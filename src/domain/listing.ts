import { z } from 'zod'
import { PROPERTY_TYPES, TRANSACTION_TYPES } from './property.ts'
import type { PropertyFilter, PropertyOrder } from './property.ts'

const text = z.string().nullable()
const number = z.number().nullable()

const nearbyFacilities = z.object({
  subwayLine: text,
  subwayStation: text,
  /** Metres. */
  subwayDistance: number,
  /** Minutes on foot. */
  subwayWalkingTime: number,
  elementarySchools: z.array(z.string()),
  middleSchools: z.array(z.string()),
  highSchools: z.array(z.string()),
})

const listingAgent = z.object({ agentName: text, companyName: text, isDirectTrade: z.boolean() })

/** A listing as an answer needs it: the offer, the home, and what was asked about its surroundings. Money in 만원, areas in ㎡. */
export const listingHit = z.object({
  propertyId: z.string(),
  transactionId: z.string(),
  code: z.string(),
  name: z.string(),
  propertyType: z.enum(PROPERTY_TYPES),
  regionCode: z.string(),
  regionName: z.string(),
  address: z.string(),
  transactionType: z.enum(TRANSACTION_TYPES),
  salePrice: number,
  deposit: number,
  monthlyRent: number,
  exclusiveArea: number,
  floor: number,
  /** YYYYMM. */
  completionDate: text,
  totalHouseholds: number,
  tags: z.array(z.string()),
  /** 0..100; null where none was calculated. */
  trustScore: number,
  /** Null unless asked for. */
  nearby: nearbyFacilities.nullable(),
  /** Null unless there is data. */
  agent: listingAgent.nullable(),
  isFavorited: z.boolean(),
  /** Invented, for the demonstration. */
  isDemo: z.boolean(),
})
export type ListingHit = z.infer<typeof listingHit>

export interface ListingQuery {
  filter: PropertyFilter
  order: PropertyOrder
  first: number
  includeNearby: boolean
  includeAgent: boolean
  userId: string | null
  /** Only these, by transaction id, as far as they are still offered; null: all there are. */
  among?: readonly string[] | null
  /** None of these. */
  except?: readonly string[] | null
}

export interface ListingPage {
  items: ListingHit[]
  /** Exact up to 10,000, then 10,000 with `capped`. */
  totalCount: number
  capped: boolean
  /** Nothing is offered at all, whatever one looks for. */
  isEmpty: boolean
}

/** A station as it is called in full: 공덕 is 공덕역. */
export const stationName = (name: string): string => (name.endsWith('역') ? name : `${name}역`)
