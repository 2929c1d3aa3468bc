import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCountedApi } from '../support/counted-api.ts'
import type { CountedApi } from '../support/counted-api.ts'
import { serveApp } from '../support/served.ts'

const app = serveApp({ role: 'api', seed: true })
let api: CountedApi

beforeAll(async () => {
  api = openCountedApi(app.databaseUrl)
  // The rules in force and the regions they hang on are read by the first request of a process.
  await api.ask('{ propertySearch(first: 1) { edges { cursor } } }')
}, 180_000)
afterAll(() => api.stop())

const countStatements = async (query: string): Promise<number> => {
  const { errors, statements } = await api.ask(query)
  expect(errors).toBeUndefined()
  return statements
}

const search = (first: number, inside: string, ofOffer = '') =>
  `{ propertySearch(first: ${first}) { edges { cursor node { property { name region { fullName } ${inside} } transaction { deposit ${ofOffer} } } } pageInfo { endCursor } ${first > 1 ? 'totalCount totalCountCapped facets { medianPrice }' : ''} } }`

test('a page of listings with region, trust score, agent and surroundings is one statement, whatever its size', async () => {
  const inside = 'trustScore { score } nearbyFacilities { subwayStation } isFavorited'
  const offer = 'agent { companyName }'
  expect(await countStatements(search(1, inside, offer))).toBe(1)
  // Count and facets are one each.
  expect(await countStatements(search(20, inside, offer))).toBe(3)
  expect(await countStatements(search(50, inside, offer))).toBe(3)
})

test('what is asked for through fragments and aliases is read along as well', async () => {
  const query = `
    fragment Home on Property { score: trustScore { score } ...More }
    fragment More on Property { ... { nearbyFacilities { subwayStation } } }
    fragment Offer on Transaction { by: agent { companyName } }
    { found: propertySearch(first: 5) { edges { ... { node { home: property { ...Home } transaction { ...Offer } } } } } }`
  expect(await countStatements(query)).toBe(1)
})

test('what a list needs besides is loaded for all of it at once', async () => {
  expect(
    await countStatements(search(10, 'priceRange { minDeposit } region { parent { parent { name } } }')),
  ).toBe(3 + 1 + 2)
})

test('a hundred homes with their transactions, how many they are, and their prices are four statements', async () => {
  const nested =
    'transactions(first: 5) { totalCount edges { node { salePrice } } } priceHistory(type: SALE) { month medianPrice }'
  const hundred = `{ propertySearch(first: 100) { edges { node { property { name ${nested} } } } } }`
  expect(await countStatements(hundred)).toBe(4)
  // Other arguments are another list.
  const twice = `{ propertySearch(first: 50) { edges { node { property {
    deals: transactions(kind: DEAL, first: 2) { edges { node { id } } } offers: transactions(kind: LISTING, first: 2) { edges { node { id } } }
  } } } } }`
  expect(await countStatements(twice)).toBe(3)
})
