import type { Pool, PoolClient } from 'pg'
import { bumpCorpusVersion } from '../corpus-version.ts'
import { retireDemoDeals } from '../import/demo-deals.ts'
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
import { upsertRegions } from './load/regions.ts'
import { deleteStale } from './load/stale.ts'
import { upsertTransactions } from './load/transactions.ts'
import { demoLoans } from './loan.ts'

/** To be raised whenever the demo data or the way they are stored change: the next start then loads them anew. */
export const DEMO_VERSION = '2'

export interface LoadOptions {
  /** The day as of which the demo market is made. */
  today: Date
  onProgress(step: string, done: number, total: number): void
}

export interface LoadSummary {
  /** False: this version was there already and nothing was done. */
  loaded: boolean
  regions: number
  properties: number
  listings: number
  deals: number
  articles: number
  loanProducts: number
  trustScores: number
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
}

const isLoaded = async (client: PoolClient): Promise<boolean> => {
  const { rows } = await client.query<{ version: string }>(
    `select version from corpus_version where name = 'demo'`,
  )
  return rows[0]?.version === DEMO_VERSION
}

/**
 * Puts the demo data into the database, all or nothing, once per {@link DEMO_VERSION}. Rows are found again by their natural
 * keys, so ids that users refer to survive a new version; imported rows are never touched. Processes that start together
 * take turns, and the later ones find it done.
 */
export const loadDemo = (pool: Pool, options: LoadOptions): Promise<LoadSummary> =>
  inTransaction(pool, async (client) => {
    // Loading takes longer than the few seconds that a pool allows a statement, and so may waiting for another loader.
    // Medians over all deals sort in memory, and compiling statements that run once costs more than it gains.
    await client.query("set local statement_timeout = 0; set local work_mem = '64MB'; set local jit = off")
    await client.query(`select pg_advisory_xact_lock(hashtextextended('demo data', 0))`)
    if (await isLoaded(client)) return NOTHING
    const summary = await load(client, options)
    await client.query(
      `insert into corpus_version (name, version) values ('demo', $1)
       on conflict (name) do update set version = excluded.version, updated_at = now()`,
      [DEMO_VERSION],
    )
    for (const corpus of ['regions', 'law', 'estate', 'loans'] as const)
      await bumpCorpusVersion(client, corpus)
    return summary
  })

const load = async (client: PoolClient, { today, onProgress }: LoadOptions): Promise<LoadSummary> => {
  const estate = demoEstate({ today })
  const { regions, properties, facilities, agents, transactions } = estate
  const listings = transactions.filter(({ kind }) => kind === 'LISTING').length
  const step =
    (name: string, total: number) =>
    (done: number): void =>
      onProgress(name, done, total)
  await upsertRegions(client, regions, step('지역', regions.length))
  await deleteStale(client, estate)
  await upsertProperties(client, properties, step('단지와 건물', properties.length))
  await upsertFacilities(client, facilities, step('주변 시설', facilities.length))
  await upsertTransactions(client, transactions, step('매물과 실거래', transactions.length))
  await insertAgents(client, agents, step('중개사', agents.length))
  await retireDemoDeals(client)
  // Without fresh statistics the planner takes the tables for empty and joins them row by row.
  await client.query('analyze real_estate, "transaction", nearby_facility, real_estate_agent, region')

  const articles = await loadLaws(client, demoLaws(), DEMO_VERSION, (done, total) =>
    onProgress('법령', done, total),
  )
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
  await client.query('analyze listing_search, trust_score, market_statistic, legal_article')
  onProgress('검색 색인', listings, listings)
  return {
    loaded: true,
    regions: regions.length,
    properties: properties.length,
    listings,
    deals: transactions.length - listings,
    articles,
    loanProducts: loans.length,
    trustScores,
  }
}
