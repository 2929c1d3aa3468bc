import type { PoolClient } from 'pg'
import { parentOf } from '../../domain/region.ts'
import { columnList, fromTable } from '../rows/read.ts'
import { REGION } from '../rows/region.ts'
import type { RowIn } from '../rows/row.ts'

/** Every region under the one above it, by code and name; returns how many had another parent before. */
export const linkParents = async (client: PoolClient): Promise<number> => {
  const { rows } = await client.query<RowIn<typeof REGION>>(
    `select ${columnList(REGION)} ${fromTable(REGION)}`,
  )
  const byCode = new Map(rows.map((row) => [row.code, row]))
  const moved = rows
    .map((row) => ({ row, parentId: parentOf(row, (code) => byCode.get(code))?.id ?? null }))
    .filter(({ row, parentId }) => row.parentId !== parentId)
  if (moved.length > 0) {
    await client.query(
      `update region set parent_id = moved.parent_id
       from unnest($1::bigint[], $2::bigint[]) moved(id, parent_id) where region.id = moved.id`,
      [moved.map(({ row }) => row.id), moved.map(({ parentId }) => parentId)],
    )
  }
  return moved.length
}
