import type { Pool } from 'pg'

/**
 * A few digits stand by chance in every kind of random text, sooner or later: digests, ids of workers, decimals, times in milliseconds,
 * versions of channels. What somebody typed stands there as a number of its own; but for the groups of a UUID nothing random does.
 */
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
/** A byte of a letter beyond ASCII and a break of a line, as `bytea` and JSON write them, would be digits or a letter before a number. */
const ESCAPED = String.raw`\\+(?:[0-7]{3}|u[0-9a-f]{4}|[bfnrt])`
const FEW_DIGITS = '^[0-9]{1,7}$'

/** Every column of every table, LangGraph’s and the queue’s included, in which one of these texts stands. */
export const columnsWith = async (pool: Pool, texts: readonly string[]): Promise<string[]> => {
  const { rows: columns } = await pool.query<{ table: string; name: string; type: string }>(
    `select format('%I.%I', table_schema, table_name) as table, column_name as name, data_type as type
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
       and data_type in ('text', 'character varying', 'jsonb', 'json', 'bytea', 'ARRAY')`,
  )
  if (columns.length < 60) throw new Error('these are not the tables of the product')
  const found: string[] = []
  for (const { table, name, type } of columns) {
    const held = type === 'bytea' ? `encode("${name}", 'escape')` : `"${name}"::text`
    const there =
      type === 'bytea' ? `position(convert_to(x, 'UTF8') in "${name}") > 0` : `strpos(${held}, x) > 0`
    const { rows } = await pool.query<{ held: string[] }>(
      `select array(select x from unnest($1::text[]) x
         where exists (select from ${table} where ${there} and (x !~ '${FEW_DIGITS}'
           or regexp_replace(${held}, '${UUID}|${ESCAPED}', ' ', 'g') ~* ('(?<![0-9a-z.])' || x || '(?![0-9a-z])')))) as held`,
      [texts],
    )
    for (const it of rows[0]?.held ?? []) found.push(`${table}.${name}: ${it}`)
  }
  return found
}
