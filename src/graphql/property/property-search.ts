import type { GraphQLResolveInfo } from 'graphql'
import type { ListingJson } from '../../store/property-search/json.ts'
import type { ListingDetail } from '../../store/property-search/listing-statement.ts'
import type { FoundListing } from '../../store/property-search/page.ts'
import { searchPage } from '../../store/property-search/search.ts'
import type { SearchPage as FoundPage } from '../../store/property-search/search.ts'
import { builder } from '../builder.ts'
import { pageCost, pageFields, readPageSize, toForwardPage } from '../connection.ts'
import type { Edge, Page } from '../connection.ts'
import type { Context } from '../context.ts'
import { listingSqlFor } from './listing-json.ts'
import { PropertyFacets } from './property-facets.ts'
import { PropertyFilter, PropertyOrder } from './property-filter.ts'
import { asOfToday } from '../../domain/region-book.ts'
import { PropertySearchResult } from './property-search-result.ts'
import type { Offer } from './property-search-result.ts'
import { selectedFields } from '../selection.ts'

const PropertySearchEdge = builder.objectRef<Edge<Offer>>('PropertySearchEdge').implement({
  description: 'A listing in a page.',
  fields: (t) => ({
    node: t.field({ type: PropertySearchResult, description: 'The listing.', resolve: (edge) => edge.node }),
    cursor: t.exposeString('cursor', { description: pageFields.cursor }),
  }),
})

interface SearchPage extends Page<Offer>, Pick<FoundPage, 'count' | 'facets'> {
  /** The listings where they were asked for as JSON; there are no edges then. */
  json: ListingJson[]
}

/** What was not read because nobody seemed to ask for it. */
const asked = <T>(value: T | null): T => {
  if (value === null) throw new Error('a selected field was not read')
  return value
}

const PropertySearchConnection = builder.objectRef<SearchPage>('PropertySearchConnection').implement({
  description: 'A page of listings.',
  fields: (t) => ({
    edges: t.field({ type: [PropertySearchEdge], ...pageFields.edges, resolve: (page) => page.edges }),
    pageInfo: t.field({
      type: builder.pageInfoRef(),
      ...pageFields.pageInfo,
      resolve: (page) => page.pageInfo,
    }),
    totalCount: t.int({
      description: 'Exact up to 10000; beyond that 10000 with totalCountCapped true.',
      complexity: 5,
      resolve: (page) => asked(page.count).totalCount,
    }),
    totalCountCapped: t.boolean({
      description: 'There are more than `totalCount`.',
      resolve: (page) => asked(page.count).capped,
    }),
    facets: t.field({
      type: PropertyFacets,
      description: 'How all listings that match are spread, not only those of the page.',
      complexity: { field: 20 },
      resolve: (page) => asked(page.facets),
    }),
  }),
})

/** What of a listing is shown, and thus read in the same statement as the page. */
const detailOf = (info: GraphQLResolveInfo, { viewer }: Context): Required<ListingDetail> => {
  const ofHome = selectedFields(info, ['edges', 'node', 'property'])
  return {
    trustScore: ofHome.has('trustScore'),
    nearby: ofHome.has('nearbyFacilities'),
    agent: selectedFields(info, ['edges', 'node', 'transaction']).has('agent'),
    favoritesOf: ofHome.has('isFavorited') && viewer !== null ? viewer.userId : null,
  }
}

const toOffer = (found: FoundListing, detail: Required<ListingDetail>): Offer => ({
  property: {
    ...found.property,
    along: {
      region: found.region,
      isFavorited: found.isFavorited,
      ...(detail.trustScore && { trustScore: found.trustScore }),
      ...(detail.nearby && { nearby: found.nearby }),
    },
  },
  transaction: { ...found.transaction, ...(detail.agent && { agent: found.agent }) },
})

builder.queryField('propertySearch', (t) =>
  t.field({
    type: PropertySearchConnection,
    description:
      'Listings on the market that meet the conditions. Errors: INVALID_INPUT for a bound out of range or a cursor of ' +
      'another search.',
    args: {
      filter: t.arg({ type: PropertyFilter, description: 'Conditions; all listings when omitted.' }),
      orderBy: t.arg({ type: PropertyOrder, description: 'Best match first, or the newest, when omitted.' }),
      first: t.arg.int({ description: 'Page size, at most 100; 20 when omitted.' }),
      after: t.arg.string({ description: 'Cursor of a listing of the same search.' }),
    },
    complexity: pageCost,
    resolve: async (_root, args, context, info) => {
      const { limit } = readPageSize({ first: args.first })
      const shown = selectedFields(info, [])
      const detail = detailOf(info, context)
      const { items, json, hasNextPage, count, facets } = await searchPage(context.replica, {
        filter: asOfToday(args.filter ?? {}, (await context.rules()).regions),
        order: args.orderBy ?? null,
        first: limit,
        after: args.after ?? null,
        want: {
          ...detail,
          count: shown.has('totalCount') || shown.has('totalCountCapped'),
          facets: shown.has('facets'),
          json: listingSqlFor(info),
        },
      })
      const edges = items.map((found) => ({ cursor: found.cursor, node: toOffer(found, detail) }))
      const page = toForwardPage<Offer, Edge<Offer>>(edges, hasNextPage, args.after)
      if (json.length > 0) {
        page.pageInfo.startCursor = json[0]?.cursor ?? null
        page.pageInfo.endCursor = json.at(-1)?.cursor ?? null
      }
      return { ...page, json, count, facets }
    },
  }),
)
