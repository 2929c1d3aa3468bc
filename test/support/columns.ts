import type { Pool } from 'pg'

interface Column {
  table: string
  name: string
  type: string
}

/**
 * The columns of every table, LangGraph's and the queue's included, in which one of these texts stands: as text, inside JSON, or
 * in the bytes of a checkpoint or a file.
 */
export const findColumnsHolding = async (pool: Pool, texts: readonly string[]): Promise<string[]> => {
  const { rows: columns } = await pool.query<Column>(
    `select format('%I.%I', table_schema, table_name) as table, column_name as name, data_type as type
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
       and data_type in ('text', 'character varying', 'jsonb', 'json', 'bytea', 'ARRAY')`,
  )
  if (columns.length <= 60) throw new Error('these are not all the columns')
  const found: string[] = []
  for (const { table, name, type } of columns) {
    const { rows } = await pool.query<{ count: number }>(
      type === 'bytea'
        ? `select count(*)::int as count from ${table}
           where exists (select from unnest($1::text[]) x where position(convert_to(x, 'UTF8') in "${name}") > 0)`
        : `select count(*)::int as count from ${table}
           where exists (select from unnest($1::text[]) x where strpos("${name}"::text, x) > 0)`,
      [texts],
    )
    if ((rows[0]?.count ?? 0) > 0) found.push(`${table}.${name}`)
  }
  return found
}
