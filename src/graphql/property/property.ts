import { InvalidInputError } from '../../domain/errors.ts'
import { DEFAULT_MARKET_MONTHS, MAX_MARKET_MONTHS } from '../../domain/market.ts'
import { addressInRoman, wordsInRoman } from '../../domain/message/place.ts'
import { floorsTold, sourceWord } from '../../domain/message/source-word.ts'
import { propertiesByCode, PROPERTY } from '../../store/rows/property.ts'
import { builder } from '../builder.ts'
import { columns } from '../columns.ts'
import { TransactionKindEnum, TransactionTypeEnum } from '../enums.ts'
import { LIST_COST, pageCost } from '../connection.ts'
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
import { Property, Region } from '../refs.ts'

Property.implement({
  description:
    'A complex, building or home. Areas in ㎡ unless they say 평. Null means that the sources do not tell.',
  fields: (t) => ({
    ...columns(t, PROPERTY, {
      code: 'Stable code, unique.',
      name: 'Name of the complex or building.',
      propertyType: 'Kind of building.',
      address: 'Address.',
      addressDetail: 'Rest of the address.',
      latitude: 'Degrees, WGS 84.',
      longitude: 'Degrees, WGS 84.',
      exclusiveArea: '전용면적, ㎡.',
      supplyArea: '공급면적, ㎡.',
      exclusiveAreaPyeong: '전용면적, 평.',
      supplyAreaPyeong: '공급면적, 평.',
      minExclusiveArea: 'Smallest unit, ㎡.',
      maxExclusiveArea: 'Largest unit, ㎡.',
      representativeArea: 'Most common unit, ㎡.',
      totalHouseholds: '세대수.',
      totalBuildings: '동수.',
      completionDate: 'Completion year and month, YYYYMM.',
      floorAreaRatio: '용적률, percent.',
      floorInfo: 'Floors, as the source tells.',
      direction: 'Which way it faces: 남향 …',
      buildingDescription: 'Description.',
      tags: 'Keywords: 역세권, 신축 …',
      dealCount: 'Open sale listings.',
      leaseCount: 'Open jeonse listings.',
      rentCount: 'Open rent listings.',
      shortTermRentCount: 'Open short-term rent listings.',
      isDemo: 'Invented for the demonstration.',
      createdAt: 'When it was first seen.',
      updatedAt: { description: 'When a fact of it last changed.', nullable: true },
    }),
    label: t.string({
      description: 'Its name in the language of who reads: romanised in English.',
      resolve: ({ name }, _args, { language }) => (language === 'EN' ? wordsInRoman(name) : name),
    }),
    addressLabel: t.string({
      description: 'Address in the language of who reads: “123 Teheran-ro, Gangnam-gu, Seoul”.',
      resolve: ({ address }, _args, { language }) => (language === 'EN' ? addressInRoman(address) : address),
    }),
    directionLabel: t.string({
      nullable: true,
      description: 'Which way it faces, in the language of who reads; null: not known.',
      resolve: ({ direction }, _args, { language }) =>
        direction === null ? null : sourceWord(direction, language),
    }),
    floorsLabel: t.string({
      nullable: true,
      description: 'Floors in the language of who reads: “11 floors above ground”; null: not known.',
      resolve: ({ floorInfo }, _args, { language }) =>
        floorInfo === null ? null : floorsTold(floorInfo, language),
    }),
    tagLabels: t.stringList({
      description: 'Keywords in the language of who reads; in Korean where one has no English.',
      resolve: ({ tags }, _args, { language }) => tags.map((tag) => sourceWord(tag, language)),
    }),
    region: t.field({
      type: Region,
      description: 'Where it is.',
      resolve: (row) => row.along?.region ?? row.regionId,
    }),
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
