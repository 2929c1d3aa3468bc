/** z of a two-sided 95 % interval. */
const Z = 1.959964

/** Wilson's 95 % interval of a share of `part` among `whole`, 0 to 1; everything is possible of nothing. */
export const wilson = (part: number, whole: number): [low: number, high: number] => {
  if (whole === 0) return [0, 1]
  const seen = part / whole
  const spread = Z * Math.sqrt((seen * (1 - seen)) / whole + Z ** 2 / (4 * whole ** 2))
  const middle = seen + Z ** 2 / (2 * whole)
  const scale = 1 + Z ** 2 / whole
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)]
}

/** The value that a share of all values (0 to 1) does not exceed, of those that occur; null of none. */
export const quantile = (values: readonly number[], at: number): number | null => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(at * sorted.length) - 1)] ?? null
}

/** How sure an answer said it was, and whether it was right. */
export interface Judged {
  confidence: number
  isRight: boolean
}

/**
 * How often a right answer is surer than a wrong one, a tie counting half: 0.5 says nothing, 1 tells them apart. Null
 * where there are none of one kind. By the ranks of the right ones (Mann and Whitney).
 */
export const auc = (judged: readonly Judged[]): number | null => {
  const right = judged.filter(({ isRight }) => isRight).length
  const wrong = judged.length - right
  if (right === 0 || wrong === 0) return null
  let below = 0
  let ranks = 0
  const alike = [...Map.groupBy(judged, ({ confidence }) => confidence)].toSorted(([a], [b]) => a - b)
  for (const [, same] of alike) {
    ranks += same.filter(({ isRight }) => isRight).length * (below + (same.length + 1) / 2)
    below += same.length
  }
  return (ranks - (right * (right + 1)) / 2) / (right * wrong)
}

const DRAWS = 1000

/** Numbers from 0 to 1 that are the same in every run (mulberry32), so that an interval is. */
const generator = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const draw = <T>(values: readonly T[], next: () => number): T[] =>
  values.flatMap(() => {
    const at = Math.floor(next() * values.length)
    return values.slice(at, at + 1)
  })

/** The 95 % interval of what is made of values, from as many of them drawn again and again (bootstrap); null where nothing is made of them. */
export const bootstrap = <T>(
  values: readonly T[],
  statistic: (drawn: readonly T[]) => number | null,
): [low: number, high: number] | null => {
  const next = generator(1)
  const drawn = Array.from({ length: DRAWS }, () => statistic(draw(values, next))).filter(
    (value) => value !== null,
  )
  const low = quantile(drawn, 0.025)
  const high = quantile(drawn, 0.975)
  return low === null || high === null ? null : [low, high]
}

export const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
