import type { Span } from '../language/text.ts'

/**
 * How firmly two clauses are parted: a `SENTENCE` has ended, a verb goes on to the next (`VERB`: 찾아주고, 사는데), or two
 * things stand side by side (`NOUN`: 시세랑 대출, “prices and loans”).
 */
export type Joint = 'SENTENCE' | 'VERB' | 'NOUN'

export interface Clause extends Span {
  /** How it is parted from the one before; null for the first. */
  joint: Joint | null
}

/** Verbs that go on: what follows is said of another thing, or of what this one has prepared. */
const VERB_GOES_ON =
  /(?:[주찾알보쓰받구하있되사살싶이았었했]|[가-힣]시)(?:고요|구요|고|구)$|(?:[는은한인던]데요?|거든요?|니까요?|지만|면서|[으하되이]며|어서|아서|해서|라서|려고|하려는데)$|(?:얼마|뭐|언제|어디|누구|몇\s?[가-힣]{1,3})이?고요?$/
/** Nouns that stand beside one another; whether they are things that are asked for, who reads the clauses decides. */
const NOUN_GOES_ON = /(?:이랑|랑|하고|와|과)$|[,;·&+]$/
/** Words that begin something new. */
const BEGINS_ANEW =
  /^(?:그리고|그리구|또한?|근데|그런데|아울러|더불어|추가로|덧붙여|and|then|also|plus|but|additionally)$/i
const ENDS_SENTENCE = /[.?!~…]+["'”’)]?$/
/** 3.5억 and e.g. are no ends. */
const INSIDE_NUMBER = /\d\.$/

interface Word extends Span {
  text: string
}

const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(/\S+/g), (match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))

const jointAfter = (word: Word, next: Word, between: string): Joint | null => {
  if (between.includes('\n')) return 'SENTENCE'
  if (ENDS_SENTENCE.test(word.text) && !(INSIDE_NUMBER.test(word.text) && /^\d/.test(next.text)))
    return 'SENTENCE'
  const bare = word.text.replace(/[,;·&+]+$/, '')
  if (VERB_GOES_ON.test(bare)) return 'VERB'
  if (NOUN_GOES_ON.test(word.text) || BEGINS_ANEW.test(next.text)) return 'NOUN'
  return null
}

/** The clauses of a text, in order; together they hold every word of it. Linear in its length. */
export const readClauses = (text: string): Clause[] => {
  const words = wordsOf(text)
  const clauses: Clause[] = []
  let open: Clause | null = null
  for (const [index, word] of words.entries()) {
    if (open === null)
      open = { start: word.start, end: word.end, joint: clauses.length === 0 ? null : 'NOUN' }
    else open.end = word.end
    const next = words[index + 1]
    const joint = next === undefined ? null : jointAfter(word, next, text.slice(word.end, next.start))
    if (joint === null || next === undefined) continue
    clauses.push(open)
    open = { start: next.start, end: next.end, joint }
  }
  if (open !== null) clauses.push(open)
  return clauses
}
