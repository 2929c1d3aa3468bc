import type { Weights } from '../../learned/model.ts'
import { calibrate } from '../../learned/calibration.ts'
import type { Calibration } from '../../learned/calibration.ts'
import { unpackWeights } from '../../learned/stored.ts'
import stored from './weights.json' with { type: 'json' }

let weights: Weights | undefined

/** Unpacked at the first question, not when the module is read. */
export const readWeights = (): Weights => (weights ??= unpackWeights(stored))

/** How far what the model says is to be believed, measured on questions that it had not seen. */
const calibration: Calibration = stored.calibration.map(([said = 0, right = 0]) => [said, right])

/** How often a reading is right that the model calls so likely, 0 to 1. */
export const confidenceOf = (likely: number): number => calibrate(calibration, likely)
