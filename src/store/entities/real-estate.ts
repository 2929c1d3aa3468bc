import { defineEntity, p } from '@mikro-orm/core'
import { PROPERTY_TYPES, PYEONG } from '../../domain/property.ts'
import { createdAt, serialId, sortText, updatedAt, double } from './columns.ts'
import { Region } from './region.ts'

const inPyeong = (column: string) => `((${column} / (${PYEONG})::double precision)) stored`

export const RealEstateSchema = defineEntity({
  name: 'RealEstate',
  tableName: 'real_estate',
  properties: {
    id: serialId(),
    code: sortText().unique(),
    name: sortText(),
    propertyType: p.enum(PROPERTY_TYPES),
    region: () => p.manyToOne(Region).ref().deleteRule('restrict').index(),
    /** The region's code again: a prefix of it selects everything in a 시도, 시군구 or 동 without a join. */
    regionCode: sortText(),
    address: p.text(),
    addressDetail: p.text().nullable(),
    latitude: double().nullable(),
    longitude: double().nullable(),
    exclusiveArea: double().nullable(),
    supplyArea: double().nullable(),
    exclusiveAreaPyeong: double().nullable().generated(inPyeong('exclusive_area')),
    supplyAreaPyeong: double().nullable().generated(inPyeong('supply_area')),
    minExclusiveArea: double().nullable(),
    maxExclusiveArea: double().nullable(),
    representativeArea: double().nullable(),
    totalHouseholds: p.integer().nullable(),
    totalBuildings: p.integer().nullable(),
    /** YYYYMM; null where only the year is known. */
    completionDate: sortText().nullable(),
    /** Set wherever `completionDate` is; many sources tell only the year (건축년도). */
    completionYear: p.integer().nullable(),
    floorAreaRatio: double().nullable(),
    floorInfo: p.text().nullable(),
    direction: p.text().nullable(),
    buildingDescription: p.text().nullable(),
    tags: p.array().fieldName('tag_list').default([]),
    dealCount: p.integer().default(0),
    leaseCount: p.integer().default(0),
    rentCount: p.integer().default(0),
    shortTermRentCount: p.integer().default(0),
    /** Bigrams of name and address, kept by the application: pg_trgm cannot find two-syllable words. */
    searchGrams: p.array().default([]).lazy(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  indexes: [
    { properties: ['regionCode'] },
    { properties: ['latitude', 'longitude'] },
    { properties: ['searchGrams'], type: 'gin' },
    { properties: ['tags'], type: 'gin' },
  ],
  checks: [
    { name: 'real_estate_region_code_format', expression: `region_code ~ '^[0-9]{10}$'` },
    { name: 'real_estate_latitude_range', expression: `latitude >= '-90' and latitude <= '90'` },
    { name: 'real_estate_longitude_range', expression: `longitude >= '-180' and longitude <= '180'` },
    { name: 'real_estate_exclusive_area_positive', expression: `exclusive_area > '0'` },
    { name: 'real_estate_supply_area_positive', expression: `supply_area > '0'` },
    {
      name: 'real_estate_area_range',
      expression: `min_exclusive_area > '0' and max_exclusive_area >= min_exclusive_area`,
    },
    { name: 'real_estate_representative_area_positive', expression: `representative_area > '0'` },
    { name: 'real_estate_size_positive', expression: 'total_households >= 0 and total_buildings >= 0' },
    {
      name: 'real_estate_completion',
      expression: `completion_date is null or (completion_date ~ '^[0-9]{4}(0[1-9]|1[0-2])$' and completion_year is not null and completion_year = "left"(completion_date, 4)::integer)`,
    },
    {
      name: 'real_estate_completion_year_range',
      expression: 'completion_year >= 1800 and completion_year <= 2200',
    },
    { name: 'real_estate_floor_area_ratio_positive', expression: `floor_area_ratio >= '0'` },
    {
      name: 'real_estate_counts_positive',
      expression: 'deal_count >= 0 and lease_count >= 0 and rent_count >= 0 and short_term_rent_count >= 0',
    },
  ],
})
export class RealEstate extends RealEstateSchema.class {}
RealEstateSchema.setClass(RealEstate)
