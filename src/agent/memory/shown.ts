import { money as manwon, term } from '../../domain/message/arg.ts'
import { formatArg, message, say } from '../../domain/message/say.ts'
import type { ListingHit } from '../../domain/listing.ts'
import { MAX_SHOWN } from '../../domain/memory.ts'
import type { ListingRef } from '../../domain/memory.ts'
import { NO_CONDITIONS } from '../../domain/property.ts'
import type { PropertyOrder, PropertyQuery, Range } from '../../domain/property.ts'
import type { Language } from '../../domain/run.ts'
import type { AgentPorts } from '../ports.ts'
import { writeConditions } from '../../domain/language/conditions.ts'
import type { PlaceIndex } from '../../domain/language/places.ts'

/** A home that was shown; null where it is not offered any more. */
export type Shown = ListingHit | null

/** The homes that are being talked about, as they are offered now, in the order in which they were shown. */
export const readShown = async (
  refs: readonly ListingRef[],
  userId: string | null,
  ports: Pick<AgentPorts, 'searchListings'>,
  signal: AbortSignal,
): Promise<Shown[]> => {
  if (refs.length === 0) return []
  const { items } = await ports.searchListings(
    {
      filter: {},
      order: { field: 'RELEVANCE', direction: 'DESC' },
      first: MAX_SHOWN,
      includeNearby: true,
      includeAgent: false,
      userId,
      among: refs.map((ref) => ref.transactionId),
    },
    signal,
  )
  const byId = new Map(items.map((hit) => [hit.transactionId, hit]))
  return refs.map((ref) => byId.get(ref.transactionId) ?? null)
}

export const refOf = ({ propertyId, transactionId }: ListingHit): ListingRef => ({
  propertyId,
  transactionId,
})

/** Rents are compared by the month, everything else by what is paid at once. */
const priceOf = (hit: ListingHit): number | null =>
  hit.transactionType === 'RENT' ? hit.monthlyRent : (hit.salePrice ?? hit.deposit)

const measureOf = (hit: ListingHit, field: PropertyOrder['field']): number | null => {
  switch (field) {
    case 'PRICE':
      return priceOf(hit)
    case 'AREA':
      return hit.exclusiveArea
    case 'SUBWAY_DISTANCE':
      return hit.nearby?.subwayDistance ?? hit.nearby?.subwayWalkingTime ?? null
    case 'TRUST_SCORE':
      return hit.trustScore
    case 'NEWEST':
      return hit.completionDate === null ? null : Number(hit.completionDate)
    case 'RELEVANCE':
      return null
    default:
      return field satisfies never
  }
}

/** Best first; what is not known comes last, and equals stay in the order in which they were shown. */
export const sortShown = (hits: readonly ListingHit[], { field, direction }: PropertyOrder): ListingHit[] =>
  hits.toSorted((a, b) => {
    const [one, other] = [measureOf(a, field), measureOf(b, field)]
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    return direction === 'ASC' ? one - other : other - one
  })

const CENT = 0.01
const SUM_OF = { SALE: 'salePrice', JEONSE: 'deposit', RENT: 'monthlyRent' } as const

/** What “더 싼”, “더 큰” leave of the conditions: beyond every home that is compared with, or beyond the bound that was set. */
export const compare = (
  query: PropertyQuery,
  order: PropertyOrder,
  hits: readonly ListingHit[],
): PropertyQuery => {
  const less = order.direction === 'ASC'
  const beyond = (values: readonly (number | null)[], bound: Range | null, step: number): Range | null => {
    const known = values.filter((value) => value !== null)
    const edge =
      known.length > 0
        ? less
          ? Math.min(...known)
          : Math.max(...known)
        : ((less ? bound?.min : bound?.max) ?? (less ? bound?.max : bound?.min) ?? null)
    if (edge === null) return bound
    const past = Math.max(0, Math.round((less ? edge - step : edge + step) * 100) / 100)
    return less ? { min: null, max: past } : { min: past, max: null }
  }
  // The nearest to what was seen comes first.
  const nearest: PropertyOrder = { field: order.field, direction: less ? 'DESC' : 'ASC' }
  switch (order.field) {
    case 'PRICE': {
      const of = (type: ListingHit['transactionType']) => hits.filter((hit) => hit.transactionType === type)
      const field =
        hits[0]?.transactionType ??
        query.transactionTypes[0] ??
        (query.salePrice === null ? 'JEONSE' : 'SALE')
      const sum = SUM_OF[field]
      const prices = of(field).map((hit) => hit[sum])
      return { ...query, [sum]: beyond(prices, query[sum], 1), order: nearest }
    }
    case 'AREA': {
      const areas = hits.map((hit) => hit.exclusiveArea)
      return { ...query, exclusiveArea: beyond(areas, query.exclusiveArea, CENT), order: nearest }
    }
    case 'SUBWAY_DISTANCE': {
      const walks = hits.map((hit) => hit.nearby?.subwayWalkingTime ?? null)
      return {
        ...query,
        subwayWalkingTime: beyond(walks, query.subwayWalkingTime, 1),
        includesNearbyFacilities: true,
        order: { field: 'SUBWAY_DISTANCE', direction: 'ASC' },
      }
    }
    case 'NEWEST': {
      const years = hits.map((hit) =>
        hit.completionDate === null ? null : Number(hit.completionDate.slice(0, 4)),
      )
      return { ...query, completionYear: beyond(years, query.completionYear, 1) }
    }
    case 'TRUST_SCORE':
    case 'RELEVANCE':
      return { ...query, order }
    default:
      return order.field satisfies never
  }
}

/** What a home is looked up by among others. */
export const queryOf = (hits: readonly ListingHit[]): PropertyQuery => ({
  ...NO_CONDITIONS,
  regionCodes: [...new Set(hits.map((hit) => hit.regionCode))],
  propertyTypes: [...new Set(hits.map((hit) => hit.propertyType))],
  transactionTypes: [...new Set(hits.map((hit) => hit.transactionType))],
})

/** A home with its price as the case that a calculation reads. */
export const describeCase = (hit: ListingHit, language: Language, places: PlaceIndex): string => {
  const query = queryOf([hit])
  const region = places.regions.has(hit.regionCode) ? '' : `${hit.regionName} `
  const what = writeConditions({ ...query, transactionTypes: [] }, language, places)
  const money = (amount: number | null) => manwon(amount ?? 0)
  const price = {
    SALE: message('home.sale', { price: money(hit.salePrice) }),
    JEONSE: message('home.jeonse', { deposit: money(hit.deposit) }),
    RENT: message('home.rent', { deposit: money(hit.deposit), rent: money(hit.monthlyRent) }),
  }[hit.transactionType]
  return `${region}${what} ${say(price, language)}`.trim()
}

/** A home as it is named to its reader. */
export const nameShown = (hit: ListingHit, language: Language): string => {
  const price =
    hit.transactionType === 'RENT'
      ? [hit.deposit, hit.monthlyRent].filter((it) => it !== null)
      : [hit.salePrice ?? hit.deposit ?? 0]
  const sums = price.map((it) => formatArg(manwon(it), language)).join(' / ')
  return `${hit.name} (${formatArg(term(`deal.${hit.transactionType}`), language)} ${sums})`
}
