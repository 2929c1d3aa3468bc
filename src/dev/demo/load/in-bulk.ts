import type { PoolClient } from 'pg'

export interface Bulk {
  table: string
  /** Rows are found again by a unique index, so that none of these goes. */
  upserts: boolean
}

interface Made {
  drop: string
  create: string
}

/**
 * Its foreign keys, what has to be unique, and its other indexes; what takes them away, and what makes them. None of a table that
 * is not ours to change, or in which rows are: those are found as ever while others are added to them.
 */
const madeLater = async (client: PoolClient, { table, upserts }: Bulk): Promise<Made[]> => {
  const { rows } = await client.query<Made>(
    `with fresh as (
       select oid from pg_class
       where oid = $1::regclass and pg_has_role(relowner, 'usage') and not exists (select from "${table}"))
     select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(c.oid)) as create
     from pg_constraint c join fresh on fresh.oid = conrelid where contype = 'f' or contype = 'u' and not $2
     union all
     select format('drop index %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid)
     from pg_index i join fresh on fresh.oid = i.indrelid
     where not (i.indisunique and $2) and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [`"${table}"`, upserts],
  )
  return rows
}

/**
 * Fills a table; where it is empty, its indexes and foreign keys are made once for all rows, in the same transaction, in place of
 * a step for each row. Nobody else reads it meanwhile.
 */
export const inBulk = async <T>(client: PoolClient, bulk: Bulk, fill: () => Promise<T>): Promise<T> => {
  const later = await madeLater(client, bulk)
  for (const { drop } of later) await client.query(drop)
  const filled = await fill()
  for (const { create } of later) await client.query(create)
  return filled
}
