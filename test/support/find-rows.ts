import type { Pool } from 'pg'

interface Column {
  schema: string
  table: string
  column: string
}

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`

/**
 * Every table of the database with a row that names one of these ids in any uuid, text or json column: what a deletion left
 * behind. graphile-worker's tables count as well.
 */
export const findRowsNaming = async (pool: Pool, ids: readonly string[]): Promise<string[]> => {
  const { rows: columns } = await pool.query<Column>(
    `select c.table_schema as schema, c.table_name as "table", c.column_name as "column"
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
       and c.data_type in ('uuid', 'text', 'character varying', 'json', 'jsonb', 'ARRAY')`,
  )
  const tables = Map.groupBy(columns, ({ schema, table }) => `${quote(schema)}.${quote(table)}`)
  const hits: string[] = []
  for (const [table, held] of tables) {
    const text = held.map(({ column }) => `${quote(column)}::text`).join(`, ' ', `)
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from ${table} where concat(${text}) ~ $1`,
      [ids.join('|')],
    )
    if ((rows[0]?.count ?? 0) > 0) hits.push(`${table.replaceAll('"', '')}: ${rows[0]?.count}`)
  }
  return hits
}
