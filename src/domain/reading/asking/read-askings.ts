import { Kept } from '../../language/kept.ts'
import type { Weights } from '../../learned/model.ts'
import { unpackWeights } from '../../learned/stored.ts'
import type { TaxAsk } from '../tax-words.ts'
import { readAskingFeatures } from './features.ts'
import { isAsked, weighAskings } from './model.ts'
import type { Asking, WorkedOut } from './names.ts'
import stored from './weights.json' with { type: 'json' }

let weights: Weights | undefined
const readings = new Kept<ReadonlyMap<Asking, number>>()

const likelyIn = (text: string): ReadonlyMap<Asking, number> =>
  readings.of(readings, text, () =>
    weighAskings(readAskingFeatures(text), (weights ??= unpackWeights(stored))),
  )

/** Whether a text asks to have something worked out, as examples teach it. */
export const isAskedFor = (name: WorkedOut, text: string, isNamed: boolean): boolean =>
  isAsked(likelyIn(text).get(name) ?? 0, isNamed)

/** The taxes that a deal brings; of a gift and an inheritance their own words say which. */
const OF_DEALS: readonly TaxAsk[] = [
  'capitalGainsTax',
  'rentalIncomeTax',
  'rentTaxCredit',
  'housingDeduction',
]

/**
 * The taxes that are asked for, of those that are `named`; where none is, those that what is done with a home brings (팔면 나라에 얼마
 * 떼이나요). One that is named stays, unless another thing
 * is surely asked for. `isAsking`: whether it is named in what asks, and not in what is told beside it.
 */
export const taxesAskedFor = (
  named: readonly TaxAsk[],
  text: string,
  { isDeal, isAsking }: { isDeal: boolean; isAsking: (name: TaxAsk) => boolean },
): TaxAsk[] => {
  const likely = likelyIn(text)
  const isSure = [...likely].some(([name, how]) => name !== 'deadline' && isAsked(how, false))
  return named.length > 0
    ? named.filter((name) => !isSure || isAsked(likely.get(name) ?? 0, isAsking(name)))
    : OF_DEALS.filter((name) => isDeal && isAsked(likely.get(name) ?? 0, false))
}
