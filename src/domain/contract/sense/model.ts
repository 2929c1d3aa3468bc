import { likelihood, sumUp } from '../../learned/model.ts'
import type { Weights } from '../../learned/model.ts'
import type { ContractRiskType } from '../contract.ts'
import { CONTRACT_RISK_TYPES } from '../contract.ts'
import { readFeatures } from './features.ts'

/** One head for each type, and one for “any at all”: how a clause turns on the tenant is alike across types. */
export const HEADS = [...CONTRACT_RISK_TYPES, 'ANY'] as const
const ANY = HEADS.indexOf('ANY')

/** How far a clause reads like the risky ones of each type, 0 to 1. */
export const weigh = (plain: string, weights: Weights): Map<ContractRiskType, number> => {
  const sums = sumUp(readFeatures(plain), weights)
  const any = likelihood(sums[ANY] ?? 0)
  return new Map(CONTRACT_RISK_TYPES.map((type, i) => [type, likelihood(sums[i] ?? 0) * any]))
}
