const FROM_NOW: Readonly<Record<string, number>> = {
  올해: 0,
  금년: 0,
  작년: -1,
  지난해: -1,
  재작년: -2,
  내년: 1,
}
const YEAR_WORD = '(?<![가-힣])(올해|금년|재작년|작년|지난해|내년)'
const YEAR_SAID = new RegExp(`${YEAR_WORD}(?!도)`, 'g')
const MONTH_BEHIND = String.raw`(?=\s?(?:1[0-2]|0?[1-9])\s?월(?!세))`
const YEAR_OF_MONTH = new RegExp(`${YEAR_WORD}(?:도|의)?${MONTH_BEHIND}`, 'g')

/** 작년 as 2025년: the years of a text that are said from today. */
export const withYears = (text: string, today: string): string =>
  text.replaceAll(YEAR_SAID, (word) => `${Number(today.slice(0, 4)) + (FROM_NOW[word] ?? 0)}년`)

/** 내년(2027년), 2027년(내년): a year that is said twice. */
const YEAR_TWICE = new RegExp(String.raw`${YEAR_WORD}(?:도|의)?\s?\(\s?(\d{4})년?(?:도)?\s?\)`, 'g')
const YEAR_TWICE_AFTER = new RegExp(
  String.raw`(?<!\d)(\d{4})년(?:도)?\s?\(\s?${YEAR_WORD.replace('(?<![가-힣])', '')}\s?\)`,
  'g',
)

/** Years from here on are of the last century: 98년. */
const CENTURY = 60
const fullYear = (two: string): number => (Number(two) > CENTURY ? 1900 : 2000) + Number(two)

