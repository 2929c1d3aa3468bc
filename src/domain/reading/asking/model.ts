import type { Features } from '../../learned/features.ts'
import { likelihood, sumUp } from '../../learned/model.ts'
import type { Weights } from '../../learned/model.ts'
import { ASKINGS } from './names.ts'
import type { Asking } from './names.ts'

/** 0 to 1 each: how likely a text asks for it. */
export const weighAskings = (features: Features, weights: Weights): ReadonlyMap<Asking, number> => {
  const sums = sumUp(features, weights)
  return new Map(ASKINGS.map((name, at) => [name, likelihood(sums[at] ?? 0)]))
}
