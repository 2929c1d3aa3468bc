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

export const composeLoans = (items: readonly Evidence[], language: Language): Part | null => {
  if (items.length === 0) return null
  const words = ANSWER_WORDS[language]
  const best = items.toSorted((a, b) => lowestRate(a, language) - lowestRate(b, language))[0]
  const rate = best && Number.isFinite(lowestRate(best, language)) ? fact(best, 'rate', language) : null
  return {
    lead:
      best && rate !== null ? `${words.loans(plainText(best.title), rate)} ${cite(best)}` : words.loanList,
    heading: words.headings.loan,
    body: [
      table(
        words.columns.loan,
        items.map((item) => [
          `${fact(item, 'product', language) ?? plainText(item.title)} ${cite(item)}`,
          fact(item, 'company', language),
          fact(item, 'rate', language),
          fact(item, 'limit', language),
        ]),
      ),
      words.loanNote,
    ].join('\n\n'),
  }
}
