import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { InvalidInputError } from '../../../src/domain/errors.ts'
import type { PropertyOrder } from '../../../src/domain/property.ts'
import { listingCursor, parseListingCursor, searchHash } from '../../../src/store/property-search/cursor.ts'
import { canonicalFilter } from '../../../src/store/property-search/filter.ts'

const order: PropertyOrder = { field: 'PRICE', direction: 'ASC' }
const hash = searchHash({ text: '래미안' }, order)
const position = fc.record({
  key: fc.bigInt({ min: 0n, max: 10n ** 17n }).map(String),
  id: fc.bigInt({ min: 0n, max: 10n ** 17n }).map(String),
})

test('a cursor gives back what it was made of', () => {
  fc.assert(
    fc.property(position, (place) => {
      expect(parseListingCursor(listingCursor(place, hash), hash, 'bigint')).toEqual(place)
    }),
  )
  for (const [key, type] of [
    ['84.99', 'double precision'],
    ['Infinity', 'double precision'],
    ['-Infinity', 'double precision'],
    ['1e-05', 'double precision'],
    ['2026-03-01 09:00:00.123+09', 'timestamptz'],
    ['2026-03-01 00:00:00+00', 'timestamptz'],
  ] as const) {
    expect(parseListingCursor(listingCursor({ key, id: '7' }, hash), hash, type)).toEqual({ key, id: '7' })
  }
})

test('one changed character is refused', () => {
  fc.assert(
    fc.property(position, fc.nat(), fc.constantFrom(...'abcXYZ059-_ ='), (place, at, letter) => {
      const cursor = listingCursor(place, hash)
      const index = at % cursor.length
      fc.pre(cursor[index] !== letter)
      const changed = cursor.slice(0, index) + letter + cursor.slice(index + 1)
      expect(() => parseListingCursor(changed, hash, 'bigint')).toThrow(InvalidInputError)
    }),
  )
})

test('a key that does not fit the order is refused before it reaches the database', () => {
  for (const [key, type] of [
    ['1; drop table law', 'bigint'],
    ['1.5', 'bigint'],
    ['NaN', 'double precision'],
    ['2026-99-99 00:00:00+00', 'timestamptz'],
    ['7', 'timestamptz'],
  ] as const) {
    expect(() => parseListingCursor(listingCursor({ key, id: '7' }, hash), hash, type)).toThrow(
      InvalidInputError,
    )
  }
})

test('filters that mean the same have the same cursors, others have not', () => {
  expect(
    canonicalFilter({ regionCodes: ['2', '1', '2'], text: '', tags: [], salePrice: { min: null, max: 5 } }),
  ).toBe(canonicalFilter({ salePrice: { max: 5 }, regionCodes: ['1', '2'], deposit: null, monthlyRent: {} }))
  expect(canonicalFilter({ salePrice: { max: 5 } })).not.toBe(canonicalFilter({ salePrice: { min: 5 } }))
  expect(canonicalFilter({ directTrade: false })).not.toBe(canonicalFilter({}))
  expect(searchHash({}, order)).not.toBe(searchHash({}, { field: 'PRICE', direction: 'DESC' }))
})
