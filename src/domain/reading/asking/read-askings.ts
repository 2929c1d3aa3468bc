import { Kept } from '../../language/kept.ts'
import type { Weights } from '../../learned/model.ts'
import { unpackWeights } from '../../learned/stored.ts'
import { TAXED, taxesNamed } from '../tax-words.ts'
import type { TaxAsk } from '../tax-words.ts'
import { saysOnlyNumbers } from '../only-numbers.ts'
import { askingPartOf, readAskingFeatures } from './features.ts'
import { isAsked, weighAskings } from './model.ts'
import type { Asking, WorkedOut } from './names.ts'
import stored from './weights.json' with { type: 'json' }

let weights: Weights | undefined
const readings = new Kept<ReadonlyMap<Asking, number>>()

/** Of numbers alone nothing says what is to be worked out of them. */
const NOTHING: ReadonlyMap<Asking, number> = new Map()

const likelyIn = (text: string): ReadonlyMap<Asking, number> =>
  readings.of(readings, text, () =>
    saysOnlyNumbers(text)
      ? NOTHING
      : weighAskings(readAskingFeatures(text), (weights ??= unpackWeights(stored))),
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
 * The taxes that a text asks for. One that it names stays, unless that is only told and another thing is surely asked for; where it names
 * none and something is sold or let (`isDeal`), those that this brings (팔면 나라에 얼마 떼이나요).
 */
export const readTaxAsks = (text: string, isDeal: boolean): TaxAsk[] => {
  const likely = likelyIn(text)
  const isLikely = (name: TaxAsk, isNamed: boolean) => isAsked(likely.get(name) ?? 0, isNamed)
  const named = taxesNamed(text)
  if (named.length === 0)
    return OF_DEALS.filter((name) => isDeal && TAXED.test(text) && isLikely(name, false))
  const isSure = [...likely].some(([name, how]) => name !== 'deadline' && isAsked(how, false))
  const inAsking = taxesNamed(askingPartOf(text))
  return named.filter((name) => !isSure || isLikely(name, inAsking.includes(name)))
}
