import { readEnglishMoney, readMoney } from './money-span.ts'
import { readNativeNumeral, readNumeral } from './numeral.ts'
import { matchAt, skipSpaces } from './text.ts'
import { UNITS } from './unit.ts'
import type { Measure } from './unit.ts'

const CALENDAR = /(?:19[5-9]\d|20\d\d|2100)(?=\s?년|(?:\s|$|[~,.-]|\)))(?:\s?년(?:도|대)?)?/y
const SHORT_YEAR = /(\d{2})\s?년(?=식|도)/y
const DATE =
  /\d{1,2}\s?월\s?(?:\d{1,2}\s?일|[초말중]순?)?|\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}\/\d{1,2}(?=까지|일)/y
/** “60월세”, “보 1000 월 60”: 월 with no day behind it may begin the rent. */
const RENT_FOLLOWS = /^\s?(?:세|임대|\d)/

export const readMeasure = (text: string, at: number): Measure | undefined => {
  const date = matchAt(DATE, text, at)
  if (date && !(/월\s?$/.test(date[0]) && RENT_FOLLOWS.test(text.slice(at + date[0].length)))) {
    return { unit: 'OTHER', value: 0, lead: 1, start: at, end: at + date[0].length }
  }
  const year = readYear(text, at)
  if (year) return year
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
  if (!match || !/년|20[1-4]\d/.test(match[0])) return undefined
  if (!match[0].includes('년') && /^\s?(?:\/|에\s?\d|만|세대|가구)/.test(text.slice(at + 4))) return undefined
  return {
    unit: 'CALENDAR_YEAR',
    value: Number(match[0].slice(0, 4)),
    lead: 1,
    start: at,
    end: at + match[0].length,
  }
}

const readCounted = (text: string, at: number): Measure | undefined => {
  const native = readNativeNumeral(text, at)
  const numeral = native ? { ...native, digits: true } : readNumeral(text, at)
  if (!numeral) return undefined
  const unitAt = skipSpaces(text, numeral.end)
  for (const [unit, expression] of UNITS) {
    const match = matchAt(expression, text, unitAt)
    if (!match) continue
    // 일 세대, 이 분, 구 층: a lone Korean digit is far more often a particle or a part of a word.
    if (!numeral.digits && numeral.end === at + 1 && numeral.value < 10 && unitAt !== numeral.end)
      return undefined
    if (!numeral.digits && unit === 'OTHER') return undefined
    return { unit, value: numeral.value, lead: 1, start: at, end: unitAt + match[0].length }
  }
  return undefined
}
