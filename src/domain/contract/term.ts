import { countSaid } from '../language/numeral.ts'
import { daysBetween } from '../day.ts'
import type { Clause } from './contract.ts'

const DAY = String.raw`(\d{4})(?:년|[./-])(\d{1,2})(?:월|[./-])(\d{1,2})(?:일|(?!\d))\.?`
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const ENGLISH_DAY = String.raw`(\d{1,2})(${MONTHS.join('|')})[a-z]*,?(\d{4})`
const RANGE = new RegExp(`${DAY}(?:\\([^)]{1,4}\\))?(?:부터|에서|~|-|to|까지가아니라|,)+(?:인도일)?${DAY}`)
const AMERICAN_DAY = String.raw`(${MONTHS.join('|')})[a-z]*\.?(\d{1,2})(?:st|nd|rd|th)?,(\d{4})`
const AMERICAN_RANGE = new RegExp(`${AMERICAN_DAY}(?:to|-|~|until|through|,)+${AMERICAN_DAY}`)
const ENGLISH_RANGE = new RegExp(`${ENGLISH_DAY}(?:to|-|~|until|through|,)+${ENGLISH_DAY}`)
const TERM_WORD = /기간|계약일|존속|term|lease/
const SPAN =
  /(?:임대차|계약|존속|거주|임대|전세)?기간(?:은|을|이)?(?:계약일|입주일|잔금일|인도일|그날)?(?:로)?(?:부터|:)?(?:총|만)?(\d{1,3}|[일이삼사오십한두세육])(년|개월)(?!전|이내|이상)/
const FROM_DAY = /일부터(?:만|총)?(\d{1,3}|[일이삼사오십한두세육])(년|개월)(?:간|동안|으로)/
const TO_DAY = /일까지(?:의|총|만|,|로)?(\d{1,3}|[일이삼사오십한두세육])(년|개월)(?!전|이내|이상)/
const IN_BRACKETS = /\((?:총|만)?(\d{1,3}|[일이삼사오십한두세육])(년|개월)(?:간)?\)/

export interface Term {
  start: string
  end: string | null
  months: number | null
  clause: string
}

const day = (year = '', month = '', date = ''): string =>
  `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`

const monthNumber = (name = ''): string => String(MONTHS.indexOf(name.slice(0, 3)) + 1)

/** The terms that a contract states, in order; the words for a length (24개월) beside the dates, where both stand. */
export const readTerms = (clauses: readonly Clause[]): Term[] => {
  const terms: Term[] = []
  for (const clause of clauses) {
    const whole = clause.sentences.map((sentence) => sentence.plain).join('')
    const dates = readRange(whole)
    const months = readMonths(whole)
    if (dates) terms.push({ ...dates, months, clause: clause.text })
    else if (months !== null) terms.push({ start: '', end: null, months, clause: clause.text })
  }
  return terms
}

const readRange = (plain: string): { start: string; end: string } | null => {
  const range = RANGE.exec(plain)
  if (range) return { start: day(range[1], range[2], range[3]), end: day(range[4], range[5], range[6]) }
  const english = ENGLISH_RANGE.exec(plain)
  if (english) {
    const [, d1, m1, y1, d2, m2, y2] = english
    return { start: day(y1, monthNumber(m1), d1), end: day(y2, monthNumber(m2), d2) }
  }
  const american = AMERICAN_RANGE.exec(plain)
  if (american) {
    const [, m1, d1, y1, m2, d2, y2] = american
    return { start: day(y1, monthNumber(m1), d1), end: day(y2, monthNumber(m2), d2) }
  }
  // “2026년 3월 27일에 인도하며, 임대차기간은 그날부터 2028년 3월 26일까지로 한다.”
  const [first, second] = [...plain.matchAll(new RegExp(DAY, 'g'))]
  if (!first || !second || !TERM_WORD.test(plain)) return null
  if (!/(?:그날|인도일|위날|같은날)(?:로)?부터|만료일|종료일|끝나는날|만기일/.test(plain)) return null
  return { start: day(first[1], first[2], first[3]), end: day(second[1], second[2], second[3]) }
}

const readMonths = (plain: string): number | null => {
  const match =
    SPAN.exec(plain) ??
    (TERM_WORD.test(plain) ? (FROM_DAY.exec(plain) ?? TO_DAY.exec(plain)) : null) ??
    (TERM_WORD.test(plain) ? IN_BRACKETS.exec(plain) : null)
  if (!match) return null
  const count = countSaid(match[1] ?? '')
  return count === 0 ? null : match[2] === '년' ? count * 12 : count
}

/** Months between the days, the last day included: 2026-03-01 to 2028-02-29 is 24. */
export const monthsBetween = (start: string, end: string): number => (daysBetween(start, end) + 1) / 30.4375
