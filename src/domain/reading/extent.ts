import { textOf } from '../prose.ts'
import type { Prose } from '../prose.ts'

/** What begins another question, or another part of one. */
const CLAUSE = /[?？]|(?:고요|그리고|또|아니면|또는|만약|하지만|그런데|and|or|but)(?=\s)/gi

/** Letters as many as a Korean text takes to say the same: English takes more. */
export const lengthSaid = (said: Prose): number => {
  const text = textOf(said)
  return /[가-힣]/.test(text) ? text.length : text.length / 1.7
}

/** How much a question asks: its length, and the questions in it. */
export const extentOf = (question: Prose): 'SIMPLE' | 'MODERATE' | 'COMPLEX' => {
  const text = textOf(question).trim()
  const clauses = [...text.matchAll(CLAUSE)].length
  const length = lengthSaid(text)
  if (length > 140 || clauses > 3) return 'COMPLEX'
  return length > 45 || clauses > 1 ? 'MODERATE' : 'SIMPLE'
}
