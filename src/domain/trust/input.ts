import type { Said } from '../message/say.ts'
import type { PropertyType, TransactionType } from '../property.ts'

/** The middle of the deals that a listing is compared with. */
export interface TrustPeer {
  /** COMPLEX: deals in the same complex; DONG: of the same type of property in the same dong. Same area band either way. */
  scope: 'COMPLEX' | 'DONG'
  /** Comparable amount ÷ ㎡, 만원. */
  unitValue: number
  deals: number
}

/** An open listing of the property. Money in 만원. */
export interface TrustListing {
  transactionType: TransactionType
  salePrice: number | null
  deposit: number | null
  monthlyRent: number | null
  exclusiveArea: number | null
  floor: number | null
  /** YYYY-MM-DD. */
  confirmedOn: string | null
  isDirectTrade: boolean | null
  /** A named brokerage offers it. */
  hasAgent: boolean
  peer: TrustPeer | null
}

/** What is known about the building; null where it is not. */
export interface TrustFacts {
  propertyType: PropertyType
  address: string | null
  latitude: number | null
  exclusiveArea: number | null
  supplyArea: number | null
  totalHouseholds: number | null
  completionYear: number | null
  floorAreaRatio: number | null
  direction: string | null
  floorInfo: string | null
}

export interface TrustInput {
  /** YYYY-MM-DD. */
  today: string
  facts: TrustFacts
  listings: readonly TrustListing[]
  /** Reported sales of the property, and how many of them were cancelled. */
  sales: number
  cancelledSales: number
  /** Median jeonse deposit ÷ median sale price of like homes (0.7 = 70 %). */
  jeonseRatio: { ratio: number; scope: TrustPeer['scope'] } | null
}

/** One judgement before weighing: `coverage` (0..1) says how much of the needed data there was. */
export interface Judgement {
  score: number
  coverage: number
  evidence: Said
}

export const nothing = (evidence: Said): Judgement => ({ score: 0, coverage: 0, evidence })
