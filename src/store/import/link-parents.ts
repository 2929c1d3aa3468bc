import { sql } from 'kysely'
import type { PoolClient } from 'pg'
import { parentOf } from '../../domain/region.ts'
import { statement } from '../db.ts'
import type { Given } from '../db.ts'

const linked = statement('regions.linked', (db) =>
  db.selectFrom('Region').select(['id', 'code', 'fullName', 'level', 'parent as parentId']),
)

interface Links {
  ids: readonly string[]
  parents: readonly (string | null)[]
}
const link = statement('regions.link', (db, { ids, parents }: Given<Links>) =>
  db
    .updateTable('Region')
    .from(
      sql<{ region: string; parent: string }>`unnest(${ids}::bigint[], ${parents}::bigint[])`.as<'moved'>(
        sql`moved(region, parent)`,
      ),
    )
    .set({ parent: sql<string | null>`moved.parent` })
    .where('Region.id', '=', sql<string>`moved.region`),
)

/** Every region under the one above it, by code and name; returns how many had another parent before. */
export const linkParents = async (client: PoolClient): Promise<number> => {
  const rows = await linked.all(client, {})
  const byCode = new Map(rows.map((row) => [row.code, row]))
  const moved = rows
    .map((row) => ({ row, parentId: parentOf(row, (code) => byCode.get(code))?.id ?? null }))
    .filter(({ row, parentId }) => row.parentId !== parentId)
  if (moved.length > 0) {
    await link.run(client, {
      ids: moved.map(({ row }) => row.id),
      parents: moved.map(({ parentId }) => parentId),
    })
  }
  return moved.length
}
