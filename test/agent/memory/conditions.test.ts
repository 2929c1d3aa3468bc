import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { writeConditions } from '../../../src/domain/language/conditions.ts'
import { buildPlaceIndex } from '../../../src/domain/language/places.ts'
import { readPropertyQuery } from '../../../src/domain/language/query.ts'
import { someRegions } from '../../domain/language/regions.ts'
import { someQuery } from './queries.ts'

const regions = someRegions()
const places = buildPlaceIndex(regions)
const now = new Date('2026-11-21T03:00:00Z')

/** Open ends may be missing or null. */
const plain = (query: object) =>
  Object.fromEntries(
    Object.entries(query).map(([key, value]) => [
      key,
      key === 'order' ? (value ?? null) : Array.isArray(value) ? value.toSorted() : value,
    ]),
  )

describe.each(['KO', 'EN'] as const)('conditions written in %s', (language) => {
  test('are read back as they were', () => {
    fc.assert(
      fc.property(someQuery(regions), (query) => {
        const read = readPropertyQuery(writeConditions(query, language, places), places, now)
        expect(plain({ order: null, ...read })).toEqual(plain({ ...query, unrecognized: [] }))
      }),
      { numRuns: 400 },
    )
  })
})
