/**
 * How many cases a property is tried with: what the test says in CI, a third of it in the loop; `PROPERTY_RUNS=10` for
 * ten times as many. Never less than a handful.
 */
const SHARE = Number(process.env['PROPERTY_RUNS'] ?? (process.env['CI'] ? 1 : 1 / 3))
const FEWEST = 5

export const runs = (all: number): number => Math.max(Math.min(all, FEWEST), Math.round(all * SHARE))

/**
 * Of what is crossed with something else, the part that its `at`-th is tried with: all of it in CI, a third in the loop, another
 * one for the next.
 */
export const partOf = <T>(all: readonly T[], at: number): T[] => {
  const step = Math.max(1, Math.round(1 / SHARE))
  return all.filter((_, index) => (index + at) % step === 0)
}
