const DAY = 86_400_000
const KOREA_AHEAD_OF_UTC = 9 * 60 * 60 * 1000

const written = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** The day in Korea, where the law is. ISO days compare as text. */
export const koreanDay = (time: Date): string => written(time.getTime() + KOREA_AHEAD_OF_UTC)

/** So many days later, or earlier. */
export const daysAfter = (day: string, days: number): string => written(Date.parse(day) + days * DAY)

/** Days from one day to another, the first excluded (민법 제157조). */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY)

const parts = (day: string): [year: number, month: number, date: number] => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return [year, month, date]
}

/** The last day of the month that lies so many months after a day. */
export const monthEndAfter = (day: string, months: number): string => {
  const [year, month] = parts(day)
  return written(Date.UTC(year, month + months, 0))
}

/** The day that corresponds so many months later or earlier; the last of the month where there is none (민법 제160조 제3항). */
export const monthsFrom = (day: string, months: number): string => {
  const [year, month, date] = parts(day)
  const end = monthEndAfter(day, months)
  return date > parts(end)[2] ? end : written(Date.UTC(year, month - 1 + months, date))
}
