import type { PropertyType, TransactionType } from './property.ts'

/** A listing as a portal shows it: what somebody asks, never what was paid. Money in whole 만원, areas in ㎡. */
export interface PortalOffer {
  articleNo: string
  /** The complex that it lies in, by the portal's number; null for a home on its own. */
  complexNo: string | null
  name: string
  propertyType: PropertyType
  transactionType: TransactionType
  salePrice: number | null
  deposit: number | null
  monthlyRent: number | null
  /** 단기임대: a monthly rent, and no price to compare usual rents with. */
  isShortTerm: boolean
  supplyArea: number | null
  exclusiveArea: number | null
  /** The broker had put the two areas the wrong way round. */
  areasWereSwapped: boolean
  floor: number | null
  /** “3/15”, “고/15”. */
  floorText: string | null
  direction: string | null
  building: string | null
  /** YYYYMMDD. */
  confirmedOn: string | null
  tags: string[]
  description: string | null
  realtorName: string | null
  isDirectTrade: boolean | null
  regionCode: string | null
  regionName: string | null
  address: string | null
  latitude: number | null
  longitude: number | null
  /** Minutes on foot. */
  subwayWalkingTime: number | null
}

/** A complex as a portal shows it, in its detail page or as a marker on the map; null is “not told there”. */
export interface PortalComplex {
  complexNo: string
  name: string
  propertyType: PropertyType
  regionCode: string | null
  address: string | null
  roadAddress: string | null
  latitude: number | null
  longitude: number | null
  totalHouseholds: number | null
  totalBuildings: number | null
  /** YYYYMM. */
  completionDate: string | null
  floorAreaRatio: number | null
  minExclusiveArea: number | null
  maxExclusiveArea: number | null
  supplyArea: number | null
}

/** One record of a portal's export. A refused one keeps its number: it is still on the market. */
export type PortalRecord =
  | { kind: 'OFFER'; offer: PortalOffer }
  | { kind: 'COMPLEX'; complex: PortalComplex }
  | { kind: 'REFUSED'; articleNo: string; problem: string }
