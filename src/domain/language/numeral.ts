import { matchAt, skipSpaces } from './text.ts'

const DIGITS = /\d{1,3}(?:,\d{3}){1,8}(?:\.\d{1,9})?|\d{1,30}(?:\.\d{1,9})?/y
export const KOREAN_DIGITS: Readonly<Record<string, number>> = {
  일: 1,
  이: 2,
  삼: 3,
  사: 4,
  오: 5,
  육: 6,
  륙: 6,
  칠: 7,
  팔: 8,
  구: 9,
}
const SMALL_UNITS: Readonly<Record<string, number>> = { 십: 10, 백: 100, 천: 1000 }
const DIGIT_END = /^(?:$|[^가-힣]|[억만원평조]|세대|가구)/
const TENS: Readonly<Record<string, number>> = {
  열: 10,
  스물: 20,
  스무: 20,
  서른: 30,
  마흔: 40,
  쉰: 50,
}
/** One to nine, as things are counted. */
export const NATIVE_ONES: Readonly<Record<string, number>> = {
  하나: 1,
  한: 1,
  둘: 2,
  두: 2,
  셋: 3,
  세: 3,
  넷: 4,
  네: 4,
  다섯: 5,
  여섯: 6,
  일곱: 7,
  여덟: 8,
  아홉: 9,
}

export const ENGLISH_NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
export const ENGLISH_ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
]

/** Words that count months, homes and shares, beside those that count all things. */
const COUNTED: Readonly<Record<string, number>> = {
  ...NATIVE_ONES,
  ...KOREAN_DIGITS,
  석: 3,
  넉: 4,
  열: 10,
  십: 10,
  열두: 12,
  이십: 20,
  백: 100,
  ...Object.fromEntries(
    [ENGLISH_NUMBERS, ENGLISH_ORDINALS].flatMap((list) => list.map((word, at) => [word, at + 1])),
  ),
}

/** How many a word of counting is, or digits are: 두, 석, 십, two, second, 12. */
export const countSaid = (word: string): number => COUNTED[word.toLowerCase()] ?? Number(word)

/** A number below 10,000, or plain digits of any size: 3, 3.5, 1,500, 35000, 3천, 천오백, 5천 500, 이십. */
export interface Numeral {
  value: number
  end: number
  /** Written with digits at its start; a Korean numeral needs a clearer boundary after it. */
  digits: boolean
  /** The value of the first small unit (천 1000, 백 100, 십 10), 1 when there is none. */
  lead: number
  /** The value of the last small unit, 1 when the number ends in a coefficient. */
  tail: number
}

export const readNumeral = (text: string, at: number): Numeral | undefined => {
  let end = at
  let value = 0
  let lead = 0
  let tail = 0
  let digits = false
  let floor = Number.POSITIVE_INFINITY
  for (;;) {
    const start = end === at ? at : skipSpaces(text, end)
    const coefficient = readCoefficient(text, start)
    const unitAt = coefficient ? skipSpaces(text, coefficient.end) : start
    const unit = SMALL_UNITS[text[unitAt] ?? '']
    // “3 천” is one number, “30 천안” is not: a small unit after a space needs a unit or an end behind it.
    const joined =
      unitAt === (coefficient?.end ?? start) || /^[십백천](?:만|원|\s|$)/.test(text.slice(unitAt))
    if (unit !== undefined && unit < floor && joined && (end === at || start === end || coefficient)) {
      value += (coefficient?.value ?? 1) * unit
      digits ||= end === at && coefficient?.digits === true
      lead ||= unit
      tail = unit
      floor = unit
      end = unitAt + 1
      continue
    }
    if (!coefficient) break
    // 천500 reads on only when it touches: “5천 84㎡” are two numbers; 2백 50만 is one.
    const isRest = start === end || (tail === 100 && text[skipSpaces(text, coefficient.end)] === '만')
    if (end !== at && (!isRest || coefficient.value >= floor)) break
    // 5천이상 is 5천 and 이상: a lone Korean digit at the end needs a unit or a gap behind it.
    if (end !== at && !coefficient.digits && !DIGIT_END.test(text.slice(coefficient.end))) break
    value += coefficient.value
    digits ||= end === at && coefficient.digits
    lead ||= 1
    tail = 1
    end = coefficient.end
    break
  }
  return end === at ? undefined : { value, end, digits, lead, tail }
}

const readCoefficient = (
  text: string,
  at: number,
): { value: number; end: number; digits: boolean } | undefined => {
  const written = matchAt(DIGITS, text, at)
  if (written) {
    return { value: Number(written[0].replaceAll(',', '')), end: at + written[0].length, digits: true }
  }
  const value = KOREAN_DIGITS[text[at] ?? '']
  return value === undefined ? undefined : { value, end: at + 1, digits: false }
}

const NATIVE = new RegExp(
  `(${Object.keys(TENS).join('|')})?(${Object.keys(NATIVE_ONES).join('|')})?(?=\\s{0,4}(?:평|살|층|세대|분))`,
  'y',
)

/** 스물다섯 평, 열 평. */
export const readNativeNumeral = (text: string, at: number): { value: number; end: number } | undefined => {
  const match = matchAt(NATIVE, text, at)
  if (!match?.[1]) return undefined
  return { value: (TENS[match[1]] ?? 0) + (NATIVE_ONES[match[2] ?? ''] ?? 0), end: at + match[0].length }
}

const ENGLISH = new RegExp(
  `(?:(${ENGLISH_NUMBERS.join('|')})(?=[ -](?:bed|bath|room|floor))|(${ENGLISH_ORDINALS.join('|')})(?=[ -]floor))`,
  'y',
)

/** Two bathrooms, the third floor. */
export const readEnglishNumeral = (text: string, at: number): { value: number; end: number } | undefined => {
  const match = matchAt(ENGLISH, text, at)
  if (!match) return undefined
  const [whole, number = '', ordinal = ''] = match
  const value = number === '' ? ENGLISH_ORDINALS.indexOf(ordinal) : ENGLISH_NUMBERS.indexOf(number)
  return { value: value + 1, end: at + whole.length }
}
