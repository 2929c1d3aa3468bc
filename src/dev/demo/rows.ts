import type { TransactionKind, TransactionType } from '../../domain/property.ts'
import type { DEMO_SOURCE } from '../../store/demo.ts'
import type { PropertyRow } from './home.ts'

/** A row of `transaction`. Days are YYYY-MM-DD, instants ISO. */
export interface TransactionRow {
  propertyCode: string
  regionCode: string
  kind: TransactionKind
  transactionType: TransactionType
  salePrice: number | null
  deposit: number | null
  monthlyRent: number | null
  transactionDate: string | null
  exclusiveArea: number
  floor: number | null
  articleNo: string | null
  /** YYYYMMDD. */
  articleConfirmYmd: string | null
  isCancelled: boolean
  cancelledOn: string | null
  isDirectTrade: boolean | null
  contractType: '신규' | '갱신' | null
  renewalRightUsed: boolean | null
  source: typeof DEMO_SOURCE
  /** Unique within the source. */
  sourceKey: string
  listedAt: string
  closedAt: string | null
}

/** A row of `nearby_facility`. */
export interface FacilityRow {
  propertyCode: string
  subwayLine: string | null
  subwayStation: string | null
  subwayDistance: number | null
  subwayWalkingTime: number | null
  elementarySchools: string[]
  middleSchools: string[]
  highSchools: string[]
}

/** A row of `real_estate_agent` that belongs to a listing. */
export interface AgentRow {
  articleNo: string
  agentName: string | null
  companyName: string | null
  isDirectTrade: boolean
}

export interface DemoEstate {
  properties: PropertyRow[]
  facilities: FacilityRow[]
  agents: AgentRow[]
  /** Listings, then deals. */
  transactions: TransactionRow[]
}
