import { readComparatorAfter, readComparatorBefore } from './comparator.ts'
import type { Comparator } from './comparator.ts'
import { readMeasure } from './measure.ts'
import { matchAt, skipSpaces } from './text.ts'
import type { Span } from './text.ts'
import type { Measure, Unit } from './unit.ts'

/**
 * Numbers with what was said about them, in the unit of the sentence: “3~5억대”, “60㎡ 이상 85㎡ 이하”, “최소 30평”.
 * `value` is the number itself (the upper one of a range); `comparators` is empty where nothing was said.
 */
export interface Bound extends Span {
  unit: Unit
  min?: number
  max?: number
  value: number
  comparators: readonly Comparator[]
}

const RANGE = /\s{0,8}(?:~|-|에서|부터|to\b|and\b)\s{0,8}/y
const BETWEEN = /(?:between|from)\s/y
const THE = /the\s/y
const WITHIN_RANGE = /\s{0,8}(?:사이|구간|범위|between)/y
const SECOND_LABEL = /\s{0,8},?\s{0,8}(?:최대\s?)?/y

/** “약 5억 정도 이하” has as many as anybody says; a longer run is no sentence and would cost its square. */
const MOST_COMPARATORS = 4

/** The smallest step below and above a bound that 미만 and 초과 leave out. */
const stepOf = (unit: Unit): number => (unit === 'SQUARE_METRE' || unit === 'PYEONG' ? 0 : 1)

export const readBound = (text: string, at: number): Bound | undefined => {
  const between = matchAt(BETWEEN, text, at)
  let start = between ? at + between[0].length : at
  const comparators: Comparator[] = []
  while (comparators.length < MOST_COMPARATORS) {
    const before = readComparatorBefore(text, start)
    if (!before) break
    comparators.push(before.comparator)
    start = before.end
  }
  const the = comparators.length > 0 ? matchAt(THE, text, start) : null
  if (the) start += the[0].length
  const first = readMeasure(text, start)
  if (!first) return undefined
  if (first.unit === 'LINE') return { ...first, start: at, comparators: [] }
  const range = readRange(text, at, first)
  if (range) return range
  // “from 500 million won”, and no “to”.
  if (between?.[0].startsWith('from') && first.unit !== 'OTHER') comparators.push('GE')
  const after = readComparators(text, first.end)
  const all = [...comparators, ...after.comparators]
  const span = { start: at, end: after.end }
  const open = readOpenRange(text, after.end, first, all)
  if (open) return { ...open, start: at }
  if (all.length === 0 && /^\s?~(?!\s?\d)/.test(text.slice(after.end)) && first.unit !== 'OTHER') {
    return { ...applied(first, ['GE']), ...span, end: skipSpaces(text, after.end) + 1 }
  }
  return { ...applied(first, all), ...span }
}

const readComparators = (text: string, at: number): { comparators: Comparator[]; end: number } => {
  const comparators: Comparator[] = []
  let end = at
  while (comparators.length < MOST_COMPARATORS) {
    const after = readComparatorAfter(text, end)
    if (!after) break
    comparators.push(after.comparator)
    end = after.end
  }
  return { comparators, end }
}

const readRange = (text: string, start: number, first: Measure): Bound | undefined => {
  const connector = matchAt(RANGE, text, first.end)
  if (!connector) return undefined
  const second = readMeasure(text, first.end + connector[0].length)
  const pair = second && shareUnit(first, second)
  if (!second || !pair) return undefined
  const after = readComparators(text, second.end)
  const inside = matchAt(WITHIN_RANGE, text, after.end)
  const end = inside ? after.end + inside[0].length : after.end
  const upper = applied({ ...second, ...pair, value: pair.high }, after.comparators)
  const exclusive = after.comparators.includes('LT') ? pair.high - stepOf(pair.unit) : pair.high
  const max = after.comparators.includes('BAND') ? (upper.max ?? pair.high) : exclusive
  return {
    unit: pair.unit,
    min: pair.low,
    max,
    value: pair.high,
    comparators: after.comparators.length > 0 ? after.comparators : ['LE'],
    start,
    end,
  }
}

