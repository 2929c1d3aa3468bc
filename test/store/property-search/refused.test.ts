import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PropertyFilter, PropertyOrder } from '../../../src/domain/property.ts'
import { createPool } from '../../../src/store/pool.ts'
import { searchPage } from '../../../src/store/property-search/search.ts'
import { freshDatabase } from '../../support/db.ts'
import type { TestDatabase } from '../../support/db.ts'
import { insertHome, insertOffer, insertRegions, refresh } from '../../support/estate.ts'

let database: TestDatabase
let pool: pg.Pool
const nameOf = new Map<string, string>()

/** By name: kind, region, deal, area, floor of the deal (null: not known), floors of the building, direction. */
const HOMES = [
  ['low', 'APARTMENT', '1168010100', 'SALE', 59, 2, 15, '남향', '래미안 역삼'],
  ['middle', 'APARTMENT', '1168010100', 'JEONSE', 84, 8, 15, '남동향', '래미안 그린'],
  ['high', 'APARTMENT', '1168010600', 'SALE', 114, 14, 15, '북향', '대치 아이파크'],
  ['top', 'OFFICETEL', '1144010200', 'RENT', 33, 15, 15, '서향', '공덕 푸르지오시티'],
  ['cellar', 'VILLA', '1144010200', 'RENT', 40, -1, 4, '동향', '반지하빌라'],
  ['unknown', 'VILLA', '4113510300', 'SALE', null, null, null, null, '정자빌라'],
] as const

beforeAll(async () => {
  database = await freshDatabase()
  pool = createPool(database.url, { max: 4 })
  await insertRegions(pool)
  for (const [key, type, region, deal, area, floor, floors, direction, name] of HOMES) {
    const home = await insertHome(pool, { name, type, region, area })
    await pool.query('update real_estate set floor_info = $2, direction = $3 where id = $1', [
      home,
      floors === null ? null : `지상 ${floors}층`,
      direction,
    ])
    const offer = await insertOffer(pool, home, { type: deal, area })
    await pool.query('update "transaction" set floor = $2 where id = $1', [offer, floor])
    nameOf.set(offer, key)
  }
  await refresh(pool)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const ALL = HOMES.map(([key]) => key)
const but = (...left: string[]) => ALL.filter((key) => !left.includes(key))

/** Page by page, two at a time, with every cursor; counts and facets must tell the same homes. */
const found = async (filter: PropertyFilter, order: PropertyOrder): Promise<string[]> => {
  const names: string[] = []
  let after: string | null = null
  let goesOn = true
  while (goesOn) {
    const page = await searchPage(pool, {
      filter,
      order,
      first: 2,
      after,
      want: { count: true, facets: true },
    })
    names.push(...page.items.map(({ transaction: { id } }) => nameOf.get(id) ?? id))
    after = page.items.at(-1)?.cursor ?? null
    goesOn = page.hasNextPage
    expect(page.facets?.byPropertyType.reduce((sum, { count }) => sum + count, 0)).toBe(
      page.count?.totalCount,
    )
    expect(page.facets?.byTransactionType.reduce((sum, { count }) => sum + count, 0)).toBe(
      page.count?.totalCount,
    )
    if (!goesOn) expect(page.count).toEqual({ totalCount: names.length, capped: false })
  }
  return names
}

test.each<[string, PropertyFilter, readonly string[]]>([
  ['refused regions', { not: { regionCodes: ['1168000000'] } }, but('low', 'middle', 'high')],
  ['refused kinds', { not: { propertyTypes: ['APARTMENT', 'VILLA'] } }, ['top']],
  ['refused deals', { not: { transactionTypes: ['RENT'] } }, but('top', 'cellar')],
  [
    'refused sizes, where the size is known',
    { not: { exclusiveArea: [{ max: 40 }, { min: 100 }] } },
    ['low', 'middle'],
  ],
  [
    'refused floors, where the floor is known',
    { not: { floor: [{ max: 0 }, { min: 15 }] } },
    ['low', 'middle', 'high'],
  ],
  ['refused low floors', { not: { floorLevels: ['LOW'] } }, ['middle', 'high', 'top']],
  ['refused top floors', { not: { floorLevels: ['TOP'] } }, but('top', 'unknown')],
  ['refused directions', { not: { directions: ['NORTH', 'WEST'] } }, but('high', 'top', 'unknown')],
  ['refused complexes', { not: { complexNames: ['래미안'] } }, but('low', 'middle')],
  [
    'several refusals at once',
    { not: { propertyTypes: ['VILLA'], directions: ['WEST'] } },
    ['low', 'middle', 'high'],
  ],
  ['asked floors', { floor: { min: 8, max: 14 } }, ['middle', 'high']],
  ['asked floor levels', { floorLevels: ['MIDDLE', 'TOP'] }, ['middle', 'top']],
  ['high floors, the top one among them', { floorLevels: ['HIGH'] }, ['high', 'top']],
  ['asked directions', { directions: ['SOUTH', 'SOUTHEAST'] }, ['low', 'middle']],
  ['asked complexes, spaces aside', { complexNames: ['래미안그린', '아이 파크'] }, ['middle', 'high']],
  ['asked and refused', { complexNames: ['래미안'], not: { floorLevels: ['LOW'] } }, ['middle']],
])('%s', async (_, filter, names) => {
  for (const field of ['PRICE', 'AREA', 'NEWEST'] as const)
    expect((await found(filter, { field, direction: 'ASC' })).toSorted(), field).toEqual(names.toSorted())
})
