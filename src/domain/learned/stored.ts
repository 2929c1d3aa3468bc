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

const LARGEST = 127

const packBits = (length: number, has: (i: number) => boolean): string => {
  const bytes = new Uint8Array(Math.ceil(length / 8))
  for (let i = 0; i < length; i++) if (has(i)) bytes[i >> 3] = (bytes[i >> 3] ?? 0) | (1 << (i & 7))
  return toBase64(bytes)
}

const toBase64 = ({ buffer, byteOffset, length }: Uint8Array | Int8Array): string =>
  Buffer.from(buffer, byteOffset, length).toString('base64')

const readBits = (packed: string): ((i: number) => boolean) => {
  const bytes = Buffer.from(packed, 'base64')
  return (i) => (((bytes[i >> 3] ?? 0) >> (i & 7)) & 1) === 1
}

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
