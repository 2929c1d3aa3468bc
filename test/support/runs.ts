/**
 * How many cases a property is tried with: what the test says in CI, a third of it in the loop; `PROPERTY_RUNS=10` for
 * ten times as many. Never less than a handful.
 */
const SHARE = Number(process.env['PROPERTY_RUNS'] ?? (process.env['CI'] ? 1 : 1 / 3))
const FEWEST = 5

export const runs = (all: number): number => Math.max(Math.min(all, FEWEST), Math.round(all * SHARE))
