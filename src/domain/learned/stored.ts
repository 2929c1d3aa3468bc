import { SLOTS } from './features.ts'
import type { Weights } from './model.ts'

/** Weights as they are kept beside the examples: whole numbers of a step of their head, without the zeros, in base64. */
export interface StoredWeights {
  /** A bit for each slot that some example has. */
  slots: string
  /** A bit for each weight of those slots that is not zero. */
  present: string
  /** A signed byte for each of these. */
  values: string
  /** What 1 means, by head. */
  step: readonly number[]
  bias: readonly number[]
}

/** A weight in steps of its head is at most this much, either way. */
export const LARGEST = 127

const readBits = (packed: string): ((i: number) => boolean) => {
  const bytes = Buffer.from(packed, 'base64')
  return (i) => (((bytes[i >> 3] ?? 0) >> (i & 7)) & 1) === 1
}

export const unpackWeights = ({ slots, present, values, step, bias }: StoredWeights): Weights => {
  const heads = bias.length
  const rows = new Int32Array(SLOTS)
  const isUsed = readBits(slots)
  let count = 0
  for (let slot = 0; slot < SLOTS; slot++) if (isUsed(slot)) rows[slot] = ++count
  const unpacked = new Float32Array((count + 1) * heads)
  const isPresent = readBits(present)
  const steps = Int8Array.from(Buffer.from(values, 'base64'))
  let next = 0
  for (let i = 0; i < count * heads; i++)
    if (isPresent(i)) unpacked[heads + i] = (steps[next++] ?? 0) * (step[i % heads] ?? 0)
  return { heads, rows, values: unpacked, bias: Float64Array.from(bias) }
}
