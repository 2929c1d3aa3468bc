import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ListingQuery } from '../../../src/domain/listing.ts'
import type { PropertyFilter, PropertyOrder } from '../../../src/domain/property.ts'
import { createPool } from '../../../src/store/pool.ts'
import { searchListings } from '../../../src/store/property-search/listings.ts'
import { freshDatabase } from '../../support/db.ts'
import type { TestDatabase } from '../../support/db.ts'
import { insertHome, insertOffer, insertRegions, refresh } from '../../support/estate.ts'

let database: TestDatabase
let pool: pg.Pool
const ids: Record<string, string> = {}

beforeAll(async () => {
  database = await freshDatabase()
  pool = createPool(database.url, { max: 4 })
  await insertRegions(pool)
  const raemian = await insertHome(pool, {
    name: '래미안 역삼 100%',
    address: '서울특별시 강남구 역삼동 755',
    score: 88.5,
    subway: { distance: 300, minutes: 4 },
    tags: ['역세권', '올수리'],
    latitude: 37.5,
    longitude: 127.03,
  })
  const daechi = await insertHome(pool, {
    name: '대치 아이파크',
    region: '1168010600',
    score: 60,
    subway: { minutes: 12 },
    year: 2008,
    households: 768,
    latitude: 37.49,
    longitude: 127.06,
  })
  const gongdeok = await insertHome(pool, {
    name: '공덕 오피스텔',
    type: 'OFFICETEL',
    region: '1144010200',
    area: null,
    year: null,
    households: null,
    latitude: 37.54,
    longitude: 126.95,
  })
  const jeongja = await insertHome(pool, {
    name: '정자 상록마을 래미안',
    region: '4113510300',
    score: 75,
    latitude: 37.36,
    longitude: 127.1,
  })
  ids['sale'] = await insertOffer(pool, raemian, {
    agent: { name: '김중개' },
    price: 200_000,
    area: 84.99,
    listedAt: '2026-03-01T00:00:00Z',
  })
  ids['jeonse'] = await insertOffer(pool, raemian, {
    type: 'JEONSE',
    price: 90_000,
    listedAt: '2026-03-02T00:00:00Z',
  })
  ids['daechi'] = await insertOffer(pool, daechi, {
    price: 250_000,
    listedAt: '2026-01-05T00:00:00Z',
    agent: { name: '직접', direct: true },
  })
  ids['rent'] = await insertOffer(pool, gongdeok, { type: 'RENT', price: 1000, monthly: 80 })
  ids['jeongja'] = await insertOffer(pool, jeongja, {
    type: 'JEONSE',
    price: 50_000,
    area: 59.9,
    direct: true,
  })
  await insertOffer(pool, raemian, { price: 1, closed: true })
  await insertOffer(pool, raemian, { price: 180_000, kind: 'DEAL', date: '2026-01-10' })
  await refresh(pool)
}, 60_000)

afterAll(async () => {
  await pool.end()
  await database.drop()
})

const NEWEST: PropertyOrder = { field: 'NEWEST', direction: 'DESC' }
const query = (filter: PropertyFilter, more: Partial<ListingQuery> = {}): ListingQuery => ({
  filter,
  order: NEWEST,
  first: 20,
  includeNearby: false,
  includeAgent: false,
  userId: null,
  ...more,
})
const found = async (filter: PropertyFilter, order: PropertyOrder = { field: 'PRICE', direction: 'ASC' }) => {
  const { items, totalCount } = await searchListings(pool, query(filter, { order }))
  expect(totalCount).toBe(items.length)
  const names = Object.entries(ids)
  return items.map(({ transactionId }) => names.find(([, id]) => id === transactionId)?.[0])
}

