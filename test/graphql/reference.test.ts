import { print } from 'graphql'
import { describe, expect, test } from 'vitest'
import { graphql } from '../gql/gql.ts'
import { post } from '../support/gql.ts'
import { sendJson } from '../support/production.ts'
import { serveApp } from '../support/served.ts'
import { wrongWith } from '../support/vega-lite.ts'

const app = serveApp({ role: 'api', seed: true })

describe('regions', () => {
  const Regions = graphql(`
    query Regions($search: String, $level: RegionLevel, $parentCode: String, $first: Int, $last: Int) {
      regions(search: $search, level: $level, parentCode: $parentCode, first: $first, last: $last) {
        edges {
          cursor
          node {
            code
            name
            fullName
            level
            parent {
              code
            }
          }
        }
        pageInfo {
          hasNextPage
          hasPreviousPage
        }
      }
    }
  `)

  test('are found by name, level and parent', async () => {
    const { regions } = await app.client.execute(Regions, { search: '강남구', level: 'SIGUNGU' })
    expect(regions.edges.map((edge) => edge.node)).toMatchObject([
      { code: '1168000000', fullName: '서울특별시 강남구', level: 'SIGUNGU', parent: { code: '1100000000' } },
    ])
    const inside = await app.client.execute(Regions, { parentCode: '1100000000', first: 100 })
    expect(inside.regions.edges).toHaveLength(25)
    const end = await app.client.execute(Regions, { parentCode: '1100000000', last: 3 })
    expect(end.regions.edges.map((edge) => edge.node.code)).toEqual(
      inside.regions.edges.slice(-3).map((edge) => edge.node.code),
    )
    expect(end.regions.pageInfo).toEqual({ hasNextPage: false, hasPreviousPage: true })
  })
})

