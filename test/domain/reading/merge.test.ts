import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergeQueries } from '../../../src/domain/reading/merge.ts'
import type { Signs } from '../../../src/domain/reading/signs.ts'
import { NO_CONDITIONS } from '../../../src/domain/property.ts'
import type { PropertyQuery } from '../../../src/domain/property.ts'
import { places, regions } from '../../agent/memory/conversation.ts'
import { someQuery } from '../../agent/memory/queries.ts'

const query = () => unrefused
type Change = Pick<Signs, 'adds' | 'drops' | 'moves'>
const PLAIN: Change = { adds: false, drops: [], moves: null }
const merge = (before: PropertyQuery, said: PropertyQuery, change: Partial<Change> = {}) =>
  mergeQueries(before, said, { ...PLAIN, ...change }, places).query

const LISTS = ['regionCodes', 'propertyTypes', 'transactionTypes'] as const
const SLOTS = [
  'exclusiveArea',
  'completionYear',
  'totalHouseholds',
  'subwayWalkingTime',
  'directTrade',
] as const
const PRICES = ['salePrice', 'deposit', 'monthlyRent'] as const

/** What is refused takes out what was asked for: that has a rule of its own. */
const unrefused = someQuery(regions).map(({ not: _not, ...query }) => query)

describe('what is said now, over what was said before', () => {
  test('is what was said before where nothing is said, and itself where nothing was', () => {
    fc.assert(
      fc.property(query(), (it) => {
        expect(merge(it, NO_CONDITIONS)).toEqual(it)
        expect(merge(NO_CONDITIONS, it)).toEqual(it)
        expect(merge(it, it)).toEqual(it)
      }),
    )
  })

  test('goes first in every slot that it names, and leaves the others alone', () => {
    fc.assert(
      fc.property(query(), query(), (before, said) => {
        const merged = merge(before, said)
        for (const slot of LISTS) {
          expect(new Set(merged[slot])).toEqual(new Set(said[slot].length > 0 ? said[slot] : before[slot]))
        }
        for (const slot of SLOTS) expect(merged[slot]).toEqual(said[slot] ?? before[slot])
        for (const price of PRICES) if (said[price] !== null) expect(merged[price]).toEqual(said[price])
      }),
    )
  })

  test('never holds a price that none of its deals has', () => {
    const of = { SALE: ['salePrice'], JEONSE: ['deposit'], RENT: ['deposit', 'monthlyRent'] }
    fc.assert(
      fc.property(query(), query(), (before, said) => {
        const merged = merge(before, said)
        const allowed = merged.transactionTypes.flatMap((deal) => of[deal])
        for (const price of PRICES) {
          if (merged.transactionTypes.length > 0 && merged[price] !== null) expect(allowed).toContain(price)
        }
      }),
    )
  })

  test('leaves out the price of another deal, and says which', () => {
    fc.assert(
      fc.property(query(), query(), (before, said) => {
        fc.pre(before.transactionTypes[0] !== undefined && said.transactionTypes[0] !== undefined)
        fc.pre(before.transactionTypes[0] !== said.transactionTypes[0])
        const { query: merged, left } = mergeQueries(before, said, PLAIN, places)
        for (const price of PRICES) {
          expect(merged[price]).toEqual(said[price])
          if (said[price] === null) expect(left[price]).toEqual(before[price])
        }
      }),
    )
  })

  test('joins where it adds, and takes out what is of no importance any more', () => {
    fc.assert(
      fc.property(query(), query(), (before, said) => {
        const joined = merge(before, said, { adds: true })
        for (const slot of LISTS) {
          expect(new Set(joined[slot])).toEqual(new Set([...before[slot], ...said[slot]]))
        }
        const without = merge(before, said, { drops: ['price', 'area', 'propertyType'] })
        expect(without).toMatchObject({
          salePrice: null,
          deposit: null,
          monthlyRent: null,
          exclusiveArea: null,
        })
        expect(without.propertyTypes).toEqual([])
      }),
    )
  })

  test('moves a bound by an amount, up and back again', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20_000, max: 90_000 }),
        fc.integer({ min: 1, max: 10_000 }),
        (bound, by) => {
          const before = {
            ...NO_CONDITIONS,
            transactionTypes: ['SALE' as const],
            salePrice: { min: null, max: bound },
          }
          const said = { ...NO_CONDITIONS, salePrice: { min: null, max: by } }
          const up = merge(before, said, { moves: 1 })
          expect(up.salePrice).toEqual({ min: null, max: bound + by })
          expect(merge(up, said, { moves: -1 }).salePrice).toEqual(before.salePrice)
        },
      ),
    )
  })
})
