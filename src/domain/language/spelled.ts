import { readNumeral } from './numeral.ts'

const NUMERAL = '[일이삼사오육칠팔구십백천]{1,8}'
/** 이십년, 삼개월, 칠십오만원, 이억, 사프로: a number in words with what it counts right behind it, and no part of another word. */
const COUNTED = new RegExp(
  `(?<![가-힣\\d])(${NUMERAL})(?=억(?![울제양새지류압센측])|년(?!생|식)|개월|만\\s?원|만(?=[\\s,.?!]|$)|퍼센트|프로|퍼(?=[\\s,.?!]|$))`,
  'g',
)
/** 2억 팔천: what is said behind it, which 2억이에요 says nothing of. */
const BEHIND = new RegExp(
  `(?<=\\d억\\s?)((?:[일이삼사오육칠팔구]?[천백십]){1,3}(?:[일이삼사오육칠팔구](?=만|[\\s,.?!]|$))?)(?=만|[\\s,.?!]|$|(?:이|인|에|으|을|은|짜리|면|정도|쯤))`,
  'g',
)
/** 천년 and 백년 are no terms; 이만 is so much as this, and 오퍼 an offer. */
const SAYINGS = new Set(['천년', '백년', '천만', '백만', '일만', '이만', '오퍼'])

const digitsOf = (word: string): string => {
  const read = readNumeral(word, 0)
  if (read === undefined || read.end < word.length) return word
  return read.value % 1000 === 0 && read.value > 0 ? `${read.value / 1000}천` : String(read.value)
}

/** 2년 반: and six months more; 2020년 반포 is a year, and a place. */
const HALF = /(?<!\d)(\d{1,2})\s?년\s?반(?=$|[\s,.?!)이을에은만간째짜동넘된])/g

/** A text with other words for some of its own. */
export interface Rewritten {
  text: string
  /** Where each letter of it stands in the text as it was written, and last where that ends. */
  from: readonly number[]
}

/** What is found said otherwise: its whole match by what `write` makes of it. */
const rewritten = (
  { text, from }: Rewritten,
  pattern: RegExp,
  write: (match: RegExpExecArray) => string,
): Rewritten => {
  const said: string[] = []
  const places: number[] = []
  let done = 0
  const keep = (to: number) => {
    said.push(text.slice(done, to))
    for (let at = done; at < to; at++) places.push(from[at] ?? at)
  }
  for (const match of text.matchAll(pattern)) {
    const words = write(match)
    if (words === match[0]) continue
    keep(match.index)
    said.push(words)
    for (let at = 0; at < words.length; at++) places.push(from[match.index] ?? match.index)
    done = match.index + match[0].length
  }
  if (done === 0) return { text, from }
  keep(text.length)
  places.push(from[text.length] ?? text.length)
  return { text: said.join(''), from: places }
}

/** A text with the numbers that are written in words in digits, as readers of figures know them. */
export const inDigits = (written: string): Rewritten => {
  const asWritten = { text: written, from: Array.from({ length: written.length + 1 }, (_, at) => at) }
  const counted = rewritten(asWritten, COUNTED, ({ 0: word, index, input }) =>
    SAYINGS.has(word + (input[index + word.length] ?? '')) ? word : digitsOf(word),
  )
  const whole = rewritten(counted, HALF, ([, years = '']) => `${years}년 6개월`)
  return rewritten(whole, BEHIND, ([word]) => digitsOf(word))
}
