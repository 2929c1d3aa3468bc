import type { PropertyType, TransactionType } from './property.ts'

/**
 * A concluded transaction as it was reported to the ministry (국토교통부 실거래가). Money in whole 만원, areas in ㎡, days as
 * YYYY-MM-DD. Null is “the source does not say”.
 */
export interface ReportedDeal {
  propertyType: PropertyType
  transactionType: TransactionType
  /**
   * 법정동코드 where the source has one, else the full name, “경기도 성남시 분당구 정자동”. A code of five digits is a 시군구,
   * and the name then tells the place in it, “정자동”.
   */
  regionCode: string | null
  regionName: string | null
  /** 단지명 or 건물명; null for detached houses. */
  complexName: string | null
  /** 지번, masked for detached houses (“1**”). */
  lotNumber: string | null
  roadAddress: string | null
  exclusiveArea: number | null
  /** 연면적 (rent: 계약면적) of a detached house, which has no exclusive area. */
  totalFloorArea: number | null
  /** 대지면적 of a detached house. */
  plotArea: number | null
  contractDate: string
  salePrice: number | null
  deposit: number | null
  monthlyRent: number | null
  /** Negative below ground. */
  floor: number | null
  /** 동 within the complex (“605”), told only after registration. */
  building: string | null
  buildYear: number | null
  isCancelled: boolean
  cancelledOn: string | null
  isDirectTrade: boolean | null
  contractType: '신규' | '갱신' | null
  renewalRightUsed: boolean | null
}
