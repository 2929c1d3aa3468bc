/** What was said, and how often that was right: as many points as it takes, both rising. */
export type Calibration = readonly (readonly [said: number, right: number])[]

/** Between two points in proportion; beyond the first and the last as those. */
export const calibrate = (calibration: Calibration, said: number): number => {
  const above = calibration.findIndex(([at]) => at >= said)
  const [next, before] = [calibration[above], calibration[above - 1]]
  if (next === undefined) return calibration.at(-1)?.[1] ?? said
  if (before === undefined) return next[1]
  const share = (said - before[0]) / Math.max(next[0] - before[0], Number.EPSILON)
  return before[1] + share * (next[1] - before[1])
}
