import type { PropertyFilter, PropertyOrder } from '../../domain/property.ts'
import type { Queryable } from '../statement.ts'
import { countListings } from './count.ts'
import type { ListingCount } from './count.ts'
import { readFacets } from './facets.ts'
import type { PropertyFacets } from './facets.ts'
import { DEFAULT_ORDER } from './order.ts'
import { readListingsAsJson } from './json.ts'
import type { ListingJson } from './json.ts'
import type { ListingDetail } from './listing-statement.ts'
import { readListings } from './page.ts'
import type { FoundListing } from './page.ts'

export interface SearchRequest {
  filter: PropertyFilter
  /** The best of what was searched for, or the newest, unless told. */
  order?: PropertyOrder | null | undefined
  first: number
  after?: string | null | undefined
  /** What the selection asks for: nothing else is read. */
  want: ListingDetail & {
    count?: boolean
    facets?: boolean
    /** SQL of the listings' JSON: they come as `json` then, and `items` is empty. */
    json?: string | undefined
  }
}

export interface SearchPage {
  items: FoundListing[]
  json: ListingJson[]
  hasNextPage: boolean
  /** Null where they were not asked for. */
  count: ListingCount | null
  facets: PropertyFacets | null
}

/** At most three statements, at the same time: the page with its details, the count, the facets. */
export const searchPage = async (db: Queryable, request: SearchRequest): Promise<SearchPage> => {
  const { filter, order, first, after, want } = request
  const asked = { filter, order: order ?? DEFAULT_ORDER, first, after: after ?? null, detail: want }
  const [page, count, facets] = await Promise.all([
    want.json === undefined ? readListings(db, asked) : readListingsAsJson(db, asked, want.json),
    want.count ? countListings(db, filter) : null,
    want.facets ? readFacets(db, filter) : null,
  ])
  return { items: [], json: [], ...page, count, facets }
}
