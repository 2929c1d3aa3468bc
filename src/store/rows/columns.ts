/** Name of a field → the SQL that reads it. One list serves every statement that reads the row. */
export type Columns<Row> = { readonly [Field in keyof Row]-?: string }

/** `a as "prefix_field", …`; the prefix keeps several rows apart in one result. */
export const columnList = <Row>(columns: Columns<Row>, prefix = ''): string =>
  Object.entries<string>(columns)
    .map(([field, expression]) => `${expression} as "${prefix}${field}"`)
    .join(', ')

/** Takes the fields of one row out of a joined result; null where the row was not joined (its first field is null). */
export const pickRow = <Row>(
  columns: Columns<Row>,
  prefix: string,
  joined: Record<string, unknown>,
): Row | null => {
  const fields = Object.keys(columns)
  const first = fields[0]
  if (first === undefined || joined[prefix + first] == null) return null
  return Object.fromEntries(fields.map((field) => [field, joined[prefix + field]])) as Row
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
