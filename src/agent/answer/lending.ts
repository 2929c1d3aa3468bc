import { factValues } from '../evidence.ts'
import { inertText } from '../../domain/inert-text.ts'
import type { Evidence } from '../evidence.ts'
import type { Language } from '../../domain/run.ts'
import { ANSWER_WORDS } from './prompt.ts'
import { basisOf, partsOfCalculation } from './calculation.ts'
import { cite, listItem } from './text.ts'
import type { Part } from './text.ts'

const isMatch = ({ source }: Evidence): boolean =>
  source.kind === 'CALCULATION' && source.name === 'loanMatch'

export const hasLending = (evidence: readonly Evidence[]): boolean => evidence.some(isMatch)

/** Which loans fit, each with the product's own conditions. */
export const composeLending = (evidence: readonly Evidence[], language: Language): Part[] => {
  const words = ANSWER_WORDS[language]
  return evidence.filter(isMatch).flatMap((match) => {
    const { said } = partsOfCalculation(match, language)
    const [main, counts, ...products] = said
    if (main === undefined || counts === undefined) return []
    const lines = products.map((product) => {
      const loan = evidence.find(({ kind, title }) => kind === 'loan' && product.startsWith(`${title}:`))
      const conditions = loan ? factValues(loan, 'eligibility', language).map(inertText) : []
      const limit = loan ? factValues(loan, 'limit', language).map(inertText) : []
      return listItem(
        '-',
        `${inertText(product)} ${cite(match)}${loan ? ` ${cite(loan)}` : ''}`,
        loan && conditions.length + limit.length > 0
          ? [`- ${[...limit, ...conditions].join(' · ')} ${cite(loan)}`]
          : [],
      )
    })
    const [given] = basisOf(match, language)
    return [
      {
        lead: `${inertText(main)} ${cite(match)}`,
        heading: inertText(match.title),
        body: [
          `${inertText(counts)} ${cite(match)}`,
          lines.join('\n'),
          ...(given === undefined ? [] : [given]),
          words.loanNote,
        ].join('\n\n'),
      },
    ]
  })
}