const SHORT = String.raw`(?<![\d.,])['’‘]?(\d{2})`
/** 25년 1월, '24년 5월. */
const SHORT_WITH_MONTH = new RegExp(String.raw`${SHORT}\s?년(?:도)?\s?${MONTH_BEHIND}`, 'g')
/** 16년도에, '19년에. */
const SHORT_NAMED = /(?<![\d.,])(?:['’‘](\d{2})\s?년|(\d{2})\s?년(?=도|식|산(?=\s)))/g
/** 16년에 3억 주고 산: two digits are a year where something is bought or done in it, and no time that it takes. */
const SHORT_DONE =
  /(?<![\d.,])(\d{2})\s?년(?=에\s?(?:[가-힣]{1,8}\s){0,2}(?:\d[\d억천백만,.]{0,10}\s?(?:\d[\d천백만,]{0,8})?원?(?:에|을|으로|로)?\s?(?:주고\s?)?)?(?:산(?=[\s집아])|샀|사서|취득|매수|매입|구입|분양|준공|지은|입주|전입|등기|증여|상속|계약했|팔았|판(?=\s)))/g
/** 25.3.2, 25-03-02, 24/8/20. */
const SHORT_DAY = /(?<![\d.,/-])['’‘]?(\d{2})([.\-/])\s?(\d{1,2})\2\s?(\d{1,2})(?![\d%]|[.,]\d)/g
const isDay = (month: number, day: number): boolean => month >= 1 && month <= 12 && day >= 1 && day <= 31

/** 9/12자로, 9/10까지, 3/2에 이사: a day, by what stands behind it. */
export const SLASHED_DAY = String.raw`(?:1[0-2]|0?[1-9])\/(?:3[01]|[12]\d|0?[1-9])(?=\s?(?:까지|일(?![가-힣])|자(?:로|에)?(?![가-힣])|부터|날(?![가-힣])|이후|이전)|에\s?(?:전입|이사|입주|계약|잔금|확정|설정|근저당|통보|통지|문자|나가|나갔|들어|받았|만기|끝|등기|입금|송금|보냈|보낸|말했|했|하고|한(?=\s)|마쳤|마치|신고|신청|완료))`
/** 10/28 계약, 12/3까지: more than any denominator, or more above than below, is no part of a whole; 3/15층 is a floor. */
const DAY_BY_ITSELF = String.raw`(?:1[0-2]|0?[1-9])\/(?:3[01]|2\d|1[3-9])(?=\s[가-힣]|[가-힣](?!층))(?!\s?(?:층|지분|만|평|로))|(?:1[0-2]|[4-9])\/[1-3](?=\s[가-힣])(?!\s?(?:층|지분|만|평|로))`
const SLASHED = new RegExp(String.raw`(?<![\d./])(?:${SLASHED_DAY}|${DAY_BY_ITSELF})`, 'g')

const MONTH_WORD =
  /(?<![가-힣])(이번\s?달|이달|다음\s?달|담달|내달|지난\s?달|저번\s?달)(?=\s?(?:\d{1,2}\s?일|말|초))/g
const monthFrom = (word: string): number => (/이번|이달/.test(word) ? 0 : /지난|저번/.test(word) ? -1 : 1)

/** 3월 말, 3월 말일까지: the last day of a month is a day. */
const MONTH_END = /(?:(\d{4})(년\s?))?(?<!\d)(1[0-2]|0?[1-9])월\s?말(?:일|경|쯤)?(?![가-힣]{0,2}소)/g

const ENGLISH_MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const ENGLISH_MONTH = String.raw`(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|(?<!\b(?:i|you|we|they|he|she|it|who|that|which)\s)may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`
const NTH = String.raw`(\d{1,2})(?:st|nd|rd|th)?(?![\d,.]*\d)`
const MONTH_FIRST = new RegExp(
  String.raw`\b${ENGLISH_MONTH}\s(?:${NTH}(?:,?\s?(\d{4})\b)?|(?:of\s)?(\d{4})\b)`,
  'gi',
)
/** Feb 28, 2027 · March 2026 · 10 May 2024. */
export const ENGLISH_DAY = String.raw`\b${ENGLISH_MONTH}\s(?:${NTH}(?:,?\s?\d{4}\b)?|(?:of\s)?\d{4}\b)|\d{1,2}(?:st|nd|rd|th)?\s(?:of\s)?\b${ENGLISH_MONTH}(?:,?\s\d{4})?\b`
const DAY_FIRST = new RegExp(
  String.raw`\b(\d{1,2})(?:st|nd|rd|th)?\s(?:of\s)?${ENGLISH_MONTH}(?:,?\s(\d{4}))?\b`,
  'gi',
)
const monthNamed = (name: string): number => ENGLISH_MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1
const two = (value: number): string => String(value).padStart(2, '0')
const written = (year: string | undefined, month: number, day: string | undefined): string =>
  year === undefined
    ? `${month}월${day === undefined ? '' : ` ${Number(day)}일`}`
    : [year, two(month), ...(day === undefined ? [] : [two(Number(day))])].join('-')

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/**
 * Every day and month of a text as 2025년 1월 5일, however it is written: 25년 1월 5일, 25.1.5, 작년 1월, 1/5자로, 1월 말, Jan 5, 2025 (2025-01-05). What is no
 * date stays as it is. `today`: what is said from it (YYYY-MM-DD). Linear in the length of the text.
 */
export const withDates = (text: string, today: string): string => {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  return text
    .replaceAll(YEAR_TWICE, '$2년')
    .replaceAll(YEAR_TWICE_AFTER, '$1년')
    .replaceAll(YEAR_OF_MONTH, (_all, word: string) => `${year + (FROM_NOW[word] ?? 0)}년`)
    .replaceAll(MONTH_WORD, (_all, word: string) => {
      const at = year * 12 + month - 1 + monthFrom(word)
      return `${Math.floor(at / 12)}년 ${(at % 12) + 1}월`
    })
    .replaceAll(SHORT_WITH_MONTH, (_all, two: string) => `${fullYear(two)}년 `)
    .replaceAll(SHORT_NAMED, (_all, one?: string, two?: string) => `${fullYear(one ?? two ?? '')}년`)
    .replaceAll(SHORT_DONE, (_all, two: string) => `${fullYear(two)}년`)
    .replaceAll(SHORT_DAY, (all, two: string, _mark: string, m: string, d: string) =>
      isDay(Number(m), Number(d)) ? `${fullYear(two)}.${m}.${d}` : all,
    )
    .replaceAll(SLASHED, (all) => written(undefined, Number(all.split('/')[0]), all.split('/')[1]))
    .replaceAll(DAY_FIRST, (_all, day: string, name: string, of?: string) =>
      written(of, monthNamed(name), day),
    )
    .replaceAll(MONTH_FIRST, (_all, name: string, day?: string, ofDay?: string, alone?: string) =>
      written(ofDay ?? alone, monthNamed(name), day),
    )
    .replaceAll(MONTH_END, (_all, of: string | undefined, mark: string | undefined, m: string) => {
      const last = daysIn(of === undefined ? year : Number(of), Number(m))
      return `${of === undefined ? '' : `${of}${mark}`}${m}월 ${last}일`
    })
}
