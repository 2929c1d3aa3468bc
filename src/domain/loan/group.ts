import { textOf } from '../prose.ts'
import type { Prose } from '../prose.ts'
import { anyForm } from '../language/forms.ts'
import said from './group.json' with { type: 'json' }

/** Products that are for some people only, by what they are called, and how a question says that one is of them. */
const ONLY_FOR = said.onlyFor.map(({ product, asked }) => [anyForm(product), anyForm(asked)] as const)

/** Whether a product may be for whoever asks: one for newlyweds is none for those who do not say that they are. */
export const isForAnybody = (product: string, question: Prose): boolean =>
  ONLY_FOR.every(([only, said]) => !only.test(product.replace('전월세', '')) || said.test(textOf(question)))

/** Whether a product is meant for those whom the question names. */
export const isForGroup = (product: string, question: Prose): boolean =>
  ONLY_FOR.some(([only, said]) => only.test(product.replace('전월세', '')) && said.test(textOf(question)))

/** Loans that people ask for by name, as a question may write them and as products are called. */
const NAMED = said.named.map(({ asked, product }) => [anyForm(asked), anyForm(product)] as const)

/** What is bought, or leased: how a question says so, and what products for it are called. */
const DEALS = Object.values(said.deals).map(
  ({ asked, product }) => [anyForm(asked), anyForm(product)] as const,
)
/** Whether a product is for another deal than the only one that a question speaks of: 버팀목 for who buys. */
const isForOtherDeal = (product: string, question: string): boolean => {
  const [only, ...others] = DEALS.filter(([asked]) => asked.test(question))
  return (
    only !== undefined &&
    others.length === 0 &&
    !only[1].test(product) &&
    DEALS.some(([, called]) => called.test(product))
  )
}

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
    if (isForOtherDeal(product, question)) return 1
    return (fits === named.length || !isJoined(question)) && isForAnybody(product, question) ? 2 : 1
  }
}

const OF_RATE = /금리|이율|이자|\brates?\b|\binterest\b/i
/** What is asked of a loan by its name: its rate, or another thing of it; null where none is named. */
export const askedOfNamed = (asked: Prose): 'RATE' | 'OTHER' | null =>
  nearnessTo(asked) === null ? null : OF_RATE.test(textOf(asked)) ? 'RATE' : 'OTHER'

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
