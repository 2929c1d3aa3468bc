import type { IntentType } from '../../domain/intent.ts'
import { complexesCalled, notHeld } from '../../domain/language/complexes.ts'
import type { NamedComplex } from '../../domain/language/complexes.ts'
import type { PlaceIndex } from '../../domain/language/places.ts'
import { MIN_DEALS } from '../../domain/market.ts'
import type { MarketQuery } from '../../domain/market.ts'
import { message } from '../../domain/message/say.ts'
import { dealsWanted, typesWanted } from '../../domain/property.ts'
import type { PropertyQuery } from '../../domain/property.ts'
import type { Request } from '../../domain/reading/request.ts'
import { isRelated, parentCodes } from '../../domain/region.ts'
import { marketEvidence, marketSubject } from './evidence/market.ts'
import { defineSearch } from './search.ts'
import type { ToolContext } from './tool.ts'

/** Statistics that one question may ask for. */
const MOST = 6

/** More complexes of a name are told as their place is. */
const MOST_COMPLEXES = 4

/** The complexes that are named and held, those of the places that are asked about. */
const complexesNamed = (
  { complexNames, regionCodes }: PropertyQuery,
  { complexes }: PlaceIndex,
): NamedComplex[] => {
  const held = complexesCalled(complexNames ?? [], complexes).filter(({ regionCode }) =>
    isRelated(regionCode, regionCodes),
  )
  return held.length > MOST_COMPLEXES ? [] : held
}

/** Of a complex that is not held, what its dong lies in: few deals are made in a dong. */
const besideUnheld = ({ complexNames, regionCodes }: PropertyQuery, { complexes }: PlaceIndex): string[] =>
  notHeld(complexNames ?? [], complexes).length === 0
    ? []
    : [
        ...new Set(
          regionCodes.flatMap((code) => (code.endsWith('00000') ? [] : parentCodes(code).slice(0, 1))),
        ),
      ]

/** A question about homes of a size is told of those, and of all beside them. */
const queriesOf = (query: PropertyQuery, months: number | null, places: PlaceIndex): MarketQuery[] => {
  const { exclusiveArea } = query
  const kinds = typesWanted(query)
  const types = kinds.length > 0 ? kinds : [null]
  const named = dealsWanted(query)
  const deals = named.length > 0 ? named : (['SALE'] as const)
  // A complex that is named first, then all around it.
  const scopes: Pick<MarketQuery, 'regionCode' | 'complexId'>[] = [
    ...complexesNamed(query, places).map(({ id, regionCode }) => ({ regionCode, complexId: id })),
    ...query.regionCodes.map((regionCode) => ({ regionCode })),
    ...besideUnheld(query, places).map((regionCode) => ({ regionCode })),
  ]
  const isOne = scopes.length * types.length * deals.length === 1
  const sizes = exclusiveArea === null ? [null] : isOne ? [exclusiveArea, null] : [exclusiveArea]
  return scopes
    .flatMap((scope) =>
      types.flatMap((propertyType) =>
        deals.flatMap((transactionType) =>
          sizes.map((size) => ({
            ...scope,
            propertyType,
            transactionType,
            ...(size !== null && { exclusiveArea: size }),
            ...(months !== null && { months }),
          })),
        ),
      ),
    )
    .slice(0, MOST)
}

/** Wishes that prices of a place belong to, those that ask for them first. */
const PRICED: readonly IntentType[] = ['MARKET_INQUIRY', 'RISK_ANALYSIS', 'COMPREHENSIVE']

const marketsIn = ({ wishes }: Request, places: PlaceIndex): MarketQuery[] => {
  const [asked] = PRICED.map((need) => wishes.filter((wish) => wish.need === need)).filter(
    (some) => some.length > 0,
  )
  return (asked ?? wishes.slice(0, 1))
    .flatMap(({ home, market }) => queriesOf(home, market?.months ?? null, places))
    .slice(0, MOST)
}

const lookUp = async (queries: readonly MarketQuery[], { deps, signal }: ToolContext) => {
  const asked = await Promise.allSettled(queries.map((query) => deps.ports.marketStatistics(query, signal)))
  const failed = asked.find((one) => one.status === 'rejected')
  const known = asked.flatMap((one) => (one.status === 'fulfilled' && one.value !== null ? [one.value] : []))
  // One place of a comparison may fail alone; when nothing came back, the source failed.
  if (failed && known.length === 0) throw failed.reason
  if (failed) deps.onError?.(failed.reason, 'one of several market searches')
  return known
}

export const statistics = defineSearch({
  id: 'market_statistics',
  title: 'tool.statistics',
  kind: 'market',
  query: 'market',
  source: 'market_data_api',
  counted: { total: 'marketData', summary: 'marketDataCount' },
  asks: ({ needs }) => needs.includes('MARKET_INQUIRY') || needs.includes('RISK_ANALYSIS'),
  plan: ({ request, places }) => marketsIn(request, places),
  look: async (queries, context) => {
    const known = await lookUp(queries, context)
    // Statistics of a place where nothing was dealt are no result.
    const dealt = known.filter(({ transactionCount }) => transactionCount >= MIN_DEALS)
    return {
      evidence: dealt.map((it) => marketEvidence(it, 1)),
      gaps: [
        ...(known.some(({ isEmpty }) => isEmpty) ? [message('search.noDealsAtAll')] : []),
        ...known
          .filter((it) => !it.isEmpty && !dealt.includes(it))
          .map((it) => message('search.noDeals', { subject: marketSubject(it) })),
        ...(known.length < queries.length ? [message('search.unknownRegion')] : []),
      ],
    }
  },
})
