import { z } from 'zod'
import { homeOf, readRequest } from '../../domain/reading/read.ts'
import type { PropertyExclusion, PropertyQuery, Range } from '../../domain/property.ts'
import { MAX_QUERY_LENGTH } from '../../domain/run.ts'
import { builder } from '../builder.ts'
import { DirectionEnum, FloorLevelEnum, PropertyTypeEnum, TransactionTypeEnum } from '../enums.ts'
import { AnalyzedIntent } from './intent.ts'

const ends = { min: 'Null: open.', max: 'Null: open.' }

export const ManwonBounds = builder.objectRef<Range>('ManwonBounds').implement({
  description: 'Inclusive bounds in 만원.',
  fields: (t) => ({
    min: t.field({ type: 'Manwon', nullable: true, description: ends.min, resolve: (range) => range.min }),
    max: t.field({ type: 'Manwon', nullable: true, description: ends.max, resolve: (range) => range.max }),
  }),
})

export const FloatBounds = builder.objectRef<Range>('FloatBounds').implement({
  description: 'Inclusive bounds.',
  fields: (t) => ({
    min: t.float({ nullable: true, description: ends.min, resolve: (range) => range.min }),
    max: t.float({ nullable: true, description: ends.max, resolve: (range) => range.max }),
  }),
})

export const IntBounds = builder.objectRef<Range>('IntBounds').implement({
  description: 'Inclusive bounds, whole numbers.',
  fields: (t) => ({
    min: t.int({ nullable: true, description: ends.min, resolve: (range) => range.min }),
    max: t.int({ nullable: true, description: ends.max, resolve: (range) => range.max }),
  }),
})

const nullable = true
export const PropertyExclusions = builder.objectRef<PropertyExclusion>('PropertyExclusions').implement({
  description: 'What a home must not be, as in `PropertyExclusion`. Empty lists: nothing was refused.',
  fields: (t) => ({
    regionCodes: t.stringList({ description: 'Not there.', resolve: (not) => not.regionCodes ?? [] }),
    propertyTypes: t.field({
      type: [PropertyTypeEnum],
      description: 'Not of these kinds.',
      resolve: (not) => not.propertyTypes ?? [],
    }),
    transactionTypes: t.field({
      type: [TransactionTypeEnum],
      description: 'None of these deals.',
      resolve: (not) => not.transactionTypes ?? [],
    }),
    exclusiveArea: t.field({
      type: [FloatBounds],
      description: '전용면적, ㎡: in none of these.',
      resolve: (not) => not.exclusiveArea ?? [],
    }),
    floor: t.field({
      type: [IntBounds],
      description: 'On none of these floors.',
      resolve: (not) => not.floor ?? [],
    }),
    floorLevels: t.field({
      type: [FloorLevelEnum],
      description: 'In none of these parts of its building.',
      resolve: (not) => not.floorLevels ?? [],
    }),
    directions: t.field({
      type: [DirectionEnum],
      description: 'Looking none of these ways.',
      resolve: (not) => not.directions ?? [],
    }),
    complexNames: t.stringList({
      description: 'In no complex of these names.',
      resolve: (not) => not.complexNames ?? [],
    }),
  }),
})

