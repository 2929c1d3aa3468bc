import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../src/compose/app.ts'
import { readEnv } from '../../src/config/env.ts'
import { readListings } from '../../src/sources/listings.ts'
import { inspectTextFile } from '../../src/sources/text-file.ts'
import { importDeals } from '../../src/store/import/deals.ts'
import { importListings } from '../../src/store/import/listings.ts'
import { createPool } from '../../src/store/pool.ts'
import { graphql } from '../gql/gql.ts'
import { article, ndjson } from '../sources/wire-listings.ts'
import { guest, startApp } from '../support/app.ts'
import type { TestApp } from '../support/app.ts'
import { reportedSale } from '../support/deals.ts'
import type { GqlClient } from '../support/gql.ts'
import { PRODUCTION_ENV } from '../support/production.ts'
import { createTempFiles } from '../support/temp-files.ts'
import { sourceRows } from '../store/import/rows.ts'
import { ask } from './ask.ts'

const BUNDANG = '4113500000'
const SUJEONG = '4113100000'
const files = createTempFiles()
let app: TestApp
let client: GqlClient
let pool: ReturnType<typeof createPool>

beforeAll(async () => {
  app = await startApp({ seed: true })
  client = await guest(app.url)
  pool = createPool(app.databaseUrl, { statementTimeoutMs: 0, max: 2 })
}, 180_000)
afterAll(async () => {
  await client.close()
  await pool.end()
  await app.stop()
  files.remove()
})

const ReadMarket = graphql(`
  query ReadDemo($region: String!, $filter: PropertyFilter!, $bounds: BoundsInput!) {
    propertySearch(filter: $filter, first: 100) {
      totalCount
      facets {
        byPropertyType {
          count
        }
        medianPrice
      }
      edges {
        node {
          property {
            isDemo
            region {
              code
            }
            dealCount
            transactions(first: 5) {
              edges {
                node {
                  isDemo
                }
              }
            }
          }
          transaction {
            isDemo
          }
        }
      }
    }
    propertyClusters(filter: $filter, bounds: $bounds, zoom: 11) {
      count
    }
    marketStatistics(filter: { regionCode: $region, transactionType: SALE }) {
      isDemo
      transactionCount
      medianPrice
      jeonseRatio
    }
    rent: marketStatistics(filter: { regionCode: $region, transactionType: RENT }) {
      isDemo
      transactionCount
      jeonseRatio
    }
    loanProducts(first: 5) {
      edges {
        node {
          isDemo
        }
      }
    }
  }
`)

const KOREA = { south: 33, west: 124, north: 39, east: 132 }
const read = async (region: string, more: object = {}) => {
  const filter = { regionCodes: [region], ...more }
  const found = await client.execute(ReadMarket, { region, filter, bounds: KOREA })
  const listings = found.propertySearch.edges.map(({ node }) => node)
  return {
    ...found,
    listings,
    total: found.propertySearch.totalCount,
    inFacets: found.propertySearch.facets.byPropertyType.reduce((sum, { count }) => sum + count, 0),
    onMap: found.propertyClusters.reduce((sum, { count }) => sum + count, 0),
    demo: listings.filter(({ property, transaction }) => property.isDemo || transaction.isDemo).length,
  }
}

test('what is invented is marked as such: homes, listings, deals, statistics, loans', async () => {
  const { listings, demo, marketStatistics, rent, loanProducts } = await read(BUNDANG)
  expect(listings.length).toBeGreaterThan(20)
  expect(demo).toBe(listings.length)
  expect(
    listings.flatMap(({ property }) => property.transactions.edges).every(({ node }) => node.isDemo),
  ).toBe(true)
  expect([marketStatistics.isDemo, rent.isDemo]).toEqual([true, true])
  expect(loanProducts.edges.every(({ node }) => node.isDemo)).toBe(true)
})

