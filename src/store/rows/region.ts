import { Region } from '../entities/region.ts'
import { rowsBy } from './read.ts'
import { rowOf } from './row.ts'
import type { RowIn } from './row.ts'

export const REGION = rowOf(Region, 'r', { named: { parentId: 'parent' } })
export type RegionRow = RowIn<typeof REGION>

export const regionsById = rowsBy(REGION, 'id')
export const regionsByCode = rowsBy(REGION, 'code')
