import * as fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { InvalidInputError } from '../../../src/domain/errors.ts'
import { PROPERTY_SORTS, SORT_DIRECTIONS } from '../../../src/domain/property.ts'
import type { PropertyFilter, PropertyOrder } from '../../../src/domain/property.ts'
import { propertyClusters } from '../../../src/store/property-search/clusters.ts'
import { refreshListingSearch } from '../../../src/store/property-search/refresh.ts'
import { searchPage } from '../../../src/store/property-search/search.ts'
import { freshPool } from '../../support/db.ts'
import { insertHome, insertOffer, insertRegions, REGIONS } from '../../support/estate.ts'
import { runs } from '../../support/runs.ts'

const pool = freshPool({ max: 4 })

const DONGS = REGIONS.filter(([, , , level]) => level === 'DONG').map(([code]) => code)
const pick = <T>(values: readonly T[], at: number): T => values[at % values.length] ?? (values[0] as T)

beforeAll(async () => {
  await insertRegions(pool)
  for (let at = 0; at < 12; at++) {
    const home = await insertHome(pool, {
      name: pick(['래미안 하나', '래미안 래미안', '자이', '푸르지오 래미안'], at),
      region: pick(DONGS, at),
      type: pick(['APARTMENT', 'VILLA', 'OFFICETEL'], at),
      area: pick([null, 59.9, 84.99], at),
      score: pick([null, 70.25, 70.25, 99], at),
      subway: pick([null, { distance: 200 }, { minutes: 5 }, { distance: 400 }], at),
      latitude: 37.3 + 0.02 * at,
      longitude: 126.9 + 0.02 * (at % 5),
    })
    for (let offer = 0; offer < 5; offer++) {
      await insertOffer(pool, home, {
        type: pick(['SALE', 'JEONSE', 'RENT'] as const, at + offer),
        price: pick([10_000, 10_000, 20_000, 30_000], at * offer),
        listedAt: pick(
          ['2026-01-01T00:00:00.123Z', '2026-01-01T00:00:00.124Z', '2026-02-01T00:00:00Z'],
          at + offer,
        ),
      })
    }
  }
  await refreshListingSearch(pool)
}, 60_000)

const anyOrder = fc.record({
  field: fc.constantFrom(...PROPERTY_SORTS),
  direction: fc.constantFrom(...SORT_DIRECTIONS),
})
const anyFilter: fc.Arbitrary<PropertyFilter> = fc.record(
  {
    text: fc.constantFrom('래미안', '강남구', '래미안 하나'),
    regionCodes: fc.subarray(['1168000000', '1100000000', '4113000000', '1144010200']),
    transactionTypes: fc.subarray(['SALE', 'JEONSE', 'RENT'] as const).map((types) => [...types]),
    exclusiveArea: fc.constant({ min: 60 }),
    trustScore: fc.constant({ max: 80 }),
  },
  { requiredKeys: [] },
)

const walk = async (filter: PropertyFilter, order: PropertyOrder, size: number): Promise<string[]> => {
  const ids: string[] = []
  let after: string | null = null
  for (;;) {
    const page = await searchPage(pool, { filter, order, first: size, after, want: {} })
    ids.push(...page.items.map(({ transaction }) => transaction.id))
    if (!page.hasNextPage) return ids
    after = page.items.at(-1)?.cursor ?? null
  }
}

