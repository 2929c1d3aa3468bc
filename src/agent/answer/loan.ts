import { isForAnybody, isForGroup, meantBy, nearnessTo } from '../../domain/loan-group.ts'
import { FACT_NAMES } from '../evidence.ts'
import { inertText } from '../../domain/inert-text.ts'
import type { Evidence } from '../evidence.ts'
import type { Language } from '../../domain/run.ts'
import { ANSWER_WORDS } from './prompt.ts'
import { cite, fact, table } from './text.ts'
import type { Part } from './text.ts'

const lowestRate = (item: Evidence, language: Language): number => {
  const match = /\d+(?:\.\d+)?(?=%)/.exec(fact(item, 'rate', language) ?? '')
  return match ? Number(match[0]) : Infinity
}

const bodyOf = (items: readonly Evidence[], language: Language): string => {
  const words = ANSWER_WORDS[language]
  return [
    table(
      words.columns.loan,
      items.map((item) => [
        `${fact(item, 'product', language) ?? inertText(item.title)} ${cite(item)}`,
        fact(item, 'company', language),
        fact(item, 'rate', language),
        fact(item, 'limit', language),
        fact(item, 'eligibility', language),
      ]),
    ),
    words.loanNote,
  ].join('\n\n')
}

/** The product that was asked for by name leads, with its own terms; those of its name for others follow, then the rest. */
const composeNamed = (
  items: readonly Evidence[],
  question: string,
  near: (product: string) => number,
  language: Language,
): Part => {
  const words = ANSWER_WORDS[language]
  const ranked = items.toSorted((a, b) => near(b.title) - near(a.title))
  const meant = meantBy(question, ranked)
  return {
    lead: meant
      .map((item) => {
        const says = (name: 'limit' | 'eligibility') => fact(item, name, language)
        const limit = says('limit')
        const eligibility = says('eligibility')
        return [
          `${words.namedLoan(inertText(item.title), fact(item, 'rate', language) ?? '')} ${cite(item)}`,
          ...(limit === null ? [] : [`- ${FACT_NAMES.limit[language]}: ${limit} ${cite(item)}`]),
          ...(eligibility === null
            ? []
            : [`- ${FACT_NAMES.eligibility[language]}: ${eligibility} ${cite(item)}`]),
        ].join('\n')
      })
      .join('\n\n'),
    heading: words.headings.loan,
    body: bodyOf(ranked, language),
  }
}

export const composeLoans = (
  items: readonly Evidence[],
  question: string,
  language: Language,
): Part | null => {
  if (items.length === 0) return null
  const words = ANSWER_WORDS[language]
  const near = nearnessTo(question)
  if (near !== null && items.some((item) => near(item.title) > 0)) {
    return composeNamed(items, question, near, language)
  }
  const best = items
    .filter((item) => isForAnybody(item.title, question))
    .toSorted((a, b) => lowestRate(a, language) - lowestRate(b, language))[0]
  const rate = best && Number.isFinite(lowestRate(best, language)) ? fact(best, 'rate', language) : null
  // For newlyweds there may be a product of their own, though another has the lowest rate.
  const own = items.find((item) => item !== best && isForGroup(item.title, question))
  const ownRate = own ? fact(own, 'rate', language) : null
  return {
    lead: [
      best && rate !== null ? `${words.loans(inertText(best.title), rate)} ${cite(best)}` : words.loanList,
      ...(own && ownRate !== null ? [`${words.ownLoan(inertText(own.title), ownRate)} ${cite(own)}`] : []),
    ].join('\n'),
    heading: words.headings.loan,
    body: bodyOf(items, language),
  }
}
