import { besideOf, namesIn } from '../language/forms.ts'
import { countSaid } from '../language/numeral.ts'
import type { FactMonths, LeaseFacts } from '../lease-facts.ts'
import words from './lease-months.json' with { type: 'json' }

/** What stands right before a length of time and right behind it, where these together say of what it is. */
const BESIDE = besideOf(words.months)
const OF = namesIn(words.months) satisfies readonly FactMonths[]

const DIGITS = String.raw`(?<![\d.,])\d{1,3}(?:\.5)?`
const COUNT =
  '(?<![가-힣a-z])(?:한|두|세|석|네|넉|다섯|여섯|일곱|여덟|아홉|열|십|일|이|삼|사|오|육|칠|팔|구|one|two|three|four|five|six|seven|eight|nine|ten)'
const LENGTH = new RegExp(
  String.raw`(${DIGITS}|${COUNT})[\s-]?(년|개월|달|years?|months?)(?:(\s?반)|(?:\s|\sand\s)?(${DIGITS})\s?(?:개월|달|months?))?`,
  'giu',
)
const NEAR = 28
const CLAUSE = /[,.;!?\n]/
const MONTHS_OF_YEAR = 12
/** No usual lease is shorter, where its term is not told. */
const LEAST_TERM = 12
/** From then on it is the time to say that a lease is not to be renewed (주택임대차보호법 제6조 제1항). */
const TIME_TO_SAY = 6
const HALF_YEAR = /(?<![가-힣])반\s?년/g

/** 3년 4개월, 2년 반. */
const monthsOf = (count: string, unit: string, half: boolean, rest: string): number =>
  (countSaid(count) + (half ? 0.5 : 0)) * (/^(?:년|y)/i.test(unit) ? MONTHS_OF_YEAR : 1) + Number(rest)

/** 세 달치가 아니라 두 달치: what is taken back. */
const TAKEN_BACK =
  /(?<![\d가-힣])(?:\d{1,2}|한|두|세|석|네|넉|다섯|여섯)\s?(?:달|개월)(?:\s?반)?\s?(?:치|분)?(?:이|가)?\s?(?:아니라|아니고|말고)\s?/g
export const withoutMonthsTakenBack = (text: string): string => text.replaceAll(TAKEN_BACK, '')

/** The only length of time of a text that is not taken back, in months; null: there is none, or there are several. */
export const onlyMonthsIn = (text: string): number | null => {
  const [only, ...more] = [...withoutMonthsTakenBack(text).matchAll(LENGTH)]
  if (only === undefined || more.length > 0) return null
  const [, count = '', unit = '', half, rest] = only
  return monthsOf(count, unit, half !== undefined, rest ?? '0')
}

/** How long ago things were and how long they last, by what stands around it. Linear in the length of the text. */
export const factMonthsIn = (said: string): LeaseFacts['months'] => {
  const text = said.replaceAll(HALF_YEAR, '6개월')
  const found = new Map<FactMonths, number>()
  for (const match of text.matchAll(LENGTH)) {
    const [whole, count = '', unit = '', half, rest = '0'] = match
    const end = match.index + whole.length
    const before =
      text
        .slice(Math.max(0, match.index - NEAR), match.index)
        .split(CLAUSE)
        .at(-1) ?? ''
    const behind = text.slice(end, end + NEAR).split(CLAUSE)[0] ?? ''
    for (const of of OF) {
      const [ahead, after] = BESIDE[of]
      if (found.has(of) || !(ahead.test(before) || after?.test(behind) === true)) continue
      found.set(of, monthsOf(count, unit, half !== undefined, rest))
    }
  }
  return [...found].map(([of, value]) => ({ of, value }))
}

/** Whether what was stayed falls short of the term, or more is left than the time to say that one goes. */
export const isMidterm = (months: LeaseFacts['months']): boolean => {
  const lengthOf = (of: FactMonths) => months.find((it) => it.of === of)?.value
  const stayed = lengthOf('STAYED')
  const left = lengthOf('LEFT')
  return (
    (stayed !== undefined && stayed < (lengthOf('TERM') ?? LEAST_TERM)) ||
    (left !== undefined && left > TIME_TO_SAY)
  )
}

const UNITS =
  /(?<![\d.,~-])(\d{1,4})\s?(?:세대|가구|실|호실|개\s?호(?:실)?)(?!\s?(?:이상|이하|미만|당|주|주택))|\b(\d{1,4}) (?:equal |separate )?(?:units?|owners|households|flats|apartments)\b/i

/** So many units or owners vote, as a text says it first. */
export const unitsIn = (text: string): number | null => {
  const count = UNITS.exec(text)
  return count === null ? null : Number(count[1] ?? count[2])
}
