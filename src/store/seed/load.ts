import type { Pool, PoolClient } from 'pg'
import { bumpCorpusVersion } from '../corpus-version.ts'
import { retireDemoLoans } from '../import/loans.ts'
import { refreshMarketStatistics } from '../market/refresh.ts'
import { refreshListingSearch } from '../property-search/refresh.ts'
import { inTransaction } from '../transaction-block.ts'
import { refreshTrustScores } from '../trust.ts'
import { dayOf, formatDay } from './day.ts'
import { demoEstate } from './estate.ts'
import { demoLaws } from './law.ts'
import { insertAgents, upsertFacilities, upsertProperties } from './load/homes.ts'
import { loadLaws } from './load/laws.ts'
import { loadLoans } from './load/loans.ts'
import { keepFormerRegions, upsertRegions } from './load/regions.ts'
import { deleteStale } from './load/stale.ts'
import { upsertTransactions } from './load/transactions.ts'
import { demoLoans } from './loan.ts'
import { demoRegions, formerRegions } from './regions.ts'
import { retireAll, retireBesideReal } from './retire.ts'

/**
 * To be raised whenever the data or the way they are stored change: the next start then loads them anew. `reference` is true
 * of the world (places, digests of laws) and always there; `demo` is invented (homes, listings, deals, loans).
 */
export const SEED_VERSIONS = { reference: '2', demo: '4' } as const

export interface LoadOptions {
  /** Whether invented data are wanted; those that are there and not wanted are deleted. */
  demo: boolean
  /** The day as of which the demo market is made. */
  today: Date
  onProgress(step: string, done: number, total: number): void
}

export interface LoadSummary {
  /** False: these versions were there already and nothing was done. */
  loaded: boolean
  regions: number
  properties: number
  listings: number
  deals: number
  articles: number
  loanProducts: number
  trustScores: number
  /** Invented listings and deals that were deleted, because they are not wanted. */
  retired: number
}

const NOTHING: LoadSummary = {
  loaded: false,
  regions: 0,
  properties: 0,
  listings: 0,
  deals: 0,
  articles: 0,
  loanProducts: 0,
  trustScores: 0,
  retired: 0,
}

const loadedVersion = async (
  client: PoolClient,
  name: keyof typeof SEED_VERSIONS,
): Promise<string | null> => {
  const { rows } = await client.query<{ version: string }>(
    `select version from corpus_version where name = $1`,
    [name],
  )
  return rows[0]?.version ?? null
}

const keepVersion = (client: PoolClient, name: keyof typeof SEED_VERSIONS) =>
  client.query(
    `insert into corpus_version (name, version) values ($1, $2)
     on conflict (name) do update set version = excluded.version, updated_at = now()`,
    [name, SEED_VERSIONS[name]],
  )

/**
 * Puts what the product brings along into the database, all or nothing, once per version: reference data always, demo data
 * where they are wanted; where they are not, those that are there are deleted. Rows are found again by their natural keys, so
 * ids that users refer to survive a new version; imported rows are never touched. Processes that start together take turns,
 * and the later ones find it done.
 */
export const loadSeed = (pool: Pool, options: LoadOptions): Promise<LoadSummary> =>
  inTransaction(pool, async (client) => {
    // Loading takes longer than the few seconds that a pool allows a statement, and so may waiting for another loader.
    // Medians over all deals sort in memory, and compiling statements that run once costs more than it gains.
    await client.query("set local statement_timeout = 0; set local work_mem = '64MB'; set local jit = off")
    await client.query(`select pg_advisory_xact_lock(hashtextextended('demo data', 0))`)
    const reference = await loadedVersion(client, 'reference')
    const demo = await loadedVersion(client, 'demo')
    return {
      ...NOTHING,
      ...(reference === SEED_VERSIONS.reference ? {} : await loadReference(client, options)),
      ...(options.demo && demo !== SEED_VERSIONS.demo ? await loadDemo(client, options) : {}),
      ...(!options.demo && demo !== null ? await dropDemo(client, options) : {}),
    }
  })

type Loaded = Partial<LoadSummary>

const stepOf =
  ({ onProgress }: LoadOptions) =>
  (name: string, total: number) =>
  (done: number): void =>
    onProgress(name, done, total)

const loadReference = async (client: PoolClient, options: LoadOptions): Promise<Loaded> => {
  const regions = demoRegions()
  await upsertRegions(client, regions, stepOf(options)('지역', regions.length))
  await keepFormerRegions(client, formerRegions())
  const articles = await loadLaws(client, demoLaws(), SEED_VERSIONS.reference, (done, total) =>
    options.onProgress('법령', done, total),
  )
  await client.query('analyze region, legal_article')
  for (const corpus of ['regions', 'law'] as const) await bumpCorpusVersion(client, corpus)
  await keepVersion(client, 'reference')
  return { loaded: true, regions: regions.length, articles }
}

const dropDemo = async (client: PoolClient, { today }: LoadOptions): Promise<Loaded> => {
  const retired = await retireAll(client, formatDay(dayOf(today)))
  await client.query(`delete from corpus_version where name = 'demo'`)
  return { retired }
}

const loadDemo = async (client: PoolClient, options: LoadOptions): Promise<Loaded> => {
  const { today, onProgress } = options
  const step = stepOf(options)
  const estate = demoEstate({ today })
  const { properties, facilities, agents, transactions } = estate
  const listings = transactions.filter(({ kind }) => kind === 'LISTING').length
  await deleteStale(client, estate)
  await upsertProperties(client, properties, step('단지와 건물', properties.length))
  await upsertFacilities(client, facilities, step('주변 시설', facilities.length))
  await upsertTransactions(client, transactions, step('매물과 실거래', transactions.length))
  await insertAgents(client, agents, step('중개사', agents.length))
  await retireBesideReal(client)
  // Without fresh statistics the planner takes the tables for empty and joins them row by row.
  await client.query('analyze real_estate, "transaction", nearby_facility, real_estate_agent')

  const loans = demoLoans()
  await loadLoans(client, loans, step('대출 상품', loans.length))
  await retireDemoLoans(client)
  onProgress('신뢰 점수', 0, properties.length)
  const trustScores = await refreshTrustScores(client, { today: formatDay(dayOf(today)) })
  onProgress('신뢰 점수', trustScores, trustScores)
  onProgress('시세 통계', 0, 1)
  await refreshMarketStatistics(client)
  onProgress('시세 통계', 1, 1)
  onProgress('검색 색인', 0, listings)
  await refreshListingSearch(client)
  await client.query('analyze listing_search, trust_score, market_statistic')
  onProgress('검색 색인', listings, listings)
  for (const corpus of ['estate', 'loans'] as const) await bumpCorpusVersion(client, corpus)
  await keepVersion(client, 'demo')
  return {
    loaded: true,
    properties: properties.length,
    listings,
    deals: transactions.length - listings,
    loanProducts: loans.length,
    trustScores,
  }
}
