import { textOf } from '../prose.ts'
import type { Prose } from '../prose.ts'
import { readPasted } from './pasted.ts'

/** 2조는 무슨 뜻이에요, what does clause 2 mean. */
const ASKED = /(?:제\s?)?(\d{1,2})\s?(?:조(?!\s?원)|번|항)|\bclause (\d{1,2})/i
const MARK = /^\s*(?:제\s*)?(\d{1,2})\s*(?:조|[.)])/

/** The number of the clause that a question is about which hands over none; null where it names none. */
export const clauseAsked = (question: Prose): string | null => {
  const said = ASKED.exec(textOf(question))
  return said === null || readPasted(question) !== null ? null : (said[1] ?? said[2] ?? null)
}

/** Whether a clause has a number. */
export const isClauseOf = (clause: string, number: string): boolean => MARK.exec(clause)?.[1] === number
