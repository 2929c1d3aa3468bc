import { PROPERTY_KINDS, PROPERTY_TYPES } from '../domain/property-kind.ts'
import type { PropertyKind, PropertyType } from '../domain/property-kind.ts'

/** What a column of a 실거래가 download means, by the header that names it; layouts differ by year and kind of home. */
const COLUMNS = {
  region: ['시군구'],
  lot: ['번지', '지번'],
  complexName: ['단지명', '건물명'],
  leaseKind: ['전월세구분'],
  exclusiveArea: ['전용면적'],
  totalFloorArea: ['연면적', '계약면적'],
  plotArea: ['대지면적'],
  contractMonth: ['계약년월'],
  contractDay: ['계약일'],
  salePrice: ['거래금액'],
  deposit: ['보증금', '보증금액'],
  monthlyRent: ['월세금', '월세', '월세금액'],
  building: ['동'],
  floor: ['층'],
  buildYear: ['건축년도'],
  road: ['도로명'],
  cancelled: ['해제여부'],
  cancelledOn: ['해제사유발생일'],
  dealing: ['거래유형'],
  contractType: ['계약구분'],
  renewalRight: ['갱신요구권사용'],
  homeType: ['주택유형'],
  registeredOn: ['등기일자'],
} as const

export type MolitColumn = keyof typeof COLUMNS
export type MolitHeader = Partial<Record<MolitColumn, number>>

/** “거래금액(만원)” and “갱신요구권 사용” as they are compared: without unit and spaces. */
const bare = (cell: string) => cell.replace(/\([^)]*\)/g, '').replace(/\s+/g, '')

/** The position of each known column, or undefined where the line is not the header (the preamble varies in length). */
export const readHeader = (cells: string[]): MolitHeader | undefined => {
  const names = cells.map(bare)
  if (!names.includes('시군구') || !names.includes('계약년월')) return undefined
  const header: MolitHeader = {}
  for (const [column, aliases] of entriesOf(COLUMNS)) {
    const position = names.findIndex((name) => aliases.some((alias) => alias === name))
    if (position >= 0) header[column] = position
  }
  return header
}

/** The columns without which nothing can be read from a file. */
export const missingColumns = (header: MolitHeader): string[] => {
  const needed: MolitColumn[] = isRent(header)
    ? ['contractDay', 'deposit', 'monthlyRent', 'leaseKind']
    : ['contractDay', 'salePrice']
  return needed.filter((column) => header[column] === undefined).map((column) => COLUMNS[column][0])
}

export const isRent = (header: MolitHeader) => header.deposit !== undefined || header.leaseKind !== undefined

/** The kinds of home whose deals the ministry publishes. */
export const REPORTED_TYPES = PROPERTY_TYPES.filter((type) => PROPERTY_KINDS[type].ministry !== null)

const reportedAs = (
  read: (kind: NonNullable<PropertyKind['ministry']>) => RegExp,
  text: string,
): PropertyType | undefined =>
  REPORTED_TYPES.find((type) => {
    const { ministry } = PROPERTY_KINDS[type]
    return ministry !== null && read(ministry).test(text)
  })

const FOREIGN_WORDS = /분양|입주권|토지|상업|업무용|공장|창고/

/** “아파트(매매)” → APARTMENT; what is not a home → 'FOREIGN'. */
export const propertyTypeOf = (text: string): PropertyType | 'FOREIGN' | undefined => {
  if (FOREIGN_WORDS.test(text)) return 'FOREIGN'
  return reportedAs(({ words }) => words, text)
}

export const propertyTypeOfFileName = (name: string): PropertyType | 'FOREIGN' | undefined =>
  propertyTypeOf(name.normalize('NFC')) ?? reportedAs(({ file }) => file, name)

/** What the layout alone gives away: only apartments have 동 together with 등기일자, only detached houses no name. */
export const propertyTypeOfHeader = (header: MolitHeader, cells: string[]): PropertyType | undefined => {
  if (cells.map(bare).includes('건물명')) return 'VILLA'
  if (header.totalFloorArea !== undefined && header.complexName === undefined) return 'HOUSE'
  return header.building !== undefined && header.registeredOn !== undefined ? 'APARTMENT' : undefined
}

const entriesOf = <K extends string, V>(record: Record<K, V>): [K, V][] => {
  const entries: [K, V][] = []
  for (const key in record) entries.push([key, record[key]])
  return entries
}
