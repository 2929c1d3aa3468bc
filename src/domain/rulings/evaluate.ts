import { daysAfter, daysBetween, monthEndAfter, monthsFrom } from '../day.ts'
import { kindOf } from './expression.ts'
import type { Counted, Expression, Value } from './expression.ts'

/** Fractions of a won that binary fractions leave behind. */
const DIGITS = 6
const clean = (value: number): number => Number(value.toFixed(DIGITS))

const COUNTS = {
  SUM: (a: number, b: number) => a + b,
  DIFFERENCE: (a: number, b: number) => a - b,
  PRODUCT: (a: number, b: number) => a * b,
  QUOTIENT: (a: number, b: number) => a / b,
} as const

const later = (day: string, by: { kind: Counted; value: number }): string =>
  by.kind === 'MONTHS' ? monthsFrom(day, by.value) : daysAfter(day, by.value)

const together = (is: keyof typeof COUNTS, left: Value, right: Value): Value | null => {
  const kind = kindOf(is, left.kind, right.kind)
  if (kind === null) return null
  if (left.kind === 'DAY') {
    if (right.kind === 'DAY')
      return {
        kind: 'DAYS',
        least: daysBetween(right.most, left.least),
        most: daysBetween(right.least, left.most),
      }
    const sign = is === 'SUM' ? 1 : -1
    const ends = [right.least * sign, right.most * sign]
    return {
      kind: 'DAY',
      least: later(left.least, { kind: right.kind, value: Math.min(...ends) }),
      most: later(left.most, { kind: right.kind, value: Math.max(...ends) }),
    }
  }
  if (right.kind === 'DAY' || kind === 'DAY') return null
  const ends = [left.least, left.most].flatMap((a) =>
    [right.least, right.most].map((b) => clean(COUNTS[is](a, b))),
  )
  return ends.every(Number.isFinite) ? { kind, least: Math.min(...ends), most: Math.max(...ends) } : null
}

const ofSeveral = (name: 'min' | 'max', values: readonly Value[]): Value | null => {
  const ordered = (ends: readonly Value[], end: 'least' | 'most'): number | string | undefined => {
    const all = ends.map((it) => it[end]).toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
    return name === 'min' ? all[0] : all.at(-1)
  }
  const [first] = values
  const [least, most] = [ordered(values, 'least'), ordered(values, 'most')]
  if (first === undefined || !values.every(({ kind }) => kind === first.kind)) return null
  if (first.kind === 'DAY')
    return typeof least === 'string' && typeof most === 'string' ? { kind: 'DAY', least, most } : null
  return typeof least === 'number' && typeof most === 'number' ? { kind: first.kind, least, most } : null
}

const whole = (name: 'ceil' | 'floor', value: Value): Value | null =>
  value.kind === 'DAY'
    ? null
    : { kind: value.kind, least: Math[name](value.least), most: Math[name](value.most) }

/** A day of the year of another one: of the first and the last that it may be. */
const inYearOf = ([day, month, date]: readonly Value[]): Value | null => {
  if (day?.kind !== 'DAY' || month?.kind !== 'NUMBER' || date?.kind !== 'NUMBER') return null
  const ofYear = (it: string): string =>
    [it.slice(0, 4), ...[month.least, date.least].map((part) => String(part).padStart(2, '0'))].join('-')
  return { kind: 'DAY', least: ofYear(day.least), most: ofYear(day.most) }
}

/** What it comes to; null where a figure is not known, or is divided by nothing. */
export const evaluate = (it: Expression, figure: (name: string) => Value | null): Value | null => {
  switch (it.is) {
    case 'VALUE':
      return it.value
    case 'NAME':
      return figure(it.name)
    case 'CALL': {
      const of = it.of.flatMap((one) => evaluate(one, figure) ?? [])
      if (of.length < it.of.length) return null
      if (it.name === 'min' || it.name === 'max') return ofSeveral(it.name, of)
      if (it.name === 'on') return inYearOf(of)
      const [day] = of
      if (it.name !== 'monthEnd') return day === undefined ? null : whole(it.name, day)
      return day?.kind === 'DAY'
        ? { kind: 'DAY', least: monthEndAfter(day.least, 0), most: monthEndAfter(day.most, 0) }
        : null
    }
    default: {
      const [left, right] = [evaluate(it.left, figure), evaluate(it.right, figure)]
      return left === null || right === null ? null : together(it.is, left, right)
    }
  }
}
