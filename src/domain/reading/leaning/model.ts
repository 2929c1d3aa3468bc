import { calibrate } from '../../learned/calibration.ts'
import type { Calibration } from '../../learned/calibration.ts'
import type { Features } from '../../learned/features.ts'
import { sumUp } from '../../learned/model.ts'
import type { Weights } from '../../learned/model.ts'
import { shareOut, train } from '../../learned/train.ts'
import { WAYS } from './names.ts'
import type { Way } from './names.ts'

/** How a question stands to what was talked of before it. */
export interface Leaning {
  /** The likeliest. */
  way: Way
  /** 0 to 1: how likely each way is. */
  likely: Record<Way, number>
  /** 0 to 1: how often such a question leans on what was talked of. */
  leans: number
}

export interface KnownLeaning {
  features: Features
  way: Way
}

const TRAINING = { oneOf: WAYS.length, step: 0.2, positiveWeight: 1, startBias: 0, least: 2 }

/** Few conversations are met so often beside what stands for itself, until what they teach is learned. */
const ROUNDS = 3

/** Each way spread over the whole, so that training meets all of them all the time. */
const inTurns = (known: readonly KnownLeaning[]): KnownLeaning[] =>
  [...Map.groupBy(known, ({ way }) => way).values()]
    .flatMap((list) => list.map((one, at) => ({ one, place: (at + 0.5) / list.length })))
    .toSorted((a, b) => a.place - b.place)
    .map(({ one }) => one)

export const trainLeaning = (known: readonly KnownLeaning[]): Weights =>
  train(
    Array.from({ length: ROUNDS }, () => inTurns(known))
      .flat()
      .map(({ features, way }) => ({ features, is: WAYS.map((it) => it === way) })),
    WAYS.length,
    TRAINING,
  )

/**
 * From here a question is taken to lean. Of the questions that are learned from most stand for themselves, of those that are asked
 * in a conversation few do: in folds 92 % of these are found so, and of 100 whole ones one or two are taken for a part of it.
 */
const LEANS = 0.3

/** By weights alone; `calibration` says how far they are to be believed. */
export const weighLeaning = (features: Features, weights: Weights, calibration: Calibration): Leaning => {
  const shares = shareOut(sumUp(features, weights))
  const likely = Object.fromEntries(WAYS.map((way, at) => [way, shares[at] ?? 0])) as Record<Way, number>
  const leans = calibrate(calibration, 1 - likely.NEW)
  const [way = 'NEW'] = WAYS.filter((it) => it !== 'NEW').toSorted((a, b) => likely[b] - likely[a])
  return { way: leans < LEANS ? 'NEW' : way, likely, leans }
}

/** Of a question whose way is known. */
export const knownLeaning = (way: Way): Leaning => ({
  way,
  likely: Object.fromEntries(WAYS.map((it) => [it, it === way ? 1 : 0])) as Record<Way, number>,
  leans: way === 'NEW' ? 0 : 1,
})
