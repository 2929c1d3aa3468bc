import { RealEstate } from '../entities/real-estate.ts'
import { IS_DEMO_HOME } from '../demo.ts'
import { rowsBy } from './read.ts'
import { made, rowOf } from './row.ts'
import type { RowIn } from './row.ts'

/** A complex, building or home. */
export const PROPERTY = rowOf(RealEstate, 're', {
  leave: ['searchGrams'],
  named: { regionId: 'region' },
  made: { isDemo: made('boolean', IS_DEMO_HOME) },
})
export type PropertyRow = RowIn<typeof PROPERTY>

export const propertiesById = rowsBy(PROPERTY, 'id')
export const propertiesByCode = rowsBy(PROPERTY, 'code')
