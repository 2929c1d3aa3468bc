import type { AnalyzedIntent } from '../../domain/intent.ts'
import { writeFeatures } from '../../domain/language/finer-words.ts'
import { notHeld } from '../../domain/language/complexes.ts'
import type { PlaceIndex } from '../../domain/language/places.ts'
import type { ListingPage, ListingQuery } from '../../domain/listing.ts'
import { count, phrase, term, within } from '../../domain/message/arg.ts'
import type { Arg } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { Said } from '../../domain/message/say.ts'
import type { ListingRef } from '../../domain/memory.ts'
import { filterOfQuery } from '../../domain/property.ts'
import type { PropertyQuery } from '../../domain/property.ts'
import type { Request } from '../../domain/reading/request.ts'
import { unreadConditions } from '../../domain/reading/unread-conditions.ts'
import { parentCodes } from '../../domain/region.ts'
import type { Language } from '../../domain/run.ts'
import { facts } from '../facts/fact.ts'
import type { Fact } from '../facts/fact.ts'
import type { Question } from '../question.ts'
import { listingEvidence } from './evidence/listing.ts'
import { meantHomes } from './meant-homes.ts'
import { defineSearch } from './search.ts'
import { searchLabel } from './search-label.ts'
import type { ToolContext } from './tool.ts'

/** Listings that an answer shows, of one search and of several. */
const LISTINGS = 10
const LISTINGS_EACH = 5

/** The homes that are looked for; for a contract those of its deals. */
export const homesIn = ({ wishes }: Request): PropertyQuery[] => {
  const written = wishes.find(({ contract }) => contract !== null)
  const finds = wishes.filter(({ act }) => act === 'FIND')
  const deals = written?.contract?.deals ?? []
  const homes = (finds.length > 0 ? finds : written === undefined ? wishes.slice(0, 1) : [written]).map(
    ({ home }) => home,
  )
  return deals.length === 0 ? homes : homes.map((home) => ({ ...home, transactionTypes: deals }))
}

const idsOf = (refs: readonly ListingRef[] | undefined): string[] | null =>
  refs === undefined || refs.length === 0 ? null : refs.map((ref) => ref.transactionId)

