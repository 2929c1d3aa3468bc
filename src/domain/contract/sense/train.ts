import { toPlain } from '../plain.ts'
import { readFeatures, SLOTS } from './features.ts'
import { HEADS, likelihood, sumUp } from './model.ts'
import type { Weights } from './model.ts'

/** A clause and what it carries: no type for a protective, usual or neutral one. */
export interface Example {
  text: string
  types: readonly string[]
}

const EPOCHS = 8
const STEP = 0.5
/** Most clauses carry nothing of a type; a risky one is worth this many of them. */
const RISKY_WEIGHT = 3
const RIGHT_ENOUGH = 0.01
const START_BIAS = -2
const BIAS_STEP = 0.02
const COUNT = HEADS.length

/** One logistic regression a head (Adagrad, examples in their order: the same data give the same weights). */
export const train = (examples: readonly Example[]): Weights => {
  const read = examples.map(({ text, types }) => ({
    features: readFeatures(toPlain(text)),
    carries: HEADS.map((head) => (head === 'ANY' ? types.length > 0 : types.includes(head))),
  }))
  const slots = [...new Set(read.flatMap(({ features }) => [...features.at]))].toSorted((a, b) => a - b)
  const rows = new Int32Array(SLOTS)
  slots.forEach((slot, i) => (rows[slot] = i + 1))
  const values = new Float32Array((slots.length + 1) * COUNT)
  const squares = new Float32Array(values.length).fill(1e-4)
  const bias = new Float64Array(COUNT).fill(START_BIAS)
  const weights = { rows, values, bias }
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const { features, carries } of read) {
      const sums = sumUp(features, weights)
      for (let head = 0; head < COUNT; head++) {
        const risky = carries[head] === true
        const error = (likelihood(sums[head] ?? 0) - (risky ? 1 : 0)) * (risky ? RISKY_WEIGHT : 1)
        if (Math.abs(error) < RIGHT_ENOUGH) continue
        const { at, weight } = features
        for (let k = 0; k < at.length; k++) {
          const place = (rows[at[k] ?? 0] ?? 0) * COUNT + head
          const slope = error * (weight[k] ?? 0)
          const square = (squares[place] ?? 0) + slope * slope
          squares[place] = square
          values[place] = (values[place] ?? 0) - (STEP * slope) / Math.sqrt(square)
        }
        bias[head] = (bias[head] ?? 0) - BIAS_STEP * error
      }
    }
  }
  return weights
}
