import { mapBounds, propertyExclusion, propertyFilter } from '../../domain/property.ts'
import { builder } from '../builder.ts'
import {
  DirectionEnum,
  FloorLevelEnum,
  PropertySortEnum,
  PropertyTypeEnum,
  SortDirectionEnum,
  TransactionTypeEnum,
} from '../enums.ts'

const ends = {
  min: 'Lower bound, inclusive; open when omitted.',
  max: 'Upper bound, inclusive; open when omitted.',
}

const IntRange = builder.inputType('IntRange', {
  description: 'A closed interval of whole numbers.',
  fields: (t) => ({ min: t.int({ description: ends.min }), max: t.int({ description: ends.max }) }),
})

export const FloatRange = builder.inputType('FloatRange', {
  description: 'A closed interval.',
  fields: (t) => ({ min: t.float({ description: ends.min }), max: t.float({ description: ends.max }) }),
})

const ManwonRange = builder.inputType('ManwonRange', {
  description: 'A closed interval of amounts in 만원.',
  fields: (t) => ({
    min: t.field({ type: 'Manwon', description: ends.min }),
    max: t.field({ type: 'Manwon', description: ends.max }),
  }),
})

export const BoundsInput = builder.inputType('BoundsInput', {
  description: 'A rectangle on the map, degrees WGS 84.',
  fields: (t) => ({
    south: t.float({ required: true, description: 'Latitude, -90 to 90, at most `north`.' }),
    west: t.float({ required: true, description: 'Longitude, -180 to 180, at most `east`.' }),
    north: t.float({ required: true, description: 'Latitude, -90 to 90.' }),
    east: t.float({ required: true, description: 'Longitude, -180 to 180.' }),
  }),
  validate: mapBounds,
})

const PropertyExclusion = builder.inputType('PropertyExclusion', {
  description:
    'What a home must not be: none of these may hold. Where a fact is not known (its floor, its light), the home is left out.',
  fields: (t) => ({
    regionCodes: t.stringList({ description: '법정동코드, 10 digits; in none of them. At most 200.' }),
    propertyTypes: t.field({ type: [PropertyTypeEnum], description: 'None of these kinds.' }),
    transactionTypes: t.field({ type: [TransactionTypeEnum], description: 'None of these deals.' }),
    exclusiveArea: t.field({
      type: [FloatRange],
      description: '전용면적, ㎡: in none of these. At most 20.',
    }),
    floor: t.field({ type: [IntRange], description: 'On none of these floors. At most 20.' }),
    floorLevels: t.field({ type: [FloorLevelEnum], description: 'In none of these parts of its building.' }),
    directions: t.field({ type: [DirectionEnum], description: 'Looking none of these ways.' }),
    complexNames: t.stringList({ description: 'In no complex whose name holds one of these. At most 20.' }),
  }),
  validate: propertyExclusion,
})

export const PropertyFilter = builder.inputType('PropertyFilter', {
  description:
    'Conditions on a listing; all that are given must hold. A listing whose fact is not known does not meet a bound on it.',
  fields: (t) => ({
    text: t.string({ description: 'Words of name, address or tags, at most 200 characters.' }),
    regionCodes: t.stringList({
      description:
        '법정동코드, 10 digits; in any of them or below. At most 200. One that is in force no more stands for what took its place.',
    }),
    bounds: t.field({ type: BoundsInput, description: 'Inside this part of the map.' }),
    propertyTypes: t.field({ type: [PropertyTypeEnum], description: 'Any of these kinds of building.' }),
    transactionTypes: t.field({ type: [TransactionTypeEnum], description: 'Any of sale, jeonse, rent.' }),
    salePrice: t.field({
      type: ManwonRange,
      description:
        'Bounds on the sale price. Beside bounds on deposit or rent: a sale within these, or a lease within those.',
    }),
    deposit: t.field({ type: ManwonRange, description: 'Bounds on the deposit of jeonse and rent.' }),
    monthlyRent: t.field({ type: ManwonRange, description: 'Bounds on the monthly rent.' }),
    exclusiveArea: t.field({ type: FloatRange, description: '전용면적, ㎡.' }),
    completionYear: t.field({ type: IntRange, description: 'Year of completion, 1900 to 2200.' }),
    totalHouseholds: t.field({ type: IntRange, description: '세대수 of the complex.' }),
    subwayWalkingTime: t.field({ type: IntRange, description: 'Minutes on foot to the nearest station.' }),
    floor: t.field({
      type: IntRange,
      description:
        'The floor, -20 to 200; below the ground it is negative. Of “고/15” only the third is known: 11 to 15.',
    }),
    floorLevels: t.field({
      type: [FloorLevelEnum],
      description: 'Any of these parts of its building; a home in a building of unknown height is in none.',
    }),
    directions: t.field({ type: [DirectionEnum], description: 'Looking any of these ways.' }),
    complexNames: t.stringList({
      description:
        'In a complex whose name holds one of these (2 to 60 characters, spaces aside). At most 20.',
    }),
    trustScore: t.field({ type: FloatRange, description: '0 to 100.' }),
    tags: t.stringList({ description: 'All of these tags; at most 20.' }),
    directTrade: t.boolean({ description: 'True: only offered by the owner; false: only through an agent.' }),
    not: t.field({ type: PropertyExclusion, description: 'What it must not be.' }),
  }),
  validate: propertyFilter,
})

export const PropertyOrder = builder.inputType('PropertyOrder', {
  description: 'Order of a listing search.',
  fields: (t) => ({
    field: t.field({ type: PropertySortEnum, required: true, description: 'What to order by.' }),
    direction: t.field({ type: SortDirectionEnum, required: true, description: 'Which end comes first.' }),
  }),
})
