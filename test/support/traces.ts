import type { Pool } from 'pg'

/** Every table that has any of these texts in any column, whatever the schema. */
export const tablesThatMention = async (pool: Pool, texts: readonly string[]): Promise<string[]> => {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const mentioning: string[] = []
  for (const { name } of tables) {
    const { rows } = await pool.query<{ n: number }>(
      `select count(*)::int as n from ${name} t where exists (select from unnest($1::text[]) x where strpos(t::text, x) > 0)`,
      [texts],
    )
    if ((rows[0]?.n ?? 0) > 0) mentioning.push(name)
  }
  return mentioning
}
