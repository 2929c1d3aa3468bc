import type { PropertyFilter, PropertyOrder } from '../gql/schema.ts'

/** A search as it stands in the address of its view: whole, so that no condition is lost on the way. */
export interface Search {
  filter: PropertyFilter
  /** For example `PRICE.ASC`; null: as the server orders. */
  sort: string | null
  /** The saved search whose conditions they are, where they are to be changed. */
  saved?: string | null
}

/** Null where the text holds no filter. Whether its fields are what they should be the server says. */
const parseFilter = (text: string): PropertyFilter | null => {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
    const filter: PropertyFilter = {}
    return Object.assign(filter, value)
  } catch {
    // Cut or changed on its way.
    return null
  }
}

export const readSearch = (query: string): Search & { isBroken: boolean } => {
  const given = new URLSearchParams(query)
  const text = given.get('filter')
  const filter = text === null ? {} : parseFilter(text)
  return {
    filter: filter ?? {},
    sort: given.get('sort'),
    saved: given.get('saved'),
    isBroken: filter === null,
  }
}

export const searchAddress = (path: string, { filter, sort, saved = null }: Search): string => {
  const parts = new URLSearchParams()
  if (Object.keys(filter).length > 0) parts.set('filter', JSON.stringify(filter))
  if (sort !== null) parts.set('sort', sort)
  if (saved !== null) parts.set('saved', saved)
  const query = parts.toString()
  return query === '' ? path : `${path}?${query}`
}

/** The orders that are offered, by what stands in the address. */
export const ORDERS = {
  NEWEST: { field: 'NEWEST', direction: 'DESC' },
  'PRICE.ASC': { field: 'PRICE', direction: 'ASC' },
  'PRICE.DESC': { field: 'PRICE', direction: 'DESC' },
  AREA: { field: 'AREA', direction: 'DESC' },
  SUBWAY_DISTANCE: { field: 'SUBWAY_DISTANCE', direction: 'ASC' },
  TRUST_SCORE: { field: 'TRUST_SCORE', direction: 'DESC' },
} as const satisfies Record<string, PropertyOrder>
export type Order = keyof typeof ORDERS

export const isOrder = (sort: string | null): sort is Order => sort !== null && sort in ORDERS
