import { bumpCorpusVersion } from '../../store/corpus-version.ts'
import { koreanDay } from '../../domain/day.ts'
import { retireDemoLoans } from '../../store/import/loans.ts'
import { refreshMarketStatistics } from '../../store/market/refresh.ts'
import { refreshListingSearch } from '../../store/property-search/refresh.ts'
import { retireBesideReal } from '../../store/retire-demo.ts'
import { stepOf } from '../../store/shipped.ts'
import type { DemoData } from '../../store/shipped.ts'
import { refreshTrustScores } from '../../store/trust.ts'
import { demoEstate } from './estate.ts'
import { upsertAgents, upsertFacilities, upsertProperties } from './load/homes.ts'
import { inBulk } from './load/in-bulk.ts'
import { loadLoans } from './load/loans.ts'
import { deleteStale } from './load/stale.ts'
import { upsertTransactions } from './load/transactions.ts'
import { demoLoans } from './loan.ts'

export const loadDemo: DemoData['load'] = async (client, options) => {
  const { today, onProgress } = options
  const step = stepOf(options)
  const estate = demoEstate({ today })
  const { properties, facilities, agents, transactions } = estate
  const listings = transactions.filter(({ kind }) => kind === 'LISTING').length
  await deleteStale(client, estate)
  await upsertProperties(client, properties, step('단지와 건물', properties.length))
  await upsertFacilities(client, facilities, step('주변 시설', facilities.length))
  await inBulk(client, { table: 'transaction', upserts: true }, () =>
    upsertTransactions(client, transactions, step('매물과 실거래', transactions.length)),
  )
  await upsertAgents(client, agents, step('중개사', agents.length))
  await retireBesideReal(client)
  // Without fresh statistics the planner takes the tables for empty and joins them row by row.
  await client.query('analyze real_estate, "transaction", nearby_facility, real_estate_agent')

  const loans = demoLoans()
  await loadLoans(client, loans, step('대출 상품', loans.length))
  await retireDemoLoans(client)
  onProgress('신뢰 점수', 0, properties.length)
  const trustScores = await refreshTrustScores(client, { today: koreanDay(today) })
  onProgress('신뢰 점수', trustScores, trustScores)
  onProgress('시세 통계', 0, 1)
  await inBulk(client, { table: 'market_statistic', upserts: false }, () => refreshMarketStatistics(client))
  onProgress('시세 통계', 1, 1)
  onProgress('검색 색인', 0, listings)
  await inBulk(client, { table: 'listing_search', upserts: true }, () => refreshListingSearch(client))
  await client.query('analyze listing_search, trust_score, market_statistic')
  onProgress('검색 색인', listings, listings)
  for (const corpus of ['estate', 'loans'] as const) await bumpCorpusVersion(client, corpus)
  return {
    properties: properties.length,
    listings,
    deals: transactions.length - listings,
    loanProducts: loans.length,
    trustScores,
  }
}
