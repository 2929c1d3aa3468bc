import type { PropertyFilter, PropertyOrder, PropertyType, TransactionType } from './property.ts'

export interface NearbyFacilities {
  subwayLine: string | null
  subwayStation: string | null
  /** Metres. */
  subwayDistance: number | null
  /** Minutes on foot. */
  subwayWalkingTime: number | null
  elementarySchools: string[]
  middleSchools: string[]
  highSchools: string[]
}

export interface ListingAgent {
  agentName: string | null
  companyName: string | null
  isDirectTrade: boolean
}

/** A listing as an answer needs it: the offer, the home, and what was asked about its surroundings. Money in 만원, areas in ㎡. */
export interface ListingHit {
  propertyId: string
  transactionId: string
  code: string
  name: string
  propertyType: PropertyType
  regionCode: string
  regionName: string
  address: string
  transactionType: TransactionType
  salePrice: number | null
  deposit: number | null
  monthlyRent: number | null
  exclusiveArea: number | null
  floor: number | null
  /** YYYYMM. */
  completionDate: string | null
  totalHouseholds: number | null
  tags: string[]
  /** 0..100; null where none was calculated. */
  trustScore: number | null
  /** Null unless asked for. */
  nearby: NearbyFacilities | null
  /** Null unless there is data. */
  agent: ListingAgent | null
  isFavorited: boolean
  /** Invented, for the demonstration. */
  isDemo: boolean
}

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
