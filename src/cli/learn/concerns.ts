import type { Weights } from '../../domain/learned/model.ts'
import stored from '../../domain/safety/examples.json' with { type: 'json' }
import { CONCERNS, HEADS, readFeatures } from '../../domain/safety/sense.ts'
import type { ConcernName } from '../../domain/safety/sense.ts'
import { safetyText } from '../../domain/safety/text.ts'
import { inTurns, train } from './train.ts'

interface Example {
  text: string
  /** Null for a harmless one. */
  concern: ConcernName | null
}

/**
 * Sentences of our own: of each concern; near misses, which share their words and mean no harm; and what is asked every
 * day.
 */
export const readConcerns = (): Example[] =>
  inTurns<Example>([
    ...CONCERNS.map((concern) => stored.concerns[concern].map((text) => ({ text, concern }))),
    stored.nearMisses.map((text) => ({ text, concern: null })),
    stored.everyday.map((text) => ({ text, concern: null })),
  ])

export const trainSense = (examples: readonly Example[]): Weights =>
  train(
    examples.map(({ text, concern }) => ({
      features: readFeatures(safetyText(text)),
      is: HEADS.map((head) => (head === 'ANY' ? concern !== null : head === concern)),
    })),
    HEADS.length,
  )
