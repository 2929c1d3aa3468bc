import { textOf } from '../prose.ts'
import type { Prose } from '../prose.ts'

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
  // A loan for rents is none for whoever does not speak of rent.
  [/월세/, /월세|반전세|\brent/i],
]

/** Whether a product may be for whoever asks: one for newlyweds is none for those who do not say that they are. */
export const isForAnybody = (product: string, question: Prose): boolean =>
  ONLY_FOR.every(([only, said]) => !only.test(product.replace('전월세', '')) || said.test(textOf(question)))

/** Whether a product is meant for those whom the question names. */
export const isForGroup = (product: string, question: Prose): boolean =>
  ONLY_FOR.some(([only, said]) => only.test(product.replace('전월세', '')) && said.test(textOf(question)))

/** Loans that people ask for by name, as a question may write them and as products are called. */
const NAMED: readonly (readonly [asked: RegExp, product: RegExp])[] = [
  [/버팀목|beotimmok/i, /버팀목/],
  [/디딤돌|didimdol/i, /디딤돌/],
  [/보금자리|bogeumjari/i, /보금자리/],
  [/신생아\s?특례|newborn/i, /신생아\s?특례/],
  [/주거\s?안정\s?월세/, /주거안정\s?월세/],
  [/중기청|중소기업\s?취업\s?청년/, /중소기업/],
  [/반전세\s?대출/, /반전세/],
  [/갈아타기|대환/, /갈아타기/],
]

/**
 * How near a product is to the one that a question names: 2 is the one that is meant, 1 one of its name for others, 0 another.
 * Null where the question names none.
 */
export const nearnessTo = (asked: Prose): ((product: string) => number) | null => {
  const question = textOf(asked)
  const named = NAMED.filter(([said]) => said.test(question))
  if (named.length === 0) return null
  return (product) => {
    const fits = named.filter(([, name]) => name.test(product)).length
    if (fits === 0) return 0
    return (fits === named.length || !isJoined(question)) && isForAnybody(product, question) ? 2 : 1
  }
}

/** 신생아 특례 버팀목 is one product; 디딤돌이랑 보금자리론 are two. */
const isJoined = (question: string): boolean => /신생아\s?특례\s?(?:버팀목|디딤돌)/.test(question)

/** The best product for each name that the question says, from products of which the nearest comes first. */
export const meantBy = <T extends { title: string }>(asked: Prose, ranked: readonly T[]): T[] => {
  const question = textOf(asked)
  const named = NAMED.filter(([said]) => said.test(question))
  const each = isJoined(question)
    ? ranked.slice(0, 1)
    : named.flatMap(([, name]) => ranked.find(({ title }) => name.test(title)) ?? [])
  return [...new Set(each)]
}
