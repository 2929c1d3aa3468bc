import type { Weights } from '../../learned/model.ts'
import { unpackWeights } from '../../learned/stored.ts'
import type { TurnMemory } from '../../memory.ts'
import type { Asked } from '../asked.ts'
import { readLeaningFeatures } from './features.ts'
import { weighLeaning } from './model.ts'
import type { Leaning } from './model.ts'
import stored from './weights.json' with { type: 'json' }

let weights: Weights | undefined

/** How a question stands to what was talked of last, learned from conversations; the same ones have the same reading. */
export const readLeaning = (asked: Asked, last: TurnMemory): Leaning =>
  weighLeaning(readLeaningFeatures(asked, last), (weights ??= unpackWeights(stored)))
