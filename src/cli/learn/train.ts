import { SLOTS } from '../../domain/learned/features.ts'
import type { Features } from '../../domain/learned/features.ts'
import { likelihood, shareOut } from '../../domain/learned/model.ts'
import type { Weights } from '../../domain/learned/model.ts'
import { LARGEST } from '../../domain/learned/stored.ts'
import type { StoredWeights } from '../../domain/learned/stored.ts'

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

const FOLDS = 5
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
  // What has no row of its own teaches nothing, and counts for nothing.
  const seen = known.map(({ features: { at, weight }, is }) => {
    const told = Array.from(at.keys()).filter((k) => (rows[at[k] ?? 0] ?? 0) > 0)
    return {
      starts: Int32Array.from(told, (k) => (rows[at[k] ?? 0] ?? 0) * heads),
      shares: Float64Array.from(told, (k) => weight[k] ?? 0),
      is,
    }
  })
  const sums = new Float64Array(heads)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const { starts, shares: weight, is } of seen) {
      sums.set(bias)
      for (let k = 0; k < starts.length; k++)
        for (let head = 0; head < heads; head++)
          sums[head] = (sums[head] ?? 0) + (values[(starts[k] ?? 0) + head] ?? 0) * (weight[k] ?? 0)
      const shares = shareOut(sums.subarray(0, oneOf))
      for (let head = 0; head < heads; head++) {
        const positive = is[head] === true
        const error =
          head < oneOf
            ? (shares[head] ?? 0) - (positive ? 1 : 0)
            : (likelihood(sums[head] ?? 0) - (positive ? 1 : 0)) * (positive ? positiveWeight : 1)
        if (Math.abs(error) < RIGHT_ENOUGH) continue
        for (let k = 0; k < starts.length; k++) {
          const place = (starts[k] ?? 0) + head
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

/** Lists of examples as one in which each is spread over the whole, so that training meets all of them all the time. */
export const inTurns = <Item>(lists: Iterable<readonly Item[]>): Item[] =>
  [...lists]
    .flatMap((list) => list.map((item, at) => ({ item, place: (at + 0.5) / list.length })))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item)

/** In folds: what is known of all but one part, and that part; questions of one name are kept apart together. */
export const foldsOf = <Item>(
  known: readonly Item[],
  nameOf: (item: Item, at: number) => string | number,
): { rest: Item[]; held: Item[] }[] => {
  const names = [...new Set(known.map(nameOf))]
  const foldOf = new Map(names.map((name, at) => [name, at % FOLDS]))
  return Array.from({ length: FOLDS }, (_, fold) => ({
    rest: known.filter((item, at) => foldOf.get(nameOf(item, at)) !== fold),
    held: known.filter((item, at) => foldOf.get(nameOf(item, at)) === fold),
  }))
}

const packBits = (length: number, has: (i: number) => boolean): string => {
  const bytes = new Uint8Array(Math.ceil(length / 8))
  for (let i = 0; i < length; i++) if (has(i)) bytes[i >> 3] = (bytes[i >> 3] ?? 0) | (1 << (i & 7))
  return toBase64(bytes)
}

const toBase64 = ({ buffer, byteOffset, length }: Uint8Array | Int8Array): string =>
  Buffer.from(buffer, byteOffset, length).toString('base64')

export const packWeights = ({ heads, rows, values, bias }: Weights): StoredWeights => {
  const largest = new Float64Array(heads)
  values.forEach((value, i) => {
    largest[i % heads] = Math.max(largest[i % heads] ?? 0, Math.abs(value))
  })
  const step = Array.from(largest, (value) => Math.max(value, Number.MIN_VALUE) / LARGEST)
  const steps = Int8Array.from(values.subarray(heads), (value, i) =>
    Math.round(value / (step[i % heads] ?? 1)),
  )
  return {
    slots: packBits(SLOTS, (slot) => rows[slot] !== 0),
    present: packBits(steps.length, (i) => steps[i] !== 0),
    values: toBase64(steps.filter((value) => value !== 0)),
    step,
    bias: [...bias],
  }
}
