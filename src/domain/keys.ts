/** The names of a table's rows, in its order. */
export const keysOf = <Rows extends object>(rows: Rows): (keyof Rows & string)[] =>
  Object.keys(rows) as (keyof Rows & string)[]
