const DAY = 86_400_000
const KST = 9 * 3_600_000

/** Days since 1970 by the calendar of Seoul. */
export const dayOf = (time: Date): number => Math.floor((time.getTime() + KST) / DAY)

/** “2026-11-21”. */
export const formatDay = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10)

/** “20261121”, as listings write their confirmation date. */
export const compactDay = (day: number): string => formatDay(day).replaceAll('-', '')

/** Whole years with a fraction from YYYYMM to the day. */
export const yearsSince = (yearMonth: string, day: number): number => {
  const built = Date.UTC(Number(yearMonth.slice(0, 4)), Number(yearMonth.slice(4)) - 1) / DAY
  return (day - built) / 365.25
}

/** An instant of that day in Seoul, `minute` minutes after midnight, as PostgreSQL reads it. */
export const instantOf = (day: number, minute: number): string =>
  new Date(day * DAY - KST + minute * 60_000).toISOString()
