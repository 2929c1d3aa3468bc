import type { Case } from '../case.ts'
import { readMeasure } from './measure.ts'
import { ENGLISH_NUMBERS, countSaid } from './numeral.ts'
import { repaidIn } from './repaid.ts'
import { normalize } from './text.ts'

/** 10일치, 10일까지만 살고, 10 days: days of a month that count. */
const DAYS =
  /(?<!\d)(\d{1,2})\s?일\s?(?:치|간|동안|분|만(?=\s?(?:살|있|거주|지내))|(?=\s?거주)|까지(?:만)?\s?(?:살|있|거주|지내|쓰))|\b(\d{1,2}) days\b/
/** 11일 입주, 21일에 들어가는데: from that day to the last of the month; 20일에 퇴실: to that day. */
const MOVES =
  /(?<!\d)(\d{1,2})\s?일(?:자|날)?(?:에|부터|까지)?\s?(?:(?<in>입주|이사\s?(?:들어|와|왔|오|했|하)|들어|전입)|(?<out>퇴실|퇴거|나가|나갔|나갑|나올|이사\s?나|방\s?(?:을\s?)?빼))|\b(?:(?<enters>mov(?:e|ed|ing) in)|(?<leaves>mov(?:e|ed|ing) out))[a-z ]{0,12}?(?:on )?(?:the )?(?:[a-z]{3,9} )?(\d{1,2})(?:st|nd|rd|th)?\b/i
const MONTH =
  /(?<!\d)(1[0-2]|[1-9])월(?!세)|\b(january|february|march|april|may|june|july|august|september|october|november|december)\b/i
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
/** A month that nobody names. */
const USUAL_DAYS = 30
/** No leap year: whose month it is nobody says. */
const DAYS_OF = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** 30일 중 12일: so many days of as many. */
const OF_DAYS = /(?<!\d)(2[89]|3[01])\s?일\s?중(?:에서?)?\s?(\d{1,2})\s?일/

const stayIn = (text: string): Case['stay'] => {
  const [, whole, part] = OF_DAYS.exec(text) ?? []
  if (part !== undefined && Number(part) <= Number(whole))
    return { days: Number(part), ofMonth: Number(whole) }
  const said = DAYS.exec(text)
  const moved = said === null ? MOVES.exec(text) : null
  const month = MONTH.exec(text)
  const name = month?.[2]?.toLowerCase()
  const at = name === undefined ? Number(month?.[1] ?? 0) - 1 : MONTHS.indexOf(name)
  const ofMonth = DAYS_OF[at] ?? USUAL_DAYS
  const isIn = (moved?.groups?.['in'] ?? moved?.groups?.['enters']) !== undefined
  const day = Number(moved?.[1] ?? moved?.[6] ?? 0)
  const lived = day === 0 || !isIn ? day : ofMonth - day + 1
  const days = said === null ? lived : Number(said[1] ?? said[2])
  return days < 1 || days > ofMonth ? undefined : { days, ofMonth }
}

const COUNT = `(\\d{1,2}|${ENGLISH_NUMBERS.join('|')})`
/** 18 of 36 months, two of three years. */
const PART_OF = new RegExp(`\\b${COUNT} (?:out )?of (?:the )?${COUNT} (months|years)\\b`, 'i')
/** 1년 지났고, 1년 6개월 경과, one year has passed. */
const PASSED = new RegExp(
  `(?<!\\d)(?:(\\d{1,2})\\s?년\\s?)?(?:(\\d{1,2})\\s?(?:개월|달)\\s?)?(?:이|가|만|째)?\\s?(?:지났|지난|지남|경과|됐|되었|흘렀|만에|(?:뒤|후)(?:에)?(?=\\s|$))|\\b${COUNT} (years?|months?)\\b[^.?!\\n]{0,36}(?:passed|elapsed|in)\\b`,
  'i',
)
/** 3년 중, 3년 슬라이딩, 부과기간 3년, of the three-year period: in which a fee runs down. */
const WHOLE = new RegExp(
  `(?<!\\d)(\\d{1,2})\\s?년\\s?(?:중|중에|에서|약정|슬라이딩|동안|간)|(?:부과|약정|면제|적용)\\s?기간(?:은|이)?\\s?(\\d{1,2})\\s?년|\\b${COUNT}[ -]years?[ -](?:period|sliding|term)`,
  'i',
)
/** 1095일, 1,095일, 1095 days: the same in days. */
const WHOLE_DAYS =
  /(?<![\d,])(\d{3,4}|1,\d{3})(?:\s?일(?!\s?(?:전|남|지났|경과|이나\s?남))| days?(?! (?:ago|left|remain|have|has|passed)))/gi
/** 365일 전에 받은, 700일 지났: so many days ago. */
const DAYS_PASSED =
  /(?<![\d,])(\d{1,4}|1,\d{3})(?:\s?일\s?(?:전에|지났|지난|경과|됐|썼|사용)| days (?:ago|have passed|passed|elapsed|into))/i
