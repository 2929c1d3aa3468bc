import { readFeatures } from '../../domain/language/residue/sense.ts'
import type { Weights } from '../../domain/learned/model.ts'
import { inTurns, train } from './train.ts'
import type { Training } from './train.ts'

/** Words that no reader has taken: what a home is to be like, or what people say around a wish. */
interface Examples {
  conditions: readonly string[]
  talk: readonly string[]
}

const RESIDUE: Training = { oneOf: 0, step: 0.5, positiveWeight: 1, startBias: 0, least: 1 }

export const trainResidue = ({ conditions, talk }: Examples): Weights =>
  train(
    inTurns([conditions.map((text) => ({ text, is: true })), talk.map((text) => ({ text, is: false }))]).map(
      ({ text, is }) => ({ features: readFeatures(text), is: [is] }),
    ),
    1,
    RESIDUE,
  )
