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
 * From here something is taken to be asked for, by whether its own words stand there: what nobody named is to be surer. In folds over
 * questions that were asked of us nine in ten are read with all that they ask for and nothing else.
 */
const ASKED = { NAMED: 0.1, UNNAMED: 0.7 } as const

export const isAsked = (likely: number, isNamed: boolean): boolean =>
  likely >= ASKED[isNamed ? 'NAMED' : 'UNNAMED']
