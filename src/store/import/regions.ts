import type { Pool, PoolClient } from 'pg'
import { parentOf } from '../../domain/region.ts'
import type { RegionRecord } from '../../domain/region.ts'
import type { SourceRow } from '../../domain/source-row.ts'
import { bumpCorpusVersion } from '../corpus-version.ts'
import { inTransaction } from '../transaction-block.ts'
import { countWritten, createAccount, hasChanged, readBatches, skipRow } from './account.ts'
import type { ImportAccount } from './account.ts'

const BATCH = 2000

/** Takes over the whole list or nothing. Coordinates are kept; regions that the list lacks stay as they are. */
export const importRegions = (
  pool: Pool,
  rows: AsyncIterable<SourceRow<RegionRecord>>,
): Promise<ImportAccount> =>
  inTransaction(pool, async (client) => {
    const account = createAccount()
    const seen = new Set<string>()
    for await (const batch of readBatches(rows, account, BATCH)) {
      const regions: RegionRecord[] = []
      for (const { line, value } of batch) {
        if (seen.has(value.code)) skipRow(account, line, `the code ${value.code} stands in the file twice`)
        else regions.push(value)
        seen.add(value.code)
      }
      countWritten(account, regions.length, await upsertRegions(client, regions))
    }
    const linked = await linkParents(client)
    if (linked > 0 || hasChanged(account)) await bumpCorpusVersion(client, 'regions')
    return account
  })

const upsertRegions = async (client: PoolClient, regions: readonly RegionRecord[]) => {
  const { rows } = await client.query<{ inserted: number; updated: number }>(
    `with written as (
       insert into region (code, name, full_name, level, is_active)
       select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::boolean[])
       on conflict (code) do update
         set name = excluded.name, full_name = excluded.full_name, level = excluded.level, is_active = excluded.is_active
         where (region.name, region.full_name, region.level, region.is_active)
           is distinct from (excluded.name, excluded.full_name, excluded.level, excluded.is_active)
       -- A row version that was never updated has no deleter: xmax tells the new rows.
       returning xmax = 0 as is_new
     )
     select count(*) filter (where is_new)::int as inserted, count(*) filter (where not is_new)::int as updated from written`,
    [
      regions.map((region) => region.code),
      regions.map((region) => region.name),
      regions.map((region) => region.fullName),
      regions.map((region) => region.level),
      regions.map((region) => region.isActive),
    ],
  )
  return rows[0] ?? { inserted: 0, updated: 0 }
}

/** Every region under the one above it, by code and name; returns how many had another parent before. */
const linkParents = async (client: PoolClient): Promise<number> => {
  const { rows } = await client.query<{
    id: string
    code: string
    fullName: string
    parentId: string | null
  }>('select id, code, full_name as "fullName", parent_id as "parentId" from region')
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