describe('pages of a listing search', () => {
  test('any page size walks through the same rows in the same order, each once', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilter, anyOrder, fc.integer({ min: 1, max: 25 }), async (filter, order, size) => {
        const whole = await searchPage(pool, { filter, order, first: 100, want: { count: true } })
        expect(await walk(filter, order, size)).toEqual(whole.items.map(({ transaction }) => transaction.id))
        expect(whole.count).toEqual({ totalCount: whole.items.length, capped: false })
      }),
      { numRuns: runs(60) },
    )
  }, 60_000)

  test('what is inserted between two pages neither hides nor repeats what was there', async () => {
    const order: PropertyOrder = { field: 'PRICE', direction: 'ASC' }
    const before = await walk({}, order, 100)
    const first = await searchPage(pool, { filter: {}, order, first: 20, want: {} })
    const home = await insertHome(pool)
    const added = [
      await insertOffer(pool, home, { price: 1 }),
      await insertOffer(pool, home, { price: 10_000 }),
    ]
    await refreshListingSearch(pool, [home])
    const rest: string[] = []
    let after = first.items.at(-1)?.cursor ?? null
    for (;;) {
      const page = await searchPage(pool, { filter: {}, order, first: 7, after, want: {} })
      rest.push(...page.items.map(({ transaction }) => transaction.id))
      if (!page.hasNextPage) break
      after = page.items.at(-1)?.cursor ?? null
    }
    const seen = [...first.items.map(({ transaction }) => transaction.id), ...rest]
    expect(seen.filter((id) => !added.includes(id))).toEqual(before)
    await pool.query('delete from real_estate where id = $1', [home])
  })

  test('a cursor of another filter or order, a changed one, and no cursor at all are refused', async () => {
    const order: PropertyOrder = { field: 'PRICE', direction: 'ASC' }
    const { items } = await searchPage(pool, { filter: { text: '래미안' }, order, first: 3, want: {} })
    const cursor = items[1]?.cursor ?? ''
    const use = (after: string, filter: PropertyFilter = { text: '래미안' }, by = order) =>
      searchPage(pool, { filter, order: by, first: 3, after, want: {} })
    await expect(use(cursor)).resolves.toMatchObject({ items: expect.any(Array) })
    await expect(
      use(cursor, { text: '래미안', regionCodes: [], salePrice: { min: null } }),
    ).resolves.toBeDefined()
    const refused = expect.objectContaining({ name: 'InvalidInputError', field: 'after' })
    await expect(use(cursor, { text: '자이' })).rejects.toEqual(refused)
    await expect(use(cursor, undefined, { field: 'PRICE', direction: 'DESC' })).rejects.toEqual(refused)
    await expect(use(cursor, undefined, { field: 'AREA', direction: 'ASC' })).rejects.toEqual(refused)
    await expect(use(`${cursor}!`)).rejects.toEqual(refused)
    const [key, id, check] = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')) as string[]
    const changed = Buffer.from(JSON.stringify([key, `${id}0`, check])).toString('base64url')
    await expect(use(changed)).rejects.toEqual(refused)
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.base64String()), async (text) => {
        await expect(use(text)).rejects.toThrow(InvalidInputError)
      }),
    )
  })
})

describe('facets', () => {
  test('count what the filter finds, with regions one level down', async () => {
    const facets = async (filter: PropertyFilter) =>
      (await searchPage(pool, { filter, first: 1, want: { facets: true } })).facets
    const all = await facets({})
    expect(all?.byRegion.map(({ label }) => label).toSorted()).toEqual(['경기도', '서울특별시'])
    expect(all?.byPropertyType.reduce((sum, { count }) => sum + count, 0)).toBe(60)
    expect(all?.medianPrice).toBeNull()
    const seoul = await facets({ regionCodes: ['1100000000'], transactionTypes: ['SALE'] })
    expect(seoul?.byRegion.map(({ key, label }) => [key, label]).toSorted()).toEqual([
      ['1144000000', '마포구'],
      ['1168000000', '강남구'],
    ])
    expect(seoul?.byTransactionType).toEqual([{ key: 'SALE', label: '매매', count: expect.any(Number) }])
    expect(seoul?.medianPrice).toBeGreaterThan(0)
    const seongnam = await facets({ regionCodes: ['4113000000'] })
    expect(seongnam?.byRegion.map(({ label }) => label)).toEqual(['분당구'])
    const gangnam = await facets({ regionCodes: ['1168000000'] })
    expect(gangnam?.byRegion.map(({ label }) => label).toSorted()).toEqual(['대치동', '역삼동'])
    expect(await facets({ text: '없는이름' })).toEqual({
      byPropertyType: [],
      byTransactionType: [],
      byRegion: [],
      medianPrice: null,
    })
  })
})

