import { toNearestWon } from '../money.ts'
import { startsOtherUnit } from './unit.ts'
import type { Measure } from './unit.ts'
import { readNumeral } from './numeral.ts'
import type { Numeral } from './numeral.ts'
import { isHangul } from './hangul.ts'
import { matchAt, skipSpaces } from './text.ts'

/** 억 and 조 in 만원. */
const EOK = 10_000
const JO = 100_000_000

/** Particles, and what is done with a sum that has none: 오천을, 오천이고, 오천 빌리면, 오천씩. */
const GOES_ON = [
  String.raw`[을를은는의와도씩]|과(?!천)|이(?!태원|촌|문|화|매|천|동)|인(?!천|창|계|제)|가(?!락|산|능|양|좌|평|회)량?|랑|하고|만(?!촌|수|안|덕|리)`,
  String.raw`입니|보다|밖에|넘|주고|받|빌|대출|들고|들여|줘|준|내`,
].join('|')
/** What may touch a Korean numeral that has no 만 or 원 behind it (천에 육십, 보증금 이천이하). */
const NUMERAL_END = new RegExp(
  String.raw`(?=$|[\s,.~/)!?-]|미만|초과|까지|부터|정도|쯤|내외|안팎|전후|밑|아래|언더|에(?![가-힣]*구)|으로|로(?!동)|대(?![가-힣]*동)|짜리|보증|월|전세|만|원|선|${GOES_ON})`,
  'y',
)
/** Cities that are called like a numeral (이천, 사천): only what ends a word, or a place, ends them. */
const CITY = /[이사]천(?=[을를은는의와도가]|이(?![백십])|에서(?!\s?[\d일이삼사오육칠팔구]))/y

const CURRENCY_BEFORE = /(?:krw|₩|\\)\s{0,8}/y
const ENGLISH =
  /(\d[\d,]{0,24}(?:\.\d{1,9})?)\s{0,8}(trillion|billion|bn|million|mil|mn|thousand|eok|man|b|m|k)?(?![a-z²2])(?:[\s-]{0,8}(krw|won|₩))?/y
const SCALES: Readonly<Record<string, number>> = {
  trillion: 100_000_000,
  billion: 100_000,
  bn: 100_000,
  b: 100_000,
  eok: EOK,
  million: 100,
  mil: 100,
  mn: 100,
  m: 100,
  man: 1,
  thousand: 0.1,
  k: 0.1,
}

/**
 * An amount in 만원 at an offset. `BARE` has no unit at all (1000, 육십, 천): what stands around it must say that it
 * is money, and then it counts in 만원.
 */
export const readMoney = (text: string, at: number): Measure | undefined =>
  readEnglishMoney(text, at) ?? readKorean(text, at)

export const readEnglishMoney = (text: string, at: number): Measure | undefined => {
  const before = matchAt(CURRENCY_BEFORE, text, at)
  const start = at + (before?.[0].length ?? 0)
  const match = matchAt(ENGLISH, text, start)
  if (!match?.[1]) return undefined
  const [whole, digits, scale, currency] = match
  const short = scale?.length === 1
  if (!before && !currency && (!scale || (short && /[가-힣]/.test(text)))) return undefined
  // 500m from the station is a distance; 800k to 900k are sums.
  if (
    !before &&
    !currency &&
    short &&
    /^\s*(?:from|away|to(?!\s*(?:krw\s*|₩\s*)?\d)|of|walk|radius)\b/.test(text.slice(start + whole.length))
  )
    return undefined
  const lead = scale ? (SCALES[scale] ?? 1) : 0.0001
  return money(Number(digits.replaceAll(',', '')) * lead, lead, at, start + whole.length)
}

const money = (value: number, lead: number, start: number, end: number): Measure => ({
  unit: 'MONEY',
  value: toNearestWon(value),
  lead,
  start,
  end,
})

/** 620,000,000 and 540000000: nobody counts so much of anything but won, nor gives it as a number of something. */
const IN_WON = /^[1-9]\d{0,2}(?:,\d{3}){2,3}$|^[1-9]\d{2,8}0000$/

const ONE_EOK = /억(?=\s?(?:[일이삼사오육칠팔구]|\d)\s?천)/y

const readKorean = (text: string, at: number): Measure | undefined => {
  // 억오천: one of them.
  if (matchAt(ONE_EOK, text, at))
    return readAfterEok(text, at, { value: 1, end: at, digits: false, lead: 1, tail: 1 }, at + 1)
  const head = readNumeral(text, at)
  if (!head) return undefined
  const unitAt = skipSpaces(text, head.end)
  const unit = text[unitAt]
  if (unit === '조' && !isHangul(text[unitAt + 1])) {
    const rest = readKorean(text, skipSpaces(text, unitAt + 1))
    const fits = rest?.unit === 'MONEY' && rest.lead >= EOK
    return money(head.value * JO + (fits ? rest.value : 0), JO, at, fits ? rest.end : unitAt + 1)
  }
  if (unit === '억') return readAfterEok(text, at, head, unitAt + 1)
  if (unit === '만' && isManwon(text, unitAt)) {
    const won = readWon(text, unitAt + 1)
    return money(head.value + won.value, head.lead, at, won.end)
  }
  if (unit === '원' && head.digits && head.value >= 1000 && !isHangulWord(text, unitAt)) {
    return money(head.value / 10_000, 0.0001, at, unitAt + 1)
  }
  if (startsOtherUnit(text, head.end)) return undefined
  return readUnmarked(text, at, head)
}

