import type { Region, RegionLevel } from '../../domain/region.ts'
import { select } from '../statement.ts'
import type { Queryable } from '../statement.ts'
import { bigintIds, columnList, inOrderOf } from './columns.ts'
import type { Columns } from './columns.ts'

export interface RegionRow extends Region {
  id: string
  level: RegionLevel
  parentId: string | null
  latitude: number | null
  longitude: number | null
  isActive: boolean
}

export const REGION_COLUMNS: Columns<RegionRow> = {
  id: 'r.id',
  code: 'r.code',
  name: 'r.name',
  fullName: 'r.full_name',
  level: 'r.level',
  parentId: 'r.parent_id',
  latitude: 'r.latitude',
  longitude: 'r.longitude',
  isActive: 'r.is_active',
}

const SELECT = `select ${columnList(REGION_COLUMNS)} from region r`

export const regionsById = async (db: Queryable, ids: readonly string[]): Promise<(RegionRow | null)[]> => {
  const rows = await select<RegionRow>(db, 'regions_by_id', `${SELECT} where r.id = any($1::bigint[])`, [
    bigintIds(ids),
  ])
  return inOrderOf(ids, rows, (row) => row.id)
}

export const regionsByCode = async (
  db: Queryable,
  codes: readonly string[],
): Promise<(RegionRow | null)[]> => {
  const rows = await select<RegionRow>(db, 'regions_by_code', `${SELECT} where r.code = any($1::text[])`, [
    codes,
  ])
  return inOrderOf(codes, rows, (row) => row.code)
}
