import { parentCodes, parentOf, regionLevel, type Region } from '../../domain/region.ts'
import { readTable } from './table.ts'

export interface PlacedRegion extends Region {
  parentCode: string | null
  latitude: number
  longitude: number
}

const nameIn = (fullName: string): string => fullName.slice(fullName.lastIndexOf(' ') + 1)

/** 시·도 and 시군구 that are in force no more, and whose names people still use: what they are now, dated rules tell. */
export const formerRegions = (): Region[] =>
  readTable(new URL('./former-regions.tsv', import.meta.url), ['code', 'fullName']).map(
    ({ code, fullName }) => ({
      code,
      name: nameIn(fullName),
      fullName,
      level: regionLevel(code),
    }),
  )

/** Every 시도 and 시군구 of the country and the dongs that the demo data lies in, parents before their children. */
export const shippedRegions = (): PlacedRegion[] => {
  const rows = readTable(new URL('./regions.tsv', import.meta.url), [
    'code',
    'fullName',
    'latitude',
    'longitude',
  ])
  const byCode = new Map(rows.map((row) => [row.code, row]))
  return rows
    .map((row) => ({
      code: row.code,
      name: nameIn(row.fullName),
      fullName: row.fullName,
      level: regionLevel(row.code),
      parentCode: parentOf(row, (code) => byCode.get(code))?.code ?? null,
      latitude: Number(row.latitude),
      longitude: Number(row.longitude),
    }))
    .toSorted((a, b) => parentCodes(a.code).length - parentCodes(b.code).length || (a.code < b.code ? -1 : 1))
}
