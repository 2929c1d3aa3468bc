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

/**
 * From here something is taken to be asked for. What is named where something is asked is hardly ever meant otherwise; what nobody
 * named there is to be sure. Of questions of ours that were kept apart 90 % are read with all that they ask for and nothing else, of
 * harder ones 73 %; by words alone 83 and 53 %.
 */
const ASKED = { NAMED: 0.005, UNNAMED: 0.7 } as const

export const isAsked = (likely: number, isNamed: boolean): boolean =>
  likely >= ASKED[isNamed ? 'NAMED' : 'UNNAMED']
