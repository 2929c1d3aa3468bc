import { z } from 'zod'
import said from './comparator.json' with { type: 'json' }
import { anyForm } from './forms.ts'
import type { Forms, Words } from './forms.ts'
import { matchAt, skipSpaces } from './text.ts'

/** What a word beside a number does to it. BAND is 대; LOW, MID, HIGH and their joins are 초반, 중반, 후반. */
export type Comparator = z.infer<typeof comparator>
const comparator = z.enum([
  'LE',
  'LT',
  'GE',
  'GT',
  'ABOUT',
  'BAND',
  'LOW',
  'LOW_MID',
  'MID',
  'MID_HIGH',
  'HIGH',
])

export interface ComparatorSpan {
  comparator: Comparator
  end: number
}

const rulesOf = (rules: readonly { is: string; forms: Forms }[]): Words<Comparator> =>
  rules.map(({ is, forms }) => [comparator.parse(is), anyForm(forms, said.parts, 'y')] as const)

/** Longer and negated readings come first: 넘지 않는 before 넘는, 이상은 안 돼요 before 이상. */
const AFTER = rulesOf(said.after)

/** Words between a number and its comparator that change nothing: 5억을 넘지 않는, 2억짜리 이하. */
const LINK = /(?:원)?(?:짜리|보다는|으로|로|은|는|이|가|을|를)\s?/y

const BEFORE = rulesOf(said.before)

export const readComparatorBefore = (text: string, at: number): ComparatorSpan | undefined => {
  for (const [is, expression] of BEFORE) {
    const match = matchAt(expression, text, at)
    if (match && (at === 0 || !/[a-z]/.test(text[at - 1] ?? '') || !/[a-z]/.test(text[at] ?? ''))) {
      return { comparator: is, end: at + match[0].length }
    }
  }
  // “~5억” is open below.
  return text[at] === '~' ? { comparator: 'LE', end: skipSpaces(text, at + 1) } : undefined
}

export const readComparatorAfter = (text: string, at: number): ComparatorSpan | undefined => {
  const start = skipSpaces(text, at)
  const plain = readRule(text, start)
  if (plain) return plain
  const link = matchAt(LINK, text, at)
  if (!link) return undefined
  const linked = readRule(text, at + link[0].length)
  // “5억이 최대”, “2억을 넘지 않는”: but a topic alone (전세는 대구) never makes a band.
  return linked && linked.comparator !== 'BAND' ? linked : undefined
}

const readRule = (text: string, at: number): ComparatorSpan | undefined => {
  for (const [is, expression] of AFTER) {
    const match = matchAt(expression, text, at)
    if (match) return { comparator: is, end: at + match[0].length }
  }
  return undefined
}
