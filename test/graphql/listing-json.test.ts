import * as fc from 'fast-check'
import { getNamedType, isLeafType, isObjectType } from 'graphql'
import { createClient } from 'graphql-ws'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import WebSocket from 'ws'
import { buildSchema } from '../../src/graphql/schema.ts'
import { listingJsonSql } from '../../src/store/property-search/json.ts'
import type { JsonField } from '../../src/store/property-search/json.ts'
import { startApp } from '../support/app.ts'
import type { TestApp } from '../support/app.ts'
import { insertHome, insertOffer, insertRegions, refresh } from '../support/estate.ts'
import { runs } from '../support/runs.ts'

let app: TestApp
let pool: Pool
let token: string

beforeAll(async () => {
  app = await startApp({ role: 'api' })
  pool = new Pool({ connectionString: app.databaseUrl, max: 2 })
  await insertRegions(pool)
  for (let at = 0; at < 12; at++) {
    const home = await insertHome(pool, {
      name: at % 3 === 0 ? `따옴표 " 와 \\ 와 😀 ${at}` : `단지 ${at}`,
      region: at % 2 === 0 ? '1168010100' : '4113510300',
      tags: at % 4 === 0 ? ['역세권', '"올수리"'] : [],
      area: at % 5 === 0 ? null : 59.97 + at / 3,
      year: at % 4 === 0 ? null : 2010,
      score: at % 3 === 0 ? null : 70.25,
      subway: at % 4 === 0 ? null : { distance: 300, minutes: null },
    })
    await insertOffer(pool, home, {
      type: (['SALE', 'JEONSE', 'RENT'] as const)[at % 3] ?? 'SALE',
      direct: [null, false, true][at % 3] ?? null,
      ...(at % 2 === 0 && { agent: { name: '김중개' } }),
      ...(at % 4 === 0 && { source: 'demo' }),
    })
  }
  await refresh(pool)
  const { data } = await post('mutation { signInAsGuest { accessToken } }')
  token = String((data as { signInAsGuest: { accessToken: string } }).signInAsGuest.accessToken)
  await pool.query(
    `insert into user_favorite (id, user_id, real_estate_id)
     select gen_random_uuid(), u.id, re.id from app_user u, real_estate re where re.id % 2 = 0`,
  )
}, 60_000)
afterAll(async () => {
  await pool.end()
  await app.stop()
})

const post = async (query: string, variables: object = {}, headers: object = {}) => {
  const response = await fetch(app.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: JSON.stringify({ query, variables }),
  })
  return (await response.json()) as { data?: unknown; errors?: unknown }
}

/** The same question with a directive that changes nothing, which is then completed field by field. */
const slowly = (query: string): string => query.replace('edges {', 'edges @include(if: true) {')

/** Both ways; a difference of where an error points to in the text is none. */
const bothWays = async (query: string, variables: object = {}) => {
  const strip = (result: object) =>
    JSON.parse(JSON.stringify(result, (key, value: unknown) => (key === 'locations' ? undefined : value)))
  return [strip(await post(query, variables)), strip(await post(slowly(query), variables))] as const
}

const schema = buildSchema()
/** Fields that PostgreSQL writes: all that are values, without what is worked out of more than the listing's own rows. */
const valuesOf = (type: string, ...way: string[]): string[] => {
  const found = schema.getType(type)
  if (!isObjectType(found)) throw new Error(`${type} has no fields`)
  const values = Object.values(found.getFields())
    .filter((field) => field.args.length === 0 && isLeafType(getNamedType(field.type)))
    .map(({ name }) => name)
  const isWritten = (field: string) => {
    const asked = { key: field, field, inside: null }
    const inside = way.reduceRight<JsonField>((it, name) => ({ key: name, field: name, inside: [it] }), asked)
    return listingJsonSql([inside], 'KO') !== undefined
  }
  expect(
    values.filter((name) => !isWritten(name)),
    type,
  ).toEqual(WORKED_OUT[type] ?? [])
  return ['__typename', ...values.filter(isWritten)]
}
const WORKED_OUT: Record<string, string[]> = { Region: ['validFrom', 'validUntil'] }
const PROPERTY = valuesOf('Property', 'property')
const REGION = valuesOf('Region', 'property', 'region')
const TRUST = valuesOf('TrustScore', 'property', 'trustScore')
const NEARBY = valuesOf('NearbyFacilities', 'property', 'nearbyFacilities')
const TRANSACTION = valuesOf('Transaction', 'transaction')
const AGENT = valuesOf('RealEstateAgent', 'transaction', 'agent')
const PAGE_INFO = ['hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor']

