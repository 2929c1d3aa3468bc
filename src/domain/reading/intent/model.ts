import type { IntentType } from '../../intent.ts'
import { INTENT_TYPES } from '../../intent.ts'
import type { Features } from '../../learned/features.ts'
import { likelihood, shareOut, sumUp } from '../../learned/model.ts'
import type { Weights } from '../../learned/model.ts'
import { NEEDS } from './need.ts'
import type { Need } from './need.ts'

export interface Reading {
  /** The likeliest intent, and how likely the model calls it, 0 to 1. */
  intent: IntentType
  likely: number
  /** How likely each need is asked for, 0 to 1, the likeliest first. */
  needs: readonly (readonly [Need, number])[]
}

/** One head for each intent, of which a question has one, and one for each need, of which it may have several. */
export const weigh = (features: Features, weights: Weights): Reading => {
  const sums = sumUp(features, weights)
  const shares = shareOut(sums.subarray(0, INTENT_TYPES.length))
  const best = shares.reduce((most, share, at) => (share > (shares[most] ?? 0) ? at : most), 0)
  return {
    intent: INTENT_TYPES[best] ?? 'UNCLEAR',
    likely: shares[best] ?? 0,
    needs: NEEDS.map((need, at) => [need, likelihood(sums[INTENT_TYPES.length + at] ?? 0)] as const).toSorted(
      (a, b) => b[1] - a[1],
    ),
  }
}
