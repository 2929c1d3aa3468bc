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

const BELOW = {
  KO: [
    ['아파트 매매 5억 미만', '5억원 미만'],
    ['아파트 매매 3억 초과 5억 미만', '3억원 초과 5억원 미만'],
    ['아파트 매매 3억 초과', '3억원 초과'],
    ['아파트 매매 3억 이상 5억 미만', '3억원 이상 5억원 미만'],
  ],
  EN: [
    ['apartment for sale less than 500 million won', 'less than 500 million won'],
    ['apartment for sale more than 300 million won', 'more than 300 million won'],
  ],
} as const

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

  test('a price that was left out is named itself', () => {
    for (const [text, said] of BELOW[language]) {
      const written = writeConditions(readPropertyQuery(text, places, now), language, places)
      expect(written).toContain(said)
      expect(written).not.toMatch(/9,999|,001/)
      const again = readPropertyQuery(written, places, now)
      expect(again.salePrice).toEqual(readPropertyQuery(text, places, now).salePrice)
    }
  })
})
