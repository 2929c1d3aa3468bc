import type { PropertyFilter, PropertyOrder } from '../../domain/property.ts'
import type { Queryable } from '../statement.ts'
import { countListings } from './count.ts'
import type { ListingCount } from './count.ts'
import { readFacets } from './facets.ts'
import type { PropertyFacets } from './facets.ts'
import { DEFAULT_ORDER } from './order.ts'
import { readListings } from './page.ts'
import type { FoundListing, ListingDetail } from './page.ts'

export interface SearchRequest {
  filter: PropertyFilter
  /** The best of what was searched for, or the newest, unless told. */
  order?: PropertyOrder | null | undefined
  first: number
  after?: string | null | undefined
  /** What the selection asks for: nothing else is read. */
  want: ListingDetail & { count?: boolean; facets?: boolean }
}

export interface SearchPage {
  items: FoundListing[]
  hasNextPage: boolean
  /** Null where they were not asked for. */
  count: ListingCount | null
  facets: PropertyFacets | null
}

/** At most three statements, at the same time: the page with its details, the count, the facets. */
export const searchPage = async (db: Queryable, request: SearchRequest): Promise<SearchPage> => {
  const { filter, order, first, after, want } = request
  const [page, count, facets] = await Promise.all([
    readListings(db, { filter, order: order ?? DEFAULT_ORDER, first, after: after ?? null, detail: want }),
    want.count ? countListings(db, filter) : null,
    want.facets ? readFacets(db, filter) : null,
  ])
  return { ...page, count, facets }
}
