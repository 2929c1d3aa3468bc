import { startsNumber } from './amount.ts'
import { Kept } from './kept.ts'
import { toNearestWon } from '../money.ts'
import { readMeasure } from './measure.ts'
import { normalize } from './text.ts'
import type { Span } from './text.ts'

/** A sum of money as it is said in a case, in 만원: both ends of “50에서 60으로” are sums of their own. */
export interface Sum extends Span {
  value: number
  /** Said without a unit of money (월세 70, 천에 육십): only what stands around it can make it money. */
  bare: boolean
}

const EOK = 10_000
/** Letters beside a sum that may name its currency. */
const NEAR = 24
/** Nobody says so many 만원 without a unit; so many won they do. */
const WON_FROM = 100_000
/** 3에서 3.5억, 3~5억: what is said once holds for both. */
const CONNECTS = /^\s*(?:에서|대신|~|-|→|->|to|up to|and)\s*$/
/** 330 million instead of 300: the other way about. */
export const INSTEAD = /^\s*(?:instead of|rather than|(?:up|raised|increased) from|,? not|vs\.?|versus)\s*$/
/** What is said once holds for both where the two are sums of one size: from 400 to 430 million, and no 1000 to 3억. */
const ONE_SIZE = 20
/** Other currencies are no won. */
const FOREIGN_BEFORE = /(?:[$€£¥]|(?<![a-z])usd?\s?)$/
const FOREIGN_AFTER =
  /^\s*(?:k|m|thousand|million)?\s*(?:달러|불(?![가-힣])|엔(?![가-힣])|유로|usd|dollars?|euros?|yen)/

/** Whether two sums are near enough to be of one thing. */
export const isOneSize = (one: number, other: number): boolean =>
  one <= other * ONE_SIZE && other <= one * ONE_SIZE

/** 제1조, 2조는: an article, and no trillion. */
const isArticle = (text: string, start: number, end: number): boolean =>
  /^\d{1,3}\s?조/.test(text.slice(start, end + 2)) &&
  (/제\s?$/.test(text.slice(Math.max(0, start - 2), start)) ||
    /^\d{1,3}\s?조(?!\s?\d|\s?원|\s?억)/.test(text.slice(start, end + 4)))

/** 8월: a month, and no sum; 8 월세 is none. */
const isMonth = (text: string, start: number, end: number): boolean =>
  /^(?:1[0-2]|[1-9])월(?!세)/.test(text.slice(start, end + 2)) && text[end] === '월'

/** Every sum of a text, with a unit of money or without, in order. Offsets are into the NFC form. */
export const readSums = (text: string): readonly Sum[] => readings.of(Kept, text, () => sumsIn(text))

const readings = new Kept<readonly Sum[]>()

const sumsIn = (text: string): Sum[] => {
  // 5천일 때 is 5천, and no 5001; 2천이 저희 연봉 is 2천, and no 2002.
  const normal = normalize(text).replaceAll(
    /(?<=[십백천만억])일(?=\s?(?:때|경우))|(?<=\d[백천만억])이(?=\s)/g,
    ' ',
  )
  const found: (Sum & { lead: number })[] = []
  let at = 0
  while (at < normal.length) {
    const measure = startsNumber(normal, at) ? readMeasure(normal, at) : undefined
    if (!measure) {
      at++
      continue
    }
    const { unit, value, lead, start, end } = measure
    at = end
    const isForeign =
      FOREIGN_BEFORE.test(normal.slice(Math.max(0, start - NEAR), start)) ||
      FOREIGN_AFTER.test(normal.slice(end, end + NEAR))
    if ((unit !== 'MONEY' && unit !== 'BARE') || isForeign || isArticle(normal, start, end)) continue
    if (unit === 'BARE' && isMonth(normal, start, end)) continue
    const inWon = unit === 'BARE' && value >= WON_FROM
    found.push({ value: inWon ? value / EOK : value, bare: unit === 'BARE', lead, start, end })
  }
  return found.map(({ value, bare, start, end }, index) => {
    const next = found[index + 1]
    const previous = found[index - 1]
    const follows =
      bare &&
      previous !== undefined &&
      !previous.bare &&
      isOneSize(value * previous.lead, previous.value) &&
      INSTEAD.test(normal.slice(previous.end, start).toLowerCase())
    if (follows) return { value: toNearestWon(value * previous.lead), bare: false, start, end }
    const shares =
      bare &&
      // 3억/50에서: the rent beside a deposit.
      !(previous !== undefined && normal.slice(previous.end, start).trim() === '/') &&
      // 월 80 → 1억: a rent, and then the deposit of another lease.
      !/월세?\s*$/.test(normal.slice(Math.max(0, start - NEAR), start)) &&
      next !== undefined &&
      !next.bare &&
      (next.lead >= EOK ? value < 100 : isOneSize(value * next.lead, next.value)) &&
      CONNECTS.test(normal.slice(end, next.start))
    return { value: toNearestWon(shares ? value * next.lead : value), bare: bare && !shares, start, end }
  })
}