/** “1억5천 이상 2억5천 이하”: a lower bound followed by an upper bound of the same kind. */
const readOpenRange = (
  text: string,
  at: number,
  first: Measure,
  comparators: readonly Comparator[],
): Bound | undefined => {
  if (!comparators.includes('GE') && !comparators.includes('GT')) return undefined
  const gap = matchAt(SECOND_LABEL, text, at)
  const second = readMeasure(text, at + (gap?.[0].length ?? 0))
  const pair = second && shareUnit(first, second)
  if (!second || !pair) return undefined
  const after = readComparators(text, second.end)
  if (!after.comparators.includes('LE') && !after.comparators.includes('LT')) return undefined
  const lower = applied({ ...first, unit: pair.unit, value: pair.low }, comparators)
  const upper = applied({ ...second, unit: pair.unit, value: pair.high }, after.comparators)
  return {
    ...upper,
    ...(lower.min === undefined ? {} : { min: lower.min }),
    start: first.start,
    end: after.end,
  }
}

/** The two ends of a range in one unit: a unit said once holds for both (3~5억, 20~30평). */
const shareUnit = (
  first: Measure,
  second: Measure,
): { low: number; high: number; unit: Unit } | undefined => {
  let low = first.value
  let high = second.value
  let unit = second.unit
  if (first.unit === 'BARE' && second.unit === 'MONEY') {
    low = first.value * second.lead <= second.value ? first.value * second.lead : first.value
  } else if (first.unit === 'MONEY' && second.unit === 'BARE') {
    unit = 'MONEY'
    high = second.value < first.value ? second.value * first.lead : second.value
  } else if (first.unit === 'CALENDAR_YEAR' || second.unit === 'CALENDAR_YEAR') {
    unit = 'CALENDAR_YEAR'
    if (first.unit !== second.unit && first.unit !== 'BARE') return undefined
  } else if (first.unit !== second.unit && first.unit !== 'BARE') {
    return undefined
  }
  if (unit === 'OTHER' || low > high) return undefined
  return { low, high, unit }
}

/** The place of the last non-zero digit: 53000 → 1000, 100 → 100, 25 → 1. */
const lastPlace = (value: number): number => {
  if (value <= 0 || !Number.isInteger(value)) return 1
  return 10 ** (/0*$/.exec(String(value))?.[0].length ?? 0)
}

const THIRDS: Partial<Record<Comparator, readonly [number, number]>> = {
  LOW: [0, 1],
  LOW_MID: [0, 2],
  MID: [1, 2],
  MID_HIGH: [1, 3],
  HIGH: [2, 3],
}

/** The same number under other comparators: in “2000에 70 이하” the 이하 holds for the 2000 too. */
export const withComparators = (bound: Bound, comparators: readonly Comparator[]): Bound =>
  bound.comparators.length > 0 ? bound : applied({ ...bound, lead: 1 }, comparators)

const OPPOSITE: Partial<Record<Comparator, Comparator>> = { GE: 'LT', GT: 'LE', LE: 'GT', LT: 'GE' }

/** What a refused bound leaves: more than 30 refused is at most 30. Null where that is no one interval, or nothing was said of it. */
export const oppositeOf = (bound: Bound): Bound | null => {
  const [only, ...others] = bound.comparators
  const opposite = only && OPPOSITE[only]
  const isOneSided = (bound.min === undefined) !== (bound.max === undefined)
  return opposite === undefined || others.length > 0 || !isOneSided
    ? null
    : { ...applied({ ...bound, lead: 1 }, [opposite]), start: bound.start, end: bound.end }
}

const applied = (measure: Measure, comparators: readonly Comparator[]): Bound => {
  const { unit, value, start, end } = measure
  const step = stepOf(unit)
  const bound = { unit, value, comparators, start, end }
  const third = comparators.map((comparator) => THIRDS[comparator]).find((range) => range !== undefined)
  let low = value
  let high = value
  if (third || comparators.includes('BAND')) {
    const width = lastPlace(value) - step
    low = value + Math.ceil((width * (third?.[0] ?? 0)) / 3)
    high = value + Math.floor((width * (third?.[1] ?? 3)) / 3)
  }
  if (comparators.includes('LT')) return { ...bound, max: value - step }
  if (comparators.includes('LE')) return { ...bound, max: high }
  if (comparators.includes('GT')) return { ...bound, min: value + step }
  if (comparators.includes('GE')) return { ...bound, min: low }
  if (third || comparators.includes('BAND')) return { ...bound, min: low, max: high }
  if (comparators.includes('ABOUT')) {
    if (unit !== 'MONEY' && unit !== 'BARE') return { ...bound, min: value * 0.9, max: value * 1.1 }
    // Integer arithmetic first: 35000 × 1.1 is 38500.000000000004.
    return { ...bound, min: Math.floor((value * 9) / 10), max: Math.ceil((value * 11) / 10) }
  }
  return { ...bound, max: value }
}
