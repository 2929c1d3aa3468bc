import type { Weights } from '../../learned/model.ts'
import { train } from '../../learned/train.ts'
import type { Training } from '../../learned/train.ts'
import { toPlain } from '../plain.ts'
import { readFeatures } from './features.ts'
import { HEADS } from './model.ts'

/** A clause and what it carries: no type for a protective, usual or neutral one. */
export interface Example {
  text: string
  types: readonly string[]
}

const CLAUSES: Training = { oneOf: 0, step: 0.3, positiveWeight: 2, startBias: -2, least: 2 }

export const trainClauses = (examples: readonly Example[]): Weights =>
  train(
    examples.map(({ text, types }) => ({
      features: readFeatures(toPlain(text)),
      is: HEADS.map((head) => (head === 'ANY' ? types.length > 0 : types.includes(head))),
    })),
    HEADS.length,
    CLAUSES,
  )
