import { plainText } from '../../../evidence.ts'
import type { Evidence } from '../../../evidence.ts'
import type { Language } from '../../../../domain/run.ts'
import { ANSWER_WORDS } from '../prompt.ts'
import { cite, fact, table } from './text.ts'
import type { Part } from './text.ts'

const lowestRate = (item: Evidence, language: Language): number => {
  const match = /\d+(?:\.\d+)?(?=%)/.exec(fact(item, 'rate', language) ?? '')
  return match ? Number(match[0]) : Infinity
}

/** Products that are for some people only, by what they are called, and how a question says that one is of them. */
const ONLY_FOR: readonly (readonly [RegExp, RegExp])[] = [
  [/청년/, /청년|사회\s?초년생|대학생|\b(?:young|youth)\b|2\d\s?(?:세|살)|3[0-4]\s?(?:세|살)/i],
  [/신혼/, /신혼|결혼|newly\s?-?\s?wed/i],
  [/신생아/, /신생아|출산|newborn|baby/i],
  [/공무원|교직원/, /공무원|교직원|교사|servant|teacher/i],
  [/전세사기/, /전세\s?사기|fraud/i],
  [/생애최초/, /생애\s?최초|첫\s?집|first home/i],
  [/오피스텔/, /오피스텔|officetel/i],
  [/빌라|다세대/, /빌라|다세대|연립|villa/i],
  [
    /지방/,
    /지방|수도권\s?밖|부산|대구|광주|대전|울산|강원|충청|충북|충남|전라|전북|전남|경상|경북|경남|제주/i,
  ],
  [/갈아타기|후순위|생활안정|반전세/, /갈아타|대환|후순위|생활\s?안정|반전세|refinanc/i],
]

/** Whether a product may be for whoever asks: one for newlyweds is none for those who do not say that they are. */
const isForAnybody = (item: Evidence, question: string): boolean =>
  ONLY_FOR.every(([product, said]) => !product.test(item.title) || said.test(question))

/** Whether a product is meant for those whom the question names. */
const isForGroup = (item: Evidence, question: string): boolean =>
  ONLY_FOR.some(([product, said]) => product.test(item.title) && said.test(question))

export const composeLoans = (
  items: readonly Evidence[],
  question: string,
  language: Language,
): Part | null => {
  if (items.length === 0) return null
  const words = ANSWER_WORDS[language]
  const best = items
    .filter((item) => isForAnybody(item, question))
    .toSorted((a, b) => lowestRate(a, language) - lowestRate(b, language))[0]
  const rate = best && Number.isFinite(lowestRate(best, language)) ? fact(best, 'rate', language) : null
  // For newlyweds there may be a product of their own, though another has the lowest rate.
  const own = items.find((item) => item !== best && isForGroup(item, question))
  const ownRate = own ? fact(own, 'rate', language) : null
  return {
    lead: [
      best && rate !== null ? `${words.loans(plainText(best.title), rate)} ${cite(best)}` : words.loanList,
      ...(own && ownRate !== null ? [`${words.ownLoan(plainText(own.title), ownRate)} ${cite(own)}`] : []),
    ].join('\n'),
    heading: words.headings.loan,
    body: [
      table(
        words.columns.loan,
        items.map((item) => [
          `${fact(item, 'product', language) ?? plainText(item.title)} ${cite(item)}`,
          fact(item, 'company', language),
          fact(item, 'rate', language),
          fact(item, 'limit', language),
          fact(item, 'eligibility', language),
        ]),
      ),
      words.loanNote,
    ].join('\n\n'),
  }
}
