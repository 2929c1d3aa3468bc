import { defineEntity, p } from '@mikro-orm/core'
import { serialId } from './columns.ts'
import { RealEstate } from './real-estate.ts'

export const NearbyFacilitySchema = defineEntity({
  name: 'NearbyFacility',
  tableName: 'nearby_facility',
  properties: {
    id: serialId(),
    realEstate: () => p.oneToOne(RealEstate).ref().owner().deleteRule('cascade'),
    subwayLine: p.text().nullable(),
    subwayStation: p.text().nullable(),
    /** Metres. */
    subwayDistance: p.integer().nullable(),
    /** Minutes. */
    subwayWalkingTime: p.integer().nullable(),
    elementarySchools: p.array().default([]),
    middleSchools: p.array().default([]),
    highSchools: p.array().default([]),
  },
  checks: [
    { name: 'nearby_facility_distance_positive', expression: 'subway_distance >= 0' },
    { name: 'nearby_facility_walking_time_positive', expression: 'subway_walking_time >= 0' },
  ],
})
export class NearbyFacility extends NearbyFacilitySchema.class {}
NearbyFacilitySchema.setClass(NearbyFacility)
