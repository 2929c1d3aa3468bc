import { MIN_DEALS } from '../../../domain/market.ts'
import type { SearchAggregate, SearchTeamState, SearchTeamUpdate } from './state.ts'
import { resultsOf } from './state.ts'
import type { ToolResult } from './tool.ts'

/** Statistics of a place where nothing was dealt are no result. */
const countStatistics = (state: SearchTeamState): number =>
  state.realEstateResults?.data.filter((item) => item.transactionCount >= MIN_DEALS).length ?? 0

/** All four kinds count, listings among them. */
const aggregate = (state: SearchTeamState): SearchAggregate => {
  const byType = {
    legal: state.legalResults?.resultCount ?? 0,
    marketData: countStatistics(state),
    loan: state.loanResults?.resultCount ?? 0,
    propertySearch: state.propertySearchResults?.resultCount ?? 0,
  }
  const counts: [ToolResult<unknown> | null, number][] = [
    [state.legalResults, byType.legal],
    [state.realEstateResults, byType.marketData],
    [state.loanResults, byType.loan],
    [state.propertySearchResults, byType.propertySearch],
  ]
  const keywords = state.plan?.keywords
  return {
    totalCount: byType.legal + byType.marketData + byType.loan + byType.propertySearch,
    byType,
    sources: counts.flatMap(([result, count]) => (result && count > 0 ? [result.metadata.dataSource] : [])),
    keywordsUsed: keywords ? [...new Set(Object.values(keywords).flat())] : [],
  }
}

export const aggregateResults = (state: SearchTeamState): SearchTeamUpdate => {
  const results = resultsOf(state)
  const failed = results.length > 0 && results.every((result) => result.status === 'error')
  return {
    aggregatedResults: aggregate(state),
    status: failed ? 'FAILED' : 'COMPLETED',
    searchTime: (performance.now() - state.startTime) / 1000,
  }
}
