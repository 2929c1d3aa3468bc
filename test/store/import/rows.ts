import type { ReportedDeal } from '../../../src/domain/deal.ts'
import type { SourceRow } from '../../../src/domain/source-row.ts'

/** Values or problems as an importer reads them, on lines 2, 3, … */
export async function* sourceRows<T>(...items: (T | { problem: string })[]): AsyncGenerator<SourceRow<T>> {
  for (const [index, item] of items.entries()) {
    const line = index + 2
    yield isProblemItem(item) ? { line, problem: item.problem } : { line, value: item }
  }
}

const isProblemItem = (item: unknown): item is { problem: string } =>
  typeof item === 'object' && item !== null && 'problem' in item

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
