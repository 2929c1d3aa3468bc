import type { PoolClient } from 'pg'
import type { Region } from '../../domain/region.ts'
import type { PlacedRegion } from './regions.ts'

/** Known regions keep what an import says of them; only a missing position is filled in. */
export const upsertRegions = async (
  client: PoolClient,
  regions: readonly PlacedRegion[],
  report: (done: number) => void,
): Promise<void> => {
  report(0)
  await client.query(
    `insert into region (code, name, full_name, level, latitude, longitude)
     select code, name, "fullName", level, latitude, longitude
     from json_to_recordset($1) as row(code text, name text, "fullName" text, level text, latitude float8, longitude float8)
     on conflict (code) do update set latitude = excluded.latitude, longitude = excluded.longitude
     where region.latitude is null or region.longitude is null`,
    [JSON.stringify(regions)],
  )
  await client.query(
    `update region child set parent_id = parent.id
     from json_to_recordset($1) as row(code text, "parentCode" text) join region parent on parent.code = row."parentCode"
     where child.code = row.code and child.parent_id is null`,
    [JSON.stringify(regions)],
  )
  report(regions.length)
}

/** Regions of the past, for their names: what is known of them already stays. */
export const keepFormerRegions = async (client: PoolClient, regions: readonly Region[]): Promise<void> => {
  await client.query(
    `insert into region (code, name, full_name, level, is_active)
     select code, name, "fullName", level, false
     from json_to_recordset($1) as row(code text, name text, "fullName" text, level text)
     on conflict (code) do nothing`,
    [JSON.stringify(regions)],
  )
}
