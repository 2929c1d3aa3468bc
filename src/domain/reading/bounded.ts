import { readPropertyQuery } from '../language/query.ts'
import type { PropertyQuery } from '../property.ts'
import type { World } from './read-wish.ts'
import { withoutComparatives } from './signs.ts'
import type { Signs } from './signs.ts'

/** 더 낮은 걸로 1천까지: how much less is said, and less alone is no condition beside it. */
export const bounded = (
  question: string,
  { comparative }: Signs,
  { places, now }: World,
): { query: PropertyQuery; isBound: boolean } => {
  const written = readPropertyQuery(question, places, now)
  const without = comparative === null ? question : withoutComparatives(question)
  if (without === question) return { query: written, isBound: false }
  const query = readPropertyQuery(without, places, now)
  const isBound =
    (comparative?.field === 'PRICE' && (query.salePrice ?? query.deposit ?? query.monthlyRent) !== null) ||
    (comparative?.field === 'AREA' && query.exclusiveArea !== null)
  return isBound ? { query, isBound } : { query: written, isBound }
}
