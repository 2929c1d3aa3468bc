import type { ContractRiskType } from '../contract.ts'
import { CONTRACT_RISK_TYPES } from '../contract.ts'
import { readFeatures } from './features.ts'
import type { Features } from './features.ts'

/** One head for each type, and one for “any at all”: how a clause turns on the tenant is alike across types. */
export const HEADS = [...CONTRACT_RISK_TYPES, 'ANY'] as const
const COUNT = HEADS.length
const ANY = HEADS.indexOf('ANY')

export interface Weights {
  /** The row of each slot of the features; row 0 is that of all slots that no example has. */
  rows: Int32Array
  /** Row after row, the weights of all heads side by side: they are read together. Row 0 is nothing but zeros. */
  values: Float32Array
  bias: Float64Array
}

export const sumUp = ({ at, weight }: Features, { rows, values, bias }: Weights): Float64Array => {
  const sums = Float64Array.from(bias)
  for (let k = 0; k < at.length; k++) {
    const share = weight[k] ?? 0
    const start = (rows[at[k] ?? 0] ?? 0) * COUNT
    for (let head = 0; head < COUNT; head++)
      sums[head] = (sums[head] ?? 0) + (values[start + head] ?? 0) * share
  }
  return sums
}

export const likelihood = (value: number): number => 1 / (1 + Math.exp(-value))

/** How far a clause reads like the risky ones of each type, 0 to 1. */
export const weigh = (plain: string, weights: Weights): Map<ContractRiskType, number> => {
  const sums = sumUp(readFeatures(plain), weights)
  const any = likelihood(sums[ANY] ?? 0)
  return new Map(CONTRACT_RISK_TYPES.map((type, i) => [type, likelihood(sums[i] ?? 0) * any]))
}
