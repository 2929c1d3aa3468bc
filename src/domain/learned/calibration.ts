/** How likely a model called its reading, and whether it was right. */
export interface Outcome {
  said: number
  isRight: boolean
}

/** What was said, and how often that was right: as many points as it takes, both rising. */
export type Calibration = readonly (readonly [said: number, right: number])[]

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

/** Between two points in proportion; beyond the first and the last as those. */
export const calibrate = (calibration: Calibration, said: number): number => {
  const above = calibration.findIndex(([at]) => at >= said)
  const [next, before] = [calibration[above], calibration[above - 1]]
  if (next === undefined) return calibration.at(-1)?.[1] ?? said
  if (before === undefined) return next[1]
  const share = (said - before[0]) / Math.max(next[0] - before[0], Number.EPSILON)
  return before[1] + share * (next[1] - before[1])
}

export interface Bin {
  count: number
  /** Both as means. */
  said: number
  right: number
}

/** By tenths of what was said. */
export const reliability = (outcomes: readonly Outcome[]): Bin[] =>
  Array.from({ length: 10 }, (_, tenth) => {
    const inside = outcomes.filter(({ said }) => Math.min(9, Math.floor(said * 10)) === tenth)
    const mean = (of: (it: Outcome) => number) =>
      inside.reduce((sum, it) => sum + of(it), 0) / Math.max(1, inside.length)
    return { count: inside.length, said: mean((it) => it.said), right: mean((it) => Number(it.isRight)) }
  })

/** Expected calibration error: how far what is said lies from how often it is right, on average. */
export const calibrationError = (outcomes: readonly Outcome[]): number =>
  reliability(outcomes).reduce((sum, { count, said, right }) => sum + count * Math.abs(said - right), 0) /
  Math.max(1, outcomes.length)

/** How often a right reading is surer than a wrong one (AUC); half where they are equally sure. */
export const areaUnderCurve = (outcomes: readonly Outcome[]): number => {
  const right = outcomes.filter(({ isRight }) => isRight)
  const wrong = outcomes.filter(({ isRight }) => !isRight)
  const wins = right.reduce(
    (sum, a) => sum + wrong.reduce((won, b) => won + (a.said > b.said ? 1 : a.said === b.said ? 0.5 : 0), 0),
    0,
  )
  return wins / Math.max(1, right.length * wrong.length)
}
