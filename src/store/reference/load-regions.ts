import type { PoolClient } from 'pg'
import type { Region as NamedRegion } from '../../domain/region.ts'
import { Region } from '../entities/region.ts'
import { upsertMany } from '../upsert.ts'
import type { PlacedRegion } from './regions.ts'

/** Known regions keep what an import says of them; only a missing position is filled in. */
export const upsertRegions = async (
  client: PoolClient,
  regions: readonly PlacedRegion[],
  report: (done: number) => void,
): Promise<void> => {
  report(0)
  await upsertMany(
    client,
    Region,
    regions.map(({ code, name, fullName, level, latitude, longitude }) => ({
      code,
      name,
      fullName,
      level,
      latitude,
      longitude,
    })),
    {
      key: ['code'],
      merge: { name: 'stored', fullName: 'stored', level: 'stored', latitude: 'known', longitude: 'known' },
    },
  )
  await client.query(
    `update region child set parent_id = parent.id
     from json_to_recordset($1) as row(code text, "parentCode" text) join region parent on parent.code = row."parentCode"
     where child.code = row.code and child.parent_id is null`,
    [JSON.stringify(regions)],
  )
  report(regions.length)
}

/** Regions whose names are known: what is stored of them already stays. Tells how many were new. */
export const insertMissingRegions = async (
  client: PoolClient,
  regions: readonly NamedRegion[],
  { isActive }: { isActive: boolean },
): Promise<number> => {
  const { inserted } = await upsertMany(
    client,
    Region,
    regions.map(({ code, name, fullName, level }) => ({ code, name, fullName, level, isActive })),
    { key: ['code'], merge: 'stored' },
  )
  return inserted.length
}
