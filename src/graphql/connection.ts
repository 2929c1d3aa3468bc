import { z } from 'zod'
import { InvalidInputError } from '../domain/errors.ts'
import type { KeysetPlace, Slice, Stretch } from '../store/keyset.ts'

const DEFAULT_PAGE = 20
const MAX_PAGE = 100

export interface ConnectionArgs {
  first?: number | null | undefined
  last?: number | null | undefined
  after?: string | null | undefined
  before?: string | null | undefined
}

const readCount = (name: 'first' | 'last', value: number): number => {
  if (value < 0) throw new InvalidInputError(`${name} must not be negative`, name)
  if (value > MAX_PAGE) throw new InvalidInputError(`${name} must be at most ${MAX_PAGE}`, name)
  return value
}

/** How many items, and from which end. */
export const readPageSize = (
  args: Pick<ConnectionArgs, 'first' | 'last'>,
): { limit: number; fromEnd: boolean } => {
  if (args.first != null && args.last != null) {
    throw new InvalidInputError('first and last cannot be used together', 'last')
  }
  if (args.last != null) return { limit: readCount('last', args.last), fromEnd: true }
  return { limit: readCount('first', args.first ?? DEFAULT_PAGE), fromEnd: false }
}

/** What one list that hangs on an object costs, whatever is in it. */
export const LIST_COST = 10

/** What a connection costs: what is inside, as often as items are asked for. */
export const pageCost = (args: Pick<ConnectionArgs, 'first' | 'last'>) => ({
  field: 2,
  multiplier: Math.min(Math.max(args.first ?? args.last ?? DEFAULT_PAGE, 0), MAX_PAGE),
})

/** What reading a row that holds a whole text, and passing it on, costs; whatever is shown of it. */
export const TEXT_ROW_COST = 10

/** The same of a list that may hang on each of many: its statement's part, and each of its rows, cost by themselves. */
export const nestedPageCost = (args: Pick<ConnectionArgs, 'first' | 'last'>) => {
  const { multiplier } = pageCost(args)
  return { field: LIST_COST + TEXT_ROW_COST * multiplier, multiplier }
}

const place = z.tuple([z.iso.datetime(), z.string().max(100)])

export const writePlace = (row: KeysetPlace): string =>
  Buffer.from(JSON.stringify([row.at.toISOString(), row.id])).toString('base64url')

const readPlace = (name: 'after' | 'before', cursor: string | null | undefined): KeysetPlace | null => {
  if (cursor == null) return null
  const parsed = place.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString('utf8')))
  if (!parsed.success) throw new InvalidInputError(`${name} is not a cursor of this list`, name)
  return { at: new Date(parsed.data[0]), id: parsed.data[1] }
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** `isId` guards the column that the place's id is compared with. */
export const readStretchArgs = (args: ConnectionArgs, isId: (id: string) => boolean): Stretch => {
  const after = readPlace('after', args.after)
  const before = readPlace('before', args.before)
  if (after && !isId(after.id)) throw new InvalidInputError('after is not a cursor of this list', 'after')
  if (before && !isId(before.id)) throw new InvalidInputError('before is not a cursor of this list', 'before')
  return { ...readPageSize(args), after, before }
}

export interface Edge<T> {
  cursor: string
  node: T
}

export interface Page<T, E extends Edge<T> = Edge<T>> {
  edges: E[]
  pageInfo: {
    hasNextPage: boolean
    hasPreviousPage: boolean
    startCursor: string | null
    endCursor: string | null
  }
}

/** What every page says about its fields, and costs. */
export const pageFields = {
  cursor: 'Opaque place of this item in the list: pass it as `after`.',
  edges: { description: 'The page, in list order.', complexity: { field: 0, multiplier: 1 } },
  pageInfo: { description: 'Whether there is more, and where to go on.' },
} as const

/** Edges with what lies around them. */
export const toPage = <T, E extends Edge<T>>(
  edges: E[],
  { hasNextPage, hasPreviousPage }: { hasNextPage: boolean; hasPreviousPage: boolean },
): Page<T, E> => ({
  edges,
  pageInfo: {
    hasNextPage,
    hasPreviousPage,
    startCursor: edges[0]?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
  },
})

/** The edges of a slice with what lies around them. A cursor on the far side proves that there is more over there. */
export const toSlicePage = <T, E extends Edge<T>>(
  edges: E[],
  hasMore: boolean,
  { fromEnd, after, before }: Stretch,
): Page<T, E> =>
  toPage<T, E>(edges, {
    hasNextPage: fromEnd ? before !== null : hasMore,
    hasPreviousPage: fromEnd ? hasMore : after !== null,
  })

/** A slice as a Relay connection. */
export const toConnection = <T>(slice: Slice<T>, stretch: Stretch, cursorOf: (row: T) => string): Page<T> =>
  toSlicePage<T, Edge<T>>(
    slice.rows.map((row) => ({ cursor: cursorOf(row), node: row })),
    slice.hasMore,
    stretch,
  )

/** A page of a list that is read forwards only. */
export const toForwardPage = <T, E extends Edge<T>>(
  edges: E[],
  hasNextPage: boolean,
  after: string | null | undefined,
): Page<T, E> => toPage<T, E>(edges, { hasNextPage, hasPreviousPage: after != null })
