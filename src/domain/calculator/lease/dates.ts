import { daysAfter, daysBetween, monthsFrom } from '../../day.ts'
import { nextWorkday } from '../../holiday.ts'
import { dayOf, monthsOf } from '../../lease-facts.ts'
import type { LeaseFacts } from '../../lease-facts.ts'

/** A lease that is renewed because nobody spoke goes on so long (주임법 제6조 제2항). */
export const TACIT_YEARS = 2
/** A shop goes on so long (상임법 제10조 제4항). */
export const SHOP_TACIT_YEARS = 1
/** Under the Civil Act a lease without a term ends so many months after notice (민법 제635조 제2항). */
export const LANDLORD_NOTICE_MONTHS = 6
export const TENANT_NOTICE_MONTHS = 1
/** After a tenant’s notice a renewed lease runs on so long (주임법 제6조의2). */
export const FREE_MONTHS = 3
/** Leases above one of these sums, 만원, are to be reported within so many days (부동산거래신고법 제6조의2, 영 제4조의3). */
export const REPORTED = { days: 30, deposit: 6000, rent: 30 } as const

export interface NoticeWindow {
  /** From this day on. */
  from: string
  /** It must have arrived by the end of this day: before 0:00 of (end − months). */
  until: string
}

/** When a notice that is due so many months before the end of a lease must arrive. */
export const noticeWindow = (end: string, [from, until]: readonly [number, number]): NoticeWindow => ({
  from: monthsFrom(end, -from),
  until: daysAfter(monthsFrom(end, -until), -1),
})

/** Months before the end in which renewal is claimed or refused: homes (주임법 6의3, 6), shops (상임법 10). */
export const RENEWAL_MONTHS = { HOME: [6, 2], SHOP: [6, 1] } as const

/** The first day on which a lease is over, so many months after the notice arrived. */
export const freeAfter = (arrived: string, months: number): string =>
  daysAfter(monthsFrom(arrived, months), 1)

/** The last day of so many days, the first excluded. */
export const lastDayOf = (from: string, days: number): { day: string; moved: boolean } => {
  const day = daysAfter(from, days)
  const moved = nextWorkday(day)
  return { day: moved, moved: moved !== day }
}

export interface LeaseEnd {
  day: string
  /** What it was counted from, and how many months; null: it was told. */
  from: { start: string; months: number } | null
}

/** When a lease ends: as it is told, or by when it began and its term, whose last day is the one before. Null: neither is told. */
export const endOfLease = (facts: LeaseFacts): LeaseEnd | null => {
  const told = dayOf(facts, 'END')
  if (told !== null) return { day: told, from: null }
  const start = dayOf(facts, 'MOVED_IN') ?? dayOf(facts, 'STARTED')
  const months = monthsOf(facts, 'TERM')
  return start === null || months === null
    ? null
    : { day: daysAfter(monthsFrom(start, months), -1), from: { start, months } }
}

/** Months of a lease of which no end is said (주임법 제4조 제1항). */
export const USUAL_MONTHS = 24

/** The last day to insure a deposit: before half of the term is over (HUG; products differ). */
export const insurableUntil = (from: string, end: string | null): string =>
  end === null
    ? daysAfter(monthsFrom(from, USUAL_MONTHS / 2), -1)
    : daysAfter(from, Math.floor(daysBetween(from, end) / 2) - 1)
