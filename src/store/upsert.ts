import type { EntityClass, RequiredEntityData } from '@mikro-orm/core'
import { columnOf, metadataOf } from './metadata.ts'
import type { Queryable } from './statement.ts'

interface Column {
  property: string
  name: string
  type: string
}

const columnsOf = (entity: EntityClass, properties: readonly string[]): Column[] =>
  properties.map((property) => {
    const { name, type } = columnOf(entity, property)
    return { property, name: `"${name}"`, type }
  })

/** What becomes of a stored value when its row is written again. Without a word for it the given one takes its place. */
const MERGES = {
  given: (_stored: string, given: string) => given,
  /** The given one, where there is one. */
  told: (stored: string, given: string) => `coalesce(${given}, ${stored})`,
  /** The stored one, where there is one. */
  known: (stored: string, given: string) => `coalesce(${stored}, ${given})`,
  least: (stored: string, given: string) => `least(${stored}, ${given})`,
  greatest: (stored: string, given: string) => `greatest(${stored}, ${given})`,
  stored: (stored: string) => stored,
}

type Merge = keyof typeof MERGES

/** A row by the properties of its entity: relations by their ids, instants as dates. */
type Row<E> = RequiredEntityData<E>
type Property<E> = keyof Row<E> & string

export interface Upsert<E> {
  /** The properties by which a row is found again. */
  key: readonly Property<E>[]
  /** SQL of the partial unique index that they have, where it is one. */
  of?: string
  /** One rule for all of a row, or those of some properties. */
  merge?: Merge | Partial<Record<Property<E>, Merge>>
  /** What was made of a row and is to be made anew where the row changes: set to null. */
  clear?: readonly Property<E>[]
  /** SQL over what is stored (`t`) and given (`excluded`): rows of which it does not hold stay as they are. */
  when?: string
  /** Told before the first batch and after each how many rows are done. */
  report?: (done: number) => void
}

/** What the last property of the key says, as text, of rows that were new and of those that have changed. */
export interface Written {
  inserted: string[]
  updated: string[]
}

export const countsOf = ({ inserted, updated }: Written) => ({
  inserted: inserted.length,
  updated: updated.length,
})

const ROWS_AT_ONCE = 5_000

/** Arrays of columns take half the time of JSON, whose names would be most of what is sent; arrays cannot hold arrays. */
const sourceOf = (columns: readonly Column[], rows: readonly object[]): { sql: string; values: unknown[] } =>
  columns.some(({ type }) => type.endsWith('[]') || type.startsWith('json'))
    ? {
        sql: `json_to_recordset($1) as row(${columns.map(({ property, type }) => `"${property}" ${type}`).join(', ')})`,
        values: [JSON.stringify(rows)],
      }
    : {
        sql: `unnest(${columns.map(({ type }, at) => `$${at + 1}::${type}[]`).join(', ')})
          as row(${columns.map(({ property }) => `"${property}"`).join(', ')})`,
        values: columns.map(({ property }) =>
          rows.map((row) => (row as Record<string, unknown>)[property] ?? null),
        ),
      }

/** Over the stored row `t` and the given one `excluded`; a row that would say the same again is not written. */
const conflictOf = <E extends object>(
  entity: EntityClass<E>,
  columns: readonly Column[],
  { key, of, merge = {}, clear = [], when }: Upsert<E>,
): string => {
  const keys = columnsOf(entity, key).map(({ name }) => name)
  const target = `on conflict (${keys.join(', ')})${of === undefined ? '' : ` where ${of}`}`
  const changing = columns
    .filter(({ name }) => !keys.includes(name))
    .map(({ property, name }) => {
      const rule = typeof merge === 'string' ? merge : merge[property as Property<E>]
      return { name, value: MERGES[rule ?? 'given'](`t.${name}`, `excluded.${name}`) }
    })
    .filter(({ name, value }) => value !== `t.${name}`)
  if (changing.length === 0) return `${target} do nothing`
  const isTimed =
    'updatedAt' in metadataOf(entity).properties && !columns.some(({ property }) => property === 'updatedAt')
  return `${target} do update set ${[
    ...changing.map(({ name, value }) => `${name} = ${value}`),
    ...columnsOf(entity, clear).map(({ name }) => `${name} = null`),
    ...(isTimed ? ['updated_at = now()'] : []),
  ].join(', ')}
    where (${changing.map(({ name }) => `t.${name}`).join(', ')}) is distinct from
      (${changing.map(({ value }) => value).join(', ')})${when === undefined ? '' : ` and (${when})`}`
}

/**
 * Writes rows of an entity, each found again by its natural key, in one statement a batch: new ones are inserted, known ones
 * brought up to date where they differ. All rows have the properties of the first one; what they leave out keeps its
 * default, or what is stored. A new property of an entity is written as soon as rows have it.
 */
export const upsertMany = async <E extends object>(
  client: Queryable,
  entity: EntityClass<E>,
  rows: readonly Row<E>[],
  upsert: Upsert<E>,
): Promise<Written> => {
  const [first] = rows
  const written: Written = { inserted: [], updated: [] }
  const [last] = columnsOf(entity, upsert.key.slice(-1))
  upsert.report?.(0)
  if (first === undefined || last === undefined) return written
  const columns = columnsOf(entity, Object.keys(first))
  const names = columns.map(({ name }) => name).join(', ')
  const conflict = conflictOf(entity, columns, upsert)
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const { sql, values } = sourceOf(columns, rows.slice(at, at + ROWS_AT_ONCE))
    const result = await client.query<{ key: string; isNew: boolean }>({
      text: `insert into "${metadataOf(entity).tableName}" as t (${names})
       select ${columns.map(({ property }) => `row."${property}"`).join(', ')} from ${sql}
       ${conflict}
       -- A row version that was never updated has no deleter: xmax tells the new rows.
       returning t.${last.name}::text as key, t.xmax = 0 as "isNew"`,
      values,
    })
    for (const { key, isNew } of result.rows) written[isNew ? 'inserted' : 'updated'].push(key)
    upsert.report?.(Math.min(rows.length, at + ROWS_AT_ONCE))
  }
  return written
}

/** What stands under a key among ids that were looked up. Throws where nothing does. */
export const idIn = (ids: ReadonlyMap<string, string>, key: string): string => {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`nothing is stored as ${key}`)
  return id
}

/** The ids of rows by their code. */
export const idsByCode = async <E extends { code: string; id: string }>(
  client: Queryable,
  entity: EntityClass<E>,
  codes: readonly string[],
): Promise<Map<string, string>> => {
  const { rows } = await client.query<{ code: string; id: string }>({
    text: `select code, id from "${metadataOf(entity).tableName}" where code = any($1)`,
    values: [codes],
  })
  return new Map(rows.map(({ code, id }) => [code, id]))
}
