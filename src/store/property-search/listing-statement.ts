import { isUuid } from '../../domain/id.ts'
import type { PropertyFilter, PropertyOrder } from '../../domain/property.ts'
import { JOIN_AGENT } from '../rows/surroundings.ts'
import { createParameters } from '../statement.ts'
import type { Parameters } from '../statement.ts'
import { parseListingCursor, searchHash } from './cursor.ts'
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

export interface ListingRequest {
  filter: PropertyFilter
  order: PropertyOrder
  first: number
  after?: string | null | undefined
  /** Only these transactions. */
  among?: readonly string[] | null | undefined
  /** None of these. */
  except?: readonly string[] | null | undefined
  detail?: ListingDetail
}

/** Conditions that find about as much whatever their value is; ranges, texts and map sections do not. */
const UNIFORM: ReadonlySet<string> = new Set([
  'regionCodes',
  'propertyTypes',
  'transactionTypes',
  'directTrade',
] satisfies (keyof PropertyFilter)[])

/**
 * PostgreSQL takes an unknown limit for a tenth of the table and therefore plans the statement anew every time, which takes
 * longer than the page. That is right where the best plan depends on the values, and a waste where it does not: there the
 * limit is written out, so that one plan is kept.
 */
const limitOf = (count: number, filter: PropertyFilter, parameters: Parameters): string => {
  const asked = Object.entries(filter).filter(([, value]) => value != null)
  const isUniform = asked.every(
    ([name, value]) => UNIFORM.has(name) && !(Array.isArray(value) && value.length > 1),
  )
  return isUniform ? String(Math.trunc(count)) : parameters.add(count)
}

/** Conditions that name listings; few, and nothing that a plan should be kept for. */
export const chosen = (
  { among, except }: Pick<ListingRequest, 'among' | 'except'>,
  parameters: Parameters,
): string[] => [
  ...(among == null ? [] : [`ls.transaction_id = any(${parameters.add(among)}::bigint[])`]),
  ...(except == null ? [] : [`ls.transaction_id <> all(${parameters.add(except)}::bigint[])`]),
]

/**
 * The statement that reads a page and one listing more, to see whether there is more: the page is cut from the narrow search
 * table first, and only its rows are joined. Its first two columns are the sort key and the id of the transaction, which make
 * the cursor. Throws InvalidInputError for a cursor that is not of this search.
 */
export const listingStatement = (
  { filter, order, first, after, among, except, detail = {} }: ListingRequest,
  columnsOf: (favorited: string) => string,
) => {
  const parameters = createParameters()
  const conditions = filterConditions(filter, parameters)
  const sort = sortKey(order, filter, parameters)
  conditions.push(...chosen({ among, except }, parameters))
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
      limit ${limitOf(first + 1, filter, parameters)}
    )
    select page.sort_key::text, t.id, ${columnsOf(favorited)}
    from page
    join "transaction" t on t.id = page.transaction_id
    join real_estate re on re.id = page.real_estate_id
    join region r on r.id = re.region_id
    ${detail.trustScore ? 'left join trust_score ts on ts.real_estate_id = re.id' : ''}
    ${detail.nearby ? 'left join nearby_facility nf on nf.real_estate_id = re.id' : ''}
    ${detail.agent ? JOIN_AGENT : ''}
    order by page.sort_key ${sort.direction}, page.transaction_id ${sort.direction}`
  return { text, values: parameters.values, hash }
}
