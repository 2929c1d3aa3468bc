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

/** 바꾸려는데, 끊을까 해요, 들어가도 되죠: what somebody is about to do, and no home that they are about to take. */
const INTENDS =
  /[려]는데(?!\s?(?:집|방))|[려]고(?:요|\s?(?:해|합|하(?!는\s?(?:집|방|곳))))|까\s?(?:해요|하는데|합니다|해서|싶)|[가-힣]도\s?(?:되|돼|됩|괜찮)|할\s?(?:생각|계획|예정)|\b(?:going to|plan(?:ning)? to|about to|may i|can i|want to)\b/i
/** What is done with the clause itself. */
const SIGNS =
  /(?:서명|사인|싸인|도장|날인|계약|입주|이사)(?:을|를)?\s?(?:하|해|찍)?[가-힣]{0,3}(?:도\s?(?:되|돼|됩|괜찮)|[려]는데|[려]고|까\s?(?:해|하))|\b(?:sign|rent|move)\w*/gi

/** Whether who quotes a clause tells what they are about to do by it: that is what they ask about, and no review. */
export const actsByClause = (question: Prose): boolean => {
  const pasted = readPasted(question)
  return pasted !== null && !pasted.isWhole && INTENDS.test(pasted.request.replaceAll(SIGNS, ' '))
}
