import { readNumeral } from './numeral.ts'

const NUMERAL = '[일이삼사오육칠팔구십백천]{1,8}'
/** 이십년, 삼개월, 칠십오만원, 이억, 사프로: a number in words with what it counts right behind it, and no part of another word. */
const COUNTED = new RegExp(
  `(?<![가-힣\\d])(${NUMERAL})(?=억(?![울제양새지류압센측])|년(?!생|식)|개월|만\\s?원|만(?=[\\s,.?!]|$)|퍼센트|프로|퍼(?=[\\s,.?!]|$))`,
  'g',
)
/** 2억 팔천: what is said behind it, which 2억이에요 says nothing of. */
const BEHIND = new RegExp(
  `(\\d억\\s?)((?:[일이삼사오육칠팔구]?[천백십]){1,3}(?:[일이삼사오육칠팔구](?=만|[\\s,.?!]|$))?)(?=만|[\\s,.?!]|$|(?:이|인|에|으|을|은|짜리|면|정도|쯤))`,
  'g',
)
/** 천년 and 백년 are no terms; 이만 is so much as this. */
const SAYINGS = new Set(['천년', '백년', '천만', '백만', '일만', '이만'])

const digitsOf = (word: string): string => {
  const read = readNumeral(word, 0)
  if (read === undefined || read.end < word.length) return word
  return read.value % 1000 === 0 && read.value > 0 ? `${read.value / 1000}천` : String(read.value)
}

/** 2년 반: and six months more. */
const HALF = /(\d)\s?년\s?반(?![기드지전세값])/g

/** A text with the numbers that are written in words in digits, as readers of figures know them. */
export const inDigits = (text: string): string =>
  text
    .replaceAll(COUNTED, (word: string, _said: string, at: number) =>
      SAYINGS.has(word + (text[at + word.length] ?? '')) ? word : digitsOf(word),
    )
    .replaceAll(HALF, '$1년 6개월')
    .replaceAll(BEHIND, (_all, ahead: string, word: string) => ahead + digitsOf(word))
