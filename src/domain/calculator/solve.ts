/**
 * The least value from which something holds, where it holds for every larger one: what a calculation is asked the other way round.
 * Null: it holds for none up to `most`. All in steps of `step` from `least` on.
 */
export const leastWhere = (
  holds: (value: number) => boolean,
  { least, most, step = 1 }: { least: number; most: number; step?: number },
): number | null => {
  const at = (index: number): number => least + index * step
  let low = 0
  let high = Math.floor((most - least) / step)
  if (high < 0 || !holds(at(high))) return null
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (holds(at(middle))) high = middle
    else low = middle + 1
  }
  return at(low)
}

/** The largest value up to which something holds, where it holds for every smaller one; null: for none. */
export const mostWhere = (
  holds: (value: number) => boolean,
  bounds: { least: number; most: number; step?: number },
): number | null => {
  const { least, most, step = 1 } = bounds
  const first = leastWhere((value) => !holds(value), bounds)
  if (first === null) return least + Math.floor((most - least) / step) * step
  return first <= least ? null : first - step
}
