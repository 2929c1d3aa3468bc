import { isUuid } from '../../domain/id.ts'
import type { PropertyFilter, PropertyOrder } from '../../domain/property.ts'
import { columnList, pickRow } from '../rows/columns.ts'
import { PROPERTY_COLUMNS } from '../rows/property.ts'
import type { PropertyRow } from '../rows/property.ts'
import { REGION_COLUMNS } from '../rows/region.ts'
import type { RegionRow } from '../rows/region.ts'
import { NEARBY_COLUMNS } from '../rows/surroundings.ts'
import type { AgentRow, NearbyRow } from '../rows/surroundings.ts'
import { TRANSACTION_COLUMNS } from '../rows/transaction.ts'
import type { TransactionRow } from '../rows/transaction.ts'
import { readTrustScore, TRUST_COLUMNS } from '../rows/trust-score.ts'
import type { TrustScoreRow } from '../rows/trust-score.ts'
import { createParameters, selectShape } from '../statement.ts'
import type { Queryable } from '../statement.ts'
import { listingCursor, parseListingCursor, searchHash } from './cursor.ts'
import { filterConditions, whereOf } from './filter.ts'
import { sortKey } from './order.ts'

/** What is read along with the listings, in the same statement. */
export interface ListingDetail {
  trustScore?: boolean | undefined
  nearby?: boolean | undefined
  agent?: boolean | undefined
  /** Whose favorites are marked. */
  favoritesOf?: string | null | undefined
}

/** A found listing. What was not asked for in {@link ListingDetail} is null or false. */
export interface FoundListing {
  cursor: string
  property: PropertyRow
  transaction: TransactionRow
  region: RegionRow
  trustScore: TrustScoreRow | null
  nearby: NearbyRow | null
  agent: AgentRow | null
  isFavorited: boolean
}

export interface ListingRequest {
  filter: PropertyFilter
  order: PropertyOrder
  first: number
  after?: string | null | undefined
  detail?: ListingDetail
}

const AGENT_COLUMNS = {
  id: 'coalesce(own.id, ra.id)',
  agentName: 'case when own.id is null then ra.agent_name else own.agent_name end',
  companyName: 'case when own.id is null then ra.company_name else own.company_name end',
  isDirectTrade: 'case when own.id is null then ra.is_direct_trade else own.is_direct_trade end',
}

/**
 * One page and whether there is more, in one statement: the page is cut from the narrow search table first, and only its
 * rows are joined. Throws InvalidInputError for a cursor that is not of this search.
 */
export const readListings = async (
  db: Queryable,
  { filter, order, first, after, detail = {} }: ListingRequest,
): Promise<{ items: FoundListing[]; hasNextPage: boolean }> => {
  const parameters = createParameters()
  const conditions = filterConditions(filter, parameters)
  const sort = sortKey(order, filter, parameters)
  const hash = searchHash(filter, order)
  if (after != null) {
    const { key, id } = parseListingCursor(after, hash, sort.type)
    const beyond = sort.direction === 'asc' ? '>' : '<'
    conditions.push(
      `(${sort.expression}, ls.transaction_id) ${beyond} ` +
        `(${parameters.add(key)}::${sort.type}, ${parameters.add(id)}::bigint)`,
    )
  }
  const favoritesOf = detail.favoritesOf && isUuid(detail.favoritesOf) ? detail.favoritesOf : null
  const favorited = favoritesOf
    ? `exists (select from user_favorite uf
         where uf.user_id = ${parameters.add(favoritesOf)}::uuid and uf.real_estate_id = re.id)`
    : 'false'
  const text = `
    with page as materialized (
      select ls.transaction_id, ls.real_estate_id, ${sort.expression} as sort_key
      from listing_search ls ${whereOf(conditions)}
      order by ${sort.expression} ${sort.direction}, ls.transaction_id ${sort.direction}
      limit ${parameters.add(first + 1)}
    )
    select page.sort_key::text as sort_key, ${favorited} as favorited,
      ${columnList(PROPERTY_COLUMNS, 'p_')}, ${columnList(TRANSACTION_COLUMNS, 't_')}, ${columnList(REGION_COLUMNS, 'r_')}
      ${detail.trustScore ? `, ${columnList(TRUST_COLUMNS, 's_')}` : ''}
      ${detail.nearby ? `, ${columnList(NEARBY_COLUMNS, 'n_')}` : ''}
      ${detail.agent ? `, ${columnList<AgentRow>(AGENT_COLUMNS, 'a_')}` : ''}
    from page
    join "transaction" t on t.id = page.transaction_id
    join real_estate re on re.id = page.real_estate_id
    join region r on r.id = re.region_id
    ${detail.trustScore ? 'left join trust_score ts on ts.real_estate_id = re.id' : ''}
    ${detail.nearby ? 'left join nearby_facility nf on nf.real_estate_id = re.id' : ''}
    ${
      detail.agent
        ? `left join real_estate_agent own on own.transaction_id = t.id
           left join real_estate_agent ra on ra.real_estate_id = re.id`
        : ''
    }
    order by page.sort_key ${sort.direction}, page.transaction_id ${sort.direction}`
  const rows = await selectShape<Record<string, unknown>>(db, text, parameters.values)
  return {
    items: rows.slice(0, first).map((row) => foundListing(row, hash)),
    hasNextPage: rows.length > first,
  }
}

const foundListing = (row: Record<string, unknown>, hash: string): FoundListing => {
  const property = pickRow(PROPERTY_COLUMNS, 'p_', row)
  const transaction = pickRow(TRANSACTION_COLUMNS, 't_', row)
  const region = pickRow(REGION_COLUMNS, 'r_', row)
  if (!property || !transaction || !region) throw new Error('a listing was joined without its rows')
  const trust = pickRow(TRUST_COLUMNS, 's_', row)
  return {
    cursor: listingCursor({ key: String(row['sort_key']), id: transaction.id }, hash),
    property,
    transaction,
    region,
    trustScore: trust && readTrustScore(trust),
    nearby: pickRow(NEARBY_COLUMNS, 'n_', row),
    agent: pickRow<AgentRow>(AGENT_COLUMNS, 'a_', row),
    isFavorited: row['favorited'] === true,
  }
}
