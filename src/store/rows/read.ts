import { select } from '../statement.ts'
import type { Queryable } from '../statement.ts'
import type { Column, RowOf } from './row.ts'

const columnsIn = <Row>(row: RowOf<Row>): [string, Column][] => Object.entries<Column>(row.columns)

/** `a.b as "b", …` */
export const columnList = <Row>(row: RowOf<Row>): string =>
  columnsIn(row)
    .map(([name, { sql }]) => `${sql} as "${name}"`)
    .join(', ')

/** The columns without names, for a result whose rows are arrays: what {@link rowsFrom} takes apart again. */
export const columnValues = <Row>(row: RowOf<Row>): string =>
  columnsIn(row)
    .map(([, { sql }]) => sql)
    .join(', ')

/** `from table alias`. */
export const fromTable = <Row>({ table, alias }: RowOf<Row>): string => `from ${table} ${alias}`

/**
 * Takes several rows out of one joined row, each behind the one before it; null for one that was not joined. Values by place
 * cost a third of what values by name do, which a page of wide rows feels.
 */
export const rowsFrom = (values: readonly unknown[], start: number) => {
  let at = start
  return <Row>({ columns, key }: RowOf<Row>): Row | null => {
    const row: Record<string, unknown> = {}
    for (const field in columns) row[field] = values[at++]
    return row[key] != null ? (row as Row) : null
  }
}

/** Rows of a batch in the order of the keys, null where there is none: what a dataloader wants. */
export const inOrderOf = <Row, Key extends string>(
  keys: readonly Key[],
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): (Row | null)[] => {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]))
  return keys.map((key) => byKey.get(key) ?? null)
}

/** Ids that can be in a bigint column; anything else a client sent finds nothing instead of failing. */
export const bigintIds = (ids: readonly string[]): string[] => [
  ...new Set(ids.filter((id) => /^\d{1,18}$/.test(id))),
]

type TextKey<Row> = { [Name in keyof Row]: Row[Name] extends string | null ? Name : never }[keyof Row] &
  string

/**
 * Reads rows by a column of theirs that is unique, in the order of the values and null where there is none; one statement.
 * `from` says where they are read where that is more than their table, `found` by which column where `by` is made of several.
 */
export const rowsBy = <Row extends object>(
  row: RowOf<Row>,
  by: TextKey<Row>,
  { from, found }: { from?: string; found?: string } = {},
) => {
  let statement: { name: string; text: string } | undefined
  return async (db: Queryable, values: readonly string[]): Promise<(Row | null)[]> => {
    const { sql, kind } = row.columns[by]
    const isId = kind === 'id'
    statement ??= {
      name: `${row.table}_by_${by}`,
      text: `select ${columnList(row)} ${from ?? fromTable(row)} where ${found ?? sql} = any($1::${isId ? 'bigint' : 'text'}[])`,
    }
    // PostgreSQL refuses a text with NUL, which no column holds.
    const asked = isId ? bigintIds(values) : values.filter((value) => !value.includes('\0'))
    const rows = await select<Row>(db, statement.name, statement.text, [asked])
    return inOrderOf(values, rows, (it) => String(it[by]))
  }
}
