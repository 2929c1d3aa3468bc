import type { Relation } from '../calculator/tax/kinds.ts'
import { assertionsOf } from '../language/assertion.ts'
import { STATEMENT_ENDS } from './tax-sums.ts'
import { RELATION_WORDS } from './tax-words.ts'

/** 작년에도, 5년 전에, 지난번 건, two years ago: what was given then, beside what is given now. */
export const EARLIER =
  /(?:(?<!\d)\d{1,2}|몇|한|두|세)\s?(?:년|해|개월|달)\s?전|작년|재작년|지난\s?(?:해|달|번)|예전|이전에|그\s?전(?:에|\s)|그때|먼저\s?(?:준|주신|받은)|(?<![가-힣])전에(?:도|는)?(?=\s)|\b(?:years?|months?) (?:ago|earlier|before)\b|\blast (?:year|month)\b|\balready (?:gave|received|got)\b|\bearlier (?:gift|one)\b/

/** Who gives, as a statement says it and does not take it back (할머니가 아니라 엄마가). */
const relationIn = (text: string): Relation | null =>
  RELATION_WORDS.find(([, words]) => assertionsOf(words, text).some((it) => it !== 'DENIED'))?.[0] ?? null

/**
 * Who gives now and who gave earlier, statement by statement (3년 전에 할머니가 주셨고 이번엔 아빠가 주신대요); where one alone is named it is the
 * same giver. Linear in the length of the text.
 */
export const giversIn = (text: string): { relation: Relation | null; earlierGiver: Relation | null } => {
  let now: Relation | null = null
  let earlierGiver: Relation | null = null
  for (const statement of text.split(STATEMENT_ENDS)) {
    const relation = relationIn(statement)
    if (EARLIER.test(statement)) earlierGiver ??= relation
    else now ??= relation
  }
  return { relation: now ?? earlierGiver, earlierGiver }
}
