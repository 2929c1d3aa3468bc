import type { Language } from '../gql/schema.ts'

const LOCALES: Readonly<Record<Language, string>> = { KO: 'ko-KR', EN: 'en-GB' }

/** A share of the API, already in percent: 4.25 → “4.25%”. */
export const formatPercent = (percent: number, digits = 2): string =>
  `${percent.toLocaleString('en-US', { maximumFractionDigits: digits })}%`

/** A share between 0 and 1: 0.724 → “72%”. */
export const formatShare = (share: number): string => `${Math.round(share * 100)}%`

/** ㎡ and, in Korean, 평 beside them. */
export const formatArea = (squareMetres: number, language: Language): string => {
  const metres = `${squareMetres.toLocaleString('en-US', { maximumFractionDigits: 2 })}㎡`
  return language === 'KO' ? `${metres} (${Math.round(squareMetres / 3.3058)}평)` : metres
}

export const formatCount = (count: number, language: Language): string =>
  count.toLocaleString(LOCALES[language])

/** A calendar day of the API (“2026-11-21”), which is the same everywhere. */
export const formatDay = (day: string, language: Language): string =>
  new Date(`${day.slice(0, 10)}T00:00:00Z`).toLocaleDateString(LOCALES[language], {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })

/** A calendar day where room is scarce: “2026.11.21”, “21 Nov 2026”. */
export const formatDayShort = (day: string, language: Language): string =>
  language === 'KO'
    ? day.slice(0, 10).replaceAll('-', '.')
    : new Date(`${day.slice(0, 10)}T00:00:00Z`).toLocaleDateString(LOCALES.EN, {
        year: 'numeric',
        month: 'short',
        day: 'numeric',
        timeZone: 'UTC',
      })

/** A point in time, in the reader's own time zone. */
export const formatTime = (at: string, language: Language): string =>
  new Date(at).toLocaleString(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short' })

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['minute', 60],
  ['hour', 60],
  ['day', 24],
  ['week', 7],
]

/** “3시간 전”, “yesterday”; after four weeks the day itself. */
export const formatAgo = (at: string, language: Language, now = Date.now()): string => {
  const words = new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto' })
  let amount = (new Date(at).getTime() - now) / 1000
  let unit: Intl.RelativeTimeFormatUnit = 'second'
  for (const [next, size] of STEPS) {
    if (Math.abs(amount) < size) break
    amount /= size
    unit = next
  }
  if (unit === 'week' && Math.abs(amount) >= 4) return formatDay(at, language)
  return words.format(unit === 'second' ? 0 : Math.round(amount), unit)
}

const monthIn = (month: string, language: Language, length: 'long' | 'short'): string => {
  const [, year = '', number = ''] = /^(\d{4})-?(\d{2})/.exec(month) ?? []
  if (number === '') return month
  if (length === 'short' && language === 'KO') return `${year}.${number}`
  return new Date(`${year}-${number}-01T00:00:00Z`).toLocaleDateString(LOCALES[language], {
    year: 'numeric',
    month: length,
    timeZone: 'UTC',
  })
}

/** A month of the API (“201301”, “2026-03”, or the day of it): “2013년 1월”. As it is where it is none. */
export const formatMonth = (month: string, language: Language): string => monthIn(month, language, 'long')

/** A month where room is scarce: “2013.01”, “Jan 2013”. */
export const formatMonthShort = (month: string, language: Language): string =>
  monthIn(month, language, 'short')
