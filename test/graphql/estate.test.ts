import type { ResultOf, VariablesOf } from '@graphql-typed-document-node/core'
import { describe, expect, test } from 'vitest'
import { graphql } from '../gql/gql.ts'
import { serveApp } from '../support/served.ts'

const app = serveApp({ role: 'api', seed: true })

const SearchEstate = graphql(`
  query SearchEstate($filter: PropertyFilter, $orderBy: PropertyOrder, $first: Int, $after: String) {
    propertySearch(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {
      totalCount
      totalCountCapped
      facets {
        byPropertyType {
          key
          label
          count
        }
        byTransactionType {
          key
          count
        }
        byRegion {
          key
          label
          count
        }
        medianPrice
      }
      edges {
        cursor
        node {
          property {
            id
            code
            propertyType
            isFavorited
            region {
              code
            }
            trustScore {
              score
              factors {
                key
                weight
                evidence
              }
            }
            nearbyFacilities {
              subwayWalkingTime
              elementarySchools
            }
          }
          transaction {
            id
            kind
            transactionType
            salePrice
            deposit
            monthlyRent
          }
        }
      }
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
    }
  }
`)

const ReadProperty = graphql(`
  query ReadProperty($code: String!, $id: ID!) {
    property(code: $code) {
      id
      priceRange {
        minDeposit
        maxDeposit
      }
      deals: transactions(kind: DEAL, first: 3) {
        totalCount
        edges {
          cursor
          node {
            id
            kind
            transactionDate
            isDemo
            agent {
              isDirectTrade
            }
            property {
              code
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
      priceHistory(type: JEONSE, months: 6) {
        month
        medianPrice
        volume
      }
    }
    node(id: $id) {
      __typename
      ... on Property {
        code
        name
      }
    }
  }
`)

const jeonse = { regionCodes: ['1168000000'], transactionTypes: ['JEONSE' as const] }

describe('propertySearch', () => {
  test('finds listings that meet the conditions, with count and facets of all of them', async () => {
    const filter = { ...jeonse, deposit: { max: 90_000 } }
    const { propertySearch } = await app.client.execute(SearchEstate, { filter, first: 50 })
    expect(propertySearch.edges.length).toBeGreaterThan(0)
    for (const { node } of propertySearch.edges) {
      expect(node.transaction).toMatchObject({ kind: 'LISTING', transactionType: 'JEONSE', salePrice: null })
      expect(node.transaction.deposit).toBeLessThanOrEqual(90_000)
      expect(node.property.region.code.startsWith('1168')).toBe(true)
      expect(node.property.isFavorited).toBe(false)
    }
    const { byPropertyType, byTransactionType } = propertySearch.facets
    expect(byTransactionType).toEqual([{ key: 'JEONSE', count: propertySearch.totalCount }])
    expect(byPropertyType.reduce((sum, { count }) => sum + count, 0)).toBe(propertySearch.totalCount)
    expect(propertySearch.totalCountCapped).toBe(false)
  })

  test('its pages hold every listing once', async () => {
    const ids: string[] = []
    let after: string | null = null
    let total = 0
    do {
      const orderBy = { field: 'PRICE', direction: 'ASC' } as const
      const variables: VariablesOf<typeof SearchEstate> = { filter: jeonse, orderBy, first: 40, after }
      const { propertySearch }: ResultOf<typeof SearchEstate> = await app.client.execute(
        SearchEstate,
        variables,
      )
      ids.push(...propertySearch.edges.map((edge) => edge.node.transaction.id))
      expect(propertySearch.pageInfo.hasPreviousPage).toBe(after !== null)
      after = propertySearch.pageInfo.hasNextPage ? (propertySearch.pageInfo.endCursor ?? null) : null
      total = propertySearch.totalCount
    } while (after !== null)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBe(total)
  })

  test.each([
    ['a cursor of another search', { filter: jeonse, after: 'other' }, 'after'],
    ['bounds upside down', { filter: { deposit: { min: 2, max: 1 } } }, 'filter.deposit'],
    ['a region that is no code', { filter: { regionCodes: ['강남'] } }, 'filter.regionCodes.0'],
    [
      'a map upside down',
      { filter: { bounds: { south: 38, north: 37, west: 126, east: 127 } } },
      'filter.bounds',
    ],
  ])('%s is refused by name', async (_what, variables, field) => {
    const { errors } = await app.client.request(SearchEstate, variables)
    expect(errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT', field } }])
  })

  test.each([
    ['6억 in won', 600_000_000, 'looks like won'],
    ['half a 만원', 0.5, 'whole number'],
    ['less than nothing', -1, 'must not be negative'],
  ])('an amount of %s is refused with the reason', async (_what, max, message) => {
    const { status, errors } = await app.client.request(SearchEstate, { filter: { deposit: { max } } })
    expect(errors?.[0]?.message).toContain(message)
    expect(status).toBeLessThan(500)
  })

  test.each(['%', '_', "' or 1=1 --", '\0', '\ud800', '역삼', 'a'.repeat(200)])(
    'the text %j is only ever data',
    async (text) => {
      const { errors } = await app.client.request(SearchEstate, { filter: { text }, first: 1 })
      expect(errors).toBeUndefined()
    },
  )
})

test('a property is found by code and by id, with its deals, history and prices', async () => {
  const { propertySearch } = await app.client.execute(SearchEstate, { filter: jeonse, first: 1 })
  const found = propertySearch.edges[0]?.node.property
  if (!found) throw new Error('the demo data have no jeonse in 강남구')
  const { property, node } = await app.client.execute(ReadProperty, { code: found.code, id: found.id })
  expect(node).toMatchObject({ __typename: 'Property', code: found.code })
  expect(property?.id).toBe(found.id)
  expect(property?.priceRange.minDeposit).not.toBeNull()
  const dates = property?.deals.edges.map((edge) => edge.node.transactionDate ?? '') ?? []
  expect(dates).toEqual(dates.toSorted().toReversed())
  for (const { node: deal } of property?.deals.edges ?? []) {
    expect(deal).toMatchObject({ kind: 'DEAL', property: { code: found.code } })
  }
  expect(
    await app.client.execute(ReadProperty, { code: 'no-such-code', id: btoa('Property:1') }),
  ).toMatchObject({
    property: null,
  })
})

test('nothing of this was worth a complaint', () => {
  expect(app.complaints).toEqual([])
})
