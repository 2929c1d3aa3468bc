import { isDeepStrictEqual } from 'node:util'
import type { Weights } from '../../domain/learned/model.ts'
import type { StoredWeights } from '../../domain/learned/stored.ts'
import { packWeights } from './train.ts'

/** Whether weights that are kept are those that were learned. */
export const isTaught = ({ slots, present, values, step, bias }: StoredWeights, learned: Weights): boolean =>
  isDeepStrictEqual({ slots, present, values, step, bias }, packWeights(learned))
