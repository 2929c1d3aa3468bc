import { SLOTS } from './features.ts'
import type { Features } from './features.ts'
import { likelihood, sumUp } from './model.ts'
import type { Weights } from './model.ts'

/** A text that is known: its features, and the answer to the question of each head. */
export interface Known {
  features: Features
  is: readonly boolean[]
}

export interface Training {
  /** Of so many heads, the first ones, exactly one is true; each of the others is a question of its own. */
  oneOf: number
  step: number
  /** Where most texts are nothing of what is asked, one that is, is worth this many of them. */
  positiveWeight: number
  startBias: number
  /** What fewer texts than these have teaches nothing about others. */
  least: number
}

const EPOCHS = 8
const RIGHT_ENOUGH = 0.01
const BIAS_STEP = 0.02
const DETECTORS: Training = { oneOf: 0, step: 0.5, positiveWeight: 3, startBias: -2, least: 1 }

const slotsOf = (known: readonly Known[], least: number): number[] => {
  const counts = new Map<number, number>()
  for (const { features } of known)
    for (const slot of new Set(features.at)) counts.set(slot, (counts.get(slot) ?? 0) + 1)
  return [...counts].flatMap(([slot, count]) => (count >= least ? [slot] : [])).toSorted((a, b) => a - b)
}

/** What there is of all likelihood for each of several heads of which one is true. */
export const shareOut = (sums: Float64Array): Float64Array => {
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const all = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / all)
}

/** One logistic regression a head (Adagrad, examples in their order: the same data give the same weights). */
export const train = (
  known: readonly Known[],
  heads: number,
  { oneOf, step, positiveWeight, startBias, least }: Training = DETECTORS,
): Weights => {
  const slots = slotsOf(known, least)
  const rows = new Int32Array(SLOTS)
  slots.forEach((slot, i) => (rows[slot] = i + 1))
  const values = new Float32Array((slots.length + 1) * heads)
  const squares = new Float32Array(values.length).fill(1e-4)
  const bias = new Float64Array(heads).fill(startBias)
  const weights = { heads, rows, values, bias }
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const { features, is } of known) {
      const sums = sumUp(features, weights)
      const shares = shareOut(sums.subarray(0, oneOf))
      for (let head = 0; head < heads; head++) {
        const positive = is[head] === true
        const error =
          head < oneOf
            ? (shares[head] ?? 0) - (positive ? 1 : 0)
            : (likelihood(sums[head] ?? 0) - (positive ? 1 : 0)) * (positive ? positiveWeight : 1)
        if (Math.abs(error) < RIGHT_ENOUGH) continue
        const { at, weight } = features
        for (let k = 0; k < at.length; k++) {
          const row = rows[at[k] ?? 0] ?? 0
          if (row === 0) continue
          const place = row * heads + head
          const slope = error * (weight[k] ?? 0)
          const square = (squares[place] ?? 0) + slope * slope
          squares[place] = square
          values[place] = (values[place] ?? 0) - (step * slope) / Math.sqrt(square)
        }
        bias[head] = (bias[head] ?? 0) - BIAS_STEP * error
      }
    }
  }
  return weights
}
