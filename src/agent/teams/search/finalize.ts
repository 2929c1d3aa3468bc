import { writeFeatures } from '../../../domain/language/finer-words.ts'
import { formatArg } from '../../../domain/message/format.ts'
import { count, name } from '../../../domain/message/arg.ts'
import type { Arg } from '../../../domain/message/arg.ts'
import type { Fact } from '../../facts/fact.ts'
import { facts } from '../../facts/fact.ts'
import type { IntentType } from '../../../domain/intent.ts'
import { lawPlace } from '../../../domain/law.ts'
import { MIN_DEALS } from '../../../domain/market.ts'
import type { PropertyQuery } from '../../../domain/property.ts'
import type { Language } from '../../../domain/run.ts'
import { mergeEvidence } from '../../facts/evidence.ts'
import type { Evidence } from '../../facts/evidence.ts'
import type { SearchKind } from '../../planning/decisions.ts'
import { lawEvidence } from '../../tools/evidence/law.ts'
import { listingEvidence } from '../../tools/evidence/listing.ts'
import { loanEvidence } from '../../tools/evidence/loan.ts'
import { marketEvidence, marketSubject } from '../../tools/evidence/market.ts'
import { SEARCH_WORDS } from './prompt.ts'
import { resultsOf } from './state.ts'
import type { HomesFound, SearchTeamState, SearchTeamUpdate } from './state.ts'
import type { ToolResult } from './tool.ts'

/** Articles and products that an answer may use; the search finds more. */
const ARTICLES = 5
const PRODUCTS = 8

const finds = facts('result', 'quoted')

/** What a search came to: how many homes there are, and how many of them are shown. */
const foundOf = (found: HomesFound, state: SearchTeamState): Fact[] => {
  const { query, label, shown, totalCount, capped } = found
  const total: Arg = { ...count(totalCount, 'listing'), ...(capped && { isCapped: true }) }
  const isExact = unappliedOf(query, state).length === 0
  return [
    ...(state.homesFound.length > 1 ? [finds('found.of', { search: name(label) })] : []),
    totalCount > shown
      ? finds(isExact ? 'found.exactSome' : 'found.looseSome', { total, shown: count(shown, 'listing') })
      : finds(isExact ? 'found.exact' : 'found.loose', { total }),
  ]
}

const homesEvidence = (state: SearchTeamState): Evidence[] => {
  const hits = [...(state.propertySearchResults?.data ?? [])]
  return state.homesFound.flatMap((home, search) => {
    const found = foundOf(home, state)
    return hits.splice(0, home.shown).map((hit) => listingEvidence(hit, 1, { search, found }))
  })
}

const evidenceOf = (state: SearchTeamState): Evidence[] => {
  const { language, userQuery } = state.sharedContext
  const lawQuestion = `${userQuery} ${state.plan?.legal?.query ?? ''}`
  const deals = (state.realEstateResults?.data ?? []).filter((item) => item.transactionCount >= MIN_DEALS)
  return mergeEvidence([
    homesEvidence(state),
    deals.map((statistics) => marketEvidence(statistics, 1, language)),
    (state.legalResults?.data ?? []).slice(0, ARTICLES).map((hit) => lawEvidence(hit, 1, lawQuestion)),
    (state.loanResults?.data ?? []).slice(0, PRODUCTS).map((hit) => loanEvidence(hit, 1)),
  ])
}

const relaxations = (query: PropertyQuery, language: Language): string => {
  const { relax } = SEARCH_WORDS[language]
  const hints = [
    (query.salePrice ?? query.deposit ?? query.monthlyRent) !== null && relax.price,
    query.exclusiveArea !== null && relax.area,
    query.completionYear !== null && relax.year,
    query.subwayWalkingTime !== null && relax.subway,
    query.totalHouseholds !== null && relax.households,
    query.directTrade !== null && relax.direct,
  ].filter((hint) => hint !== false)
  return [...hints.slice(0, 3), relax.region].join(language === 'KO' ? ' ' : ', or ')
}

/** Whether a listing of an unknown floor, or of unknown light, cannot be among those that fit. */
const needsFloor = ({ floor, floorLevels, directions, not }: PropertyQuery): boolean =>
  [floor, floorLevels, directions, not?.floor, not?.floorLevels, not?.directions].some((it) => it != null)

