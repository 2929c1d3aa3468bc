import { featuresOf, readGrams } from '../../learned/features.ts'
import type { Features } from '../../learned/features.ts'
import { likelihood, sumUp } from '../../learned/model.ts'
import type { Weights } from '../../learned/model.ts'
import { unpackWeights } from '../../learned/stored.ts'
import stored from './weights.json' with { type: 'json' }

const GRAMS: readonly number[] = [1, 2, 3]
/** A condition that is dropped in silence does more harm than a word that is told in vain. */
const TOLD_FROM = 0.35

/** Letters, words and how the phrase ends: talk ends as sentences do. */
export const readFeatures = (phrase: string): Features => {
  const text = phrase.toLowerCase().trim()
  const words = text.split(/\s+/)
  return featuresOf([
    [[...readGrams(text.replaceAll(' ', ''), GRAMS)], 1],
    [words.map((word) => `word ${word}`), 1],
    [[1, 2, 3].map((letters) => `end ${text.slice(-letters)}`), 1],
  ])
}

let weights: Weights | undefined

/** Whether words that nothing has read ask something of a home, so that who said them is told that it was not applied. */
export const isCondition = (phrase: string, by: Weights = (weights ??= unpackWeights(stored))): boolean =>
  likelihood(sumUp(readFeatures(phrase), by)[0] ?? 0) >= TOLD_FROM
