import type { TransactionKind } from '../domain/property.ts'
import { bumpCorpusVersion } from './corpus-version.ts'
import { refreshMarketStatistics } from './market/refresh.ts'
import { refreshListingSearch } from './property-search/refresh.ts'
import { anyOf, statement } from './db.ts'
import type { Given } from './db.ts'
import { select } from './statement.ts'
import type { Queryable } from './statement.ts'
import { refreshTrustScores } from './trust.ts'
import { DEMO_SOURCE, IS_DEMO, IS_DEMO_HOME } from './demo.ts'

/** Invented listings or deals of one 시군구 that are gone. */
export interface Retired {
  sigunguName: string
  kind: TransactionKind
  /** Codes of the dongs that lost some. */
  regionCodes: string[]
  count: number
}

const retired = (which: string): string => `
  with retired as (${which} returning t.region_code, t.kind)
  select coalesce(min(region.full_name), left(retired.region_code, 5)) as "sigunguName", retired.kind,
    array_agg(distinct retired.region_code) as "regionCodes", count(*)::int as count
  from retired left join region on region.code = left(retired.region_code, 5) || '00000'
  group by left(retired.region_code, 5), retired.kind
  order by 1, 2`

/** Where there is a real row of a kind (listings, deals), the 시군구 has no use for the invented ones. */
const BESIDE_REAL = retired(`
  delete from "transaction" t
  using (
    select distinct left(r.region_code, 5) as sigungu, r.kind from "transaction" r
    where r.source <> '${DEMO_SOURCE}' and not r.is_cancelled
  ) known
  where ${IS_DEMO} and known.sigungu = left(t.region_code, 5) and known.kind = t.kind`)

const EVERY = retired(`delete from "transaction" t where ${IS_DEMO}`)

const left = statement('demo.left', (db) =>
  db.selectFrom('Transaction').select('source').where('source', '=', DEMO_SOURCE).limit(1),
)
const isAnyLeft = async (client: Queryable): Promise<boolean> => {
  return (await left.first(client, {})) !== null
}

/** An invented home lives by what is offered or was sold in it. */
const forgetEmptyHomes = async (client: Queryable, gone: readonly Retired[]): Promise<void> => {
  const places = [gone.flatMap(({ regionCodes }) => regionCodes)]
  await select(
    client,
    'demo_homes_retire',
    `delete from real_estate re where re.region_code = any($1) and ${IS_DEMO_HOME}
       and not exists (select from "transaction" t where t.real_estate_id = re.id)`,
    places,
  )
  await select(
    client,
    'demo_homes_count',
    `update real_estate re set deal_count = 0, lease_count = 0, rent_count = 0, short_term_rent_count = 0
     where re.region_code = any($1) and ${IS_DEMO_HOME}
       and not exists (select from "transaction" t where t.real_estate_id = re.id and t.kind = 'LISTING')`,
    places,
  )
}

/**
 * The one rule by which invented data give way: a real listing in a 시군구 removes the invented listings there, a real deal the
 * invented deals, whatever type they are of. They are deleted, not left out, so that no reader can forget it: searches, facets,
 * maps, statistics, alerts and agents read what is there. To be called in the transaction that wrote real rows, or the demo
 * data; what follows from them (statistics, scores, the search index) is brought up to date by {@link refreshAfter}, or by the
 * caller who does so anyway.
 */
export const retireBesideReal = async (client: Queryable): Promise<Retired[]> => {
  if (!(await isAnyLeft(client))) return []
  const gone = await select<Retired>(client, 'demo_retire_beside_real', BESIDE_REAL)
  if (gone.length > 0) await forgetEmptyHomes(client, gone)
  return gone
}

const inRegions = statement('homes.in-regions', (db, given: Given<{ regionCodes: readonly string[] }>) =>
  db.selectFrom('RealEstate').select('id').where('regionCode', '=', anyOf(given.regionCodes)),
)

/** The ids of all homes in regions, told by the codes of their dongs. */
export const homesIn = async (client: Queryable, regionCodes: readonly string[]): Promise<string[]> =>
  (await inRegions.all(client, { regionCodes })).map(({ id }) => id)

/** Statistics, scores and the search index of the places that lost invented rows. */
export const refreshAfter = async (
  client: Queryable,
  gone: readonly Retired[],
  today: string,
): Promise<void> => {
  const regionCodes = [...new Set(gone.flatMap((some) => some.regionCodes))]
  if (regionCodes.length === 0) return
  if (gone.some(({ kind }) => kind === 'DEAL')) await refreshMarketStatistics(client, { regionCodes })
  const realEstateIds = await homesIn(client, regionCodes)
  await refreshTrustScores(client, { today, realEstateIds })
  await refreshListingSearch(client, realEstateIds)
}

const dropLoans = statement('demo.drop-loans', (db) =>
  db.deleteFrom('LoanProduct').where('isDemo', '=', true),
)

/** Where demo data are not wanted (DEMO_DATA), none are left: no listing, deal, home or loan product that was invented. */
export const retireAll = async (client: Queryable, today: string): Promise<number> => {
  const gone = await select<Retired>(client, 'demo_retire_all', EVERY)
  await select(
    client,
    'demo_homes_retire_all',
    `delete from real_estate re where ${IS_DEMO_HOME}
       and not exists (select from "transaction" t where t.real_estate_id = re.id)`,
  )
  await dropLoans.run(client, {})
  await refreshAfter(client, gone, today)
  for (const corpus of ['estate', 'loans'] as const) await bumpCorpusVersion(client, corpus)
  return gone.reduce((sum, { count }) => sum + count, 0)
}