test('a 시도 without a row of its own is counted by the code and the name that it has', async () => {
  await pool.query(
    `insert into region (code, name, full_name, level) values ('3611000000', '세종특별자치시', '세종특별자치시', 'SIDO'),
       ('3611010100', '반곡동', '세종특별자치시 반곡동', 'DONG')`,
  )
  const home = await insertHome(pool, { region: '3611010100', latitude: 36.5, longitude: 127.3 })
  try {
    await insertOffer(pool, home)
    await refreshListingSearch(pool, [home])
    const regionsOf = async (filter: PropertyFilter) =>
      (await searchPage(pool, { filter, first: 1, want: { facets: true } })).facets?.byRegion
    const sejong = { key: '3611000000', label: '세종특별자치시', count: 1 }
    expect(await regionsOf({})).toContainEqual(sejong)
    // The key is one that a filter takes, and the next level is found by it.
    expect(await regionsOf({ regionCodes: [sejong.key] })).toEqual([
      { key: '3611010100', label: '반곡동', count: 1 },
    ])
    const around = { south: 36.4, west: 127.2, north: 36.6, east: 127.4 }
    for (const zoom of [6, 10])
      expect((await propertyClusters(pool, around, zoom)).map(({ regionCode }) => regionCode)).toEqual([
        sejong.key,
      ])
  } finally {
    await pool.query('delete from real_estate where id = $1', [home])
    await pool.query(`delete from region where code like '36%'`)
  }
})

describe('map clusters', () => {
  const bounds = { south: 37.33, west: 126.85, north: 37.49, east: 127.01 }
  test('add up to the list’s count at every zoom', async () => {
    const { count } = await searchPage(pool, { filter: { bounds }, first: 1, want: { count: true } })
    expect(count?.totalCount).toBeGreaterThan(0)
    for (let zoom = 0; zoom <= 22; zoom++) {
      const clusters = await propertyClusters(pool, bounds, zoom)
      expect(clusters.reduce((sum, cluster) => sum + cluster.count, 0)).toBe(count?.totalCount)
    }
  })

  test('are regions from afar and single properties near by', async () => {
    const far = await propertyClusters(pool, bounds, 6, { transactionTypes: ['SALE'] })
    expect(far.map(({ regionCode }) => regionCode).toSorted()).toEqual(['1100000000', '4100000000'])
    expect(far[0]).toMatchObject({ propertyId: null, minPrice: 10_000 })
    const section = { south: 37.339, west: 126.939, north: 37.341, east: 126.941 }
    const near = await propertyClusters(pool, section, 18)
    expect(near).toEqual([
      {
        propertyId: expect.any(String),
        regionCode: null,
        count: 5,
        latitude: expect.closeTo(37.34),
        longitude: expect.closeTo(126.94),
        minPrice: null,
        medianPrice: null,
      },
    ])
    expect(await propertyClusters(pool, section, 18, { transactionTypes: ['SALE'], text: '없음' })).toEqual(
      [],
    )
  })
})

describe('the count', () => {
  test('is exact to ten thousand and says when it stops there', async () => {
    const home = await insertHome(pool, { region: '1144010200', name: '만 번째 집' })
    const add = (count: number) =>
      pool.query(
        `insert into "transaction" (real_estate_id, region_id, region_code, kind, transaction_type, sale_price, source,
           source_key)
         select id, region_id, region_code, 'LISTING', 'SALE', 1, 'many', gen_random_uuid()::text
         from real_estate, generate_series(1, $2) where id = $1`,
        [home, count],
      )
    const count = async () =>
      (await searchPage(pool, { filter: { text: '만 번째' }, first: 1, want: { count: true } })).count
    await add(10_000)
    await refreshListingSearch(pool, [home])
    expect(await count()).toEqual({ totalCount: 10_000, capped: false })
    await add(1)
    await refreshListingSearch(pool, [home])
    expect(await count()).toEqual({ totalCount: 10_000, capped: true })
  })
})
