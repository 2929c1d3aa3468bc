import { parentCodes, parentOf, regionLevel, type Region } from '../../domain/region.ts'
import { readTable } from './table.ts'

export interface SeedRegion extends Region {
  parentCode: string | null
  latitude: number
  longitude: number
}

/** Every 시도 and 시군구 of the country and the dongs that the demo data lies in, parents before their children. */
export const demoRegions = (): SeedRegion[] => {
  const rows = readTable('regions.tsv', ['code', 'fullName', 'latitude', 'longitude'])
  const byCode = new Map(rows.map((row) => [row.code, row]))
  return rows
    .map((row) => ({
      code: row.code,
      name: row.fullName.slice(row.fullName.lastIndexOf(' ') + 1),
      fullName: row.fullName,
      level: regionLevel(row.code),
      parentCode: parentOf(row, (code) => byCode.get(code))?.code ?? null,
      latitude: Number(row.latitude),
      longitude: Number(row.longitude),
    }))
    .toSorted((a, b) => parentCodes(a.code).length - parentCodes(b.code).length || (a.code < b.code ? -1 : 1))
}
