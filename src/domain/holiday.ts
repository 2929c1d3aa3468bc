import { z } from 'zod'
import { daysAfter } from './day.ts'
import rows from './holidays.json' with { type: 'json' }

const holidays = z.object({
  about: z.string(),
  verified: z.boolean(),
  from: z.iso.date(),
  until: z.iso.date(),
  everyYear: z.array(z.object({ name: z.string(), day: z.string(), substitute: z.boolean() })),
  /** `around`: so many days before and after belong to it. */
  lunar: z.array(
    z.object({
      name: z.string(),
      month: z.int(),
      date: z.int(),
      around: z.int(),
      days: z.array(z.iso.date()),
    }),
  ),
  once: z.array(z.object({ name: z.string(), day: z.iso.date() })),
})
export const HOLIDAYS = holidays.parse(rows)

const [SUNDAY, SATURDAY] = [0, 6]
const weekdayOf = (day: string): number => new Date(Date.parse(day)).getUTCDay()
export const isWeekend = (day: string): boolean => weekdayOf(day) === SATURDAY || weekdayOf(day) === SUNDAY

interface Feast {
  days: string[]
  /** A day of it on one of these is made up for. */
  madeUpOn: readonly number[]
}

const feastsOf = (year: string): Feast[] => [
  ...HOLIDAYS.everyYear.map(({ day, substitute }) => ({
    days: [`${year}-${day}`],
    madeUpOn: substitute ? [SUNDAY, SATURDAY] : [],
  })),
  ...HOLIDAYS.lunar.flatMap(({ around, days }) =>
    days
      .filter((day) => day.startsWith(year))
      .map((day) => ({
        days: Array.from({ length: 2 * around + 1 }, (_, index) => daysAfter(day, index - around)),
        // 설날 and 추석 are not made up for on a Saturday.
        madeUpOn: around > 0 ? [SUNDAY] : [SUNDAY, SATURDAY],
      })),
  ),
  ...HOLIDAYS.once
    .filter(({ day }) => day.startsWith(year))
    .map(({ day }) => ({ days: [day], madeUpOn: [] })),
]

/** All holidays of a year with the days that make up for them (대체공휴일). */
const holidaysOf = (year: string): Set<string> => {
  const feasts = feastsOf(year)
  const taken = new Set(feasts.flatMap(({ days }) => days))
  const madeUp = new Set<string>()
  // What is longer makes up for what falls on it.
  for (const { days, madeUpOn } of feasts.toSorted((a, b) => b.days.length - a.days.length)) {
    for (const day of days) {
      const isShared = feasts.filter((it) => it.days.includes(day)).length > 1
      if (madeUp.has(day) || madeUpOn.length === 0 || !(isShared || madeUpOn.includes(weekdayOf(day))))
        continue
      madeUp.add(day)
      let free = daysAfter(days.at(-1) ?? day, 1)
      while (isWeekend(free) || taken.has(free)) free = daysAfter(free, 1)
      taken.add(free)
    }
  }
  return taken
}

const years = new Map<string, Set<string>>()
/** Whether a day is a public holiday, as far as they are known; a Sunday alone is none here. */
export const isHoliday = (day: string): boolean => {
  const year = day.slice(0, 4)
  const known = years.get(year) ?? holidaysOf(year)
  years.set(year, known)
  return known.has(day)
}

/** The last day of a term on a Saturday or a holiday moves on (민법 제161조). */
export const nextWorkday = (day: string): string =>
  isWeekend(day) || isHoliday(day) ? nextWorkday(daysAfter(day, 1)) : day
