import type { Features } from './features.ts'

/** One linear model for each of several questions about the same text, side by side: its heads. */
export interface Weights {
  /** How many questions there are. */
  heads: number
  /** The row of each slot of the features; row 0 is that of all slots that no example has. */
  rows: Int32Array
  /** Row after row, the weights of all heads side by side: they are read together. Row 0 is nothing but zeros. */
  values: Float32Array
  bias: Float64Array
}

export const sumUp = ({ at, weight }: Features, { heads, rows, values, bias }: Weights): Float64Array => {
  const sums = bias.slice()
  for (let k = 0; k < at.length; k++) {
    const share = weight[k] ?? 0
    const start = (rows[at[k] ?? 0] ?? 0) * heads
    for (let head = 0; head < heads; head++)
      sums[head] = (sums[head] ?? 0) + (values[start + head] ?? 0) * share
  }
  return sums
}

export const likelihood = (value: number): number => 1 / (1 + Math.exp(-value))

/** What there is of all likelihood for each of several heads of which one is true. */
export const shareOut = (sums: Float64Array): Float64Array => {
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const all = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / all)
}
