import type { PropertyType } from '../../domain/property.ts'
import type { ApartmentKind } from './names.ts'
import type { Quarter } from './quarters.ts'
import type { Walk } from './stations.ts'

/** A row of `real_estate`; counts are those of its listings. */
export interface PropertyRow {
  code: string
  name: string
  propertyType: PropertyType
  regionCode: string
  address: string
  addressDetail: string | null
  latitude: number
  longitude: number
  exclusiveArea: number
  supplyArea: number | null
  minExclusiveArea: number
  maxExclusiveArea: number
  /** The exclusive area of most of its units. */
  representativeArea: number
  totalHouseholds: number | null
  totalBuildings: number | null
  /** YYYYMM. */
  completionDate: string
  floorAreaRatio: number | null
  floorInfo: string | null
  direction: string | null
  buildingDescription: string | null
  tags: string[]
  dealCount: number
  leaseCount: number
  rentCount: number
  shortTermRentCount: number
}

/** A home with what its prices follow from. */
export interface Home {
  row: PropertyRow
  quarter: Quarter
  kind: ApartmentKind
  /** Exclusive areas that are sold or let in it, the most frequent first. */
  areas: [number, ...number[]]
  topFloor: number
  walk: Walk | null
  /** 만원 a ㎡ today, before the size of the single home. */
  unitPrice: number
  jeonseRatio: number
  shortTerm: boolean
}
