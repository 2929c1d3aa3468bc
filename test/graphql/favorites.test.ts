import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPool } from '../../src/store/pool.ts'
import { graphql } from '../gql/gql.ts'
import { guest, startApp } from '../support/app.ts'
import type { TestApp } from '../support/app.ts'
import { insertHome, insertOffer, insertRegions, refresh } from '../support/estate.ts'
import { createGqlClient } from '../support/gql.ts'
import type { GqlClient } from '../support/gql.ts'

let app: TestApp
let pool: Pool
let client: GqlClient
beforeAll(async () => {
  app = await startApp({ role: 'api' })
  pool = createPool(app.databaseUrl, { max: 2 })
  await insertRegions(pool)
  client = await guest(app.url)
})
afterAll(async () => {
  await pool.end()
  await app.stop()
})

const AddFavorite = graphql(`
  mutation AddFavorite($propertyId: ID!) {
    addFavorite(propertyId: $propertyId) {
      __typename
      ... on Property {
        id
        isFavorited
      }
      ... on Error {
        message
      }
    }
  }
`)

const RemoveFavorite = graphql(`
  mutation RemoveFavorite($propertyId: ID!) {
    removeFavorite(propertyId: $propertyId) {
      __typename
      ... on Property {
        id
        isFavorited
      }
      ... on Error {
        message
      }
    }
  }
`)

const MyFavorites = graphql(`
  query MyFavorites($first: Int, $after: String, $last: Int) {
    viewer {
      favorites(first: $first, after: $after, last: $last) {
        totalCount
        edges {
          cursor
          favoritedAt
          priceType
          priceAtSave
          currentPrice
          priceChange
          priceChangeRate
          node {
            id
            name
            isFavorited
          }
        }
        pageInfo {
          hasNextPage
          hasPreviousPage
        }
      }
    }
  }
`)

const idOf = (id: string) => btoa(`Property:${id}`)
const add = async (id: string, who = client) =>
  (await who.execute(AddFavorite, { propertyId: idOf(id) })).addFavorite
const favoritesOf = async (who: GqlClient, args: { first?: number; after?: string; last?: number } = {}) => {
  const { viewer } = await who.execute(MyFavorites, args)
  if (!viewer) throw new Error('nobody')
  return viewer.favorites
}

test('a favourite remembers what it cost, and tells how that changed since', async () => {
  const who = await guest(app.url)
  const home = await insertHome(pool, { name: '래미안' })
  const cheap = await insertOffer(pool, home, { price: 80_000 })
  await insertOffer(pool, home, { price: 95_000 })
  await insertOffer(pool, home, { type: 'JEONSE', price: 50_000 })
  expect(await add(home, who)).toEqual({ __typename: 'Property', id: idOf(home), isFavorited: true })
  const saved = { priceType: 'SALE', priceAtSave: 80_000, node: { name: '래미안', isFavorited: true } }
  const first = await favoritesOf(who)
  expect(first.totalCount).toBe(1)
  expect(first.edges).toMatchObject([{ ...saved, currentPrice: 80_000, priceChange: 0, priceChangeRate: 0 }])

  await pool.query('update "transaction" set sale_price = 74000 where id = $1', [cheap])
  // Saving it again does not forget what it cost.
  await add(home, who)
  expect((await favoritesOf(who)).edges).toMatchObject([
    { ...saved, currentPrice: 74_000, priceChange: -6_000, priceChangeRate: -7.5 },
  ])
  await pool.query(`update "transaction" set closed_at = now() where transaction_type = 'SALE'`)
  expect((await favoritesOf(who)).edges).toMatchObject([
    { ...saved, currentPrice: null, priceChange: null, priceChangeRate: null },
  ])
})