const some = (fields: string[]) => fc.subarray(fields, { minLength: 1 }).map((chosen) => chosen.join(' '))
const node = fc
  .tuple(some(PROPERTY), some(REGION), some(TRUST), some(NEARBY), some(AGENT), some(TRANSACTION))
  .map(
    ([property, region, trust, nearby, agent, transaction]) =>
      `home: property { ${property} region { ${region} } trustScore { ${trust} } near: nearbyFacilities { ${nearby} } ` +
      `} transaction { ${transaction} agent { ${agent} } }`,
  )

describe('a search of listings, whose JSON PostgreSQL writes', () => {
  test('answers as if every field had been completed by itself, whatever is selected', async () => {
    await fc.assert(
      fc.asyncProperty(
        node,
        some(PAGE_INFO),
        fc.integer({ min: 1, max: 12 }),
        async (selected, info, first) => {
          const [fast, slow] = await bothWays(
            `query Q($first: Int) { found: propertySearch(first: $first, orderBy: { field: PRICE, direction: ASC }) {
             edges { cursor node { ${selected} __typename } } pageInfo { ${info} } totalCount totalCountCapped __typename } }`,
            { first },
          )
          expect(slow.errors).toBeUndefined()
          expect(fast).toEqual(slow)
        },
      ),
      { numRuns: runs(40) },
    )
  }, 60_000)

  test('walks to the next page, and finds nothing where there is nothing', async () => {
    const query = `query Q($after: String, $filter: PropertyFilter) {
      propertySearch(first: 5, after: $after, filter: $filter) { edges { node { property { name } } } pageInfo { endCursor hasNextPage hasPreviousPage } } }`
    const first = (await post(query)) as {
      data: { propertySearch: { pageInfo: { endCursor: string; hasNextPage: boolean } } }
    }
    expect(first.data.propertySearch.pageInfo.hasNextPage).toBe(true)
    const [fast, slow] = await bothWays(query, { after: first.data.propertySearch.pageInfo.endCursor })
    expect(fast).toEqual(slow)
    const [none, noneSlowly] = await bothWays(query, { filter: { text: '없는이름' } })
    expect(none).toMatchObject({
      data: {
        propertySearch: {
          edges: [],
          pageInfo: { endCursor: null, hasNextPage: false, hasPreviousPage: false },
        },
      },
    })
    expect(noneSlowly).toEqual(none)
  })

  test.each([
    ['too large a page', 'first: 101'],
    ['no cursor', 'after: "nonsense"'],
    ['a bound out of range', 'filter: { completionYear: { min: 1 } }'],
  ])('refuses %s in the usual words', async (_, argument) => {
    const [fast, slow] = await bothWays(
      `{ propertySearch(${argument}) { edges { node { transaction { salePrice } } } } }`,
    )
    expect(slow.errors).toHaveLength(1)
    expect(fast).toEqual(slow)
  })

  test.each([
    ['a key twice', 'edges { cursor node { property { name } } node { property { code } } }'],
    [
      'a field that needs more than the listing',
      'edges { node { property { priceRange { minDeposit } region { parent { name } } } } }',
    ],
    ['factors of the score', 'edges { node { property { trustScore { score factors { key label } } } } }'],
    ['facets', 'facets { medianPrice } edges { node { property { name } } }'],
    ['a field left out by a directive', 'edges { node { property { name code @skip(if: true) } } }'],
  ])('%s is completed the usual way', async (_, selected) => {
    const [once, again] = await bothWays(`{ propertySearch(first: 4) { ${selected} } }`)
    expect(once.errors).toBeUndefined()
    expect(once).toEqual(again)
  })

  test('fragments are opened', async () => {
    const [fast, slow] = await bothWays(
      `query Q { propertySearch(first: 3) { ...Page } }
       fragment Page on PropertySearchConnection { edges { ... on PropertySearchEdge { node { ...Both } } } }
       fragment Both on PropertySearchResult { property { name ... { code } } transaction { deposit } }`,
    )
    expect(fast.data).toMatchObject({ propertySearch: { edges: [{}, {}, {}] } })
    expect(fast).toEqual(slow)
  })

  test('who reads English gets what is told in their language', async () => {
    const query =
      '{ propertySearch(first: 12) { edges { node { property { label addressLabel tagLabels region { fullLabel } nearbyFacilities { subwayStationLabel } } } } } }'
    const english = { 'accept-language': 'en' }
    const told = await post(query, {}, english)
    expect(told.errors).toBeUndefined()
    expect(told).toEqual(await post(slowly(query), {}, english))
    expect(told).not.toEqual(await post(query))
  })

  test('a socket gets the same', async () => {
    const query = '{ propertySearch(first: 3) { edges { cursor node { property { name tags } } } } }'
    const client = createClient({
      url: app.url.replace('http', 'ws'),
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${token}` },
    })
    const results: unknown[] = []
    for await (const result of client.iterate({ query })) results.push(result)
    await client.dispose()
    expect(results).toEqual([await post(slowly(query))])
  })
})
