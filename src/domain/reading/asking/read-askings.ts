import { Kept } from '../../language/kept.ts'
import type { Weights } from '../../learned/model.ts'
import { unpackWeights } from '../../learned/stored.ts'
import type { TaxAsk } from '../tax-words.ts'
import { readAskingFeatures } from './features.ts'
import { weighAskings } from './model.ts'
import type { Asking, WorkedOut } from './names.ts'
import stored from './weights.json' with { type: 'json' }

let weights: Weights | undefined
const readings = new Kept<ReadonlyMap<Asking, number>>()

const likelyIn = (text: string): ReadonlyMap<Asking, number> =>
  readings.of(readings, text, () =>
    weighAskings(readAskingFeatures(text), (weights ??= unpackWeights(stored))),
  )

/**
 * From here something is taken to be asked for, by whether its own words stand there. In folds over questions that were asked of us
 * 92 % are then read with all that they ask for and nothing else; by words alone 85 %.
 */
const ASKED = { NAMED: 0.1, UNNAMED: 0.7 } as const

/** Whether a text asks to have something worked out, as examples teach it. */
export const isAskedFor = (name: WorkedOut, text: string, isNamed: boolean): boolean =>
  (likelyIn(text).get(name) ?? 0) >= ASKED[isNamed ? 'NAMED' : 'UNNAMED']

/** The taxes that a deal brings; of a gift and an inheritance their own words say which. */
const OF_DEALS: readonly TaxAsk[] = ['capitalGainsTax', 'rentalIncomeTax', 'rentTaxCredit', 'housingDeduction']

/**
 * The taxes that are asked for, of those that are `named`; where none is, those that what is done with a home brings (팔면 나라에 얼마
 * 떼이나요). One that is named stays, unless another thing is surely asked for.
 */
export const taxesAskedFor = (named: readonly TaxAsk[], text: string, isDeal: boolean): TaxAsk[] => {
  const likely = likelyIn(text)
  const isSure = [...likely].some(([name, how]) => name !== 'deadline' && how >= ASKED.UNNAMED)
  return named.length > 0
    ? named.filter((name) => !isSure || (likely.get(name) ?? 0) >= ASKED.NAMED)
    : OF_DEALS.filter((name) => isDeal && (likely.get(name) ?? 0) >= ASKED.UNNAMED)
}
