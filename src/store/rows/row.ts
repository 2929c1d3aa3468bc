import type { EntityClass } from '@mikro-orm/core'
import type { InferClassEntityDB, Opt } from '@mikro-orm/postgresql'
import { ManwonType } from '../entities/columns.ts'
import { columnOf, metadataOf } from '../metadata.ts'

/** What values of a column are, by what everybody can tell who shows them. */
interface Values {
  id: string
  text: string
  texts: string[]
  integer: number
  /** Money, 만원. */
  manwon: number
  double: number
  boolean: boolean
  /** YYYY-MM-DD. */
  day: string
  instant: Date
  bytes: Buffer
  /** As it came: to be read by whoever knows its form. */
  json: unknown
}
export type Kind = keyof Values

/** A column of a statement: the SQL that reads it, and what comes of it. */
export interface Column {
  sql: string
  kind: Kind
  isNullable: boolean
  /** The values that there are, where they are a closed set. */
  items?: readonly string[]
}

interface Made<Value> extends Column {
  /** Only the compiler knows it. */
  value?: Value
}

/** A value that is no column by itself: the SQL that makes it, by what it is. */
export const made = <K extends Kind>(kind: K, sql: string): Made<Values[K]> => ({
  sql,
  kind,
  isNullable: false,
})
/** One that may be null. */
export const maybe = <K extends Kind>(kind: K, sql: string): Made<Values[K] | null> => ({
  sql,
  kind,
  isNullable: true,
})

type Naming = { tableNamingStrategy: 'entity'; columnNamingStrategy: 'property' }
type Tables<C> = InferClassEntityDB<C, Naming>
type Bare<Value> = Value extends null | undefined
  ? null
  : Value extends boolean
    ? boolean
    : Value extends Opt<infer Own>
      ? Own
      : Value
/** A row of an entity's table by its properties: relations as ids. */
type Stored<C> = Tables<C>[keyof Tables<C>] extends infer Row
  ? { [Property in keyof Row]: Bare<Row[Property]> }
  : never
type Property<C> = keyof Stored<C> & string

type MadeValues<M> = { [Name in keyof M]: M[Name] extends Made<infer Value> ? Value : never }
type Flat<T> = { [Name in keyof T]: T[Name] }
type Shaped<C, Only, Leave, Named, M> = Flat<
  Omit<Pick<Stored<C>, Exclude<Property<C> & Only, Leave | Named[keyof Named]>>, keyof M> & {
    [Name in keyof Named]: Stored<C>[Named[Name] & keyof Stored<C>]
  } & MadeValues<M>
>

/** The row of an entity, as statements read it under an alias. */
export interface RowOf<Row> {
  readonly table: string
  readonly alias: string
  /** What is null where a join found no such row. */
  readonly key: keyof Row & string
  /** In the order in which they are selected. */
  readonly columns: Readonly<Record<keyof Row & string, Column>>
}
export type RowIn<R> = R extends RowOf<infer Row> ? Row : never

interface Choice<Only, Leave, Named, M> {
  /** These properties; all of them unless told. */
  only?: readonly Only[]
  /** All but these. */
  leave?: readonly Leave[]
  /** Properties under other names: `propertyId: 'realEstate'`. */
  named?: Named
  made?: M
  /** The first column unless told. */
  key?: keyof M & string
}

const kindOf = (type: string): { kind: Kind; cast?: string } => {
  if (type === 'bigint' || type === 'uuid') return { kind: 'id' }
  if (type === 'int' || type === 'smallint') return { kind: 'integer' }
  if (type === 'double precision') return { kind: 'double' }
  // node-postgres gives numeric as text, and dates as instants of the server's own time zone.
  if (type.startsWith('numeric')) return { kind: 'double', cast: '::double precision' }
  if (type === 'date') return { kind: 'day', cast: '::text' }
  if (type.startsWith('timestamptz')) return { kind: 'instant' }
  if (type === 'boolean') return { kind: 'boolean' }
  if (type === 'text[]') return { kind: 'texts' }
  if (type === 'jsonb') return { kind: 'json' }
  if (type === 'text' || type.startsWith('varchar')) return { kind: 'text' }
  throw new Error(`nobody knows how a ${type} is read`)
}

const columnFrom = (entity: EntityClass, property: string, alias: string): Column => {
  const { name, type, nullable, items, customType, lazy } = columnOf(entity, property)
  if (lazy === true)
    throw new Error(`${entity.name}.${property} is lazy: a row leaves it, or names it in \`made\``)
  const { kind, cast = '' } = kindOf(type)
  return {
    sql: `${alias}.${name}${cast}`,
    kind: customType instanceof ManwonType ? 'manwon' : kind,
    isNullable: nullable === true,
    ...(items && { items: items.map(String) }),
  }
}

/**
 * What statements read of an entity: its columns by their properties, with what is made of them. A new property of the entity
 * is in the row at once. Names, types and nullability are the entity's; it is asked when the first statement is written.
 */
export const rowOf = <
  C extends EntityClass,
  const Only extends Property<C> = Property<C>,
  const Leave extends Property<C> = never,
  const Named extends Readonly<Record<string, Property<C>>> = Record<never, never>,
  const M extends Readonly<Record<string, Column>> = Record<never, never>,
>(
  entity: C,
  alias: string,
  choice: Choice<Only, Leave, Named, M> = {},
): RowOf<Shaped<C, Only, Leave, Named, M>> => {
  type Row = Shaped<C, Only, Leave, Named, M>
  const read = () => {
    const { only, leave = [], named = {}, made: makes = {} } = choice
    const { tableName, props } = metadataOf(entity)
    const names = new Map(Object.entries<string>(named).map(([name, property]) => [property, name]))
    const left = new Set<string>([...leave, ...Object.keys(makes)])
    const properties: readonly string[] =
      only ?? props.filter(({ fieldNames }) => fieldNames?.length === 1).map(({ name }) => name)
    const columns: Record<string, Column> = {}
    for (const property of properties) {
      if (left.has(property)) continue
      columns[names.get(property) ?? property] = columnFrom(entity, property, alias)
    }
    Object.assign(columns, makes)
    return {
      table: `"${tableName}"`,
      key: (choice.key ?? Object.keys(columns)[0] ?? '') as keyof Row & string,
      columns: columns as RowOf<Row>['columns'],
    }
  }
  let known: ReturnType<typeof read> | undefined
  const asked = () => (known ??= read())
  return {
    alias,
    get table() {
      return asked().table
    },
    get key() {
      return asked().key
    },
    get columns() {
      return asked().columns
    },
  }
}