describe('filters of a listing search', () => {
  test.each<[string, PropertyFilter, string[]]>([
    [
      'nothing asked finds every open listing, and no deal',
      {},
      ['rent', 'jeongja', 'jeonse', 'sale', 'daechi'],
    ],
    [
      'empty lists and open ranges ask for nothing',
      { regionCodes: [], salePrice: {}, tags: [], text: '' },
      ['rent', 'jeongja', 'jeonse', 'sale', 'daechi'],
    ],
    ['a sido', { regionCodes: ['1100000000'] }, ['rent', 'jeonse', 'sale', 'daechi']],
    ['a gu', { regionCodes: ['1168000000'] }, ['jeonse', 'sale', 'daechi']],
    ['a city with gu holds those of its gu', { regionCodes: ['4113000000'] }, ['jeongja']],
    ['a dong', { regionCodes: ['1168010100'] }, ['jeonse', 'sale']],
    [
      'several regions of different levels',
      { regionCodes: ['1168010600', '1144000000'] },
      ['rent', 'daechi'],
    ],
    ['a property type', { propertyTypes: ['OFFICETEL'] }, ['rent']],
    ['transaction types', { transactionTypes: ['SALE', 'RENT'] }, ['rent', 'sale', 'daechi']],
    ['a sale price includes its bounds', { salePrice: { min: 200_000, max: 200_000 } }, ['sale']],
    ['a deposit leaves sales out', { deposit: { max: 60_000 } }, ['rent', 'jeongja']],
    ['a monthly rent leaves all but rent out', { monthlyRent: { max: 80 } }, ['rent']],
    [
      'sale price and deposit mean either',
      { salePrice: { max: 200_000 }, deposit: { min: 80_000 } },
      ['jeonse', 'sale'],
    ],
    [
      'an area uses the listing before its property and leaves the unknown out',
      { exclusiveArea: { max: 84.95 } },
      ['jeongja', 'jeonse', 'daechi'],
    ],
    [
      'a completion year leaves the unknown out',
      { completionYear: { min: 2010 } },
      ['jeongja', 'jeonse', 'sale'],
    ],
    ['households', { totalHouseholds: { min: 501 } }, ['daechi']],
    ['walking time', { subwayWalkingTime: { max: 10 } }, ['jeonse', 'sale']],
    ['trust score', { trustScore: { min: 75, max: 90 } }, ['jeongja', 'jeonse', 'sale']],
    ['tags, all of them', { tags: ['역세권', '올수리'] }, ['jeonse', 'sale']],
    ['direct trade by the listing or its agent', { directTrade: true }, ['jeongja', 'daechi']],
    ['no direct trade', { directTrade: false }, ['rent', 'jeonse', 'sale']],
    ['a map section', { bounds: { south: 37.4, west: 127, north: 37.6, east: 127.05 } }, ['jeonse', 'sale']],
    ['a two-syllable word in the address', { text: '역삼' }, ['jeonse', 'sale']],
    ['words anywhere, in any order and spacing', { text: '래미안역삼' }, ['jeonse', 'sale']],
    ['a word of the name', { text: '아이파크' }, ['daechi']],
    ['a tag as a word', { text: '올수리' }, ['jeonse', 'sale']],
    ['one letter stands in the name', { text: '공덕 텔' }, ['rent']],
    ['wildcards are no wildcards', { text: '%' }, []],
    ['quotes and NUL are data', { text: `래미안'";--\0` }, ['jeongja', 'jeonse', 'sale']],
    ['a word that nothing has', { text: '자이' }, []],
  ])('%s', async (_, filter, expected) => {
    expect(await found(filter)).toEqual(expected)
  })
})

