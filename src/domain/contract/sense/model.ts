import type { ContractRiskType } from '../contract.ts'
import { CONTRACT_RISK_TYPES } from '../contract.ts'
import { toPlain } from '../plain.ts'
import { readFeatures, SLOTS } from './features.ts'
import type { Features } from './features.ts'

/** A clause and what it carries: no type for a protective, usual or neutral one. */
export interface Example {
  text: string
  types: readonly string[]
}

export interface Model {
  /** How far a clause reads like the risky ones of each type, 0 to 1. */
  weigh: (plain: string) => Map<ContractRiskType, number>
}

const EPOCHS = 8
const STEP = 0.5
/** Most clauses carry nothing of a type; a risky one is worth this many of them. */
const RISKY_WEIGHT = 3
const RIGHT_ENOUGH = 0.01
const START_BIAS = -2
const BIAS_STEP = 0.02

/** One head for each type, and one for “any at all”: how a clause turns on the tenant is alike across types. */
const HEADS = [...CONTRACT_RISK_TYPES, 'ANY'] as const
const COUNT = HEADS.length
const ANY = HEADS.indexOf('ANY')

/** Weights of all heads side by side, slot after slot: they are read together. */
interface Weights {
  values: Float32Array
  bias: Float64Array
}

/** One logistic regression a head (Adagrad, examples in their order: the same data give the same model). */
export const train = (examples: readonly Example[]): Model => {
  const weights = learn(
    examples.map(({ text, types }) => ({
      features: readFeatures(toPlain(text)),
      carries: HEADS.map((head) => (head === 'ANY' ? types.length > 0 : types.includes(head))),
    })),
  )
  return {
    weigh: (plain) => {
      const sums = sum(readFeatures(plain), weights)
      const any = likelihood(sums[ANY] ?? 0)
      return new Map(CONTRACT_RISK_TYPES.map((type, i) => [type, likelihood(sums[i] ?? 0) * any]))
    },
  }
}

const learn = (examples: readonly { features: Features; carries: readonly boolean[] }[]): Weights => {
  const values = new Float32Array(SLOTS * COUNT)
  const squares = new Float32Array(SLOTS * COUNT).fill(1e-4)
  const bias = new Float64Array(COUNT).fill(START_BIAS)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const { features, carries } of examples) {
      const sums = sum(features, { values, bias })
      for (let type = 0; type < COUNT; type++) {
        const risky = carries[type] === true
        const error = (likelihood(sums[type] ?? 0) - (risky ? 1 : 0)) * (risky ? RISKY_WEIGHT : 1)
        if (Math.abs(error) < RIGHT_ENOUGH) continue
        const { at, weight } = features
        for (let k = 0; k < at.length; k++) {
          const slot = (at[k] ?? 0) * COUNT + type
          const slope = error * (weight[k] ?? 0)
          const square = (squares[slot] ?? 0) + slope * slope
          squares[slot] = square
          values[slot] = (values[slot] ?? 0) - (STEP * slope) / Math.sqrt(square)
        }
        bias[type] = (bias[type] ?? 0) - BIAS_STEP * error
      }
    }
  }
  return { values, bias }
}

const sum = ({ at, weight }: Features, { values, bias }: Weights): Float64Array => {
  const sums = Float64Array.from(bias)
  for (let k = 0; k < at.length; k++) {
    const share = weight[k] ?? 0
    const start = (at[k] ?? 0) * COUNT
    for (let type = 0; type < COUNT; type++)
      sums[type] = (sums[type] ?? 0) + (values[start + type] ?? 0) * share
  }
  return sums
}

const likelihood = (value: number): number => 1 / (1 + Math.exp(-value))
