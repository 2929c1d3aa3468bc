import type { MapBounds as Bounds, PropertyFilter } from '../../domain/property.ts'
import { builder } from '../builder.ts'
import { DirectionEnum, FloorLevelEnum, PropertyTypeEnum, TransactionTypeEnum } from '../enums.ts'
import { FloatBounds, IntBounds, ManwonBounds, PropertyExclusions } from '../answer/interpretation.ts'

const MapBounds = builder.objectRef<Bounds>('MapBounds').implement({
  description: 'A rectangle on the map, degrees WGS 84, as in `BoundsInput`.',
  fields: (t) => ({
    south: t.exposeFloat('south', { description: 'Latitude.' }),
    west: t.exposeFloat('west', { description: 'Longitude.' }),
    north: t.exposeFloat('north', { description: 'Latitude.' }),
    east: t.exposeFloat('east', { description: 'Longitude.' }),
  }),
})

const nullable = true
export const PropertyConditions = builder.objectRef<PropertyFilter>('PropertyConditions').implement({
  description:
    'Conditions on a listing, field by field as in `PropertyFilter`: what is read here, without what is null, can be given there. ' +
    'Null: any.',
  fields: (t) => ({
    text: t.string({ nullable, description: 'Words of name, address or tags.', resolve: (it) => it.text }),
    regionCodes: t.stringList({
      nullable,
      description: '법정동코드, 10 digits; in any of them or below.',
      resolve: (it) => it.regionCodes,
    }),
    bounds: t.field({
      type: MapBounds,
      nullable,
      description: 'Inside this part of the map.',
      resolve: (it) => it.bounds,
    }),
    propertyTypes: t.field({
      type: [PropertyTypeEnum],
      nullable,
      description: 'Any of these kinds of building.',
      resolve: (it) => it.propertyTypes,
    }),
    transactionTypes: t.field({
      type: [TransactionTypeEnum],
      nullable,
      description: 'Any of sale, jeonse, rent.',
      resolve: (it) => it.transactionTypes,
    }),
    salePrice: t.field({
      type: ManwonBounds,
      nullable,
      description: 'Bounds on the sale price.',
      resolve: (it) => it.salePrice,
    }),
    deposit: t.field({
      type: ManwonBounds,
      nullable,
      description: 'Bounds on the deposit.',
      resolve: (it) => it.deposit,
    }),
    monthlyRent: t.field({
      type: ManwonBounds,
      nullable,
      description: 'Bounds on the monthly rent.',
      resolve: (it) => it.monthlyRent,
    }),
    exclusiveArea: t.field({
      type: FloatBounds,
      nullable,
      description: '전용면적, ㎡.',
      resolve: (it) => it.exclusiveArea,
    }),
    completionYear: t.field({
      type: IntBounds,
      nullable,
      description: 'Year of completion.',
      resolve: (it) => it.completionYear,
    }),
    totalHouseholds: t.field({
      type: IntBounds,
      nullable,
      description: '세대수 of the complex.',
      resolve: (it) => it.totalHouseholds,
    }),
    subwayWalkingTime: t.field({
      type: IntBounds,
      nullable,
      description: 'Minutes on foot to the nearest station.',
      resolve: (it) => it.subwayWalkingTime,
    }),
    floor: t.field({
      type: IntBounds,
      nullable,
      description: 'The floor; below the ground it is negative.',
      resolve: (it) => it.floor,
    }),
    floorLevels: t.field({
      type: [FloorLevelEnum],
      nullable,
      description: 'Any of these parts of its building.',
      resolve: (it) => it.floorLevels,
    }),
    directions: t.field({
      type: [DirectionEnum],
      nullable,
      description: 'Looking any of these ways.',
      resolve: (it) => it.directions,
    }),
    complexNames: t.stringList({
      nullable,
      description: 'In a complex whose name holds one of these.',
      resolve: (it) => it.complexNames,
    }),
    trustScore: t.field({
      type: FloatBounds,
      nullable,
      description: '0 to 100.',
      resolve: (it) => it.trustScore,
    }),
    tags: t.stringList({ nullable, description: 'All of these tags.', resolve: (it) => it.tags }),
    directTrade: t.boolean({
      nullable,
      description: 'True: only offered by the owner; false: only through an agent.',
      resolve: (it) => it.directTrade,
    }),
    not: t.field({
      type: PropertyExclusions,
      nullable,
      description: 'What it must not be.',
      resolve: (it) => it.not,
    }),
  }),
})
