import { defineEntity, p } from '@mikro-orm/core'
import { REGION_LEVELS } from '../../domain/region.ts'
import { serialId, sortText, double } from './columns.ts'

export const RegionSchema = defineEntity({
  name: 'Region',
  tableName: 'region',
  properties: {
    id: serialId(),
    code: sortText().unique(),
    name: sortText(),
    fullName: sortText(),
    level: p.enum(REGION_LEVELS),
    parent: () => p.manyToOne(Region).ref().nullable().deleteRule('restrict').index(),
    latitude: double().nullable(),
    longitude: double().nullable(),
    isActive: p.boolean().default(true),
  },
  indexes: [{ properties: ['name'] }],
  checks: [
    { name: 'region_code_format', expression: `code ~ '^[0-9]{10}$'` },
    { name: 'region_latitude_range', expression: `latitude >= '-90' and latitude <= '90'` },
    { name: 'region_longitude_range', expression: `longitude >= '-180' and longitude <= '180'` },
  ],
})
export class Region extends RegionSchema.class {}
RegionSchema.setClass(Region)
