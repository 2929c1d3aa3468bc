import type { Weights } from '../../learned/model.ts'
import { unpackWeights } from '../../learned/stored.ts'
import stored from './weights.json' with { type: 'json' }

let weights: Weights | undefined

/** Unpacked at the first contract, not when the module is read. */
export const readWeights = (): Weights => (weights ??= unpackWeights(stored))
