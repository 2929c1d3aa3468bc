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

export const weighed = <Name extends string>(
  names: readonly Name[],
  weights: Readonly<Record<Name, number>>,
  values: Readonly<Record<Name, number>>,
): number => names.reduce((sum, name) => sum + weights[name] * values[name], 0)

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
