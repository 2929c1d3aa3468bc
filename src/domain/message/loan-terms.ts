import { readAmounts } from '../language/amount.ts'
import { formatManwonEnglish } from '../money.ts'
import { clip } from '../text/clip.ts'
import { text as inBoth } from './arg.ts'
import type { Arg } from './arg.ts'
import terms from './loan-terms.json' with { type: 'json' }

interface Term {
  pattern: RegExp
  english: string
}

const SUM = String.raw`(\d[\d,.]{0,11}\s?(?:억|천만|백만|만|천)(?:\s?\d[\d,]{0,7}\s?(?:천만|백만|만|천))?\s?원?)`
const NUMBER = String.raw`(\d[\d.,]{0,11})`

const literal = (korean: string): string => korean.replaceAll(/\{\w+\}/g, '')

/** The longest phrase is tried first: it says what the shorter ones in it would say apart. */
const TERMS: readonly Term[] = Object.entries(terms)
  .toSorted(([a], [b]) => literal(b).length - literal(a).length || b.length - a.length)
  .map(([korean, english]) => ({
    pattern: new RegExp(
      korean
        .replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
        .replaceAll('{sum}', SUM)
        .replaceAll('{n}', NUMBER),
      'y',
    ),
    english,
  }))

/** A sum as English has it; a number stays. */
const told = (value: string): string => {
  const amount = readAmounts(value)[0]
  return amount === undefined ? value : formatManwonEnglish(amount.value)
}

/** The values of a phrase in its English: in their order, or `{sum 2}` the second of all. */
const filled = (english: string, values: readonly string[]): string => {
  let next = 0
  return english.replaceAll(/\{(?:sum|n)(?: (\d))?\}/g, (_place, at: string | undefined) =>
    told(values[at === undefined ? next++ : Number(at) - 1] ?? ''),
  )
}

/** What stands between phrases. */
const BETWEEN = /[\s,.()/·]*/y

/** Phrases that Korean sets side by side, with a comma or none, are conditions of their own. */
const joined = (before: string, between: string, words: string): string => {
  const closed = between.includes(')') ? `${before})` : before
  if (words === '') return closed
  if (between.includes('(')) return `${closed} (${words}`
  if (closed === '') return words
  return `${closed}${closed.endsWith(':') ? '' : between.includes('.') ? ';' : ','} ${words}`
}

/** Limit or conditions of a loan in English, phrase by phrase; as they are where one is not known, for half a condition is none. */
export const loanTermsInEnglish = (text: string): string => {
  let english = ''
  let at = 0
  while (true) {
    BETWEEN.lastIndex = at
    const between = BETWEEN.exec(text)?.[0] ?? ''
    at += between.length
    if (at >= text.length) return joined(english, between, '')
    let words: string | null = null
    for (const term of TERMS) {
      term.pattern.lastIndex = at
      const match = term.pattern.exec(text)
      if (match === null) continue
      words = filled(term.english, match.slice(1))
      at += match[0].length
      break
    }
    if (words === null) return text
    english = joined(english, between, words)
  }
}

/** Limit or conditions of a loan for who reads. */
export const loanTerms = (text: string, most = { ko: Infinity, en: Infinity }): Arg =>
  inBoth({ ko: clip(text, most.ko), en: clip(loanTermsInEnglish(text), most.en) })
