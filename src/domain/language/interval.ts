import type { Bound } from './bound.ts'

/** Both ends may be open. */
export interface Interval {
  min: number | null
  max: number | null
}

/** What a filter can hold; “2000년 이내” or a home of 100,084㎡ is a condition that was not understood. */
export const LIMITS = {
  area: [0, 100_000],
  year: [1900, 2200],
  households: [0, 1_000_000],
  minutes: [0, 600],
  floor: [-20, 200],
  count: [0, 99],
} as const

export const possible = <T extends { min?: number | null; max?: number | null }>(
  interval: T | null | undefined,
  [low, high]: readonly [number, number],
): T | undefined => {
  if (!interval) return undefined
  const isWithin = (value: number | null | undefined) => value == null || (value >= low && value <= high)
  const isOrdered = interval.min == null || interval.max == null || interval.min <= interval.max
  return isOrdered && isWithin(interval.min) && isWithin(interval.max) ? interval : undefined
}

/** Several areas (59㎡나 84㎡) span from the smallest to the largest; a lone lower or upper bound joins its partner. */
export const envelope = (intervals: readonly Interval[]): Interval | null => {
  if (intervals.length < 2) return intervals[0] ?? null
  if (intervals.every(({ min, max }) => min !== null && max !== null)) {
    return {
      min: Math.min(...intervals.map(({ min }) => min ?? 0)),
      max: Math.max(...intervals.map(({ max }) => max ?? 0)),
    }
  }
  return tightest(intervals)
}

export const tightest = (intervals: readonly Interval[]): Interval | null => {
  if (intervals.length === 0) return null
  const mins = intervals.flatMap(({ min }) => (min === null ? [] : [min]))
  const maxes = intervals.flatMap(({ max }) => (max === null ? [] : [max]))
  const min = mins.length > 0 ? Math.max(...mins) : null
  const max = maxes.length > 0 ? Math.min(...maxes) : null
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max }
}

/** Things that are counted: as many as are said, unless a comparator says more or less. */
export const countOf = (bound: Bound): Interval => {
  if (bound.comparators.length === 0) return { min: bound.value, max: bound.value }
  return {
    min: bound.min === undefined ? null : Math.ceil(bound.min),
    max: bound.max === undefined ? null : Math.floor(bound.max),
  }
}
