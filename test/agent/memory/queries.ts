import fc from 'fast-check'
import { PROPERTY_TYPES, TRANSACTION_TYPES } from '../../../src/domain/property.ts'
import type {
  Direction,
  FloorLevel,
  PropertyOrder,
  PropertyQuery,
  PropertyType,
  Range,
  TransactionType,
} from '../../../src/domain/property.ts'
import { codePrefix } from '../../../src/domain/region.ts'
import type { Region } from '../../../src/domain/region.ts'

const range = (lowest: number, highest: number, step: number) =>
  fc
    .tuple(fc.integer({ min: lowest, max: highest }), fc.integer({ min: 1, max: highest }), fc.nat(2))
    .map(([low, more, which]) => {
      const [min, max] = [low * step, (low + more) * step]
      return which === 0 ? { min, max } : which === 1 ? { min, max: null } : { min: null, max }
    })
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })

const ORDERS: PropertyOrder[] = [
  { field: 'PRICE', direction: 'ASC' },
  { field: 'PRICE', direction: 'DESC' },
  { field: 'AREA', direction: 'DESC' },
  { field: 'AREA', direction: 'ASC' },
  { field: 'NEWEST', direction: 'DESC' },
  { field: 'TRUST_SCORE', direction: 'DESC' },
  { field: 'SUBWAY_DISTANCE', direction: 'ASC' },
]

const count = fc.constantFrom(
  { min: 2, max: 2 },
  { min: 3, max: null },
  { min: null, max: 4 },
  { min: 2, max: 3 },
)

/** What is said of a home beside its price and size. */
const FINER = {
  floor: fc.constantFrom(
    { min: 10, max: null },
    { min: null, max: 5 },
    { min: 2, max: 8 },
    { min: 3, max: 3 },
  ),
  floorLevels: fc.constantFrom<FloorLevel[]>(['LOW'], ['HIGH'], ['LOW', 'HIGH']),
  directions: fc.constantFrom<Direction[]>(['SOUTH'], ['SOUTH', 'EAST']),
  rooms: count,
  bathrooms: count,
  parkingSpaces: fc.constantFrom({ min: 1, max: null }, { min: 2, max: null }, { min: null, max: 0 }),
  maintenanceFee: fc.constantFrom({ min: null, max: 20 }, { min: 5, max: 30 }),
  elevator: fc.boolean(),
  pets: fc.boolean(),
  furnished: fc.boolean(),
}

/** What is refused, in the order of its set. */
const REFUSED = {
  propertyTypes: fc.constantFrom<PropertyType[]>(['VILLA'], ['VILLA', 'HOUSE']),
  transactionTypes: fc.constantFrom<TransactionType[]>(['RENT']),
  floor: fc.constantFrom<Range[]>([{ min: 1, max: 1 }]),
  floorLevels: fc.constantFrom<FloorLevel[]>(['TOP'], ['MIDDLE', 'TOP']),
  directions: fc.constantFrom<Direction[]>(['NORTH']),
  complexNames: fc.constantFrom<string[]>(['리센츠']),
}

/** Nobody refuses what they ask for. */
const refusable = (
  not: PropertyQuery['not'],
  finer: Partial<PropertyQuery>,
  types: readonly string[],
  deal: string | null,
): Pick<PropertyQuery, 'not'> => {
  const left = Object.fromEntries(
    Object.entries(not ?? {}).filter(
      ([name]) =>
        !(name === 'propertyTypes' && types.some((type) => type === 'VILLA' || type === 'HOUSE')) &&
        !(name === 'transactionTypes' && deal === 'RENT') &&
        !(name === 'floor' && finer.floor != null),
    ),
  )
  return Object.keys(left).length === 0 ? {} : { not: left }
}

/** Any search that a sentence can ask for. */
export const someQuery = (regions: readonly Region[]): fc.Arbitrary<PropertyQuery> => {
  // A place beside its parent is read as the more specific one; 시도 and 시군구 of one level have unique full names.
  const codes = regions.filter(({ level }) => level === 'SIGUNGU').map(({ code }) => code)
  return fc
    .record({
      regionCodes: fc
        .uniqueArray(fc.constantFrom(...codes), { maxLength: 2 })
        // 울산 동구 beside a 구 of 부산 is read as 부산 동구 too.
        .map((two) => two.filter((code) => code.slice(0, 2) === two[0]?.slice(0, 2)))
        // 안산시 beside its 상록구 is read as the 구.
        .map((two) =>
          two.filter((code) => !two.some((it) => it !== code && it.startsWith(codePrefix(code)))),
        ),
      propertyTypes: fc.uniqueArray(fc.constantFrom(...PROPERTY_TYPES), { maxLength: 2 }),
      deal: fc.constantFrom(null, ...TRANSACTION_TYPES),
      salePrice: maybe(range(1, 40, 5000)),
      deposit: maybe(range(1, 40, 1000)),
      monthlyRent: maybe(range(3, 20, 10)),
      exclusiveArea: maybe(range(20, 80, 1.1)).map(
        (it) =>
          it && {
            min: it.min && Math.round(it.min * 100) / 100,
            max: it.max && Math.round(it.max * 100) / 100,
          },
      ),
      completionYear: maybe(range(2011, 2013, 1)).map(
        (it) => it && { min: it.min, max: it.max === null ? null : Math.min(2026, it.max) },
      ),
      totalHouseholds: maybe(range(1, 20, 100)),
      walk: maybe(fc.integer({ min: 1, max: 20 })),
      directTrade: fc.constantFrom(null, null, true),
      includesNearbyFacilities: fc.boolean(),
      includesAgent: fc.boolean(),
      order: maybe(fc.constantFrom(...ORDERS)),
      finer: fc.record(FINER, { requiredKeys: [] }),
      not: maybe(fc.record(REFUSED, { requiredKeys: [] })),
    })
    .map(({ deal, walk, finer, not, ...query }) => ({
      ...query,
      ...finer,
      ...refusable(not, finer, query.propertyTypes, deal),
      transactionTypes: deal === null ? [] : [deal],
      salePrice: deal === 'SALE' ? query.salePrice : null,
      deposit: deal === 'JEONSE' || deal === 'RENT' ? query.deposit : null,
      monthlyRent: deal === 'RENT' ? query.monthlyRent : null,
      subwayWalkingTime: walk === null ? null : { min: null, max: walk },
      includesNearbyFacilities: query.includesNearbyFacilities || walk !== null,
      includesAgent: query.includesAgent || query.directTrade === true,
      unrecognized: [],
    }))
}
