import type { LawHit } from '../../../domain/law-search.ts'
import type { ListingQuery } from '../../../domain/listing.ts'
import type { MissingLaw } from '../../../domain/topics/route.ts'
import type { MarketStatistics } from '../../../domain/market.ts'
import type { ListingRef } from '../../../domain/memory.ts'
import type { PlaceIndex } from '../../../domain/language/places.ts'
import { filterOfQuery, NO_CONDITIONS } from '../../../domain/property.ts'
import type { PropertyQuery } from '../../../domain/property.ts'
import type { Language } from '../../../domain/run.ts'
import { writeConditions } from '../../memory/conditions.ts'
import { signalOf } from '../../marks.ts'
import type { NodeControl } from '../../marks.ts'
import type { SearchPlan } from '../../planning/decisions.ts'
import type { SearchDeps } from './deps.ts'
import type { HomesFound, SearchTeamState, SearchTeamUpdate } from './state.ts'
import { callTool, DATA_SOURCES } from './tool.ts'
import type { ToolCall } from './tool.ts'

/** Listings that an answer shows, of one search and of several. */
const LISTINGS = 10
const LISTINGS_EACH = 5

type Node = (state: SearchTeamState, control: NodeControl) => Promise<SearchTeamUpdate>

const planOf = (state: SearchTeamState): SearchPlan => {
  if (state.plan === null) throw new Error('plan is missing: prepare has not run')
  return state.plan
}

const common = (
  deps: SearchDeps,
  control: NodeControl,
): Pick<ToolCall<unknown>, 'signal' | 'onError' | 'timeout'> => ({
  signal: signalOf(control),
  onError: deps.onError,
  ...(deps.sourceTimeout === undefined ? {} : { timeout: deps.sourceTimeout }),
})

const MAX_QUERY = 2_000

/**
 * What the question as it was asked is about comes first, where something more general is looked up; and the laws that it needs
 * and that are not held.
 */
const lookUpLaw = async (
  query: NonNullable<SearchPlan['legal']>,
  question: string,
  { ports }: SearchDeps,
  signal: AbortSignal,
): Promise<{ hits: LawHit[]; missing: MissingLaw[] }> => {
  const own = question.slice(0, MAX_QUERY)
  const [hits, route] = await Promise.all([ports.searchLaw(query, signal), ports.lawRoute(own, signal)])
  const isGeneral = query.query !== own && route.articles.length > 0
  const governing = isGeneral
    ? (await ports.searchLaw({ ...query, query: own }, signal)).filter(({ settles }) => settles !== undefined)
    : []
  const known = new Set(governing.map(({ articleId }) => articleId))
  return {
    hits: [...governing, ...hits.filter(({ articleId }) => !known.has(articleId))],
    missing: route.missing,
  }
}

export const searchLegal =
  (deps: SearchDeps): Node =>
  async (state, control) => {
    const query = planOf(state).legal
    if (query === null) return {}
    let missingLaws: MissingLaw[] = []
    const legalResults = await callTool({
      ...common(deps, control),
      dataSource: DATA_SOURCES.legal,
      queryParams: { ...query },
      fetch: async (signal) => {
        const { hits, missing } = await lookUpLaw(query, state.sharedContext.userQuery, deps, signal)
        missingLaws = missing
        return { data: hits }
      },
    })
    return { legalResults, missingLaws, searchProgress: { legal: legalResults.status } }
  }

export const searchMarket =
  (deps: SearchDeps): Node =>
  async (state, control) => {
    const queries = planOf(state).market ?? []
    const realEstateResults = await callTool<MarketStatistics>({
      ...common(deps, control),
      dataSource: DATA_SOURCES.market,
      queryParams: { queries },
      fetch: async (signal) => {
        const asked = await Promise.allSettled(
          queries.map((query) => deps.ports.marketStatistics(query, signal)),
        )
        const failed = asked.find((one) => one.status === 'rejected')
        const data = asked.flatMap((one) =>
          one.status === 'fulfilled' && one.value !== null ? [one.value] : [],
        )
        // One place of a comparison may fail alone; when nothing came back, the source failed.
        if (failed && data.length === 0) throw failed.reason
        if (failed) deps.onError?.(failed.reason, 'one of several market searches')
        return { data }
      },
    })
    return { realEstateResults, searchProgress: { market: realEstateResults.status } }
  }

const idsOf = (refs: readonly ListingRef[] | undefined): string[] | null =>
  refs === undefined || refs.length === 0 ? null : refs.map((ref) => ref.transactionId)

const toListingQuery = (
  query: PropertyQuery,
  first: number,
  userId: string | null,
  followUp: SearchTeamState['followUp'],
): ListingQuery => ({
  filter: filterOfQuery(query),
  order: query.order ?? { field: 'RELEVANCE', direction: 'DESC' },
  first,
  includeNearby: query.includesNearbyFacilities || query.subwayWalkingTime !== null,
  includeAgent: true,
  userId,
  // The homes that the question means and no others, or others than those it has seen.
  among: idsOf(followUp?.listings),
  except: idsOf(followUp?.except),
})

/** What a search is for, as its result is headed where there are several. */
const labelOf = (
  { regionCodes, propertyTypes, transactionTypes }: PropertyQuery,
  language: Language,
  places: PlaceIndex,
): string =>
  writeConditions({ ...NO_CONDITIONS, regionCodes, propertyTypes, transactionTypes }, language, places)

export const searchProperty =
  (deps: SearchDeps): Node =>
  async (state, control) => {
    const wanted = planOf(state).property
    if (wanted === null) return {}
    const { userId, language } = state.sharedContext
    const first = wanted.length > 1 ? LISTINGS_EACH : LISTINGS
    const queries = wanted.map((query) => toListingQuery(query, first, userId, state.followUp))
    const places = await deps.ports.places()
    let homesFound: HomesFound[] = []
    const propertySearchResults = await callTool({
      ...common(deps, control),
      dataSource: DATA_SOURCES.property,
      queryParams: {
        ...queries[0]?.filter,
        ...(queries.length > 1 && { searches: queries.map((it) => it.filter) }),
      },
      fetch: async (signal) => {
        const pages = await Promise.all(queries.map((query) => deps.ports.searchListings(query, signal)))
        homesFound = pages.map(({ items, totalCount, capped }, index) => {
          const query = wanted[index] ?? NO_CONDITIONS
          return { query, label: labelOf(query, language, places), shown: items.length, totalCount, capped }
        })
        return {
          data: pages.flatMap(({ items }) => items),
          pagination: {
            first,
            totalCount: pages.reduce((sum, { totalCount }) => sum + totalCount, 0),
            totalCountCapped: pages.some(({ capped }) => capped),
            isEmpty: pages.every(({ isEmpty }) => isEmpty),
          },
        }
      },
    })
    return {
      propertySearchResults,
      homesFound,
      searchProgress: { property: propertySearchResults.status },
    }
  }

export const searchLoan =
  (deps: SearchDeps): Node =>
  async (state, control) => {
    const query = planOf(state).loan
    if (query === null) return {}
    const loanResults = await callTool({
      ...common(deps, control),
      dataSource: DATA_SOURCES.loan,
      queryParams: { ...query },
      fetch: async (signal) => {
        const page = await deps.ports.searchLoans(query, signal)
        return {
          data: page.items,
          pagination: {
            first: query.first,
            totalCount: page.totalCount,
            totalCountCapped: false,
            isEmpty: page.isEmpty,
          },
        }
      },
    })
    return { loanResults, searchProgress: { loan: loanResults.status } }
  }
