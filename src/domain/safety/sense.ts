import { featuresOf, readGrams } from '../learned/features.ts'
import type { Features } from '../learned/features.ts'
import { likelihood, sumUp } from '../learned/model.ts'
import type { Weights } from '../learned/model.ts'
import { unpackWeights } from '../learned/stored.ts'
import { CRIMES } from './crime.ts'
import type { Crime } from './crime.ts'
import { SIGNS } from './signs.ts'
import type { SafetyText } from './text.ts'
import stored from './weights.json' with { type: 'json' }

/** What a sentence may be of concern for. */
export const CONCERNS = ['CRISIS', 'PRIVACY', ...CRIMES] as const
export type ConcernName = 'CRISIS' | 'PRIVACY' | Crime

/** One head for each concern, and one for “any at all”: how harm is wanted is alike across what it is. */
export const HEADS = [...CONCERNS, 'ANY'] as const
const ANY = HEADS.length - 1
const GRAMS: readonly number[] = [2, 3]

/** What a sentence speaks of, each two of it together, its words and its letters. */
export const readFeatures = (text: SafetyText): Features => {
  const signs = ['said', ...SIGNS.flatMap(([name, says]) => (says(text) ? [name] : []))]
  return featuresOf([
    [signs, 1],
    [signs.flatMap((one, i) => signs.slice(i + 1).map((other) => `${one}+${other}`)), 1],
    [[...readGrams(text.tight, GRAMS)], 1],
    [text.spaced.split(' ').map((word) => `word ${word}`), 0.5],
  ])
}

let weights: Weights | undefined

/** How far a sentence reads like those of some concern, 0 to 1, and of which most. */
export const weigh = (
  text: SafetyText,
  by: Weights = (weights ??= unpackWeights(stored)),
): { concern: ConcernName; likeness: number } => {
  const sums = sumUp(readFeatures(text), by)
  const nearest = CONCERNS.reduce(
    (best, concern, at) => ((sums[at] ?? 0) > (sums[CONCERNS.indexOf(best)] ?? 0) ? concern : best),
    CONCERNS[0] as ConcernName,
  )
  return { concern: nearest, likeness: likelihood(sums[ANY] ?? 0) }
}
