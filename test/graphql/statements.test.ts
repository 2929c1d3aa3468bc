import type { Pool } from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSocialLogin } from '../../src/accounts/social/login.ts'
import { createAlerts } from '../../src/accounts/alerts.ts'
import { openAccounts } from '../../src/accounts/accounts.ts'
import { createApi } from '../../src/graphql/yoga.ts'
import type { Api } from '../../src/graphql/yoga.ts'
import type { Runs } from '../../src/runs/runs.ts'
import { renderChart } from '../../src/sources/chart.ts'
import { createLawSearch } from '../../src/store/law-search/search.ts'
import { createOrm } from '../../src/store/orm.ts'
import type { Orm } from '../../src/store/orm.ts'
import { createPlaceCache } from '../../src/store/places.ts'
import { createPool } from '../../src/store/pool.ts'
import { serveApp } from '../support/served.ts'
import { testLinks, testVault } from '../support/vault.ts'

/** The API on a pool of its own: every read borrows a connection once. */
const app = serveApp({ role: 'api', seed: true })
let pool: Pool
let orm: Orm
let api: Api
let statements = 0

beforeAll(async () => {
  pool = createPool(app.databaseUrl, { max: 4 })
  pool.on('acquire', () => (statements += 1))
  orm = createOrm({ url: app.databaseUrl })
  const accounts = openAccounts({ pool, secret: 'a-secret-for-tests-of-at-least-32-characters' })
  api = createApi({
    world: {
      orm,
      pool,
      // Reads only: nothing is started or followed here.
      runs: {} as Runs,
      alerts: createAlerts({ pool }),
      social: createSocialLogin({ providers: [], accounts, secret: '' }),
      accounts,
      vault: testVault,
      links: testLinks,
      renderChart,
      places: createPlaceCache(pool).places,
      law: createLawSearch(pool),
      modelProvider: null,
      now: () => new Date(),
    },
    log: pino({ level: 'silent' }),
    production: false,
    origins: [],
    examples: [],
  }).yoga
}, 180_000)
afterAll(async () => {
  await orm.close(true)
  await pool.end()
})

const countStatements = async (query: string): Promise<number> => {
  const before = statements
  const response = await api.fetch('http://test/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  expect(await response.text()).not.toContain('"errors"')
  return statements - before
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
