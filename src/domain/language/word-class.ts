import { z } from 'zod'
import { DIRECTIONS, FLOOR_LEVELS, PROPERTY_TYPES, TRANSACTION_TYPES } from '../property.ts'

/** What a home has or has not, said in a word. */
const FEATURES = ['parkingSpaces', 'elevator', 'pets', 'furnished'] as const
export type Feature = (typeof FEATURES)[number]

const of = <K extends string, S extends z.ZodRawShape>(kind: K, shape: S) =>
  z.strictObject({ kind: z.literal(kind), ...shape })
const some = <const T extends readonly string[]>(values: T) => z.array(z.enum(values)).min(1).readonly()

/** What a word says in a search. The grammar of {@link readPropertyQuery} speaks of these classes only. */
export const wordClass = z.discriminatedUnion('kind', [
  of('TYPE', { types: some(PROPERTY_TYPES) }),
  of('DEAL', { deals: some(TRANSACTION_TYPES) }),
  of('LABEL', { field: z.enum(['DEPOSIT', 'RENT', 'PRICE', 'FEE', 'OTHER']) }),
  of('LIMIT', { comparator: z.enum(['LE', 'GE', 'ABOUT']) }),
  /** `waives`: 주차 없어도 돼요 takes the condition back and asks for nothing in its place. */
  of('NOT', { waives: z.literal(true).optional() }),
  /** `sums`: 관리비 포함, 합쳐서 make one sum of what stands before. */
  of('FILLER', { isHome: z.literal(true).optional(), sums: z.literal(true).optional() }),
  of('STATION_AREA', { minutes: z.int().min(1) }),
  of('NEW', { years: z.int().min(1) }),
  of('FLOOR_LEVEL', { levels: some(FLOOR_LEVELS) }),
  of('DIRECTION', { directions: some(DIRECTIONS) }),
  of('ROOMS', { count: z.int().min(1) }),
  of('FEATURE', { feature: z.enum(FEATURES), has: z.boolean() }),
  z.strictObject({
    kind: z.enum([
      'NOT_NEXT',
      'OR',
      'SUBWAY',
      'NEAR',
      'WALK',
      'SCHOOL',
      'FACILITY',
      'OTHER_GOAL',
      'AGENT',
      'DIRECT',
      'BUILT',
      'OLD',
      'MOVE',
      'STAY',
      'COMPLEX',
      'STANDARD_AREA',
      'EXCLUSIVE_AREA',
      'OTHER_AREA',
      'BASEMENT',
      'ROOFTOP',
      'CONDITION',
    ]),
  }),
])
export type WordClass = z.infer<typeof wordClass>
