import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPool } from '../../src/store/pool.ts'
import { graphql } from '../gql/gql.ts'
import type { ChangeSearchMutationVariables, PropertyFilter } from '../gql/graphql.ts'
import { guest, startApp } from '../support/app.ts'
import type { TestApp } from '../support/app.ts'
import { insertHome, insertOffer, insertRegions, refresh } from '../support/estate.ts'
import type { GqlClient } from '../support/gql.ts'

let app: TestApp
let pool: Pool
let client: GqlClient
beforeAll(async () => {
  app = await startApp({ role: 'api' })
  pool = createPool(app.databaseUrl, { max: 4 })
  await insertRegions(pool)
  client = await guest(app.url)
})
afterAll(async () => {
  await client.close()
  await pool.end()
  await app.stop()
})

const Conditions = graphql(`
  fragment Conditions on PropertyConditions {
    text
    regionCodes
    bounds {
      south
      west
      north
      east
    }
    propertyTypes
    transactionTypes
    salePrice {
      min
      max
    }
    deposit {
      min
      max
    }
    monthlyRent {
      min
      max
    }
    exclusiveArea {
      min
      max
    }
    completionYear {
      min
      max
    }
    totalHouseholds {
      min
      max
    }
    subwayWalkingTime {
      min
      max
    }
    floor {
      min
      max
    }
    floorLevels
    directions
    complexNames
    trustScore {
      min
      max
    }
    tags
    directTrade
    not {
      regionCodes
      propertyTypes
      transactionTypes
      exclusiveArea {
        min
        max
      }
      floor {
        min
        max
      }
      floorLevels
      directions
      complexNames
    }
  }
`)
void Conditions

const Save = graphql(`
  mutation SaveToChange(
    $name: String!
    $filter: PropertyFilter
    $queryText: String
    $alertsEnabled: Boolean
  ) {
    saveSearch(name: $name, filter: $filter, queryText: $queryText, alertsEnabled: $alertsEnabled) {
      __typename
      ... on SavedSearch {
        id
        filter {
          ...Conditions
        }
      }
      ... on Error {
        message
      }
    }
  }
`)
const Change = graphql(`
  mutation ChangeSearch(
    $id: ID!
    $name: String
    $filter: PropertyFilter
    $queryText: String
    $alertsEnabled: Boolean
  ) {
    updateSavedSearch(
      id: $id
      name: $name
      filter: $filter
      queryText: $queryText
      alertsEnabled: $alertsEnabled
    ) {
      __typename
      ... on SavedSearch {
        id
        name
        queryText
        unrecognized
        alertsEnabled
        filter {
          ...Conditions
        }
      }
      ... on InvalidInputError {
        field
      }
      ... on Error {
        message
      }
    }
  }
`)
const Matches = graphql(`
  subscription MatchesOfChanged($id: ID!) {
    savedSearchMatches(savedSearchId: $id) {
      property {
        name
      }
    }
  }
`)

const change = async (variables: ChangeSearchMutationVariables, who = client) =>
  (await who.execute(Change, variables)).updateSavedSearch
const saved = async (variables: { filter?: PropertyFilter; queryText?: string; alertsEnabled?: boolean }) => {
  const { saveSearch } = await client.execute(Save, { name: '찾는 집', ...variables })
  if (saveSearch.__typename !== 'SavedSearch') throw new Error(saveSearch.message)
  return saveSearch
}
const withoutNulls = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(withoutNulls)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value).flatMap(([key, item]) => (item === null ? [] : [[key, withoutNulls(item)]])),
        )
      : value

/** Every condition that there is. */
const WHOLE = {
  text: '은마',
  regionCodes: ['1168000000'],
  bounds: { south: 37, west: 126, north: 38, east: 127.5 },
  propertyTypes: ['APARTMENT'],
  transactionTypes: ['SALE', 'RENT'],
  salePrice: { max: 100_000 },
  deposit: { min: 1, max: 2 },
  monthlyRent: { max: 100 },
  exclusiveArea: { min: 59.5, max: 85 },
  completionYear: { min: 2000 },
  totalHouseholds: { min: 300 },
  subwayWalkingTime: { max: 10 },
  floor: { min: 5, max: 20 },
  floorLevels: ['HIGH'],
  directions: ['SOUTH'],
  complexNames: ['은마'],
  trustScore: { min: 50 },
  tags: ['역세권'],
  directTrade: false,
  not: {
    regionCodes: ['1168010100'],
    propertyTypes: ['VILLA'],
    transactionTypes: ['JEONSE'],
    exclusiveArea: [{ min: 10, max: 20 }],
    floor: [{ max: 1 }],
    floorLevels: ['TOP'],
    directions: ['NORTH'],
    complexNames: ['반지하'],
  },
} satisfies PropertyFilter

