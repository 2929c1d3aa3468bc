import { sql } from 'kysely'
import type { PoolClient } from 'pg'
import type { RegionBook } from '../../domain/region-book.ts'
import { regionLevel } from '../../domain/region.ts'
import type { Region } from '../../domain/region.ts'
import { bumpCorpusVersion } from '../corpus-version.ts'
import { anyOf, statement } from '../db.ts'
import type { Db, Given } from '../db.ts'
import { refreshMarketStatistics } from '../market/refresh.ts'
import { koreanDay } from '../../domain/day.ts'
import { insertMissingRegions } from '../reference/load-regions.ts'
import { shippedRegions } from '../reference/regions.ts'
import { refreshAfter, retireBesideReal } from '../retire-demo.ts'
import { takeTurn } from '../transaction-block.ts'
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

interface OfCodes {
  codes: readonly string[]
}
const NAMED = ['code', 'name', 'fullName', 'level'] as const
const inForce = statement('settle.in-force', (db) =>
  db.selectFrom('Region').select(NAMED).where('isActive', '=', true),
)
const named = statement('settle.named', (db, given: Given<OfCodes>) =>
  db.selectFrom('Region').select(NAMED).where('code', '=', anyOf(given.codes)),
)
const end = statement('settle.end', (db, given: Given<OfCodes>) =>
  db
    .updateTable('Region')
    .set({ isActive: false })
    .where('isActive', '=', true)
    .where('code', '=', anyOf(given.codes)),
)

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
  await takeTurn(client, 'settle regions')
  const active = await inForce.all(client, {})
  const former = [...active.filter(({ code }) => !isInForce(code, book)), ...listed]
  if (former.length === 0) return { ended: 0, added: 0 }
  const added = await addHeirs(client, former, book)
  const ended = await end.run(client, { codes: former.map(({ code }) => code) })
  if (added > 0) await linkParents(client)
  const moved = await moveHomes(client, former, book)
  if (moved.length > 0) {
    await refreshMarketStatistics(client, { regionCodes: moved })
    await refreshAfter(client, await retireBesideReal(client), koreanDay(now))
    await bumpCorpusVersion(client, 'estate')
  }
  if (added > 0 || ended > 0) await bumpCorpusVersion(client, 'regions')
  return { ended, added }
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
  const known = await named.all(client, {
    codes: [...new Set([...wanted, ...above, ...former.map(({ code }) => `${code.slice(0, 5)}00000`)])],
  })
  const byCode = new Map([...shipped, ...known.map((region): [string, Region] => [region.code, region])])
  const renamed = [...heirs].flatMap(([code, region]): Region[] => {
    if (code === undefined) return []
    const mine = shipped.get(code)
    if (mine !== undefined) return [mine]
    const [before, after] = [region.code, code].map((it) =>
      byCode.get(`${it.slice(0, 5)}00000`)?.fullName.trim(),
    )
    if (before === undefined || after === undefined || !region.fullName.startsWith(`${before} `)) return []
    return [{ ...region, code, fullName: after + region.fullName.slice(before.length) }]
  })
  return around + (await insertMissingRegions(client, renamed, { isActive: true }))
}

interface Moved {
  former: readonly string[]
  heirs: readonly string[]
}
const heirsOf = (db: Db, { former, heirs }: Given<Moved>) =>
  db
    .selectFrom(
      sql<{ former: string; code: string }>`unnest(${former}::text[], ${heirs}::text[])`.as<'pair'>(
        sql`pair(former, code)`,
      ),
    )
    .innerJoin('Region as r', 'r.code', 'pair.code')
    .select(['pair.former', 'pair.code', 'r.id'])

/** What lies in a region of which another one took the place, under the code of today; tells these codes. */
const moving = (table: 'RealEstate' | 'Transaction') =>
  statement(`settle.${table}`, (db, given: Given<Moved>) =>
    db
      .with('moved', (moved) =>
        moved
          .updateTable(table)
          .from(heirsOf(db, given).as('heir'))
          .set({ region: sql<string>`heir.id`, regionCode: sql<string>`heir.code` })
          .where('regionCode', '=', sql<string>`heir.former`)
          .returning(sql<string>`heir.code`.as('code')),
      )
      .selectFrom('moved')
      .select('moved.code')
      .distinct(),
  )
const moveEstates = moving('RealEstate')
const moveOffers = moving('Transaction')

const moveListings = statement('settle.listings', (db, given: Given<Moved>) =>
  db
    .updateTable('ListingSearch')
    .from(heirsOf(db, given).as('heir'))
    .set({ regionCode: sql<string>`heir.code`, sigunguCode: sql<string>`left(heir.code, 5)` })
    .where('regionCode', '=', sql<string>`heir.former`),
)

const forgetMarket = statement('settle.market', (db, given: Given<OfCodes>) =>
  db
    .deleteFrom('MarketStatistic')
    .where('region', 'in', (regions) =>
      regions
        .selectFrom('Region as r')
        .select('r.id')
        .where('r.code', '=', anyOf(given.codes))
        .where('r.isActive', '=', false),
    ),
)

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
  const given = { former: pairs.map(({ code }) => code), heirs: pairs.map(({ heir }) => heir) }
  const moved = [...(await moveEstates.all(client, given)), ...(await moveOffers.all(client, given))]
  if (moved.length === 0) return []
  await moveListings.run(client, given)
  await forgetMarket.run(client, { codes: former.map(({ code }) => code) })
  return [...new Set(moved.map(({ code }) => code))]
}
