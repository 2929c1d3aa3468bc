import type { Features } from '../../learned/features.ts'
import { shareOut, sumUp } from '../../learned/model.ts'
import type { Weights } from '../../learned/model.ts'
import { WAYS } from './names.ts'
import type { Way } from './names.ts'

/** How a question stands to what was talked of before it. */
export interface Leaning {
  /** The likeliest. */
  way: Way
  /** 0 to 1: how likely each way is. */
  likely: Record<Way, number>
}

/**
 * From here a question is taken to lean. Of the questions that are learned from most stand for themselves, of those that are asked in a
 * conversation one of twelve does; whoever is told something else of law of the same matter, though they meant another one, is done less
 * harm than whoever has figures changed that stay.
 */
const LEANS = { next: 0.12, other: 0.15 }

export const weighLeaning = (features: Features, weights: Weights): Leaning => {
  const shares = shareOut(sumUp(features, weights))
  const likely = Object.fromEntries(WAYS.map((way, at) => [way, shares[at] ?? 0])) as Record<Way, number>
  const [way = 'NEW'] = WAYS.filter((it) => it !== 'NEW').toSorted((a, b) => likely[b] - likely[a])
  const leans = 1 - likely.NEW >= (way === 'NEXT' ? LEANS.next : LEANS.other)
  return { way: leans ? way : 'NEW', likely }
}

/** Of a question whose way is known. */
export const knownLeaning = (way: Way): Leaning => ({
  way,
  likely: Object.fromEntries(WAYS.map((it) => [it, it === way ? 1 : 0])) as Record<Way, number>,
})