test('a saved search says what it looks for, and what it says can be saved again', async () => {
  const { filter } = await saved({ filter: WHOLE })
  expect(withoutNulls(filter)).toEqual(WHOLE)
  const again = await saved({ filter: withoutNulls(filter) as PropertyFilter })
  expect(again.filter).toEqual(filter)
  const spoken = await saved({ queryText: '강남구 5억 미만 아파트', filter: { salePrice: { max: 60_000 } } })
  expect(withoutNulls(spoken.filter)).toMatchObject({
    regionCodes: ['1168000000'],
    propertyTypes: ['APARTMENT'],
    salePrice: { max: 60_000 },
  })
})

test('what is left out stays; conditions change as a whole', async () => {
  const { id } = await saved({ queryText: '강남구 5억 미만 아파트' })
  const before = await change({ id })
  expect(before).toMatchObject({ name: '찾는 집', queryText: '강남구 5억 미만 아파트', alertsEnabled: true })
  expect(await change({ id, name: ' 강남 집 ' })).toEqual({ ...before, name: '강남 집' })
  expect(await change({ id, alertsEnabled: false })).toEqual({
    ...before,
    name: '강남 집',
    alertsEnabled: false,
  })
  const byFilter = await change({ id, filter: { regionCodes: ['1144000000'] } })
  expect(withoutNulls(byFilter)).toMatchObject({ filter: { regionCodes: ['1144000000'] } })
  expect(byFilter).toMatchObject({ queryText: null, unrecognized: [], alertsEnabled: false })
  expect(withoutNulls(byFilter)).not.toHaveProperty('filter.salePrice')
  const both = await change({ id, queryText: '강남구 아파트', filter: { salePrice: { max: 1 } } })
  expect(withoutNulls(both)).toMatchObject({
    queryText: '강남구 아파트',
    filter: { regionCodes: ['1168000000'], salePrice: { max: 1 } },
  })
})

test('what is wrong is refused and changes nothing, what is another’s is not found', async () => {
  const { id } = await saved({ filter: { regionCodes: ['1168000000'] } })
  const before = await change({ id })
  for (const [field, wrong] of [
    ['name', { name: ' ' }],
    ['filter', { filter: {} }],
    ['queryText', { queryText: '안녕하세요' }],
    ['queryText', { queryText: '' }],
  ] as const)
    expect(await change({ id, alertsEnabled: false, ...wrong })).toMatchObject({
      __typename: 'InvalidInputError',
      field,
    })
  const stranger = await guest(app.url)
  for (const [who, other] of [
    [stranger, id],
    [client, 'x'],
    [client, btoa('SavedSearch:x')],
  ] as const)
    expect(await change({ id: other, name: '남의 것' }, who)).toMatchObject({ __typename: 'NotFoundError' })
  expect(await change({ id })).toEqual(before)
  await stranger.close()
})

test('with other conditions, or alerts that were off, what is there already is no news', async () => {
  const list = async (name: string) => {
    await insertOffer(pool, await insertHome(pool, { name, region: '1168010100' }), { price: 50_000 })
    await refresh(pool)
  }
  const next = async (id: string) => {
    for await (const { data } of client.subscribe(Matches, { id }))
      return data?.savedSearchMatches.property.name
    return undefined
  }
  const elsewhere = await saved({ filter: { regionCodes: ['1144000000'] } })
  const quiet = await saved({ filter: { regionCodes: ['1168000000'] }, alertsEnabled: false })
  const renamed = await saved({ filter: { regionCodes: ['1168000000'] } })
  await list('그전')
  await change({ id: elsewhere.id, filter: { regionCodes: ['1168000000'] } })
  await change({ id: quiet.id, alertsEnabled: true })
  await change({ id: renamed.id, name: '다른 이름', alertsEnabled: true })
  const told = [elsewhere, quiet, renamed].map(({ id }) => next(id))
  await sleep(300)
  await list('그 뒤')
  expect(await Promise.all(told)).toEqual(['그 뒤', '그 뒤', '그전'])
})
