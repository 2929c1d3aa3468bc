import type { PlaceIndex } from '../../language/places.ts'
import type { Features } from '../../learned/features.ts'
import type { Example, Examples } from './examples.ts'
import { readFeatures } from './features.ts'
import { trainIntents, weigh } from './model.ts'
import type { Reading } from './model.ts'

/** Sentences that were written one after the other are alike: they are kept apart together. */
const BLOCK = 10
const FOLDS = 5

export interface Held {
  example: Example
  fold: number
  reading: Reading
}

/** Every question read by a model that knows neither it nor its neighbours. */
export const readInFolds = (examples: Examples, places: PlaceIndex): Held[] => {
  const known = new Map<string, Features>()
  const read = (text: string): Features => {
    const features = known.get(text) ?? readFeatures(text, places)
    known.set(text, features)
    return features
  }
  const foldOf = (at: number) => Math.floor(at / BLOCK) % FOLDS
  return Array.from({ length: FOLDS }, (_, fold) => {
    const shown = { ...examples, asked: examples.asked.filter((_example, at) => foldOf(at) !== fold) }
    const weights = trainIntents(shown, places, read)
    return examples.asked
      .filter((_example, at) => foldOf(at) === fold)
      .map((example) => ({ example, fold, reading: weigh(read(example.text), weights) }))
  }).flat()
}
