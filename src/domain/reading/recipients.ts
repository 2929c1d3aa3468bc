import type { Relation } from '../calculator/tax/kinds.ts'
import { countSaid } from '../language/numeral.ts'
import words from './recipients.json' with { type: 'json' }

/** Somebody who is given something, and who the giver is to them. */
interface Recipient {
  name: string
  relation: Relation
}

const COUNT = '\\d{1,2}|하나|둘|셋|넷|다섯|두|세|네|two|three|four|five'
const EACH = /(?<![가-힣])각(?:각|자)?(?![가-힣])|[억천백만원]\s?씩|\beach\b/
const called = words.map(({ words: named, relation }) => ({
  relation: relation as Relation,
  pattern: new RegExp(
    `(?<![가-힣a-z])(${named.join('|')})(?:s|들)?(?:\\s?(${COUNT})(?:\\s?(?:명|분))?)?(?=[이가은는도과와,·]|에게|한테|께|랑|하고|이랑|\\s|$)`,
    'g',
  ),
}))

/** Everybody who is given as much as the others, each with who the giver is to them; none where fewer than two are named or nothing is given to each. */
export const recipientsIn = (text: string): Recipient[] => {
  if (!EACH.test(text)) return []
  const found = called.flatMap(({ relation, pattern }) =>
    [...text.matchAll(pattern)].map(({ index, 1: name = '', 2: count }) => ({
      index,
      name,
      count,
      relation,
    })),
  )
  const distinct = [...new Map(found.toReversed().map((it) => [it.name, it])).values()]
  const all = distinct
    .toSorted((a, b) => a.index - b.index)
    .flatMap(({ name, count, relation }) =>
      Array.from({ length: count === undefined ? 1 : countSaid(count) }, () => ({ name, relation })),
    )
  return all.length < 2 ? [] : all
}
