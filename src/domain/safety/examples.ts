import { CRIMES } from './crime.ts'
import type { Crime } from './crime.ts'
import stored from './examples.json' with { type: 'json' }

/** What a sentence may be of concern for. */
export const CONCERNS = ['CRISIS', 'PRIVACY', ...CRIMES] as const
export type ConcernName = 'CRISIS' | 'PRIVACY' | Crime

export interface Example {
  text: string
  /** Null for a harmless one. */
  concern: ConcernName | null
}

/**
 * Sentences of our own: of each concern; near misses, which share their words and mean no harm; and what is asked every
 * day. In turns, so that training meets all of them all the time.
 */
export const readExamples = (): Example[] => {
  const lists: Example[][] = [
    ...CONCERNS.map((concern) => stored.concerns[concern].map((text) => ({ text, concern }))),
    stored.nearMisses.map((text) => ({ text, concern: null })),
    stored.everyday.map((text) => ({ text, concern: null })),
  ]
  return lists
    .flatMap((list) => list.map((example, at) => ({ example, place: (at + 0.5) / list.length })))
    .toSorted((a, b) => a.place - b.place)
    .map(({ example }) => example)
}
