/** Name of a field → the SQL that reads it. One list serves every statement that reads the row. */
export type Columns<Row> = { readonly [Field in keyof Row]-?: string }

/** `a as "prefix_field", …`; the prefix keeps several rows apart in one result. */
export const columnList = <Row>(columns: Columns<Row>, prefix = ''): string =>
  Object.entries<string>(columns)
    .map(([field, expression]) => `${expression} as "${prefix}${field}"`)
    .join(', ')

/** The columns without names, for a result whose rows are arrays: what {@link rowsFrom} takes apart again. */
export const columnValues = <Row>(columns: Columns<Row>): string => Object.values<string>(columns).join(', ')

/**
 * Takes several rows out of one joined row, each behind the one before it; null for one that was not joined (its first field
 * is null). Values by place cost a third of what values by name do, which a page of wide rows feels.
 */
export const rowsFrom = (values: readonly unknown[], start: number) => {
  let at = start
  return <Row>(columns: Columns<Row>): Row | null => {
    const isThere = values[at] != null
    const row: Record<string, unknown> = {}
    for (const field in columns) row[field] = values[at++]
    return isThere ? (row as Row) : null
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
