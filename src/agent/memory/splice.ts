import { readAmounts } from '../../domain/language/amount.ts'
import type { Amount } from '../../domain/language/amount.ts'
import { readSums } from '../../domain/language/sum.ts'
import type { PlaceIndex } from '../../domain/language/places.ts'
import { readPropertyQuery } from '../../domain/language/query.ts'
import { inReach } from '../../domain/language/text.ts'
import { namesCondition, replaceConditions } from '../planning/revise-question.ts'

/** What an amount is of, by the word before it, else by the one behind it. */
const ROLES: readonly (readonly [string, RegExp, RegExp | null])[] = [
  ['income', /(?:연봉|소득|수입|income|salary)[^\d]{0,8}$/i, null],
  ['senior', /(?:근저당|선순위|채권최고액|융자|senior debt)[^\d]{0,8}$/i, /^\s*(?:의\s*)?(?:근저당|선순위)/],
  ['loan', /(?:대출(?:금|액|을|은|이)?|loan of)[^\d가-힣]{0,3}$/i, /^\s*(?:을|를)?\s*(?:대출|빌[려리릴린])/],
  ['rent', /(?:월세|차임|월|rent)[^\d가-힣]{0,4}$/i, /^\s*(?:의\s*)?월세/],
  [
    'deposit',
    /(?:보증금|전세금?|전세가|deposit|jeonse)[^\d가-힣]{0,4}(?:of\s)?$/i,
    /^\s*(?:에|짜리|의|으?로)?\s*(?:전세|보증금|jeonse|deposit)/i,
  ],
]
const NEAR = 14
const BARE_MONEY = /(?:월세|차임|보증금)(?:를|을|가|이|은|는)?\s?$/

type Figure = Pick<Amount, 'text' | 'start' | 'end'>

/** Amounts, and numbers without a unit that are money because of the word before them: 월세 80. */
const figuresIn = (text: string): Figure[] => {
  const amounts: Figure[] = readAmounts(text)
  const taken = new Set(
    amounts.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)),
  )
  const bare = readSums(text).flatMap(({ start, end, bare: isBare }) =>
    isBare &&
    BARE_MONEY.test(text.slice(Math.max(0, start - NEAR), start)) &&
    !taken.has(start) &&
    !taken.has(end - 1)
      ? [{ text: text.slice(start, end), start, end }]
      : [],
  )
  return [...amounts, ...bare].toSorted((a, b) => a.start - b.start)
}

const roleOf = (text: string, { start, end }: Figure): string => {
  const before = text.slice(Math.max(0, start - NEAR), start)
  const behind = text.slice(end, end + NEAR)
  return (
    ROLES.find(([, pattern]) => pattern.test(before))?.[0] ??
    ROLES.find(([, , pattern]) => pattern?.test(behind))?.[0] ??
    'price'
  )
}

const PERCENT = /\d{1,3}(?:\.\d+)?\s?(?:%|퍼센트|프로|percent)/gi
const YEARS = /\d{1,2}\s?(?:년|years?)(?![가-힣]{0,2}\s?(?:이후|이전|준공))/gi
const HOMES = /무주택|\d\s?주택/g

/** One value for another where each text has exactly one of the kind. */
const swap = (before: string, said: string, pattern: RegExp): { text: string; used: string | null } => {
  const [now, ...moreNow] = said.match(pattern) ?? []
  const [then, ...moreThen] = before.match(pattern) ?? []
  return now === undefined || then === undefined || moreNow.length + moreThen.length > 0
    ? { text: before, used: null }
    : { text: before.replace(then, now), used: now }
}

/** The figures of a question replaced by those that are said now of the same thing. */
const replaceFigures = (before: string, said: string): { text: string; rest: string } => {
  let text = before.normalize('NFC')
  const source = said.normalize('NFC')
  let rest = source
  for (const amount of figuresIn(source).slice(0, MOST_FIGURES)) {
    const role = roleOf(source, amount)
    const known = figuresIn(text)
    const target =
      known.find((other) => roleOf(text, other) === role) ?? (role === 'price' ? known[0] : undefined)
    if (target === undefined || (role === 'price' && known.length > 1 && roleOf(text, target) !== role))
      continue
    text = text.slice(0, target.start) + amount.text + text.slice(target.end)
    rest = rest.replace(amount.text, ' ')
  }
  for (const pattern of [PERCENT, YEARS, HOMES]) {
    const { text: swapped, used } = swap(text, rest, pattern)
    text = swapped
    if (used !== null) rest = rest.replace(used, ' ')
  }
  return { text, rest }
}

/** What is left of a follow-up when its figures are gone: what they are of, particles and endings. */
const EMPTY =
  /^(?:이?면|라면|이라면|은|는|이|가|을|를|도|으?로|에|연봉|연?소득|금리|보증금|전세금?|월세|매매가?|집값|대출|만기|기간|그럼|그러면|혹시|얼마|어때|요|원|what about|how about|then|if|at|and|of|rate|income|deposit|price)*$/i

/** Figures alone are said in a few words. */
const LONGEST_FIGURES = 400
/** A question that names more figures than these is one of its own. */
const MOST_FIGURES = 12

const isEmpty = (text: string): boolean => EMPTY.test(text.replaceAll(/[\s?？!.,]+/g, ''))

/** Whether a text names figures and asks nothing of its own: 10%는?, 1주택이면?, 연봉이 9천이면? */
export const isOnlyFigures = (text: string): boolean => {
  const source = text.normalize('NFC')
  if (source.length > LONGEST_FIGURES) return false
  const amounts = figuresIn(source).toReversed()
  const bare = amounts.reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, source)
  const rest = [PERCENT, YEARS, HOMES].reduce((left, pattern) => left.replace(pattern, ' '), bare)
  return rest !== source && isEmpty(rest)
}

/**
 * A question that is no search, with what is said now in the place of what was said of the same thing: figures by what they
 * are of, places and deals as a search would. What fits nowhere is asked along with it.
 */
export const spliceQuestion = (before: string, said: string, places: PlaceIndex, now: Date): string => {
  const { text, rest } = replaceFigures(inReach(before), inReach(said))
  if (text !== before && isEmpty(rest)) return text
  if (text === before && namesCondition(readPropertyQuery(rest, places, now))) {
    return replaceConditions(text, rest.trim(), places, now)
  }
  return `${text} ${rest.trim()}`
}
