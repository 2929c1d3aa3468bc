import type { ReportedDeal } from '../../src/domain/deal.ts'

/** The apartment sale that the sources' sample rows tell, as their readers must tell it. */
export const reportedSale = (changes: Partial<ReportedDeal> = {}): ReportedDeal => ({
  propertyType: 'APARTMENT',
  transactionType: 'SALE',
  regionCode: null,
  regionName: '경기도 성남시 분당구 정자동',
  complexName: '파크뷰',
  lotNumber: '6',
  roadAddress: '정자일로 248',
  exclusiveArea: 84.99,
  totalFloorArea: null,
  plotArea: null,
  contractDate: '2026-04-07',
  salePrice: 181_100,
  deposit: null,
  monthlyRent: null,
  floor: 10,
  building: null,
  buildYear: 2004,
  isCancelled: false,
  cancelledOn: null,
  isDirectTrade: false,
  contractType: null,
  renewalRightUsed: null,
  ...changes,
})
