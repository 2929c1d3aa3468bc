import { beforeAll, describe, expect, test } from 'vitest'
import { PROPERTY_SORTS, SORT_DIRECTIONS } from '../../../src/domain/property.ts'
import type { PropertyFilter, PropertyOrder } from '../../../src/domain/property.ts'
import { marketStatistics } from '../../../src/store/market/statistics.ts'
import { propertyClusters } from '../../../src/store/property-search/clusters.ts'
import { countListings } from '../../../src/store/property-search/count.ts'
import { readFacets } from '../../../src/store/property-search/facets.ts'
import { readListings } from '../../../src/store/property-search/page.ts'
import type { Queryable } from '../../../src/store/statement.ts'
import { freshPool } from '../../support/db.ts'
import { explain, recordStatements } from '../../support/explain.ts'
import { generateListings } from '../../support/many-listings.ts'

const LISTINGS = 100_000
const PAGE = 20
/** The page's rows, each with its home, region, score, surroundings and two agents, and one row more to see whether there is more. */
const ROWS_OF_A_PAGE = 8 * (PAGE + 1)

const SEOUL = '1100000000'
const MAPO = '1144000000'

const pool = freshPool({ max: 3, statementTimeoutMs: 0 })
beforeAll(() => generateListings(pool, LISTINGS), 120_000)

/** What is wrong with the statements of a read: those that read a table from end to end, or more rows than told. */
const excess = async (read: (db: Queryable) => Promise<unknown>, rows: number): Promise<string[]> => {
  const { db, statements } = recordStatements(pool)
  await read(db)
  if (statements.length === 0) return ['nothing was read']
  const plans = await Promise.all(
    statements.map(async (statement) => ({ statement, ...(await explain(pool, statement)) })),
  )
  return plans.flatMap(({ statement, wholeTables, rowsRead }) => [
    ...wholeTables
      .filter((table) => table !== 'region')
      .map((table) => `all of ${table} is read by ${statement.text}`),
    ...(rowsRead > rows ? [`${rowsRead} rows are read by ${statement.text}`] : []),
  ])
}

const detail = { trustScore: true, nearby: true, agent: true }
const page =
  (filter: PropertyFilter, order: PropertyOrder, after: string | null = null) =>
  (db: Queryable) =>
    readListings(db, { filter, order, first: PAGE, after, detail })

/** A cursor some hundred pages into a search. */
const deepCursor = async (filter: PropertyFilter, order: PropertyOrder, pages = 20) => {
  let after: string | null = null
  for (let at = 0; at < pages; at++) {
    const { items } = await readListings(pool, { filter, order, first: 100, after })
    after = items.at(-1)?.cursor ?? null
  }
  return after
}

const ORDERS = PROPERTY_SORTS.flatMap((field) => SORT_DIRECTIONS.map((direction) => ({ field, direction })))
const NEWEST: PropertyOrder = { field: 'NEWEST', direction: 'DESC' }
const CHEAPEST: PropertyOrder = { field: 'PRICE', direction: 'ASC' }

describe(`among ${LISTINGS} listings`, () => {
  test.each(ORDERS)(
    'the whole list by $field $direction is walked along an index, on its first and its 100th page',
    async (order) => {
      expect(await excess(page({}, order), ROWS_OF_A_PAGE)).toEqual([])
      expect(await excess(page({}, order, await deepCursor({}, order)), ROWS_OF_A_PAGE)).toEqual([])
    },
  )

  test.each<[string, PropertyFilter, PropertyOrder]>([
    [
      'newest of a 구, a kind and a type',
      { regionCodes: [MAPO], propertyTypes: ['APARTMENT'], transactionTypes: ['SALE'] },
      NEWEST,
    ],
    [
      'cheapest of a 구, a kind and a type',
      { regionCodes: [MAPO], propertyTypes: ['APARTMENT'], transactionTypes: ['SALE'] },
      CHEAPEST,
    ],
    [
      'a price range in a 구',
      {
        regionCodes: [MAPO],
        propertyTypes: ['APARTMENT'],
        transactionTypes: ['SALE'],
        salePrice: { min: 30_000, max: 60_000 },
      },
      CHEAPEST,
    ],
  ])('%s are read in order, without a sort', async (_, filter, order) => {
    expect(await excess(page(filter, order), 30 * ROWS_OF_A_PAGE)).toEqual([])
    expect(
      await excess(page(filter, order, await deepCursor(filter, order, 3)), 30 * ROWS_OF_A_PAGE),
    ).toEqual([])
  })

  test.each<[string, PropertyFilter, PropertyOrder]>([
    ['a 구', { regionCodes: [MAPO] }, NEWEST],
    ['서울', { regionCodes: [SEOUL] }, NEWEST],
    ['서울 by price', { regionCodes: [SEOUL] }, CHEAPEST],
    ['two 구', { regionCodes: [MAPO, '1168000000'] }, { field: 'TRUST_SCORE', direction: 'DESC' }],
    ['a 동', { regionCodes: ['1144010100'] }, CHEAPEST],
    [
      'a price range everywhere',
      { transactionTypes: ['JEONSE'], deposit: { min: 20_000, max: 30_000 } },
      NEWEST,
    ],
    ['a section of the map', { bounds: { south: 37.54, north: 37.56, west: 126.94, east: 126.96 } }, NEWEST],
    ['a common word', { text: '래미안' }, { field: 'RELEVANCE', direction: 'DESC' }],
    ['a word and a place', { text: '자이 공덕동' }, { field: 'RELEVANCE', direction: 'DESC' }],
    ['a rare text', { text: '한신 공덕동 7차' }, NEWEST],
    ['a word that nothing has', { text: '타워팰리스' }, NEWEST],
    ['a tag', { tags: ['반려동물'] }, NEWEST],
  ])('%s is found by an index', async (_, filter, order) => {
    // A common word is in a seventh of all rows.
    expect(await excess(page(filter, order), LISTINGS / 5)).toEqual([])
  })

  test.each<[string, PropertyFilter]>([
    ['everything', {}],
    ['a 구', { regionCodes: [MAPO] }],
    ['a text', { text: '자이' }],
  ])('counting %s stops after ten thousand rows', async (_, filter) => {
    expect(await excess((db) => countListings(db, filter), 25_000)).toEqual([])
  })

  test('facets of a 구 read the 구', async () => {
    const { totalCount } = await countListings(pool, { regionCodes: [MAPO] })
    expect(await excess((db) => readFacets(db, { regionCodes: [MAPO] }), totalCount + 1_000)).toEqual([])
  })

  test('clusters read what lies in the section', async () => {
    const bounds = { south: 37.53, north: 37.57, west: 126.9, east: 126.96 }
    const { totalCount } = await countListings(pool, { bounds })
    expect(totalCount).toBeGreaterThan(100)
    expect(await excess((db) => propertyClusters(db, bounds, 15), 12 * totalCount)).toEqual([])
  })

  test('the market of a 구 reads its deals', async () => {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from "transaction" where kind = 'DEAL' and region_code like '11440%'`,
    )
    expect(
      await excess(
        (db) =>
          marketStatistics(db, {
            regionCode: MAPO,
            transactionType: 'SALE',
            propertyType: 'APARTMENT',
            months: 12,
          }),
        4 * (rows[0]?.count ?? 0),
      ),
    ).toEqual([])
  })
})
