import fc from 'fast-check'
import { PROPERTY_TYPES, TRANSACTION_TYPES } from '../../../src/domain/property.ts'
import type { PropertyOrder, PropertyQuery } from '../../../src/domain/property.ts'
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
    })
    .map(({ deal, walk, ...query }) => ({
      ...query,
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
