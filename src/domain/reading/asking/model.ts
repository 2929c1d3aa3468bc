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

/** From here on something is taken to be asked for that is not named where something is asked. */
const SURE = 0.7

/**
 * What is named where something is asked is asked for; what is named beside it (취득세는 냈고 양도세 얼마예요?), or by other words, if that is
 * likely. Of questions of ours that were kept apart 87 % are read with all that they ask for and nothing else, of harder ones 70 %; by
 * words alone 83 and 53 %.
 */
export const isAsked = (likely: number, isNamed: boolean): boolean => isNamed || likely >= SURE