test.each([
  [
    'jeonse',
    [
      { type: 'JEONSE', price: 30_000 },
      { type: 'RENT', price: 1_000, monthly: 90 },
    ],
    'JEONSE',
    30_000,
  ],
  [
    'rent',
    [
      { type: 'RENT', price: 1_000, monthly: 90 },
      { type: 'RENT', price: 5_000, monthly: 70 },
    ],
    'RENT',
    70,
  ],
  ['nothing', [{ type: 'SALE', price: 1_000, closed: true }], null, null],
] as const)('with %s on offer its price is of that', async (_what, offers, priceType, priceAtSave) => {
  const who = await guest(app.url)
  const home = await insertHome(pool)
  for (const offer of offers) await insertOffer(pool, home, offer)
  await add(home, who)
  expect((await favoritesOf(who)).edges).toMatchObject([
    { priceType, priceAtSave, currentPrice: priceAtSave },
  ])
})

test('it is marked wherever the property shows, and only for who saved it', async () => {
  const home = await insertHome(pool)
  await insertOffer(pool, home)
  await refresh(pool)
  await add(home)
  const seen = async (who: GqlClient) => {
    const { node, propertySearch } = await who.execute(WhereItShows, { id: idOf(home) })
    const found = propertySearch.edges.find((edge) => edge.node.property.id === idOf(home))
    return [node?.__typename === 'Property' ? node.isFavorited : null, found?.node.property.isFavorited]
  }
  expect(await seen(client)).toEqual([true, true])
  expect(await seen(await guest(app.url))).toEqual([false, false])
  expect(await seen(createGqlClient(app.url, null))).toEqual([false, false])
  const { removeFavorite } = await client.execute(RemoveFavorite, { propertyId: idOf(home) })
  expect(removeFavorite).toEqual({ __typename: 'Property', id: idOf(home), isFavorited: false })
  expect(await seen(client)).toEqual([false, false])
})

const WhereItShows = graphql(`
  query WhereItShows($id: ID!) {
    node(id: $id) {
      __typename
      ... on Property {
        isFavorited
      }
    }
    propertySearch(first: 100) {
      edges {
        node {
          property {
            id
            isFavorited
          }
        }
      }
    }
  }
`)

test('what does not exist cannot be saved, and what was not saved can be taken off', async () => {
  for (const propertyId of [
    idOf('999999999'),
    idOf("1' or 1=1"),
    'nonsense',
    btoa('Run:1'),
    idOf('1'.repeat(19)),
  ]) {
    const { addFavorite } = await client.execute(AddFavorite, { propertyId })
    expect(addFavorite.__typename).toBe('NotFoundError')
    const { removeFavorite } = await client.execute(RemoveFavorite, { propertyId })
    expect(removeFavorite.__typename).toBe('NotFoundError')
  }
  const home = await insertHome(pool)
  const { removeFavorite } = await client.execute(RemoveFavorite, { propertyId: idOf(home) })
  expect(removeFavorite).toMatchObject({ __typename: 'Property', isFavorited: false })
})

test('favourites come in pages, the last saved first, from either end', async () => {
  const who = await guest(app.url)
  const homes: string[] = []
  for (let at = 0; at < 5; at++) {
    homes.unshift(await insertHome(pool))
    await add(homes[0] ?? '', who)
  }
  const ids = homes.map(idOf)
  const first = await favoritesOf(who, { first: 2 })
  expect(first.edges.map((edge) => edge.node.id)).toEqual(ids.slice(0, 2))
  expect([first.totalCount, first.pageInfo]).toEqual([5, { hasNextPage: true, hasPreviousPage: false }])
  const rest = await favoritesOf(who, { first: 10, after: first.edges[1]?.cursor ?? '' })
  expect(rest.edges.map((edge) => edge.node.id)).toEqual(ids.slice(2))
  expect(rest.pageInfo).toEqual({ hasNextPage: false, hasPreviousPage: true })
  const end = await favoritesOf(who, { last: 2 })
  expect(end.edges.map((edge) => edge.node.id)).toEqual(ids.slice(3))
  expect(end.pageInfo).toEqual({ hasNextPage: false, hasPreviousPage: true })
  const { errors } = await who.request(MyFavorites, { first: 1, after: "x' or 1=1" })
  expect(errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT', field: 'after' } }])
})

test('nobody has favourites, and nothing of this was worth a complaint', async () => {
  const { errors } = await createGqlClient(app.url, null).request(AddFavorite, { propertyId: idOf('1') })
  expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
  expect(app.complaints).toEqual([])
})