describe('orders of a listing search', () => {
  test.each<[PropertyOrder, PropertyFilter, string[]]>([
    [{ field: 'PRICE', direction: 'DESC' }, {}, ['daechi', 'sale', 'jeonse', 'jeongja', 'rent']],
    [{ field: 'AREA', direction: 'ASC' }, {}, ['jeongja', 'jeonse', 'daechi', 'sale', 'rent']],
    [{ field: 'AREA', direction: 'DESC' }, {}, ['sale', 'daechi', 'jeonse', 'jeongja', 'rent']],
    [{ field: 'NEWEST', direction: 'DESC' }, {}, ['jeonse', 'sale', 'daechi', 'jeongja', 'rent']],
    [{ field: 'NEWEST', direction: 'ASC' }, {}, ['rent', 'jeongja', 'daechi', 'sale', 'jeonse']],
    [{ field: 'TRUST_SCORE', direction: 'DESC' }, {}, ['jeonse', 'sale', 'jeongja', 'daechi', 'rent']],
    [{ field: 'TRUST_SCORE', direction: 'ASC' }, {}, ['daechi', 'jeongja', 'sale', 'jeonse', 'rent']],
    [{ field: 'SUBWAY_DISTANCE', direction: 'ASC' }, {}, ['sale', 'jeonse', 'daechi', 'rent', 'jeongja']],
    [{ field: 'SUBWAY_DISTANCE', direction: 'DESC' }, {}, ['daechi', 'jeonse', 'sale', 'jeongja', 'rent']],
    [{ field: 'RELEVANCE', direction: 'DESC' }, { text: '래미안' }, ['jeonse', 'sale', 'jeongja']],
    [{ field: 'RELEVANCE', direction: 'ASC' }, { text: '래미안' }, ['jeongja', 'sale', 'jeonse']],
    [{ field: 'RELEVANCE', direction: 'DESC' }, {}, ['jeonse', 'sale', 'daechi', 'jeongja', 'rent']],
  ])('%o %o, what is unknown last', async (order, filter, expected) => {
    expect(await found(filter, order)).toEqual(expected)
  })
})

describe('what a found listing carries', () => {
  test('facilities and agent only when asked, the trust score always', async () => {
    const { items } = await searchListings(pool, query({ transactionTypes: ['SALE'], text: '래미안' }))
    expect(items).toEqual([
      {
        propertyId: expect.any(String),
        transactionId: ids['sale'],
        code: expect.stringMatching(/^TEST-/),
        name: '래미안 역삼 100%',
        propertyType: 'APARTMENT',
        regionCode: '1168010100',
        regionName: '서울특별시 강남구 역삼동',
        address: '서울특별시 강남구 역삼동 755',
        transactionType: 'SALE',
        salePrice: 200_000,
        deposit: null,
        monthlyRent: null,
        exclusiveArea: 84.99,
        floor: 3,
        completionDate: null,
        totalHouseholds: 500,
        tags: ['역세권', '올수리'],
        trustScore: 88.5,
        nearby: null,
        agent: null,
        isFavorited: false,
        isDemo: false,
      },
    ])
  })

  test('all of it when asked, and whether the user keeps it', async () => {
    const userId = '01900000-0000-7000-8000-000000000001'
    await pool.query(`insert into app_user (id, type) values ($1, 'GUEST')`, [userId])
    await pool.query(
      `insert into user_favorite (id, user_id, real_estate_id)
       select '01900000-0000-7000-8000-000000000002', $1, real_estate_id from "transaction" where id = $2`,
      [userId, ids['sale']],
    )
    const wanted = query({ regionCodes: ['1100000000'] }, { includeNearby: true, includeAgent: true, userId })
    const { items } = await searchListings(pool, wanted)
    const sale = items.find(({ transactionId }) => transactionId === ids['sale'])
    expect(sale?.nearby).toEqual({
      subwayLine: '2호선',
      subwayStation: '역삼역',
      subwayDistance: 300,
      subwayWalkingTime: 4,
      elementarySchools: ['역삼초'],
      middleSchools: [],
      highSchools: [],
    })
    expect(sale?.agent).toEqual({ agentName: '김중개', companyName: '공인', isDirectTrade: false })
    expect(sale?.isFavorited).toBe(true)
    const rent = items.find(({ transactionId }) => transactionId === ids['rent'])
    expect(rent).toMatchObject({ nearby: null, agent: null, trustScore: null, isFavorited: false })
  })

  test('needs two statements for one listing and for all', async () => {
    const counted = createPool(database.url, { max: 1 })
    let statements = 0
    const db = { query: (...args: Parameters<pg.Pool['query']>) => (statements++, counted.query(...args)) }
    for (const first of [1, 100]) {
      statements = 0
      await searchListings(
        db as Pick<pg.Pool, 'query'>,
        query({}, { first, includeAgent: true, includeNearby: true }),
      )
      expect(statements).toBe(2)
    }
    await counted.end()
  })
})