describe('marketStatistics', () => {
  const Market = graphql(`
    query MarketForTest($filter: MarketFilter!) {
      marketStatistics(filter: $filter) {
        region {
          fullName
        }
        medianPrice
        transactionCount
        series {
          month
          volume
        }
        chart
        chartSvg
        complexName
        exclusiveArea {
          min
          max
        }
      }
    }
  `)

  test('tells prices, a series that adds up, and a chart of it', async () => {
    const filter = {
      regionCode: '1144000000',
      transactionType: 'JEONSE',
      propertyType: 'APARTMENT',
      months: 12,
    } as const
    const { marketStatistics } = await app.client.execute(Market, { filter })
    expect(marketStatistics.region.fullName).toBe('서울특별시 마포구')
    expect(marketStatistics.medianPrice).toBeGreaterThan(0)
    expect(marketStatistics.series).toHaveLength(12)
    expect(marketStatistics.series.reduce((sum, { volume }) => sum + volume, 0)).toBe(
      marketStatistics.transactionCount,
    )
    expect(marketStatistics.chart).toMatchObject({ $schema: expect.stringContaining('vega-lite') })
    expect(wrongWith(marketStatistics.chart)).toBeNull()
    expect(marketStatistics.chartSvg).toMatch(/^<svg[\s\S]*마포구 아파트 전세 실거래 추이[\s\S]*<\/svg>$/)
    expect(marketStatistics).toMatchObject({ exclusiveArea: null, complexName: null })
    const { text } = await sendJson(
      app.url,
      { query: print(Market), variables: { filter } },
      { 'accept-language': 'en' },
    )
    const english = JSON.parse(text).data.marketStatistics
    expect(english.chartSvg).toMatch(/^<svg[\s\S]*jeonse[\s\S]*<\/svg>$/i)
    expect(english.chartSvg).not.toContain('실거래')
    expect(wrongWith(english.chart)).toBeNull()
  })

  test('looks at homes of one size only where a size is asked for', async () => {
    const filter = {
      regionCode: '1144000000',
      transactionType: 'JEONSE',
      propertyType: 'APARTMENT',
      months: 36,
    } as const
    const all = await app.client.execute(Market, { filter })
    const some = await app.client.execute(Market, {
      filter: { ...filter, exclusiveArea: { min: 79, max: 89 } },
    })
    expect(some.marketStatistics.exclusiveArea).toEqual({ min: 79, max: 89 })
    expect(some.marketStatistics.transactionCount).toBeLessThan(all.marketStatistics.transactionCount)
    expect(some.marketStatistics.transactionCount).toBeGreaterThan(0)
  })

  test.each([
    [{ regionCode: '9999900000', transactionType: 'SALE' as const }, 'filter.regionCode'],
    [{ regionCode: '강남', transactionType: 'SALE' as const }, 'filter.regionCode'],
    [{ regionCode: '1144000000', transactionType: 'SALE' as const, months: 0 }, 'filter.months'],
  ])('%o is refused by name', async (filter, field) => {
    const { errors } = await app.client.request(Market, { filter })
    expect(errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT', field } }])
  })
})

describe('propertyClusters', () => {
  const Clusters = graphql(`
    query Clusters($bounds: BoundsInput!, $zoom: Int!) {
      propertyClusters(bounds: $bounds, zoom: $zoom, filter: { transactionTypes: [SALE] }) {
        count
        region {
          level
        }
        property {
          code
        }
        minPrice
        medianPrice
      }
    }
  `)
  const seoul = { south: 37.4, west: 126.7, north: 37.7, east: 127.2 }

  test('stand for regions from afar and for properties close by', async () => {
    const afar = await app.client.execute(Clusters, { bounds: seoul, zoom: 11 })
    expect(afar.propertyClusters.length).toBeGreaterThan(5)
    for (const cluster of afar.propertyClusters) {
      expect(cluster).toMatchObject({ region: { level: 'SIGUNGU' }, property: null })
    }
    const close = await app.client.execute(Clusters, {
      bounds: { south: 37.49, west: 127.02, north: 37.5, east: 127.04 },
      zoom: 18,
    })
    for (const cluster of close.propertyClusters)
      expect(cluster).toMatchObject({ region: null, property: {} })
  })

  test('a zoom out of range is refused', async () => {
    const { errors } = await app.client.request(Clusters, { bounds: seoul, zoom: 23 })
    expect(errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT', field: 'zoom' } }])
  })
})

describe('law and loans', () => {
  const Law = graphql(`
    query Law($query: String!, $first: Int, $after: String) {
      legalSearch(query: $query, first: $first, after: $after) {
        edges {
          cursor
          score
          snippet
          node {
            id
            lawName
            articleNumber
          }
        }
        pageInfo {
          hasNextPage
          hasPreviousPage
        }
      }
    }
  `)
  const Loans = graphql(`
    query Loans($filter: LoanFilter, $first: Int, $after: String) {
      loanProducts(filter: $filter, first: $first, after: $after) {
        totalCount
        edges {
          cursor
          node {
            id
            category
            minRate
            isDemo
          }
        }
      }
    }
  `)

  test('articles come best first, page after page, and are nodes', async () => {
    const { legalSearch } = await app.client.execute(Law, { query: '전세금 5% 인상 가능해?', first: 4 })
    expect(legalSearch.edges[0]?.node).toMatchObject({ lawName: '주택임대차보호법', articleNumber: '제7조' })
    const second = legalSearch.edges[1]
    const rest = await app.client.execute(Law, {
      query: '전세금 5% 인상 가능해?',
      first: 2,
      after: second?.cursor ?? null,
    })
    expect(rest.legalSearch.edges.map((edge) => edge.node.id)).toEqual(
      legalSearch.edges.slice(2).map((edge) => edge.node.id),
    )
    const { data } = await post<{ node: unknown }>(app.url, {
      query: 'query ($id: ID!) { node(id: $id) { ... on LegalArticle { articleNumber content } } }',
      variables: { id: second?.node.id },
    })
    expect(data?.node).toMatchObject({ articleNumber: second?.node.articleNumber })
  })

  test.each(['', '   ', 'x'.repeat(2001)])('a legal query of %j is refused', async (query) => {
    const { errors } = await app.client.request(Law, { query })
    expect(errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT', field: 'query' } }])
  })

  test('loans are filtered and come lowest rate first', async () => {
    const { loanProducts } = await app.client.execute(Loans, { filter: { category: 'JEONSE' }, first: 100 })
    const rates = loanProducts.edges.map((edge) => edge.node.minRate ?? Number.POSITIVE_INFINITY)
    expect(rates).toEqual(rates.toSorted((a, b) => a - b))
    expect(loanProducts.edges).toHaveLength(loanProducts.totalCount)
    for (const { node } of loanProducts.edges)
      expect(node).toMatchObject({ category: 'JEONSE', isDemo: true })
    const { errors } = await app.client.request(Loans, { filter: { maxRate: 101 } })
    expect(errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT', field: 'filter.maxRate' } }])
  })
})

describe('reading sentences', () => {
  const Read = graphql(`
    query Read($text: String!) {
      interpretPropertyQuery(text: $text) {
        regionCodes
        propertyTypes
        salePrice {
          min
          max
        }
        unrecognized
      }
      analyzeIntent(text: $text) {
        intentType
        label
        confidence
      }
    }
  `)

  test('the conditions and the intent of a sentence', async () => {
    const read = await app.client.execute(Read, { text: '강남구 5억 이하 아파트 매매 찾아줘' })
    expect(read).toMatchObject({
      interpretPropertyQuery: {
        regionCodes: ['1168000000'],
        propertyTypes: ['APARTMENT'],
        salePrice: { min: null, max: 50_000 },
      },
      analyzeIntent: { intentType: 'PROPERTY_SEARCH', label: '매물검색' },
    })
  })

  test.each(['', ' ', '가'.repeat(20_001)])('a text of the wrong length is refused by name', async (text) => {
    const { errors } = await app.client.request(Read, { text })
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'INVALID_INPUT', field: 'text' } })
  })
})

test('nothing of this was worth a complaint', () => {
  expect(app.complaints).toEqual([])
})
