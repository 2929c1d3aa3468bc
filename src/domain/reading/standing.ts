import type { AnalyzedIntent } from '../intent.ts'
import type { TurnMemory } from '../memory.ts'
import { calculationsOf } from './calculations.ts'
import { hasFigures } from './read-wish.ts'

const SEARCHING: readonly AnalyzedIntent['intentType'][] = ['PROPERTY_SEARCH', 'MARKET_INQUIRY']

/** The first wish of a question was worked out of the figures that it gives: a yield is no price that is looked up. */
const isWorkedOut = ({ request }: Pick<TurnMemory, 'request'>): boolean => {
  const [first] = request?.wishes ?? []
  if (first === undefined || first.act === 'FIND') return false
  return (
    calculationsOf(first.asks, first.case).length > 0 ||
    (first.asks.includes('priority') && first.case.deposits.length > 0)
  )
}

/** What was asked was looked for: homes, or their prices. */
export const isSearched = (last: Pick<TurnMemory, 'intentType' | 'facets' | 'request'>): boolean =>
  (SEARCHING.includes(last.intentType) || last.facets.some((it) => SEARCHING.includes(it))) &&
  !isWorkedOut(last)

/** Something was worked out, or answered, of figures or dates that were said: a case, and no price that was looked up. */
export const hasCase = (last: TurnMemory): boolean =>
  last.request?.wishes.some(
    ({ act, tax, case: given }) =>
      act !== 'FIND' &&
      (hasFigures(given) ||
        given.income !== null ||
        given.facts.dates.length > 0 ||
        given.facts.sums.length > 0 ||
        tax !== null),
  ) === true && !isSearched(last)
