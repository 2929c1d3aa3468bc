import type { PortalComplex } from '../domain/offer.ts'
import { isFields, listOf, textOf } from './document.ts'
import type { Fields } from './document.ts'
import { propertyTypeOfCode } from './listing-codes.ts'
import { readPosition } from './listing-offer.ts'

export const isComplex = (row: Fields): boolean =>
  row['complexNo'] !== undefined || row['markerId'] !== undefined || isFields(row['complexDetail'])

/** A complex from its detail page (05-data-formats 4.2) or its marker (4.1), or why the row cannot be taken. */
export const readComplex = (page: Fields): PortalComplex | string => {
  const row = isFields(page['complexDetail']) ? { ...page, ...page['complexDetail'] } : page
  const text = (...names: string[]): string =>
    names.map((name) => textOf(row[name]).trim()).find((value) => value !== '' && value !== '-') ?? ''
  const complexNo = text('complexNo', 'markerId')
  if (!/^[\w-]{1,40}$/.test(complexNo)) return `the complex number “${complexNo}” is not one`
  const name = text('complexName')
  if (name === '' || name.includes('\uFFFD')) return 'the complex has no readable name'
  const propertyType = propertyTypeOfCode(text('realEstateTypeCode'), text('realEstateTypeName'))
  if (propertyType === undefined || propertyType === 'FOREIGN')
    return `“${text('realEstateTypeName', 'realEstateTypeCode')}” is not a kind of home`
  const [address, road] = [
    [text('cortarAddress', 'address'), text('detailAddress')],
    [text('roadAddressPrefix'), text('roadAddress')],
  ].map((parts) => parts.filter((part) => part !== '').join(' '))
  return {
    complexNo,
    name,
    propertyType,
    regionCode: /^\d{10}$/.test(text('cortarNo')) ? text('cortarNo') : null,
    address: address || null,
    roadAddress: road || null,
    ...readPosition(text('latitude'), text('longitude')),
    totalHouseholds: countOf(text('totalHouseholdCount', 'totalHouseHoldCount')),
    totalBuildings: countOf(text('totalDongCount')),
    completionDate: monthOf(text('useApproveYmd', 'completionYearMonth')),
    // 용적률 by value, whatever the name suggests; btlRatio is 건폐율.
    floorAreaRatio: positive(text('batlRatio', 'floorAreaRatio')),
    ...readPlans(listOf(row['pyeongs'] ?? row['complexPyeongDetailList'])),
  }
}

const positive = (text: string): number | null =>
  /^\d+(\.\d+)?$/.test(text) && Number(text) > 0 ? Number(text) : null
const countOf = (text: string): number | null =>
  /^\d{1,6}$/.test(text) && Number(text) > 0 ? Number(text) : null
const monthOf = (text: string): string | null =>
  /^(?:18|19|20|21)\d{2}(?:0[1-9]|1[0-2])/.test(text) ? text.slice(0, 6) : null

/** The kinds of flats. The supply area is that of the most frequent one. */
const readPlans = (
  plans: unknown[],
): Pick<PortalComplex, 'minExclusiveArea' | 'maxExclusiveArea' | 'supplyArea'> => {
  const rows = plans.filter(isFields)
  const exclusive = rows.map((row) => positive(textOf(row['exclusiveArea']).trim())).filter((a) => a !== null)
  const frequent = rows.toSorted(
    (a, b) => Number(textOf(b['householdCountByPyeong'])) - Number(textOf(a['householdCountByPyeong'])),
  )[0]
  const supply = frequent && textOf(frequent['supplyAreaDouble'] ?? frequent['supplyArea']).trim()
  return {
    minExclusiveArea: exclusive.length > 0 ? Math.min(...exclusive) : null,
    maxExclusiveArea: exclusive.length > 0 ? Math.max(...exclusive) : null,
    supplyArea: supply === undefined ? null : positive(supply),
  }
}
