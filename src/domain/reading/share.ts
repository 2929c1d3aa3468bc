import { textOf } from '../prose.ts'
import type { Prose } from '../prose.ts'
import { percentOf } from '../language/percent.ts'

/** Percent of the price that a deposit is said to be; null where nobody says it. */
export const readShare = (text: Prose): number | null =>
  percentOf(textOf(text).slice(0, 2000), 'ofPrice', Infinity)?.value ?? null

const ASKS_RAISE = /인상|올리|올려|올릴|증액|raise|increase|\b(?:more|higher) (?:deposit|rent)/i
const ANY_SHARE = /(?<![\d.])(\d{1,4}(?:\.\d{1,4})?)\s{0,2}(?:%|퍼센트|프로|per\s?cent)/gi
const FRACTION = /(?<!\d)(\d{1,6})분의\s{0,3}(\d{1,6})(?!\d)/g
/** “5 % 넘게”, “more than 5 %”: how much it is stands nowhere. */
const MORE_AFTER = /^[을를도]?\s?(?:넘|초과|이상|or more)/
const MORE_BEFORE = /(?:more than|over|above|beyond|exceed(?:s|ing)?|at least)\s$/i
const LONGEST_MORE = 12

/** The share that a question of law names, as it may be held against the one that an article sets. */
export interface AskedShare {
  /** Percent; null where none is named, or several, or where it is said to be more than what is named. */
  percent: number | null
  isNamed: boolean
  /** It is one by which rent or deposit are raised. */
  isRaise: boolean
}

export const readAskedShare = (asked: Prose): AskedShare => {
  const question = textOf(asked)
  const shares = new Set([
    ...Array.from(question.matchAll(ANY_SHARE), ([, value]) => Number(value)),
    ...Array.from(question.matchAll(FRACTION), ([, whole, part]) => (100 * Number(part)) / Number(whole)),
  ])
  const [only] = shares
  const isMore = Array.from(question.matchAll(ANY_SHARE)).some(
    ({ 0: written, index }) =>
      MORE_AFTER.test(question.slice(index + written.length, index + written.length + LONGEST_MORE)) ||
      MORE_BEFORE.test(question.slice(Math.max(0, index - LONGEST_MORE), index)),
  )
  return {
    percent: shares.size === 1 && only !== undefined && !isMore ? only : null,
    isNamed: question.search(ANY_SHARE) >= 0,
    isRaise: ASKS_RAISE.test(question),
  }
}

const OF_A_LEASE = /보증금|전세|월세|임대료|차임|\b(?:deposit|rent|jeonse)\b/i

/** Whether it says by how much a rent or a deposit is to be raised; `whole`: what is said of a part stands in the whole. */
export const asksOfRaise = (text: string, whole = text): boolean => {
  const { isNamed, isRaise } = readAskedShare(text)
  return isNamed && isRaise && OF_A_LEASE.test(whole)
}
