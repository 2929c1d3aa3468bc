import { InvalidInputError } from '../domain/errors.ts'
import { DEFAULT_MARKET_MONTHS, MAX_MARKET_MONTHS } from '../domain/market.ts'
import { propertiesByCode } from '../store/rows/property.ts'
import { builder } from './builder.ts'
import { PropertyTypeEnum, TransactionKindEnum, TransactionTypeEnum } from './enums.ts'
import { LIST_COST, pageCost } from './connection.ts'
import { PricePoint } from './price-point.ts'
import {
  favoriteLoader,
  nearbyLoader,
  priceHistoryLoader,
  priceRangeLoader,
  trustScoreLoader,
} from './property-loaders.ts'
import { NearbyFacilities, PriceRange, TrustScore } from './property-surroundings.ts'
import { readTransactionPage, TransactionConnection } from './property-transactions.ts'
import { Property, Region } from './refs.ts'

Property.implement({
  description:
    'A complex, building or home. Areas in ㎡ unless they say 평. Null means that the sources do not tell.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Stable code, unique.' }),
    name: t.exposeString('name', { description: 'Name of the complex or building.' }),
    propertyType: t.field({
      type: PropertyTypeEnum,
      description: 'Kind of building.',
      resolve: (row) => row.propertyType,
    }),
    region: t.field({
      type: Region,
      description: 'Where it is.',
      resolve: (row) => row.along?.region ?? row.regionId,
    }),
    address: t.exposeString('address', { description: 'Address.' }),
    addressDetail: t.exposeString('addressDetail', { nullable: true, description: 'Rest of the address.' }),
    latitude: t.exposeFloat('latitude', { nullable: true, description: 'Degrees, WGS 84.' }),
    longitude: t.exposeFloat('longitude', { nullable: true, description: 'Degrees, WGS 84.' }),
    exclusiveArea: t.exposeFloat('exclusiveArea', { nullable: true, description: '전용면적, ㎡.' }),
    supplyArea: t.exposeFloat('supplyArea', { nullable: true, description: '공급면적, ㎡.' }),
    exclusiveAreaPyeong: t.exposeFloat('exclusiveAreaPyeong', {
      nullable: true,
      description: '전용면적, 평.',
    }),
    supplyAreaPyeong: t.exposeFloat('supplyAreaPyeong', { nullable: true, description: '공급면적, 평.' }),
    minExclusiveArea: t.exposeFloat('minExclusiveArea', {
      nullable: true,
      description: 'Smallest unit, ㎡.',
    }),
    maxExclusiveArea: t.exposeFloat('maxExclusiveArea', { nullable: true, description: 'Largest unit, ㎡.' }),
    representativeArea: t.exposeFloat('representativeArea', {
      nullable: true,
      description: 'Most common unit, ㎡.',
    }),
    totalHouseholds: t.exposeInt('totalHouseholds', { nullable: true, description: '세대수.' }),
    totalBuildings: t.exposeInt('totalBuildings', { nullable: true, description: '동수.' }),
    completionDate: t.exposeString('completionDate', {
      nullable: true,
      description: 'Completion year and month, YYYYMM.',
    }),
    floorAreaRatio: t.exposeFloat('floorAreaRatio', { nullable: true, description: '용적률, percent.' }),
    floorInfo: t.exposeString('floorInfo', { nullable: true, description: 'Floors, as the source tells.' }),
    direction: t.exposeString('direction', { nullable: true, description: 'Which way it faces: 남향 …' }),
    buildingDescription: t.exposeString('buildingDescription', {
      nullable: true,
      description: 'Description.',
    }),
    tags: t.exposeStringList('tags', { description: 'Keywords: 역세권, 신축 …' }),
    dealCount: t.exposeInt('dealCount', { description: 'Open sale listings.' }),
    leaseCount: t.exposeInt('leaseCount', { description: 'Open jeonse listings.' }),
    rentCount: t.exposeInt('rentCount', { description: 'Open rent listings.' }),
    shortTermRentCount: t.exposeInt('shortTermRentCount', { description: 'Open short-term rent listings.' }),
    priceRange: t.field({
      type: PriceRange,
      description: 'What is asked for it at the moment.',
      resolve: (row, _args, context) => priceRangeLoader(context).load(row.id),
    }),
    transactions: t.field({
      type: TransactionConnection,
      description: 'Its listings and deals, newest first. Cancelled deals are included and marked.',
      args: {
        kind: t.arg({ type: TransactionKindEnum, description: 'Both when omitted.' }),
        type: t.arg({ type: TransactionTypeEnum, description: 'All when omitted.' }),
        first: t.arg.int({ description: 'Page size, at most 100; 20 when omitted.' }),
        after: t.arg.string({ description: 'Cursor of a transaction in this list.' }),
      },
      complexity: (args) => ({ ...pageCost(args), field: LIST_COST }),
      resolve: (row, args, context) => readTransactionPage(context, row.id, args),
    }),
    priceHistory: t.field({
      type: [PricePoint],
      description:
        'Monthly series from concluded deals, oldest first. Errors: INVALID_INPUT for months out of range.',
      args: {
        type: t.arg({ type: TransactionTypeEnum, required: true, description: 'Which prices.' }),
        months: t.arg.int({
          description: `1 to ${MAX_MARKET_MONTHS} up to the newest deal; ${DEFAULT_MARKET_MONTHS} when omitted.`,
        }),
      },
      complexity: ({ months }) => ({
        field: LIST_COST,
        multiplier: Math.min(months ?? DEFAULT_MARKET_MONTHS, MAX_MARKET_MONTHS),
      }),
      resolve: (row, { type, months }, context) => {
        const count = months ?? DEFAULT_MARKET_MONTHS
        if (count < 1 || count > MAX_MARKET_MONTHS) {
          throw new InvalidInputError(`months must be 1 to ${MAX_MARKET_MONTHS}`, 'months')
        }
        return priceHistoryLoader(context, { type, months: count }).load(row.id)
      },
    }),
    trustScore: t.field({
      type: TrustScore,
      nullable: true,
      description: 'How far its listings can be trusted; null where no score was calculated.',
      resolve: (row, _args, context) =>
        row.along?.trustScore === undefined ? trustScoreLoader(context).load(row.id) : row.along.trustScore,
    }),
    nearbyFacilities: t.field({
      type: NearbyFacilities,
      nullable: true,
      description: 'Subway and schools nearby; null where nothing is known.',
      resolve: (row, _args, context) =>
        row.along?.nearby === undefined ? nearbyLoader(context).load(row.id) : row.along.nearby,
    }),
    isFavorited: t.boolean({
      description: 'The viewer keeps it as a favourite; false for those who are not signed in.',
      resolve: (row, _args, context) => row.along?.isFavorited ?? favoriteLoader(context).load(row.id),
    }),
    isDemo: t.exposeBoolean('isDemo', { description: 'Invented for the demonstration.' }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'When it was first seen.',
      resolve: (row) => row.createdAt,
    }),
    updatedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When a fact of it last changed.',
      resolve: (row) => row.updatedAt,
    }),
  }),
})

const MAX_CODE = 200

builder.queryField('property', (t) =>
  t.field({
    type: Property,
    nullable: true,
    description: 'A property by its code; null for a code that is not known.',
    args: { code: t.arg.string({ required: true, description: '`Property.code`, not its id.' }) },
    resolve: async (_root, { code }, { pool }) =>
      code.length > MAX_CODE ? null : ((await propertiesByCode(pool, [code]))[0] ?? null),
  }),
)
