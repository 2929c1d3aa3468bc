import { readFollowUp } from '../../../src/agent/memory/follow-up.ts'
import type { FollowUp } from '../../../src/agent/memory/made-whole.ts'
import { readIntent } from '../../../src/domain/reading/intent/read-intent.ts'
import { buildPlaceIndex } from '../../../src/domain/language/places.ts'
import { readPropertyQuery } from '../../../src/domain/language/query.ts'
import type { ListingHit } from '../../../src/domain/listing.ts'
import type { TurnMemory } from '../../../src/domain/memory.ts'
import { someRegions } from '../../domain/language/regions.ts'
import { LISTINGS } from '../../support/homes.ts'

export const regions = someRegions()
export const places = buildPlaceIndex(regions)
export const now = new Date('2026-11-21T03:00:00Z')

export const sales = LISTINGS.filter((hit) => hit.transactionType === 'SALE').slice(0, 5)
export const lease = LISTINGS.filter((hit) => hit.transactionType === 'JEONSE').slice(0, 1)

export const turnAbout = (question: string, shown: readonly ListingHit[] = []): TurnMemory => {
  const { intentType, facets } = readIntent(question, places)
  return {
    question,
    intentType,
    facets,
    query: readPropertyQuery(question, places, now),
    listings: shown.map(({ propertyId, transactionId }) => ({ propertyId, transactionId })),
    seen: shown.map(({ propertyId, transactionId }) => ({ propertyId, transactionId })),
  }
}

/** What the second question means after the first. */
export const after = (
  first: string | null,
  question: string,
  shown: readonly (ListingHit | null)[] = [],
  answer?: string,
): FollowUp | null =>
  readFollowUp({
    question,
    last:
      first === null
        ? null
        : turnAbout(
            first,
            shown.flatMap((hit) => hit ?? []),
          ),
    shown,
    language: /[가-힣]/.test(question) ? 'KO' : 'EN',
    places,
    now,
    answer,
  })
