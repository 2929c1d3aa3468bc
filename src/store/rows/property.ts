import type { PropertyType } from '../../domain/property.ts'
import { IS_DEMO_HOME } from '../demo.ts'
import { select } from '../statement.ts'
import type { Queryable } from '../statement.ts'
import { bigintIds, columnList, inOrderOf } from './columns.ts'
import type { Columns } from './columns.ts'

/** A complex, building or home. Areas in ㎡, `completionDate` YYYYMM. */
export interface PropertyRow {
  id: string
  code: string
  name: string
  propertyType: PropertyType
  regionId: string
  regionCode: string
  address: string
  addressDetail: string | null
  latitude: number | null
  longitude: number | null
  exclusiveArea: number | null
  supplyArea: number | null
  exclusiveAreaPyeong: number | null
  supplyAreaPyeong: number | null
  minExclusiveArea: number | null
  maxExclusiveArea: number | null
  representativeArea: number | null
  totalHouseholds: number | null
  totalBuildings: number | null
  completionDate: string | null
  completionYear: number | null
  floorAreaRatio: number | null
  floorInfo: string | null
  direction: string | null
  buildingDescription: string | null
  tags: string[]
  dealCount: number
  leaseCount: number
  rentCount: number
  shortTermRentCount: number
  isDemo: boolean
  createdAt: Date
  updatedAt: Date
}

export const PROPERTY_COLUMNS: Columns<PropertyRow> = {
  id: 're.id',
  code: 're.code',
  name: 're.name',
  propertyType: 're.property_type',
  regionId: 're.region_id',
  regionCode: 're.region_code',
  address: 're.address',
  addressDetail: 're.address_detail',
  latitude: 're.latitude',
  longitude: 're.longitude',
  exclusiveArea: 're.exclusive_area',
  supplyArea: 're.supply_area',
  exclusiveAreaPyeong: 're.exclusive_area_pyeong',
  supplyAreaPyeong: 're.supply_area_pyeong',
  minExclusiveArea: 're.min_exclusive_area',
  maxExclusiveArea: 're.max_exclusive_area',
  representativeArea: 're.representative_area',
  totalHouseholds: 're.total_households',
  totalBuildings: 're.total_buildings',
  completionDate: 're.completion_date',
  completionYear: 're.completion_year',
  floorAreaRatio: 're.floor_area_ratio',
  floorInfo: 're.floor_info',
  direction: 're.direction',
  buildingDescription: 're.building_description',
  tags: 're.tag_list',
  dealCount: 're.deal_count',
  leaseCount: 're.lease_count',
  rentCount: 're.rent_count',
  shortTermRentCount: 're.short_term_rent_count',
  isDemo: IS_DEMO_HOME,
  createdAt: 're.created_at',
  updatedAt: 're.updated_at',
}

const SELECT = `select ${columnList(PROPERTY_COLUMNS)} from real_estate re`

export const propertiesById = async (
  db: Queryable,
  ids: readonly string[],
): Promise<(PropertyRow | null)[]> => {
  const rows = await select<PropertyRow>(
    db,
    'properties_by_id',
    `${SELECT} where re.id = any($1::bigint[])`,
    [bigintIds(ids)],
  )
  return inOrderOf(ids, rows, (row) => row.id)
}

export const propertyByCode = async (db: Queryable, code: string): Promise<PropertyRow | null> => {
  // A code that holds NUL is nobody's; PostgreSQL would refuse it as a value.
  if (code.includes('\0')) return null
  const rows = await select<PropertyRow>(db, 'property_by_code', `${SELECT} where re.code = $1`, [code])
  return rows[0] ?? null
}
