import type { Pool, PoolClient } from 'pg'
import { codePrefix } from '../../domain/region.ts'
import { bumpCorpusVersion } from '../corpus-version.ts'
import { insertMissingRegions, upsertRegions } from '../reference/load-regions.ts'
import { shippedRegions, formerRegions } from '../reference/regions.ts'

/** A new database does not know any place yet: every 시군구 and many dongs are built in. */
export const ensureRegions = async (client: PoolClient): Promise<void> => {
  const { rows } = await client.query('select from region limit 1')
  if (rows.length > 0) return
  await upsertRegions(client, shippedRegions(), () => {})
  await insertMissingRegions(client, formerRegions(), { isActive: false })
  await bumpCorpusVersion(client, 'regions')
}

/**
 * The 시군구 in a region, as five digits: deals are published by 구, so a city with 구 (41130) and a 시도 stand for theirs. A
 * code that is not known stands for itself.
 */
export const sigunguIn = async (pool: Pool, code: string): Promise<string[]> => {
  const { rows } = await pool.query<{ code: string }>(
    `select code from region where is_active and level = 'SIGUNGU' and starts_with(code, $1) order by code`,
    [codePrefix(code.padEnd(10, '0'))],
  )
  const codes = rows.map((row) => row.code)
  const cities = new Set(
    codes.filter((city) => codes.some((gu) => gu !== city && gu.startsWith(codePrefix(city)))),
  )
  const found = codes.filter((one) => !cities.has(one)).map((one) => one.slice(0, 5))
  return found.length > 0 ? found : [code.slice(0, 5)]
}
