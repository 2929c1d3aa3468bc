import { sql } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { codePrefix } from '../../domain/region.ts'
import { bumpCorpusVersion } from '../corpus-version.ts'
import { statement } from '../db.ts'
import type { Given } from '../db.ts'
import { insertMissingRegions, upsertRegions } from '../reference/load-regions.ts'
import { shippedRegions, formerRegions } from '../reference/regions.ts'

const any = statement('region.any', (db) => db.selectFrom('Region').select('code').limit(1))

const sigungu = statement('region.sigungu', (db, given: Given<{ prefix: string }>) =>
  db
    .selectFrom('Region')
    .select('code')
    .where('isActive', '=', true)
    .where('level', '=', 'SIGUNGU')
    .where(sql<boolean>`starts_with(${sql.ref('code')}, ${given.prefix})`)
    .orderBy('code'),
)

/** A new database does not know any place yet: every 시군구 and many dongs are built in. */
export const ensureRegions = async (client: PoolClient): Promise<void> => {
  if ((await any.first(client, {})) !== null) return
  await upsertRegions(client, shippedRegions(), () => {})
  await insertMissingRegions(client, formerRegions(), { isActive: false })
  await bumpCorpusVersion(client, 'regions')
}

/**
 * The 시군구 in a region, as five digits: deals are published by 구, so a city with 구 (41130) and a 시도 stand for theirs. A
 * code that is not known stands for itself.
 */
export const sigunguIn = async (pool: Pool, code: string): Promise<string[]> => {
  const found = await sigungu.all(pool, { prefix: codePrefix(code.padEnd(10, '0')) })
  const codes = found.map((row) => row.code)
  const cities = new Set(
    codes.filter((city) => codes.some((gu) => gu !== city && gu.startsWith(codePrefix(city)))),
  )
  const districts = codes.filter((one) => !cities.has(one)).map((one) => one.slice(0, 5))
  return districts.length > 0 ? districts : [code.slice(0, 5)]
}
