import { factValues } from '../evidence.ts'
import { inertText } from '../../domain/inert-text.ts'
import type { Evidence } from '../evidence.ts'
import type { Language } from '../../domain/run.ts'
import { CHECKS } from '../tools/checks-prompt.ts'
import { ANSWER_WORDS } from './prompt.ts'
import { partsOfCalculation } from './calculation.ts'
import { cite, listItem } from './text.ts'
import type { Part } from './text.ts'

const checksOf = (item: Evidence, language: Language): string[] =>
  item.kind === 'legal' ? factValues(item, 'check', language) : []

/** In the order in which they come up, whatever the order of the evidence. */
const ORDER = Object.values(CHECKS).flatMap((list) => list.map(({ says }) => says))
const positionOf = (check: string, language: Language): number =>
  ORDER.findIndex((says) => inertText(says[language]) === check)

export const hasChecks = (evidence: readonly Evidence[], language: Language): boolean =>
  evidence.some((item) => checksOf(item, language).length > 0)

/** What to check before signing: what to do, and the words of the article that it rests on. */
export const composeChecks = (evidence: readonly Evidence[], language: Language): Part[] => {
  const words = ANSWER_WORDS[language]
  const checks = evidence
    .flatMap((item) => checksOf(item, language).map((check) => ({ item, check })))
    .toSorted((a, b) => positionOf(a.check, language) - positionOf(b.check, language))
  if (checks.length === 0) return []
  return [
    {
      lead: '',
      heading: words.headings.checks,
      body: [
        checks
          .map(({ item, check }, position) => {
            const quote = factValues(item, 'quote', language)[0]
            return listItem(`${position + 1}.`, `${inertText(check)} ${cite(item)}`, [
              `> ${inertText(item.source.label)}${quote === undefined ? '' : `: ${inertText(quote)}`} ${cite(item)}`,
            ])
          })
          .join('\n'),
        words.lawNote,
      ].join('\n\n'),
    },
  ]
}

/** What the analyses advise to do next. */
export const composeAdvice = (evidence: readonly Evidence[], language: Language): Part[] => {
  const advice = evidence.flatMap((item) =>
    item.kind === 'calculation'
      ? partsOfCalculation(item, language).advice.map((text) => `- ${inertText(text)} ${cite(item)}`)
      : [],
  )
  return advice.length === 0
    ? []
    : [{ lead: '', heading: ANSWER_WORDS[language].headings.advice, body: [...new Set(advice)].join('\n') }]
}
