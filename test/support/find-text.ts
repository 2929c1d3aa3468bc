import type { Pool } from 'pg'

/** A version of a channel is a counter and a random fraction (`nextVersion`), the digits of which may be those of anything. */
const VERSION = String.raw`\d{1,5}\.\d{8,20}`
/** Any four digits stand in one digest of a thousand, and sooner or later in an id, in the decimals of a score and in a time in milliseconds. */
const DIGEST = '[0-9a-f]{64}'
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const DECIMALS = String.raw`[01]\.\d{4,20}`
const MILLISECONDS = String.raw`1\d{12}(?!\d)`
const BY_CHANCE = [DIGEST, UUID, DECIMALS, MILLISECONDS].join('|')
const SHORT = 8

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
    const text = table.startsWith('langgraph.') ? `regexp_replace(${held}, '${VERSION}', '', 'g')` : held
    const { rows } = await pool.query<{ held: string[] }>(
      `select array(select x from unnest($1::text[]) x
         where exists (select from ${table} where strpos(${text}, x) > 0
           and (length(x) >= ${SHORT} or strpos(regexp_replace(${text}, '${BY_CHANCE}', '', 'g'), x) > 0))) as held`,
      [texts],
    )
    for (const it of rows[0]?.held ?? []) found.push(`${table}.${name}: ${it}`)
  }
  return found
}
