import type { Language } from '../../domain/run.ts'
import { inertText } from '../../domain/inert-text.ts'
import type { Evidence } from '../evidence.ts'
import type { WrittenDocument } from '../written-document.ts'
import { describeChecks, describeRisks } from './contract.ts'
import { DOCUMENT_ANSWER_WORDS } from './document-prompt.ts'
import { cite } from './text.ts'
import type { Part } from './text.ts'

const list = (items: readonly string[], from: string): string =>
  items.map((item) => `- ${inertText(item)} ${from}`).join('\n')

/** The contract that was written: what stands in it, what its review found, and what is left to do before signing. */
export const composeDocument = (
  document: WrittenDocument | undefined,
  evidence: readonly Evidence[],
  language: Language,
): Part[] => {
  const source = evidence.find(
    (item) => item.source.kind === 'CALCULATION' && item.source.name === 'contractDocument',
  )
  if (document === undefined || source === undefined) return []
  const words = DOCUMENT_ANSWER_WORDS[language]
  const { review, terms, title, listing } = document
  const from = cite(source)
  const home = evidence.find((item) => item.listing?.transactionId === listing?.transactionId)
  // A wording to ask for stands beside its risk.
  const before = review.recommendations.filter(
    (text) => !review.risks.some(({ suggestion }) => suggestion === text),
  )
  const [place = '', ...others] = terms.map(inertText)
  return [
    {
      lead: `${words.written(inertText(title), place)} ${from}${home ? ` ${cite(home)}` : ''}\n${words.reviewed[review.riskLevel]} ${from}\n${words.where}`,
      heading: words.headings.terms,
      body: [`- ${place} ${from}${home ? ` ${cite(home)}` : ''}`, list(others, from)].join('\n'),
    },
    {
      lead: '',
      heading: words.headings.risks,
      body: describeRisks(review.risks, evidence, source, language),
    },
    ...(review.complianceCheck.length === 0
      ? []
      : [
          {
            lead: '',
            heading: words.headings.checks,
            body: describeChecks(review.complianceCheck, evidence, source, language),
          },
        ]),
    ...(before.length === 0 ? [] : [{ lead: '', heading: words.headings.before, body: list(before, from) }]),
  ]
}