describe('an answer that rests on invented data says so, in the language of its reader', () => {
  test.each([
    ['분당구 아파트 매매 찾아줘', 'TEAM', /꾸며 낸/],
    ['분당구 아파트 매매 시세 알려줘', 'TEAM', /꾸며 낸/],
    ['분당구와 수정구 아파트 매매 시세를 조사해줘', 'RESEARCH', /꾸며 낸/],
    ['Find apartments for sale in Bundang-gu', 'TEAM', /invented for demonstration/],
  ] as const)('%s (%s)', async (question, mode, said) => {
    const { answer } = await ask(client, question, mode)
    expect(answer.text).toMatch(said)
  })

  test('and one that rests on law alone does not', async () => {
    const { answer } = await ask(client, '임대인이 보증금을 안 돌려줘요')
    expect(answer.text).not.toMatch(/꾸며 낸/)
  })
})

test('one real listing hides every invented one of its 시군구, of any type, from every reader', async () => {
  const before = { bundang: await read(BUNDANG), sujeong: await read(SUJEONG) }
  const file = await inspectTextFile(files.write('real.ndjson', ndjson(article())))
  const account = await importListings(pool, readListings(file))
  expect(account.notes).toEqual([
    `${before.bundang.total} invented listings were removed, now that real ones are known: 경기도 성남시 분당구`,
  ])
  const after = await read(BUNDANG)
  expect([after.total, after.inFacets, after.onMap, after.demo]).toEqual([1, 1, 1, 0])
  expect((await read(BUNDANG, { transactionTypes: ['RENT'] })).total).toBe(0)
  const elsewhere = await read(SUJEONG)
  expect([elsewhere.total, elsewhere.demo]).toEqual([before.sujeong.total, before.sujeong.demo])
  // Invented prices and a real one have no median together.
  const city = { regionCodes: [BUNDANG, SUJEONG], transactionTypes: ['SALE' as const] }
  expect((await read(BUNDANG, city)).propertySearch.facets.medianPrice).toBeNull()
  const { answer } = await ask(client, '분당구 아파트 매매 찾아줘')
  expect(answer.properties.map(({ transaction }) => transaction.salePrice)).toEqual([181_000])
  // The deals of the 구 are invented still, and told as such; homes that are offered no more say so.
  expect(after.marketStatistics).toMatchObject({ isDemo: true })
  const { rows } = await pool.query(
    `select count(*)::int as count from real_estate where code like 'DEMO-%' and region_code like '41135%'
       and (deal_count + lease_count + rent_count + short_term_rent_count > 0)`,
  )
  expect(rows).toEqual([{ count: 0 }])
})

test('one real deal hides every invented deal of its 시군구', async () => {
  const account = await importDeals(pool, sourceRows(reportedSale()))
  expect(account.notes).toEqual([expect.stringMatching(/^\d+ invented deals were removed.*분당구$/)])
  const { marketStatistics, rent } = await read(BUNDANG)
  expect(marketStatistics).toMatchObject({
    isDemo: false,
    transactionCount: 1,
    medianPrice: null,
    jeonseRatio: null,
  })
  expect(rent).toMatchObject({ isDemo: false, transactionCount: 0 })
  const { rows } = await pool.query(
    `select count(*)::int as count from real_estate where code like 'DEMO-%' and region_code like '41135%'`,
  )
  expect(rows).toEqual([{ count: 0 }])
  expect((await read(SUJEONG)).marketStatistics.isDemo).toBe(true)
})

test('a database with invented data that is started in production serves none of them', async () => {
  const { DEMO_DATA: _told, ...production } = PRODUCTION_ENV
  const complaints: string[] = []
  const other = buildApp({
    env: readEnv({ DATABASE_URL: app.databaseUrl, PORT: '0', ...production }),
    log: pino({ level: 'warn' }, { write: (line: string) => void complaints.push(line) }),
  })
  await other.start()
  await other.stop()
  expect(complaints.join()).toMatch(/"retired":\d+.*DEMO_DATA/)
  const { rows } = await pool.query(
    `select (select count(*) from real_estate where code like 'DEMO-%')::int as homes,
       (select count(*) from "transaction" where source = 'demo')::int as transactions,
       (select count(*) from listing_search where is_demo)::int as searchable,
       (select count(*) from loan_product where is_demo)::int as loans,
       (select count(*) from listing_search)::int as "realListings",
       (select count(*) from law where is_digest)::int > 0 as digests`,
  )
  expect(rows).toEqual([
    { homes: 0, transactions: 0, searchable: 0, loans: 0, realListings: 1, digests: true },
  ])
  expect((await read(SUJEONG)).total).toBe(0)
})
