import { INTENT_TYPES } from '../../domain/intent.ts'
import type { PlaceIndex } from '../../domain/language/places.ts'
import type { Features } from '../../domain/learned/features.ts'
import type { Weights } from '../../domain/learned/model.ts'
import { readFeatures } from '../../domain/reading/intent/features.ts'
import { weigh } from '../../domain/reading/intent/model.ts'
import type { Reading } from '../../domain/reading/intent/model.ts'
import { NEEDS } from '../../domain/reading/intent/need.ts'
import { compose } from './examples.ts'
import type { Example, Examples } from './examples.ts'
import { foldsOf, inTurns, train } from './train.ts'

const TRAINING = { oneOf: INTENT_TYPES.length, step: 0.2, positiveWeight: 1, startBias: 0, least: 3 }

export const trainIntents = (
  examples: Examples,
  places: PlaceIndex,
  read: (text: string) => Features = (text) => readFeatures(text, places),
): Weights =>
  train(
    inTurns(
      Map.groupBy(
        [...examples.asked, ...compose(examples)],
        ({ intent, needs }) => `${intent} ${needs.join(' ')}`,
      ).values(),
    ).map(({ text, intent, needs }) => ({
      features: read(text),
      is: [...INTENT_TYPES.map((it) => it === intent), ...NEEDS.map((it) => needs.includes(it))],
    })),
    INTENT_TYPES.length + NEEDS.length,
    TRAINING,
  )

/** Sentences that were written one after the other are alike: they are kept apart together. */
const BLOCK = 10

interface Held {
  example: Example
  reading: Reading
}

/** Every question read by a model that knows neither it nor its neighbours, fold by fold. */
export const readInFolds = (examples: Examples, places: PlaceIndex): Held[][] => {
  const known = new Map<string, Features>()
  const read = (text: string): Features => {
    const features = known.get(text) ?? readFeatures(text, places)
    known.set(text, features)
    return features
  }
  return foldsOf(examples.asked, (_example, at) => Math.floor(at / BLOCK)).map(({ rest, held }) => {
    const weights = trainIntents({ ...examples, asked: rest }, places, read)
    return held.map((example) => ({ example, reading: weigh(read(example.text), weights) }))
  })
}