const toListingQuery = (
  query: PropertyQuery,
  first: number,
  userId: string | null,
  followUp: Pick<NonNullable<Question['followUp']>, 'listings' | 'except'> | undefined,
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

/** What of the question the homes of a search do not keep to. */
const unappliedOf = (query: PropertyQuery, { facets }: AnalyzedIntent, language: Language): string[] => [
  ...unreadConditions(query.unrecognized, facets),
  ...writeFeatures(query, language),
]

const finds = facts('result', 'quoted')

/** One of the searches for homes, and what it came to. */
interface HomesFound {
  query: PropertyQuery
  /** Where, what kind, which deal and by which bounds; null where nothing of it was said. */
  label: Arg | null
  shown: number
  totalCount: number
  capped: boolean
  /** The homes keep to all that was asked. */
  isExact: boolean
}

/** What a search came to: how many homes there are, and how many of them are shown. */
const foundOf = ({ label, shown, totalCount, capped, isExact }: HomesFound): Fact[] => {
  const total: Arg = { ...count(totalCount, 'listing'), ...(capped && { isCapped: true }) }
  return [
    ...(label === null ? [] : [finds('found.of', { search: label })]),
    totalCount > shown
      ? finds(isExact ? 'found.exactSome' : 'found.looseSome', { total, shown: count(shown, 'listing') })
      : finds(isExact ? 'found.exact' : 'found.loose', { total }),
  ]
}

/** What of the conditions could be let go. */
const relaxations = (query: PropertyQuery): Arg => {
  const hints = [
    (query.salePrice ?? query.deposit ?? query.monthlyRent) !== null && ('price' as const),
    query.exclusiveArea !== null && ('area' as const),
    query.completionYear !== null && ('year' as const),
    query.subwayWalkingTime !== null && ('subway' as const),
    query.totalHouseholds !== null && ('households' as const),
    query.directTrade !== null && ('direct' as const),
  ].filter((hint) => hint !== false)
  return phrase([...hints.slice(0, 3), 'region' as const].map((hint) => term(`relax.${hint}`)))
}

/** Whether a listing of an unknown floor, or of unknown light, cannot be among those that fit. */
const needsFloor = ({ floor, floorLevels, directions, not }: PropertyQuery): boolean =>
  [floor, floorLevels, directions, not?.floor, not?.floorLevels, not?.directions].some((it) => it != null)

const nothingFound = ({ query, label, isExact }: HomesFound): Said => {
  const what = message(isExact ? 'search.noneExact' : 'search.none', { relax: relaxations(query) })
  return label === null ? what : message('search.of', { label, what: within(what) })
}

/** A dong: what it lies in is near to it. */
const isDong = (code: string): boolean => !code.endsWith('00000')

/**
 * The searches that are tried one after the other until one finds something. Of a complex that is not held what stands around
 * it, first in its dong, then in its 시군구; all other conditions are kept to.
 */
const triesFor = (query: PropertyQuery, { complexes }: PlaceIndex): PropertyQuery[] => {
  const names = query.complexNames ?? []
  if (query.regionCodes.length === 0 || names.length === 0 || notHeld(names, complexes).length < names.length)
    return [query]
  const around = { ...query, complexNames: null }
  const wider = [
    ...new Set(query.regionCodes.flatMap((code) => (isDong(code) ? parentCodes(code).slice(0, 1) : []))),
  ]
  return [around, ...(wider.length > 0 ? [{ ...around, regionCodes: wider }] : [])]
}

const findHomes = async (
  tries: readonly PropertyQuery[],
  first: number,
  context: ToolContext,
): Promise<ListingPage & { query: PropertyQuery }> => {
  const { question, userId, deps, signal } = context
  const { ports } = deps
  const [query, ...rest] = tries
  if (query === undefined) throw new Error('no search to make')
  const found = await ports.searchListings(toListingQuery(query, first, userId, question.followUp), signal)
  return found.items.length > 0 || rest.length === 0 ? { ...found, query } : findHomes(rest, first, context)
}

export const listings = defineSearch({
  id: 'search_listings',
  title: 'tool.listings',
  kind: 'property',
  query: 'property',
  source: 'property_db',
  counted: { total: 'propertySearch', summary: 'propertyCount' },
  // A contract is about a home that is offered.
  asks: ({ needs }) => needs.includes('PROPERTY_SEARCH') || needs.includes('CONTRACT_CREATION'),
  plan: ({ request }) => homesIn(request),
  look: async (wanted, context) => {
    const { question, intent } = context
    const { language } = question
    const places = await context.deps.ports.places()
    const first = wanted.length > 1 ? LISTINGS_EACH : LISTINGS
    const found = await Promise.all(
      wanted.map(async (asked) => {
        const { items, totalCount, capped, isEmpty, query } = await findHomes(
          triesFor(asked, places),
          first,
          context,
        )
        const label = searchLabel(query, context.request.where.stations, language, places)
        const unapplied = unappliedOf(asked, intent, language)
        const isExact = unapplied.length === 0
        return { items, isEmpty, unapplied, query, label, shown: items.length, totalCount, capped, isExact }
      }),
    )
    const isEmpty = found.every((it) => it.isEmpty)
    const isMeant = question.followUp?.about === 'homes' && question.followUp.listings.length > 0
    return {
      evidence: found.flatMap((it, search) => {
        const told = isMeant ? meantHomes(it.query.order, it.items) : foundOf(it)
        const isPointed = isMeant && it.query.order == null
        return it.items.map((hit) => listingEvidence(hit, 1, { search, found: told, isPointed }))
      }),
      count: found.reduce((sum, { shown }) => sum + shown, 0),
      gaps: [
        ...(isEmpty
          ? [message('search.noListingsAtAll')]
          : found.filter(({ shown }) => shown === 0).map((it) => nothingFound(it))),
        ...(wanted.some(needsFloor) ? [message('search.floorUnknown')] : []),
      ],
      unapplied: [...new Set(found.flatMap(({ unapplied }) => unapplied))],
    }
  },
})
