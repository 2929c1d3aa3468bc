import { count } from '../../../domain/message/arg.ts'
import { facts } from '../../facts/fact.ts'
import type { PlaceIndex } from '../../../domain/language/places.ts'
import { amendBy } from '../../../domain/reading/amend.ts'
import { allHomes, readRequest } from '../../../domain/reading/read.ts'
import { filterOfQuery } from '../../../domain/property.ts'
import type { PropertyFilter } from '../../../domain/property.ts'
import { parentCodes, regionLevel } from '../../../domain/region.ts'
import { signalOf } from '../../marks.ts'
import type { NodeControl } from '../../marks.ts'
import { listingEvidence } from '../../tools/evidence/listing.ts'
import type { AgentDeps } from '../../ports.ts'
import type { DocumentTeamState, DocumentTeamUpdate, OfferedListing } from './state.ts'

/** Homes that a person can choose from. */
const finds = facts('result', 'quoted')
const OFFERED = 10

const oneEach = (homes: readonly OfferedListing[]): OfferedListing[] =>
  [...new Map(homes.toReversed().map((home) => [home.propertyId, home])).values()].toReversed()

/** Those found homes that are still offered, for a deal that the contract can be about. One home is one choice. */
const stillOffered = async (
  { found, deals, gone }: DocumentTeamState,
  { ports }: AgentDeps,
  signal: AbortSignal,
): Promise<OfferedListing[]> => {
  const homes = await Promise.all(
    found.map(async (item): Promise<OfferedListing | null> => {
      if (item.listing === null || gone.includes(item.listing.transactionId)) return null
      const offer = await ports.readOffer(item.listing, signal)
      if (offer === null || (deals.length > 0 && !deals.includes(offer.transactionType))) return null
      return { ...item.listing, transactionType: offer.transactionType, evidence: item }
    }),
  )
  return oneEach(homes.filter((home) => home !== null)).slice(0, OFFERED)
}

/** The place one step wider: a 동 becomes its 시·군·구, everything else stays. */
const around = (codes: readonly string[], places: PlaceIndex): string[] => [
  ...new Set(
    codes.map((code) =>
      regionLevel(code) === 'DONG'
        ? (parentCodes(code).find((above) => places.regions.get(above)?.level === 'SIGUNGU') ?? code)
        : code,
    ),
  ),
]

/** What to look for, the narrowest first. Homes elsewhere are none for a place that is not known. */
const attempts = (state: DocumentTeamState, places: PlaceIndex): PropertyFilter[] => {
  const { userQuery, timestamp } = state.sharedContext
  const world = { places, now: new Date(timestamp) }
  const request = amendBy(state.request ?? readRequest(userQuery, world), state.notes, 'NOTE', world)
  const query = allHomes(request)
  const { regionCodes } = query
  if (request.where.unknown.length > 0) return []
  const transactionTypes = state.deals
  return [
    ...(state.searched ? [] : [{ ...filterOfQuery(query), transactionTypes }]),
    { regionCodes, transactionTypes },
    { regionCodes: around(regionCodes, places), transactionTypes },
  ]
}

/** Finds the homes to choose from; where none fits what was asked for, looks once more for what fits less of it. */
export const findHomes =
  (deps: AgentDeps) =>
  async (state: DocumentTeamState, control: NodeControl): Promise<DocumentTeamUpdate> => {
    const signal = signalOf(control)
    const homes = await stillOffered(state, deps, signal)
    if (homes.length > 0) return { homes, widened: false, ...pointedAt(state, homes) }
    const { userId } = state.sharedContext
    const filters = attempts(state, await deps.ports.places())
    for (const [position, filter] of filters.entries()) {
      const page = await deps.ports.searchListings(
        {
          filter,
          order: { field: 'RELEVANCE', direction: 'DESC' },
          first: OFFERED,
          includeNearby: false,
          includeAgent: true,
          userId,
        },
        signal,
      )
      const hits = page.items.filter((hit) => !state.gone.includes(hit.transactionId))
      if (hits.length === 0) continue
      const found = [finds('found.exact', { total: count(page.totalCount, 'listing') })]
      return {
        homes: oneEach(
          hits.map((hit) => ({
            propertyId: hit.propertyId,
            transactionId: hit.transactionId,
            transactionType: hit.transactionType,
            evidence: listingEvidence(hit, 1, { search: 0, found }),
          })),
        ),
        widened: state.searched || position > 0,
      }
    }
    return { homes: [], widened: false }
  }

/** “첫 번째 집으로 써 줘” has chosen already; where that home is gone, another one is asked for. */
const pointedAt = (
  { pointed, gone }: DocumentTeamState,
  [home, ...others]: readonly OfferedListing[],
): Pick<DocumentTeamUpdate, 'selectedProperty'> =>
  !pointed || gone.length > 0 || home === undefined || others.length > 0
    ? {}
    : { selectedProperty: { propertyId: home.propertyId, transactionId: home.transactionId } }

export const afterFinding = ({
  homes,
  selectedProperty,
}: DocumentTeamState): 'askHome' | 'askWithoutHome' | 'selectTemplate' =>
  selectedProperty !== null ? 'selectTemplate' : homes.length > 0 ? 'askHome' : 'askWithoutHome'
