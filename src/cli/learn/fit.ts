import type { Calibration } from '../../domain/learned/calibration.ts'
import type { Likelihood } from '../../domain/learned/likelihood.ts'
import { weighed } from '../../domain/learned/ranking.ts'

/** How likely a model called its reading, and whether it was right. */
export interface Outcome {
  said: number
  isRight: boolean
}

interface Pool {
  said: number
  right: number
  count: number
}

/** Fewer outcomes than these say little about how often such a reading is right. */
const LEAST_POOL = 20

/** Isotonic regression (pool adjacent violators) over readings that the model had not seen. */
export const fitCalibration = (outcomes: readonly Outcome[]): Calibration => {
  const pools: Pool[] = []
  for (const { said, isRight } of outcomes.toSorted((a, b) => a.said - b.said)) {
    let pool: Pool = { said, right: Number(isRight), count: 1 }
    for (let last = pools.at(-1); last !== undefined; last = pools.at(-1)) {
      if (last.count >= LEAST_POOL && last.right / last.count < pool.right / pool.count) break
      pools.pop()
      pool = {
        said: last.said + pool.said,
        right: last.right + pool.right,
        count: last.count + pool.count,
      }
    }
    pools.push(pool)
  }
  const round = (value: number) => Math.round(value * 1000) / 1000
  return pools.map(({ said, right, count }) => [round(said / count), round(right / count)])
}

/** What was seen of one case: its grounds, and whether it turned out right. */
export interface Case<Name extends string> {
  grounds: Record<Name, number>
  isRight: boolean
  /** What it counts for beside the others; 1 where left out. */
  weight?: number
}

const FITTINGS = 1_500

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** How likely a case with these grounds is right: logistic, each ground learned in its own scale. */
export const fitLikelihood = <Name extends string>(
  names: readonly Name[],
  outcomes: readonly Case<Name>[],
  /** How strongly each weight is drawn to nothing: few cases prove little. */
  shrink = 0,
): Likelihood<Name> => {
  const scales = names.map((name) => {
    const values = outcomes.map(({ grounds }) => grounds[name])
    const middle = mean(values)
    return { middle, spread: Math.sqrt(mean(values.map((value) => (value - middle) ** 2))) || 1 }
  })
  const width = names.length
  const values = Float64Array.from(
    outcomes.flatMap(({ grounds }) =>
      names.map((name, at) => (grounds[name] - (scales[at]?.middle ?? 0)) / (scales[at]?.spread ?? 1)),
    ),
  )
  const total = outcomes.reduce((sum, { weight = 1 }) => sum + weight, 0)
  const learned = new Float64Array(width)
  const slopes = new Float64Array(width)
  let bias = 0
  for (let round = 0; round < FITTINGS; round++) {
    slopes.fill(0)
    let slope = 0
    for (const [place, { isRight, weight = 1 }] of outcomes.entries()) {
      const row = place * width
      let said = bias
      for (let at = 0; at < width; at++) said += (learned[at] ?? 0) * (values[row + at] ?? 0)
      const error = weight * ((isRight ? 1 : 0) - 1 / (1 + Math.exp(-said)))
      slope += error
      for (let at = 0; at < width; at++) slopes[at] = (slopes[at] ?? 0) + error * (values[row + at] ?? 0)
    }
    bias += slope / total
    for (let at = 0; at < width; at++)
      learned[at] = (1 - shrink) * (learned[at] ?? 0) + (slopes[at] ?? 0) / total
  }
  const weights = names.map((name, at) => ({ name, value: (learned[at] ?? 0) / (scales[at]?.spread ?? 1) }))
  return {
    bias: weights.reduce((sum, { value }, at) => sum - value * (scales[at]?.middle ?? 0), bias),
    ...Object.fromEntries(weights.map(({ name, value }) => [name, value])),
  } as Likelihood<Name>
}

/** The same, short enough to be kept: to three digits; adding nothing makes of -0, which JSON does not know, a 0. */
export const rounded = <T extends Record<string, number>>(values: T): T =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value.toFixed(3)) + 0])) as T

/** One of those that may answer a question, by what it is ranked by. */
export interface Candidate<Name extends string> {
  values: Readonly<Record<Name, number>>
  isRight: boolean
}

export interface RankingLesson<Name extends string> {
  start: Readonly<Record<Name, number>>
  rounds: number
  step: number
  /** Pulls the weights to where they started: few questions move them little. */
  hold?: number
}

/** Softmax over the candidates of each question: one of the right ones is to come first. */
export const learnRanking = <Name extends string>(
  names: readonly Name[],
  questions: readonly (readonly Candidate<Name>[])[],
  { start, rounds, step, hold = 0 }: RankingLesson<Name>,
): Record<Name, number> => {
  const weights: Record<Name, number> = { ...start }
  const teaching = questions.filter((all) => all.some(({ isRight }) => isRight))
  for (let round = 0; round < rounds; round++) {
    const slope: Record<Name, number> = { ...start }
    for (const name of names) slope[name] = 0
    for (const all of teaching) {
      const sums = all.map(({ values }) => weighed(names, weights, values))
      const highest = Math.max(...sums)
      const odds = sums.map((sum) => Math.exp(sum - highest))
      const total = odds.reduce((sum, value) => sum + value, 0)
      const right = odds.reduce((sum, value, at) => sum + (all[at]?.isRight === true ? value : 0), 0)
      for (const [at, { values, isRight }] of all.entries()) {
        const odd = odds[at] ?? 0
        const error = (isRight && right > 0 ? odd / right : 0) - odd / total
        for (const name of names) slope[name] += error * values[name]
      }
    }
    for (const name of names)
      weights[name] += step * (slope[name] / teaching.length - hold * (weights[name] - start[name]))
  }
  return weights
}
