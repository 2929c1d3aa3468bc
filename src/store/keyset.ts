import { sql } from 'kysely'
import type { AliasedExpression, Expression, SqlBool } from 'kysely'
import { statement } from './db.ts'
import type { Db, Given } from './db.ts'
import type { Queryable } from './statement.ts'

/** A place in a list that is ordered by a time and an id. */
export interface KeysetPlace {
  at: Date
  id: string
}

/** A stretch of such a list: between two places, from its beginning or (`fromEnd`) from its end. */
export interface Stretch {
  limit: number
  fromEnd: boolean
  after: KeysetPlace | null
  before: KeysetPlace | null
}

export interface Slice<T> {
  /** In list order, whichever end they were read from. */
  rows: T[]
  /** There is at least one more in the direction of reading. */
  hasMore: boolean
}

/** A query whose rows have an order of their own, as Kysely builds it. */
interface Page<R> {
  where(condition: Expression<SqlBool>): Page<R>
  orderBy(by: Expression<unknown>, direction: 'asc' | 'desc'): Page<R>
  limit(rows: Expression<number>): Page<R>
  as<A extends string>(alias: A): AliasedExpression<R, A>
}

interface Keyset<G, R> {
  name: string
  parentType: 'text' | 'uuid'
  /** The list that hangs on a parent, without order and limit. */
  page: (db: Db, parentId: Expression<string>, given: Given<G>) => Page<R>
  /** The properties of the place, with their table's name. Both must be in one index, after the parent's. */
  order: { at: string; id: string; idType: 'text' | 'uuid' }
  isDescending: boolean
}

interface Bounds {
  parentIds: readonly string[]
  rows: number
  afterAt: Date | null
  afterId: string | null
  beforeAt: Date | null
  beforeId: string | null
}

type Shape = Pick<Stretch, 'fromEnd'> & { isAfter: boolean; isBefore: boolean }

const keyOf = ({ isAfter, isBefore, fromEnd }: Shape): string =>
  `${isAfter ? 'a' : ''}${isBefore ? 'b' : ''}${fromEnd ? 'e' : ''}`

/** Both ends of a stretch open or not, read from either: a statement a shape, so that PostgreSQL plans each of the few once. */
const SHAPES: readonly Shape[] = [false, true].flatMap((isAfter) =>
  [false, true].flatMap((isBefore) => [false, true].map((fromEnd) => ({ isAfter, isBefore, fromEnd }))),
)

const stretchOf = <G, R>({ name, parentType, page, order, isDescending }: Keyset<G, R>, shape: Shape) =>
  statement(`${name}.${keyOf(shape)}`, (db, given: Given<G & Bounds>) => {
    const [at, id] = [sql.ref(order.at), sql.ref(order.id)]
    const type = sql.raw(order.idType)
    const isBeyond = (operator: '<' | '>', toAt: Expression<unknown>, toId: Expression<unknown>) =>
      sql<boolean>`(${at}, ${id}) ${sql.raw(operator)} (${toAt}::timestamptz, ${toId}::${type})`
    const direction = isDescending === shape.fromEnd ? 'asc' : 'desc'
    let rows = page(db, sql<string>`parent.id`, given)
    if (shape.isAfter) rows = rows.where(isBeyond(isDescending ? '<' : '>', given.afterAt, given.afterId))
    if (shape.isBefore) rows = rows.where(isBeyond(isDescending ? '>' : '<', given.beforeAt, given.beforeId))
    rows = rows.orderBy(at, direction).orderBy(id, direction).limit(given.rows)
    const parents = sql<{ id: string }>`unnest(${given.parentIds}::${sql.raw(parentType)}[])`
    return db
      .selectFrom(parents.as<'parent'>(sql`parent(id)`))
      .crossJoinLateral(rows.as('page'))
      .select(sql<string>`parent.id`.as('parentId'))
      .selectAll('page')
      .$castTo<R & { parentId: string }>()
  })

/** Reads the same stretch of the list of each parent, in one statement. */
export const stretches = <G extends object, R>(list: Keyset<G, R>) => {
  const statements = new Map(SHAPES.map((shape) => [keyOf(shape), stretchOf(list, shape)]))
  return async (
    db: Queryable,
    parentIds: readonly string[],
    given: G,
    { limit, fromEnd, after, before }: Stretch,
  ): Promise<Slice<R>[]> => {
    const bounds: Bounds = {
      parentIds,
      rows: limit + 1,
      afterAt: after?.at ?? null,
      afterId: after?.id ?? null,
      beforeAt: before?.at ?? null,
      beforeId: before?.id ?? null,
    }
    const shape = keyOf({ isAfter: after !== null, isBefore: before !== null, fromEnd })
    const rows = (await statements.get(shape)?.all(db, { ...given, ...bounds })) ?? []
    // Each parent's page is read by itself, and thus comes in its order.
    const pages = Map.groupBy(rows, (row): string => row.parentId)
    return parentIds.map((parentId) => {
      const page = pages.get(parentId) ?? []
      const kept = page.slice(0, limit)
      return { rows: fromEnd ? kept.toReversed() : kept, hasMore: page.length > limit }
    })
  }
}
