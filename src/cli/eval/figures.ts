import { bootstrap, wilson } from './statistics.ts'

/** What a set came to: lines for people, and the numbers that floors are held against. */
export interface Figures {
  name: string
  lines: string[]
  values: Record<string, number>
}

export const share = (part: number, whole: number): number => (whole === 0 ? 0 : (100 * part) / whole)
/** A share of so many, with its 95 % interval: `97.5 % (78/80) [91.3, 99.3]`. */
export const percent = (part: number, whole: number): string =>
  `${share(part, whole).toFixed(1)} % (${part}/${whole}) [${wilson(part, whole)
    .map((end) => (100 * end).toFixed(1))
    .join(', ')}]`

/** What is made of values, with its 95 % interval: `0.912 [0.871, 0.948]`; a dash where nothing is. */
export const measured = <T>(
  values: readonly T[],
  statistic: (values: readonly T[]) => number | null,
  digits: number,
): string => {
  const value = statistic(values)
  const interval = bootstrap(values, statistic)
  if (value === null || interval === null) return '–'
  return `${value.toFixed(digits)} [${interval.map((end) => end.toFixed(digits)).join(', ')}]`
}

/** How often a value occurs, most frequent first; ties in order of the value. */
export const byFrequency = (values: readonly string[]): [string, number][] =>
  [...Map.groupBy(values, (value) => value)]
    .map(([value, all]): [string, number] => [value, all.length])
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
