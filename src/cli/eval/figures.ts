/** What a set came to: lines for people, and the numbers that floors are held against. */
export interface Figures {
  name: string
  lines: string[]
  values: Record<string, number>
}

export const share = (part: number, whole: number): number => (whole === 0 ? 0 : (100 * part) / whole)
export const percent = (part: number, whole: number): string => `${share(part, whole).toFixed(1)} %`

/** How often a value occurs, most frequent first; ties in order of the value. */
export const byFrequency = (values: readonly string[]): [string, number][] =>
  [...Map.groupBy(values, (value) => value)]
    .map(([value, all]): [string, number] => [value, all.length])
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