const gapsOf = (state: SearchTeamState): string[] => {
  const { language } = state.sharedContext
  const words = SEARCH_WORDS[language]
  const gaps: string[] = []
  const succeeded = (result: ToolResult<unknown> | null) => result?.status === 'success'
  const failures: [SearchKind, ToolResult<unknown> | null][] = [
    ['property', state.propertySearchResults],
    ['market', state.realEstateResults],
    ['legal', state.legalResults],
    ['loan', state.loanResults],
  ]
  if (succeeded(state.propertySearchResults) && state.propertySearchResults?.metadata.pagination?.isEmpty) {
    gaps.push(words.noListingsAtAll)
  } else {
    for (const { query, label, shown } of state.homesFound) {
      if (shown > 0) continue
      const text = words.noListings(relaxations(query, language), unappliedOf(query, state).length === 0)
      gaps.push(state.homesFound.length > 1 ? words.ofSearch(label, text) : text)
    }
  }
  if (state.homesFound.some(({ query }) => needsFloor(query))) gaps.push(words.floorUnknown)
  if (succeeded(state.realEstateResults)) {
    const asked = state.plan?.market?.length ?? 0
    const known = state.realEstateResults?.data ?? []
    if (known.some((item) => item.isEmpty)) gaps.push(words.noDealsAtAll)
    for (const item of known) {
      if (item.isEmpty) continue
      if (item.transactionCount < MIN_DEALS)
        gaps.push(words.noDeals(formatArg(marketSubject(item), language)))
    }
    if (known.length < asked) gaps.push(words.unknownRegion)
  }
  for (const { lawName } of state.missingLaws) gaps.push(words.notHeld(lawName, lawPlace(lawName)))
  if (
    succeeded(state.legalResults) &&
    state.legalResults?.resultCount === 0 &&
    state.missingLaws.length === 0
  )
    gaps.push(words.noLaw)
  if ((state.legalResults?.data ?? []).some((hit) => hit.isWordsOnly === true)) gaps.push(words.wordsOnly)
  if (succeeded(state.loanResults) && state.loanResults?.resultCount === 0)
    gaps.push(state.loanResults.metadata.pagination?.isEmpty ? words.noLoansAtAll : words.noLoans)
  for (const [kind, result] of failures) {
    if (result?.status === 'error') gaps.push(words.failed(words.kinds[kind], result.error === 'timeout'))
  }
  return [
    ...gaps,
    ...(state.plan?.gaps ?? []),
    ...(state.fallbackReason === null ? [] : [state.fallbackReason]),
  ]
}

/** Where a question wants several things, what it says of the others is no condition of the listings. */
const OTHER_WISHES =
  /시세|실거래|대출|금리|이자|법률|법적|계약|보증|위험|안전|전망|수익|market|price trend|loan|interest|legal|law|contract|risk|safe/i

/** What asks for a contract is no condition of the home that it is about. */
const CONTRACT_WISH =
  /계약|작성|초안|양식|특약|contract|agreement|lease|clause|^(?:write|draft|create|make|prepare)$/i

const conditionsNotUnderstood = (phrases: readonly string[], facets: readonly IntentType[]): string[] =>
  phrases.filter(
    (phrase) =>
      !(facets.length > 1 && OTHER_WISHES.test(phrase)) &&
      !(facets.includes('CONTRACT_CREATION') && CONTRACT_WISH.test(phrase)),
  )

const unappliedOf = (query: PropertyQuery, { intent, sharedContext }: SearchTeamState): string[] => [
  ...conditionsNotUnderstood(query.unrecognized, intent.facets),
  ...writeFeatures(query, sharedContext.language),
]

/** What of the question the listings that were found do not keep to. */
const unappliedIn = (state: SearchTeamState): string[] => [
  ...new Set(state.homesFound.flatMap(({ query }) => unappliedOf(query, state))),
]

const failedSources = (state: SearchTeamState) =>
  resultsOf(state)
    .filter((result) => result.status === 'error')
    .map((result) => ({ source: result.metadata.dataSource, error: result.error ?? 'unavailable' }))

/** What the run keeps of a search: counts, facts, and what is missing. The hits themselves stay in the database. */
export const finalize = (state: SearchTeamState): SearchTeamUpdate => {
  const { aggregatedResults, searchTime } = state
  if (aggregatedResults === null)
    throw new Error('aggregatedResults is missing: aggregateResults has not run')
  const { byType, totalCount } = aggregatedResults
  const failed = state.status === 'FAILED'
  const error = failed ? SEARCH_WORDS[state.sharedContext.language].allFailed : null
  return {
    error,
    outcome: {
      stepId: state.stepId,
      team: 'SEARCH',
      status: failed ? 'FAILED' : 'COMPLETED',
      result: {
        ...aggregatedResults,
        summary: {
          legalCount: byType.legal,
          marketDataCount: byType.marketData,
          loanCount: byType.loan,
          propertyCount: byType.propertySearch,
          totalCount,
          executionTime: Math.round(searchTime * 1000) / 1000,
        },
        failedSources: failedSources(state),
      },
      evidence: evidenceOf(state),
      gaps: gapsOf(state),
      unapplied: unappliedIn(state),
      assumptions: state.plan?.assumptions ?? [],
      error,
    },
  }
}
