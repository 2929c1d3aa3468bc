import { daysAfter } from '../day.ts'
import { withDates } from '../language/dates.ts'
import type { Span } from '../language/text.ts'
import { inYearMeant } from '../language/year-of-day.ts'

const DATE =
  /(?:(\d{4})\s?[년.\-/]\s?)?(\d{1,2})(?:월|[.\-/](?=\d{1,2}(?!\d)))\s?(?:(\d{1,2})(?:일|(?!\d|\s?(?:억|천|백|만|개월|%))))?|(\d{4})년(?!\s?\d)|(?<![\d.,])(\d{1,2})일(?!\s?(?:째|간|동안|치|만|이내|안에|전|후|뒤|이?나?\s?(?:지나|지났|걸|늦|밀|넘|됐)))/g
const OF_DAY = /^\s?(?:에|자|일자|날|부터|까지|짜)/
/** A day that a text tells, and where. */
export interface DaySaid extends Span {
  day: string
  exact?: true
  /** Its year was not said: that of today, until it is known what happened on it. */
  yearless?: true
}

const pad = (value: number): string => String(value).padStart(2, '0')

export const YEAR_AND_MONTH = 'YYYY-MM'.length

/** The days of a text. `month`: the one that was spoken of last, which a day alone (27일에) is of. */
export const datesIn = (text: string, today: string, month: string | null): DaySaid[] => {
  const dated = new Map<number, number>()
  let spoken = month
  return [...text.matchAll(DATE)].flatMap((match): DaySaid[] => {
    const [whole, year, month, date, only, dayAlone] = match
    const span = { start: match.index, end: match.index + whole.length }
    if (dayAlone !== undefined) {
      const day = `${spoken ?? ''}-${pad(Number(dayAlone))}`
      return spoken === null || Number.isNaN(Date.parse(day)) ? [] : [{ day, exact: true, ...span }]
    }
    const now = Number(today.slice(0, 4))
    const [m, d] = [Number(month ?? 1), Number(date ?? 1)]
    if (m < 1 || m > 12 || d < 1 || d > 31) return []
    // 8.5 and 3/4 are figures; a date without a year says its month, or that it is a day (9/10에, 9/10자).
    const isDay = whole.includes('월') || (whole.includes('/') && OF_DAY.test(text.slice(span.end)))
    if (year === undefined && only === undefined && !isDay) return []
    const of = year ?? only
    // 전입 2023년 5월, 확정일자도 5월에: the same month again is the same.
    const again = dated.get(m)
    if (of !== undefined) dated.set(m, Number(of))
    const y = of !== undefined ? Number(of) : (again ?? now)
    const day = `${y}-${pad(m)}-${pad(d)}`
    if (Number.isNaN(Date.parse(day))) return []
    if (month !== undefined) spoken = day.slice(0, YEAR_AND_MONTH)
    const isYearless = of === undefined && again === undefined && month !== undefined
    return [
      { day, ...(date !== undefined && { exact: true }), ...(isYearless && { yearless: true }), ...span },
    ]
  })
}

/** The only day of a text that says a day anew (아 5월 20일, 10월 20일이었으면?), in the year that lies nearest to the one that was spoken of last; null: there is none, or there are several. */
export const dayAgain = (text: string, last: string): DaySaid | null => {
  const [only, ...more] = datesIn(withDates(text, last), last, last.slice(0, YEAR_AND_MONTH))
  if (only === undefined || more.length > 0) return null
  return only.yearless === true ? { ...only, day: inYearMeant(only.day, last, 'NEAREST') } : only
}

/** 오늘 통보하면, 내일 잔금이에요, if I give notice today: the day on which something is done; yesterday is one whatever was done on it. */
const DAY_WORD =
  /(?<![가-힣])(?:(어제|그저께|그제|엊그제|엊그저께)(?=[\s에,])|(오늘|내일|모레|지금|당장)(?=[^.?!\n]{0,10}(?:통보|통지|통고|해지|말하|알리|얘기|문자|카톡|내용증명|나가겠다고|나간다고))|(오늘|내일|모레)(?=\s?(?:[가-힣]{2,4}\s)?(?:계약|잔금|입주|전입|이사|만기|만료)))|(?<=\bnotice (?:by \w{1,10} )?)(today|tomorrow|now)\b|\b(yesterday)\b/gi
const DAYS_ON: Readonly<Record<string, number>> = {
  내일: 1,
  모레: 2,
  tomorrow: 1,
  어제: -1,
  yesterday: -1,
  그제: -2,
  그저께: -2,
  엊그제: -2,
  엊그저께: -2,
}
/** 열흘 전에 계약했어요; 3일 전 of what is to come (만기 3일 전) is not so long ago. */
const DAYS_AGO =
  /(?<!(?:만기|만료|종료|종기|끝나기|잔금|입주|이사|계약|전입|해지)일?[이가의]?\s{0,3})(?<![\d.,가-힣])(\d{1,3}\s?일|\d{1,2}\s?주(?:일)?|사흘|나흘|열흘|일주일|이주일|보름)\s?전에?(?=\s[^.?!\n]{0,10}(?:계약|잔금|입주|전입|이사|통보|통지|말했|알렸|문자|돌아가|받았|나갔|나왔|나가래|나가라|냈|보냈|들어))/g
const DAYS_OF: Readonly<Record<string, number>> = {
  사흘: 3,
  나흘: 4,
  열흘: 10,
  일주일: 7,
  이주일: 14,
  보름: 15,
}
const agoOf = (count: string): number =>
  DAYS_OF[count] ?? Number.parseInt(count, 10) * (count.includes('주') ? 7 : 1)
export const withDayWords = (text: string, today: string): string =>
  text
    .replaceAll(DAY_WORD, (word) => `${daysAfter(today, DAYS_ON[word.toLowerCase()] ?? 0)} `)
    .replaceAll(DAYS_AGO, (_all, count: string) => `${daysAfter(today, -agoOf(count))} 에`)
