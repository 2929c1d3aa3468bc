import { SLOTS } from './features.ts'
import type { Features } from './features.ts'
import { likelihood, sumUp } from './model.ts'
import type { Weights } from './model.ts'

/** A text that is known: its features, and the answer to the question of each head. */
export interface Known {
  features: Features
  is: readonly boolean[]
}

const EPOCHS = 8
const STEP = 0.5
/** Most texts are nothing of what is asked; one that is, is worth this many of them. */
const POSITIVE_WEIGHT = 3
const RIGHT_ENOUGH = 0.01
const START_BIAS = -2
const BIAS_STEP = 0.02

/** One logistic regression a head (Adagrad, examples in their order: the same data give the same weights). */
export const train = (known: readonly Known[], heads: number): Weights => {
  const slots = [...new Set(known.flatMap(({ features }) => [...features.at]))].toSorted((a, b) => a - b)
  const rows = new Int32Array(SLOTS)
  slots.forEach((slot, i) => (rows[slot] = i + 1))
  const values = new Float32Array((slots.length + 1) * heads)
  const squares = new Float32Array(values.length).fill(1e-4)
  const bias = new Float64Array(heads).fill(START_BIAS)
  const weights = { heads, rows, values, bias }
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const { features, is } of known) {
      const sums = sumUp(features, weights)
      for (let head = 0; head < heads; head++) {
        const positive = is[head] === true
        const error = (likelihood(sums[head] ?? 0) - (positive ? 1 : 0)) * (positive ? POSITIVE_WEIGHT : 1)
        if (Math.abs(error) < RIGHT_ENOUGH) continue
        const { at, weight } = features
        for (let k = 0; k < at.length; k++) {
          const place = (rows[at[k] ?? 0] ?? 0) * heads + head
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
