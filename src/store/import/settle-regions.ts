import type { PoolClient } from 'pg'
import type { RegionBook } from '../../domain/region-book.ts'
import { regionLevel } from '../../domain/region.ts'
import type { Region } from '../../domain/region.ts'
import { bumpCorpusVersion } from '../corpus-version.ts'
import { refreshMarketStatistics } from '../market/refresh.ts'
import { koreanDay } from '../../domain/day.ts'
import { insertMissingRegions } from '../reference/load-regions.ts'
import { shippedRegions } from '../reference/regions.ts'
import { columnList } from '../rows/read.ts'
import { NAMED_REGION } from '../rows/region.ts'
import { refreshAfter, retireBesideReal } from '../retire-demo.ts'
import { linkParents } from './link-parents.ts'

export interface Settled {
  /** Regions that are in force no more, and those that took their place and were not listed yet. */
  ended: number
  added: number
}

/** The one code of the same depth that stands for a former one today; undefined where it was split, or is in force. */
const heirOf = (code: string, book: RegionBook): string | undefined => {
  const [heir, ...others] = book.today(code)
  const isOne = heir !== undefined && heir !== code && others.length === 0
  return isOne && regionLevel(heir) === regionLevel(code) ? heir : undefined
}

export const isInForce = (code: string, book: RegionBook): boolean => book.today(code).includes(code)

/**
 * Ends the regions that changes replaced, names those that took their place as far as the list lacks them, and moves what lies
 * in them, so that histories go on: homes, deals and listings have the code of today. `listed`: regions that a list still has
 * as in force. To be called in a transaction.
 */
export const settleRegions = async (
  client: PoolClient,
  book: RegionBook,
  listed: readonly Region[] = [],
  now = new Date(),
): Promise<Settled> => {
  // Processes that start together take turns.
  await client.query(`select pg_advisory_xact_lock(hashtextextended('settle regions', 0))`)
  const { rows: active } = await client.query<Region>(
    `select ${columnList(NAMED_REGION)} from region r where r.is_active`,
  )
  const former = [...active.filter(({ code }) => !isInForce(code, book)), ...listed]
  if (former.length === 0) return { ended: 0, added: 0 }
  const added = await addHeirs(client, former, book)
  const ended = await client.query('update region set is_active = false where is_active and code = any($1)', [
    former.map(({ code }) => code),
  ])
  if (added > 0) await linkParents(client)
  const moved = await moveHomes(client, former, book)
  if (moved.length > 0) {
    await refreshMarketStatistics(client, { regionCodes: moved })
    await refreshAfter(client, await retireBesideReal(client), koreanDay(now))
    await bumpCorpusVersion(client, 'estate')
  }
  if (added > 0 || ended.rowCount !== 0) await bumpCorpusVersion(client, 'regions')
  return { ended: ended.rowCount ?? 0, added }
}

/** Parents before children: the name of a dong begins with that of the 시군구 that it lies in now. */
const addHeirs = async (client: PoolClient, former: readonly Region[], book: RegionBook): Promise<number> => {
  const shipped = new Map(shippedRegions().map((region) => [region.code, region]))
  const heirs = new Map(former.map((region) => [heirOf(region.code, book), region]))
  const wanted = [...heirs.keys()].filter((code) => code !== undefined)
  const above = former.flatMap(({ code }) => book.today(code)).map((code) => `${code.slice(0, 5)}00000`)
  const sigungu = [...new Set(above)].flatMap((code) => shipped.get(code) ?? [])
  const sido = sigungu.flatMap(({ code }) => shipped.get(`${code.slice(0, 2)}00000000`) ?? [])
  const around = await insertMissingRegions(client, [...new Set([...sido, ...sigungu])], { isActive: true })
  const { rows: known } = await client.query<Region>(
    `select ${columnList(NAMED_REGION)} from region r where r.code = any($1)`,
    [[...new Set([...wanted, ...above, ...former.map(({ code }) => `${code.slice(0, 5)}00000`)])]],
  )
  const byCode = new Map([...shipped, ...known.map((region): [string, Region] => [region.code, region])])
  const named = [...heirs].flatMap(([code, region]): Region[] => {
    if (code === undefined) return []
    const mine = shipped.get(code)
    if (mine !== undefined) return [mine]
    const [before, after] = [region.code, code].map((it) =>
      byCode.get(`${it.slice(0, 5)}00000`)?.fullName.trim(),
    )
    if (before === undefined || after === undefined || !region.fullName.startsWith(`${before} `)) return []
    return [{ ...region, code, fullName: after + region.fullName.slice(before.length) }]
  })
  return around + (await insertMissingRegions(client, named, { isActive: true }))
}

/** Tells the codes that homes were moved to. */
const moveHomes = async (
  client: PoolClient,
  former: readonly Region[],
  book: RegionBook,
): Promise<string[]> => {
  const pairs = former.flatMap(({ code }) => {
    const heir = heirOf(code, book)
    return heir === undefined ? [] : [{ code, heir }]
  })
  const parameters = [pairs.map(({ code }) => code), pairs.map(({ heir }) => heir)]
  const PAIRS = `unnest($1::text[], $2::text[]) pair(former, code) join region heir on heir.code = pair.code`
  const moved = new Set<string>()
  for (const table of ['real_estate', '"transaction"']) {
    const { rows } = await client.query<{ code: string }>(
      `with moved as (
         update ${table} t set region_id = heir.id, region_code = heir.code from ${PAIRS}
         where t.region_code = pair.former returning t.region_code)
       select distinct region_code as code from moved`,
      parameters,
    )
    for (const { code } of rows) moved.add(code)
  }
  if (moved.size === 0) return []
  await client.query(
    `update listing_search t set region_code = heir.code, sigungu_code = left(heir.code, 5) from ${PAIRS}
     where t.region_code = pair.former`,
    parameters,
  )
  await client.query(
    `delete from market_statistic where region_id in (
       select id from region where code = any($1) and not is_active)`,
    [former.map(({ code }) => code)],
  )
  return [...moved]
}
