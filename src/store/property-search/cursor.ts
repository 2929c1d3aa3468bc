import { hash as hashOf } from 'node:crypto'
import { z } from 'zod'
import { InvalidInputError } from '../../domain/errors.ts'
import type { PropertyFilter, PropertyOrder } from '../../domain/property.ts'
import { canonicalFilter } from './filter.ts'
import type { SortKey } from './order.ts'

/** Where a page ended: the full sort key and the id that breaks ties. */
export interface ListingPosition {
  /** As PostgreSQL prints it. */
  key: string
  id: string
}

const digest = (...parts: string[]): string =>
  hashOf('sha256', JSON.stringify(parts), 'base64url').slice(0, 16)

/** The same for every page of one search; a cursor of another search is refused by it. */
export const searchHash = (filter: PropertyFilter, order: PropertyOrder): string =>
  digest(canonicalFilter(filter), order.field, order.direction)

/** `hash` as {@link searchHash} gives it. */
export const listingCursor = ({ key, id }: ListingPosition, hash: string): string =>
  Buffer.from(JSON.stringify([key, id, digest(key, id, hash)])).toString('base64url')

const KEY: Record<SortKey['type'], (key: string) => boolean> = {
  bigint: (key) => /^\d{1,18}$/.test(key),
  'double precision': (key) => /^(\d{1,20}(\.\d{1,20})?(e[+-]?\d{1,2})?|-?Infinity)$/.test(key),
  timestamptz: (key) =>
    /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/.test(key) &&
    !Number.isNaN(Date.parse(key.slice(0, 19).replace(' ', 'T'))),
}

const position = z.tuple([z.string(), z.string().regex(/^\d{1,18}$/), z.string()])

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Throws {@link InvalidInputError} for what {@link listingCursor} did not print for this very search. */
export const parseListingCursor = (cursor: string, hash: string, type: SortKey['type']): ListingPosition => {
  const bytes = Buffer.from(cursor, 'base64url')
  const parsed = position.safeParse(parseJson(bytes.toString('utf8')))
  // Decoding skips what is not base64url, so a cursor must also be what its content is written as.
  if (!parsed.success || bytes.toString('base64url') !== cursor) {
    throw new InvalidInputError('after is not a cursor of this search', 'after')
  }
  const [key, id, check] = parsed.data
  if (check !== digest(key, id, hash) || !KEY[type](key)) {
    throw new InvalidInputError('after belongs to another filter or order, or was changed', 'after')
  }
  return { key, id }
}
