import { InvalidInputError } from '../domain/errors.ts'
import type { RegionLevel } from '../domain/region.ts'
import { columnList } from './rows/read.ts'
import { REGION } from './rows/region.ts'
import type { RegionRow } from './rows/region.ts'
import { createParameters, selectShape } from './statement.ts'
import type { Queryable } from './statement.ts'

export interface RegionQuery {
  /** A part of the name or full name; spaces do not matter. */
  search?: string | null | undefined
  level?: RegionLevel | null | undefined
  /** Only the regions directly below this one. */
  parentCode?: string | null | undefined
  /** Only these, be they in force or not: whoever names one wants to know what it is called. */
  codes?: readonly string[] | null | undefined
  first?: number | null | undefined
  after?: string | null | undefined
  last?: number | null | undefined
  before?: string | null | undefined
}

export interface RegionConnection {
  items: { node: RegionRow; cursor: string }[]
  hasNextPage: boolean
  hasPreviousPage: boolean
}

const DEFAULT_PAGE = 20

const cursorOf = (code: string): string => Buffer.from(`region:${code}`).toString('base64url')

const parseCursor = (cursor: string, field: 'after' | 'before'): string => {
  const code = /^region:(\d{10})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'))?.[1]
  if (code === undefined) throw new InvalidInputError(`${field} is not a cursor of this list`, field)
  return code
}

/** Regions in force, in the order of their codes, which keeps the parts of a region together. */
export const searchRegions = async (db: Queryable, query: RegionQuery): Promise<RegionConnection> => {
  if (query.first != null && query.last != null) {
    throw new InvalidInputError('first and last cannot be given together', 'last')
  }
  const backwards = query.last != null
  const limit = query.last ?? query.first ?? DEFAULT_PAGE
  const parameters = createParameters()
  const conditions: string[] = []
  if (query.codes == null) conditions.push('r.is_active')
  else
    conditions.push(`r.code = any(${parameters.add(query.codes.map((code) => code.replaceAll('\0', '')))})`)
  const words = query.search
    ?.normalize('NFC')
    .toLowerCase()
    .replace(/[\s\0]/gu, '')
  if (words) conditions.push(`strpos(lower(replace(r.full_name, ' ', '')), ${parameters.add(words)}) > 0`)
  if (query.level != null) conditions.push(`r.level = ${parameters.add(query.level)}`)
  if (query.parentCode != null) {
    const parent = parameters.add(query.parentCode.replaceAll('\0', ''))
    conditions.push(`r.parent_id = (select id from region where code = ${parent})`)
  }
  if (query.after != null) conditions.push(`r.code > ${parameters.add(parseCursor(query.after, 'after'))}`)
  if (query.before != null) conditions.push(`r.code < ${parameters.add(parseCursor(query.before, 'before'))}`)
  const rows = await selectShape<RegionRow>(
    db,
    `select ${columnList(REGION)} from region r where ${conditions.join(' and ')}
     order by r.code ${backwards ? 'desc' : 'asc'} limit ${parameters.add(limit + 1)}`,
    parameters.values,
  )
  const more = rows.length > limit
  const shown = rows.slice(0, limit)
  if (backwards) shown.reverse()
  return {
    items: shown.map((node) => ({ node, cursor: cursorOf(node.code) })),
    // Relay: what lies behind the end one did not read from is told by the cursor that was given.
    hasNextPage: backwards ? query.before != null : more,
    hasPreviousPage: backwards ? more : query.after != null,
  }
}
