import { ENGLISH_DAY, SLASHED_DAY } from './dates.ts'
import { readEnglishMoney, readMoney } from './money-span.ts'
import { NATIVE_ONES, countSaid, readEnglishNumeral, readNativeNumeral, readNumeral } from './numeral.ts'
import { matchAt, skipSpaces } from './text.ts'
import { isWholeUnit, UNITS } from './unit.ts'
import type { Measure, Unit } from './unit.ts'

const CALENDAR = /(?:19[5-9]\d|20\d\d|2100)(?=\s?년|(?:\s|$|[~,.-]|\)))(?:\s?년(?:도|대)?)?/y
/** 2014.9억 is a sum with a fraction, 2020 세대 a count. */
const NO_YEAR_BEFORE = /^(?:\s?(?:\/|에\s?\d|만|세대|가구)|\.\d{1,4}\s?[조억만천])/
/** A year by what is said right before it: built after 2005, completed in 1998. */
const BUILT_BEFORE = /\b(?:built|completed|constructed|year)\s(?:(?:in|after|since|from|before|by|until)\s)?$/
const BUILT_NEAR = 24
const SHORT_YEAR = /(\d{2})\s?년(?=식|도)/y
const DATE = new RegExp(
  String.raw`\d{1,2}\s?월\s?(?:\d{1,2}\s?일|[초말중]순?)?|(?:\d{4}|\d{2})([-./])\d{1,2}\1\d{1,2}(?!\d)|${SLASHED_DAY}|${ENGLISH_DAY}`,
  'y',
)
/** “60월세”, “보 1000 월 60”: 월 with no day behind it may begin the rent, which is no 억. */
const RENT_FOLLOWS = /^\s?(?:세|임대|\d(?![\d,.]*\s?억))/

const COUNT = `(\\d{1,2}(?!\\d)|${Object.keys(NATIVE_ONES).join('|')})`
const ENDS = String.raw`(?=$|[^가-힣\d]|[개칸대이은는을를도만의로인로]|화|욕|짜리|있)`
/** What is counted behind its name: 방 2개, 방3 화2, 화장실 두 개, 주차 2대, 지하 1층. */
const NAMED: readonly (readonly [Unit, RegExp, sign: 1 | -1])[] = [
  ['ROOM', new RegExp(`방(?:이|은|는|\\s?개수)?\\s?${COUNT}\\s?(?:개|칸)?${ENDS}`, 'y'), 1],
  ['BATH', new RegExp(`(?:화장실|욕실|화(?=\\s?\\d))(?:이|은|는)?\\s?${COUNT}\\s?(?:개|칸)?${ENDS}`, 'y'), 1],
  ['PARKING', new RegExp(`주차(?:장|공간|대수)?(?:이|은|는|가)?\\s?${COUNT}\\s?대`, 'y'), 1],
  ['FLOOR', /(?:지하|b)\s?(\d)\s?층/y, -1],
]

const readNamed = (text: string, at: number): Measure | undefined => {
  for (const [unit, expression, sign] of NAMED) {
    const match = matchAt(expression, text, at)
    const count = match?.[1]
    if (!match || count === undefined) continue
    const value = sign * countSaid(count)
    return { unit, value, lead: 1, start: at, end: at + match[0].length }
  }
  return undefined
}

/** Sizes that homes are built in, named without their unit: 59짜리, 84타입, 아파트(84). */
const USUAL_SIZE =
  /(?:39|46|49|51|59|74|76|84|99|101|109|114|119|124|134|135|164)\s?(?=짜리(?!\s?(?:월세|보증금|원))|(?<=(?:아파트|빌라|오피스텔|주택|집|매물)\s?\(\d{2,3})\))/y

export const readMeasure = (text: string, at: number): Measure | undefined => {
  const named = readNamed(text, at)
  if (named) return named
  const date = matchAt(DATE, text, at)
  // 2022년 1월 2억: behind a year it is a month, whatever follows.
  const isOfYear = /(?:\d년|올해|금년|작년|지난해|내년)\s?$/.test(text.slice(Math.max(0, at - 5), at))
  if (date && (isOfYear || !(/월\s?$/.test(date[0]) && RENT_FOLLOWS.test(text.slice(at + date[0].length))))) {
    return { unit: 'OTHER', value: 0, lead: 1, start: at, end: at + date[0].length }
  }
  const year = readYear(text, at)
  if (year) return year
  const size = matchAt(USUAL_SIZE, text, at)
  if (size && !/\d/.test(text[at - 1] ?? '')) {
    return {
      unit: 'SQUARE_METRE',
      value: Number(size[0].trim()),
      lead: 1,
      start: at,
      end: at + size[0].length,
    }
  }
  return readEnglishMoney(text, at) ?? readCounted(text, at) ?? readMoney(text, at)
}

const readYear = (text: string, at: number): Measure | undefined => {
  const short = matchAt(SHORT_YEAR, text, at)
  if (short?.[1]) {
    const two = Number(short[1])
    const value = two > 60 ? 1900 + two : 2000 + two
    return { unit: 'CALENDAR_YEAR', value, lead: 1, start: at, end: at + short[0].length }
  }
  const match = matchAt(CALENDAR, text, at)
  // Without 년 a bare 2000 is as likely an amount; the caller decides by what stands around it.
  const isBuilt = BUILT_BEFORE.test(text.slice(Math.max(0, at - BUILT_NEAR), at))
  if (!match || !(isBuilt || /년|20[1-4]\d/.test(match[0]))) return undefined
  if (!match[0].includes('년') && NO_YEAR_BEFORE.test(text.slice(at + 4, at + 14))) return undefined
  return {
    unit: 'CALENDAR_YEAR',
    value: Number(match[0].slice(0, 4)),
    lead: 1,
    start: at,
    end: at + match[0].length,
  }
}

const readCounted = (text: string, at: number): Measure | undefined => {
  const native = readNativeNumeral(text, at) ?? readEnglishNumeral(text, at)
  const numeral = native ? { ...native, digits: true } : readNumeral(text, at)
  if (!numeral) return undefined
  const unitAt = skipSpaces(text, numeral.end)
  for (const [unit, expression] of UNITS) {
    const match = matchAt(expression, text, unitAt)
    if (!match || !isWholeUnit(text, numeral.end, unitAt, unitAt + match[0].length)) continue
    // 일 세대, 이 분, 구 층: a lone Korean digit is far more often a particle or a part of a word.
    if (!numeral.digits && numeral.end === at + 1 && numeral.value < 10 && unitAt !== numeral.end)
      return undefined
    if (!numeral.digits && (unit === 'OTHER' || unit === 'ROOM')) return undefined
    // 1룸 and “one room” are a kind of home.
    if (unit === 'ROOM' && numeral.value === 1 && !/bed|br/.test(match[0])) return undefined
    return { unit, value: numeral.value, lead: 1, start: at, end: unitAt + match[0].length }
  }
  return undefined
}