/** 원룸, 원하는, 원주 begin with 원 too. */
const isHangulWord = (text: string, wonAt: number): boolean =>
  /^원(?:룸|하|주|미|효|흥|당|종|신|곡|삼|남|투)/.test(text.slice(wonAt))

/** 8000만으로 is a sum, 1억만으로 no more than that. */
const isManwon = (text: string, at: number): boolean =>
  (/\d{2}$/.test(text.slice(Math.max(0, at - 2), at)) && text.startsWith('만으로', at)) ||
  !/^만(?:촌|수동|안구|덕|리동|큼|약|으로|기|나|족|월|남|경|세구)/.test(text.slice(at))

const endOfWon = (text: string, at: number): number => {
  const wonAt = skipSpaces(text, at)
  return text[wonAt] === '원' && !isHangulWord(text, wonAt) ? wonAt + 1 : at
}

/** What follows 만 in 만원: nothing, 원, or the won below it (73만 5천원, 1,234만 5,678원). */
const readWon = (text: string, at: number): { value: number; end: number } => {
  const rest = readNumeral(text, skipSpaces(text, at))
  const wonAt = rest === undefined ? at : skipSpaces(text, rest.end)
  const isRest =
    rest !== undefined && rest.value < 10_000 && text[wonAt] === '원' && !isHangulWord(text, wonAt)
  return isRest ? { value: rest.value / 10_000, end: wonAt + 1 } : { value: 0, end: endOfWon(text, at) }
}

const readAfterEok = (text: string, start: number, head: Numeral, at: number): Measure => {
  const whole = head.value * EOK
  const end = endOfWon(text, at)
  if (end !== at) return money(whole, EOK, start, end)
  const rest = readRest(text, skipSpaces(text, at))
  return rest ? money(whole + rest.value, EOK, start, rest.end) : money(whole, EOK, start, at)
}

/** 만 behind which something is done: no more than so much. */
const ONLY = /만\s(?!원)[가-힣]/y

/** What follows 억: 5천, 3000, 500만, 오천만원; a lone digit counts in 천 (2억5 is 2억 5천). */
const readRest = (text: string, at: number): { value: number; end: number } | undefined => {
  const rest = readNumeral(text, at)
  if (!rest || rest.value >= EOK) return undefined
  const unitAt = skipSpaces(text, rest.end)
  // 2억3만 빌리면: 만 is a particle there, and no unit.
  if (rest.lead === 1 && rest.value < 10 && text[at - 1] !== ' ' && matchAt(ONLY, text, unitAt))
    return { value: rest.value * 1000, end: rest.end }
  if (text[unitAt] === '만' && isManwon(text, unitAt)) {
    const won = readWon(text, unitAt + 1)
    return { value: rest.value + won.value, end: won.end }
  }
  if (text[unitAt] === '억' || startsOtherUnit(text, rest.end)) return undefined
  const plain = rest.lead === 1
  if (!rest.digits && (plain || !matchAt(NUMERAL_END, text, rest.end))) return undefined
  if (/^\s*~\s*\d+\s*(?:㎡|평)/.test(text.slice(rest.end))) return undefined
  // 1억 1000/60 is a price and a lease; 1억5000/60 and 2억 5천 / are one sum.
  if (plain && text[at - 1] === ' ' && /^\s*\/\s*\d/.test(text.slice(rest.end))) return undefined
  if (plain && rest.value < 10) {
    if (text[at - 1] === ' ' || /^[~\d-]/.test(text.slice(rest.end))) return undefined
    return { value: rest.value * 1000, end: rest.end }
  }
  if (plain && rest.value < 100) return undefined
  return { value: rest.value, end: endOfWon(text, rest.end) }
}

const readUnmarked = (text: string, at: number, head: Numeral): Measure | undefined => {
  if (!head.digits) {
    const rangeFollows = /^\s*(?:~|-|에서)\s*[\d일이삼사오육칠팔구]/.test(text.slice(head.end))
    if (head.lead === 1 && !rangeFollows) return undefined
    if (!rangeFollows && (!matchAt(NUMERAL_END, text, head.end) || matchAt(CITY, text, at))) return undefined
  }
  // 8천, 5백, 천오백 count in 만원 by themselves; 천, 백, 육십 and 1000 need a word beside them.
  const counted = head.tail >= 100 && head.value !== head.tail
  const end = counted ? endOfWon(text, head.end) : head.end
  if (end !== head.end) return money(head.value / EOK, head.lead / EOK, at, end)
  if (IN_WON.test(text.slice(at, head.end))) return money(head.value / EOK, head.lead / EOK, at, head.end)
  return { unit: counted ? 'MONEY' : 'BARE', value: head.value, lead: head.lead, start: at, end }
}