/** 남은 기간이 400일, 400일 남았: so many days are left. */
const DAYS_LEFT =
  /(?:남은|잔존|잔여)\s?(?:기간|일수|날)?(?:이|은|는)?\s?(\d{1,4}|1,\d{3})\s?일|(?<![\d,])(\d{1,4}|1,\d{3})(?:\s?일(?:이|만)?\s?남| days (?:left|remain))/i
/** 남은 기간 14개월, 14 months left: the same in months. */
const MONTHS_LEFT = new RegExp(
  `(?:남은|잔존|잔여)\\s?(?:기간)?(?:이|은)?\\s?(\\d{1,2})\\s?(?:개월|달)|(?<!\\d)(\\d{1,2})\\s?(?:개월|달)(?:이|만)?\\s?남|\\b${COUNT} months (?:left|remain)`,
  'i',
)
/** In which such a fee usually runs down. */
const FEE_MONTHS = 36
const DAYS_OF_YEAR = 365
const numberOf = (said: string | undefined): number => Number((said ?? '0').replaceAll(',', ''))

/** Days that have passed, or are left, of those in which a fee runs down. */
const daysIn = (text: string, years: number): Case['passed'] => {
  const [, leftAhead, leftBehind] = DAYS_LEFT.exec(text) ?? []
  const passed = DAYS_PASSED.exec(text)
  const left = leftAhead ?? leftBehind
  if (left === undefined && passed === null) return undefined
  const whole = [...text.matchAll(WHOLE_DAYS)]
    .map(([, days]) => numberOf(days))
    .find((days) => days !== numberOf(left) && days !== numberOf(passed?.[1]))
  const of = whole ?? years * DAYS_OF_YEAR
  const count = left === undefined ? numberOf(passed?.[1]) : of - numberOf(left)
  return count < 0 || count > of ? undefined : { count, of, unit: 'day' }
}

const passedIn = (text: string): Case['passed'] => {
  const whole = WHOLE.exec(text)
  const ofYears =
    whole === null ? FEE_MONTHS / 12 : countSaid(whole.slice(1).find((it) => it !== undefined) ?? '3')
  const days = daysIn(text, ofYears)
  if (days !== undefined) return days
  const of = ofYears * 12
  const left = MONTHS_LEFT.exec(text)
    ?.slice(1)
    .find((it) => it !== undefined)
  if (left !== undefined) {
    const count = of - countSaid(left)
    return count < 0 ? undefined : { count, of, unit: 'month' }
  }
  const [, part, all, of12 = ''] = PART_OF.exec(text) ?? []
  if (part !== undefined && all !== undefined) {
    const times = of12.toLowerCase().startsWith('y') ? 12 : 1
    return { count: countSaid(part) * times, of: countSaid(all) * times, unit: 'month' }
  }
  const said = PASSED.exec(text)
  if (said === null) return undefined
  const [, years, rest, english, unit = ''] = said
  const counted = english === undefined ? 0 : countSaid(english)
  const count =
    english === undefined
      ? Number(years ?? 0) * 12 + Number(rest ?? 0)
      : unit.startsWith('y')
        ? counted * 12
        : counted
  return count === 0 || count > of ? undefined : { count, of, unit: 'month' }
}

const AREA = /\d/g
/** 전용 59: exclusive areas are spoken of in ㎡. */
const BARE_AREA = /전용(?:면적)?(?:이|은|는)?\s?(\d{2,3}(?:\.\d{1,2})?)(?![\d.%]|\s?(?:평|만|억|률|퍼))/

/** The first area of a text, in the unit that it is said in. */
const measuredIn = (text: string): Case['measured'] => {
  const normal = normalize(text)
  for (const { index } of normal.matchAll(AREA)) {
    if (/[\d.,]/.test(normal.charAt(index - 1))) continue
    const measure = readMeasure(normal, index)
    if (measure?.unit === 'PYEONG' || measure?.unit === 'SQUARE_METRE')
      return { value: measure.value, unit: measure.unit }
  }
  const bare = BARE_AREA.exec(normal)?.[1]
  return bare === undefined ? undefined : { value: Number(bare), unit: 'SQUARE_METRE' }
}

/** Stretches of time and areas that a plain calculation is made of. Left out: not said. */
export const readPeriods = (text: string): Pick<Case, 'stay' | 'passed' | 'measured' | 'repaid'> => {
  const [stay, passed, measured] = [stayIn(text), passedIn(text), measuredIn(text)]
  const repaid = repaidIn(text)?.payments
  return {
    ...(stay !== undefined && { stay }),
    ...(passed !== undefined && { passed }),
    ...(measured !== undefined && { measured }),
    ...(repaid !== undefined && { repaid }),
  }
}
