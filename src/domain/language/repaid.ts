import { Kept } from './kept.ts'
import { ENGLISH_NUMBERS, countSaid } from './numeral.ts'
import type { Span } from './text.ts'

const COUNT = `(\\d{1,2}|${ENGLISH_NUMBERS.join('|')})`
/** 10년 갚으면 얼마 남아, 딱 5년 (60회) 갚았으면 남은 원금, after 60 payments: for how long a loan is paid whose rest is asked for. */
const REPAID = new RegExp(
  `(?<!\\d)(?:(\\d{1,2})\\s?년\\s?)?(?:(\\d{1,2})\\s?(?:개월|달)\\s?)?(?:\\(?\\s?(\\d{1,3})\\s?회\\s?(?:차)?\\s?\\)?\\s?)?(?:동안\\s?|간\\s?|정도\\s?|만\\s?|까지\\s?|을?\\s?)?(?:다\\s?)?(?:갚|상환하|상환했|납입|(?:지난\\s?)?(?:뒤|후)(?:에|엔|의)?\\s)|\\bafter ${COUNT} (years?|months?|payments?)\\b`,
  'i',
)
const REST =
  /(?:남(?:은|는|아|을|나|죠)|잔액|잔존)[^.?!\n]{0,12}(?:원금|대출|빚|얼마|잔액|금액)|(?:원금|대출|빚|얼마)[^.?!\n]{0,8}(?:남|잔액)|\b(?:balance|still owe|left to pay|remaining principal)\b/i
interface Repaid extends Span {
  /** How many payments that is; undefined: a time of none. */
  payments: number | undefined
}

/** For how long a loan is paid, and where that stands; null where the rest of no loan is asked for. */
export const repaidIn = (text: string): Repaid | null => readings.of(Kept, text, () => read(text))
const readings = new Kept<Repaid | null>()

const read = (text: string): Repaid | null => {
  const found = REST.test(text) ? REPAID.exec(text) : null
  if (found === null) return null
  const [whole, years, months, payments, count, unit] = found
  const told = count === undefined ? 0 : countSaid(count) * (unit?.startsWith('year') === true ? 12 : 1)
  const all = Number(payments ?? Number(years ?? 0) * 12 + Number(months ?? 0)) || told
  return { start: found.index, end: found.index + whole.length, payments: all > 0 ? all : undefined }
}