const untold = 'Read, and applied by no search: listings do not tell.'
export const PropertyQueryInterpretation = builder
  .objectRef<PropertyQuery>('PropertyQueryInterpretation')
  .implement({
    description:
      'What the parser understood of a natural-language query, and what it did not. Null: nothing was said about it.',
    fields: (t) => ({
      regionCodes: t.exposeStringList('regionCodes', { description: '법정동코드 of the places named.' }),
      propertyTypes: t.field({
        type: [PropertyTypeEnum],
        description: 'Empty: any.',
        resolve: (it) => it.propertyTypes,
      }),
      transactionTypes: t.field({
        type: [TransactionTypeEnum],
        description: 'Empty: any.',
        resolve: (it) => it.transactionTypes,
      }),
      salePrice: t.field({
        type: ManwonBounds,
        nullable,
        description: 'Sale price.',
        resolve: (it) => it.salePrice,
      }),
      deposit: t.field({
        type: ManwonBounds,
        nullable,
        description: 'Deposit.',
        resolve: (it) => it.deposit,
      }),
      monthlyRent: t.field({
        type: ManwonBounds,
        nullable,
        description: 'Monthly rent.',
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
        description: '세대수.',
        resolve: (it) => it.totalHouseholds,
      }),
      subwayWalkingTime: t.field({
        type: IntBounds,
        nullable,
        description: 'Minutes on foot to a station.',
        resolve: (it) => it.subwayWalkingTime,
      }),
      directTrade: t.exposeBoolean('directTrade', {
        nullable,
        description: 'True: only 직거래; false: not; null: nothing was said.',
      }),
      floor: t.field({
        type: IntBounds,
        nullable,
        description: 'The floor; below the ground it is negative.',
        resolve: (it) => it.floor,
      }),
      floorLevels: t.field({
        type: [FloorLevelEnum],
        description: 'Empty: any.',
        resolve: (it) => it.floorLevels ?? [],
      }),
      directions: t.field({
        type: [DirectionEnum],
        description: 'Empty: any.',
        resolve: (it) => it.directions ?? [],
      }),
      complexNames: t.stringList({
        description: 'The complexes named, by the names that they have. Empty: any.',
        resolve: (it) => it.complexNames ?? [],
      }),
      rooms: t.field({
        type: IntBounds,
        nullable,
        description: `Rooms. ${untold}`,
        resolve: (it) => it.rooms,
      }),
      bathrooms: t.field({
        type: IntBounds,
        nullable,
        description: `Bathrooms. ${untold}`,
        resolve: (it) => it.bathrooms,
      }),
      parkingSpaces: t.field({
        type: IntBounds,
        nullable,
        description: `Cars that can be parked. ${untold}`,
        resolve: (it) => it.parkingSpaces,
      }),
      maintenanceFee: t.field({
        type: ManwonBounds,
        nullable,
        description: `관리비 a month. ${untold}`,
        resolve: (it) => it.maintenanceFee,
      }),
      elevator: t.boolean({
        nullable,
        description: `An elevator. ${untold}`,
        resolve: (it) => it.elevator,
      }),
      pets: t.boolean({ nullable, description: `Pets are allowed. ${untold}`, resolve: (it) => it.pets }),
      furnished: t.boolean({ nullable, description: `풀옵션. ${untold}`, resolve: (it) => it.furnished }),
      not: t.field({
        type: PropertyExclusions,
        nullable,
        description: 'What was refused.',
        resolve: (it) => it.not,
      }),
      includesNearbyFacilities: t.exposeBoolean('includesNearbyFacilities', {
        description: 'The question asks what is nearby: stations, schools.',
      }),
      includesAgent: t.exposeBoolean('includesAgent', { description: 'The question asks who offers it.' }),
      unrecognized: t.exposeStringList('unrecognized', {
        description: 'Words that look like a condition and were not understood; never silently dropped.',
      }),
    }),
  })

export const textArgs = z.object({
  text: z
    .string()
    .refine((text) => text.trim().length > 0, 'must not be empty')
    .max(MAX_QUERY_LENGTH, `must have at most ${MAX_QUERY_LENGTH} characters`),
})
export const textHelp = `The sentence, 1 to ${MAX_QUERY_LENGTH} characters, Korean or English.`

builder.queryFields((t) => ({
  interpretPropertyQuery: t.field({
    type: PropertyQueryInterpretation,
    description:
      'Reads the conditions in a sentence; nothing is searched. Of several searches in it the first: `readQuestion` has all. ' +
      'Errors: INVALID_INPUT (text).',
    args: { text: t.arg.string({ required: true, description: textHelp }) },
    validate: textArgs,
    complexity: 5,
    resolve: async (_root, { text }, { places, now }) =>
      homeOf(readRequest(text, { places: await places(), now: now() })),
  }),
  analyzeIntent: t.field({
    type: AnalyzedIntent,
    description: 'The intent the planner would see; no run is started. Errors: INVALID_INPUT (text).',
    args: { text: t.arg.string({ required: true, description: textHelp }) },
    validate: textArgs,
    complexity: 5,
    resolve: async (_root, { text }, { places, now }) =>
      readRequest(text, { places: await places(), now: now() }).intent,
  }),
}))
