import { Region } from '../entities/region.ts'
import { rowsBy } from './read.ts'
import { rowOf } from './row.ts'
import type { RowIn } from './row.ts'

export const REGION = rowOf(Region, 'r', { named: { parentId: 'parent' } })
export type RegionRow = RowIn<typeof REGION>

/** What a region is called. */
export const NAMED_REGION = rowOf(Region, 'r', { only: ['code', 'name', 'fullName', 'level'] })

export const regionsById = rowsBy(REGION, 'id')
export const regionsByCode = rowsBy(REGION, 'code')
