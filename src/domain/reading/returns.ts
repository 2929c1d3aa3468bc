import { textOf } from '../prose.ts'
import type { Prose } from '../prose.ts'

/** 조건, 검색, 매물: what one goes back to where homes were looked for. */
const LOOKED =
  '(?:(?:검색\\s?)?조건|검색(?:\\s?결과)?|찾던\\s?(?:거|것|집|매물|조건|데)|보던\\s?(?:거|것|집|매물|조건|데)|찾은\\s?(?:거|것|집|매물|조건)|매물|집\\s?찾(?:던|는)\\s?(?:거|것))'
const PARTICLES = '(?:들)?(?:으?로|에서|에다가?|에|을|를|은|는|대로)?'
const AGAIN = '(?:\\s?(?:다시|돌아가서?|돌아와서?))?'
const KO = '(?<![가-힣])'

const TO_FIRST = new RegExp(
  `${KO}(?:맨\\s?)?(?:처음|첫|원래|최초)\\s?(?:에|의)?\\s?${LOOKED}${PARTICLES}${AGAIN}(?![가-힣])|` +
    '\\b(?:back to )?(?:the |my )?(?:first|original|initial) (?:search|conditions|criteria|request)\\b',
  'i',
)
const TO_LATEST = new RegExp(
  `${KO}다시\\s?(?:매물|검색|집\\s?(?:찾기|검색|보기))(?:으?로)?(?=[\\s,])|` +
    `${KO}(?:아까|앞서|이전|좀\\s?전|전에|방금\\s?전?)\\s?(?:에\\s?|의\\s?)?(?:그\\s?)?${LOOKED}${PARTICLES}${AGAIN}(?![가-힣])|` +
    `${KO}(?:아까|앞서)\\s?(?:그\\s?)?(?:거|것|걸|꺼)(?:로|를|을)?\\s?다시(?![가-힣])|` +
    `${KO}(?:다시\\s)?(?:아까|앞서)\\s?(?:그\\s?)?(?:동네|지역)${PARTICLES}(?![가-힣])|` +
    '\\b(?:back to |in )?(?:the |my |that )?(?:earlier|previous|last) (?:search|conditions|criteria|results|listings)\\b|' +
    '\\b(?:back to|return to) (?:the |my )?(?:search|listings|homes|apartments|flats)(?: from before)?\\b|' +
    '\\bthe (?:search|listings|homes|apartments|flats) (?:from before|i asked for|you showed me)\\b',
  'i',
)
/** What only joins it to the rest: but, and; 다시 보여줘 is asked by going back. */
const JOINS = /^[\s,.]*(?:(?:but|and|now|please|then|only|그리고|근데|그런데|대신)\b[\s,]*)*/i

/** A question that goes back to an earlier search (아까 그 조건에 오피스텔도, back to the first search), without the words that do; null: it does not. */
export const withoutReturn = (question: Prose): { to: 'FIRST' | 'LATEST'; rest: Prose } | null => {
  const text = textOf(question).normalize('NFC')
  for (const [to, pattern] of [
    ['FIRST', TO_FIRST],
    ['LATEST', TO_LATEST],
  ] as const) {
    const found = pattern.exec(text)
    if (found === null) continue
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
    return { to, rest: rest.replace(JOINS, '').replaceAll(/\s+/g, ' ').trim() }
  }
  return null
}
