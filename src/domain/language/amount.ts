import { readBound } from './bound.ts'
import { isHangul } from './hangul.ts'
import { normalize } from './text.ts'
import type { Span } from './text.ts'

/** An amount of money in a text, in 만원. `value` is the number as said, `min`/`max` what its comparators make of it. */
export interface Amount extends Span {
  value: number
  min: number | null
  max: number | null
  text: string
}

/**
 * Every amount with a unit of money in a text, in order: “보증금 1억 5천에 월 50만원” → 15000, 50. Numbers without a
 * unit (1000/60) are left out; only a sentence about prices can say what they are. Offsets are into the NFC form.
 */
export const readAmounts = (text: string): Amount[] => {
  const source = text.normalize('NFC')
  const normal = normalize(text)
  const amounts: Amount[] = []
  let at = 0
  while (at < normal.length) {
    const bound = startsNumber(normal, at) ? readBound(normal, at) : undefined
    if (!bound) {
      at++
      continue
    }
    if (bound.unit === 'MONEY') {
      amounts.push({
        value: bound.value,
        min: bound.min === undefined ? null : Math.round(bound.min),
        max: bound.max === undefined ? null : Math.round(bound.max),
        text: source.slice(bound.start, bound.end),
        start: bound.start,
        end: bound.end,
      })
    }
    at = bound.end
  }
  return amounts
}

/** Behind these a numeral needs no gap: 보증금삼천에칠십오, 전세이억오천. */
const NAMES_SUM =
  /(?:보증금|전세금?|월세|매매가?|시세|집값|매가|분양가|공시가|근저당|대출|연봉|소득|현금|권리금)[은는이가]?$|[\d천백억만]에$/
const NAME = 5
const NUMERAL = /[일이삼사오육칠팔구십백천억]/

/** A Korean numeral begins a word, or stands behind the name of a sum; digits may follow anything but another digit (매매가3억). */
export const startsNumber = (text: string, at: number): boolean => {
  const before = text[at - 1]
  if (/\d/.test(text[at] ?? '')) return before === undefined || !/[\d.]/.test(before)
  if (/[a-z₩]/.test(text[at] ?? '')) return !/[a-z]/.test(before ?? '')
  if (/[a-z]/.test(before ?? '')) return false
  // 보증금이 천만원: what is told of it, and no 2 of 2천.
  if (isHangul(before) && text[at] === '이' && text[at + 1] === ' ') return false
  return (
    !isHangul(before) ||
    (NUMERAL.test(text[at] ?? '') && NAMES_SUM.test(text.slice(Math.max(0, at - NAME), at)))
  )
}
