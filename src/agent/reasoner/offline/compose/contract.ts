import type { AnalysisReport } from '../../../../domain/analysis.ts'
import { plainText } from '../../../evidence.ts'
import type { Evidence } from '../../../evidence.ts'
import type { Language } from '../../../../domain/run.ts'
import { CONTRACT_WORDS } from './contract-prompt.ts'
import { cite } from './text.ts'
import type { Part } from './text.ts'

type Risk = AnalysisReport['risks'][number]

const nameOf = ({ lawName, articleNumber }: NonNullable<Risk['article']>): string =>
  `${lawName} ${articleNumber}`

/** The article's own source, beside the review that names it. */
const citeArticle = (risk: Risk, evidence: readonly Evidence[], review: Evidence): string => {
  const name = risk.article && nameOf(risk.article)
  const law = evidence.find(({ source }) => source.kind === 'LAW' && source.label === name)
  return law ? `${cite(law)} ${cite(review)}` : cite(review)
}

const describe = (
  risk: Risk,
  position: number,
  evidence: readonly Evidence[],
  review: Evidence,
  language: Language,
): string => {
  const words = CONTRACT_WORDS[language]
  const from = cite(review)
  return [
    `${position}. **${words.types[risk.type]}** · ${words.severity(words.levels[risk.severity])} ${from}`,
    `   > “${plainText(risk.clause)}” ${from}`,
    `   - ${words.reason}: ${plainText(risk.reason)} ${from}`,
    ...(risk.article
      ? [`   - ${words.law}: ${plainText(nameOf(risk.article))} ${citeArticle(risk, evidence, review)}`]
      : []),
    ...(risk.suggestion === '' ? [] : [`   - ${words.suggestion}: ${plainText(risk.suggestion)} ${from}`]),
  ].join('\n')
}

/** What the review found, clause by clause; then the statutory rules, and what is missing. */
export const composeContract = (
  report: AnalysisReport,
  evidence: readonly Evidence[],
  language: Language,
): Part[] => {
  const review = evidence.find(
    ({ source }) => source.kind === 'CALCULATION' && source.name === 'contractReview',
  )
  if (!review) return []
  const words = CONTRACT_WORDS[language]
  const from = cite(review)
  const [count = '', level = ''] = review.facts
  const missing = review.facts.filter((fact) => fact.startsWith(words.missingMark))
  const risks = report.risks.toSorted(
    (a, b) => words.order.indexOf(a.severity) - words.order.indexOf(b.severity),
  )
  return [
    {
      lead: `${words.lead(count, level)} ${from}`,
      heading: words.headings.risks,
      body:
        risks.length === 0
          ? `${words.none} ${from}`
          : risks.map((risk, i) => describe(risk, i + 1, evidence, review, language)).join('\n\n'),
    },
    {
      lead: '',
      heading: words.headings.compliance,
      body: report.complianceCheck
        .map(
          ({ rule, passed, article }) =>
            `- ${passed ? words.passed : words.broken}: ${plainText(rule)}${article ? ` (${plainText(nameOf(article))})` : ''} ${from}`,
        )
        .join('\n'),
    },
    ...(missing.length === 0
      ? []
      : [
          {
            lead: '',
            heading: words.headings.missing,
            body: missing.map((fact) => `- ${fact} ${from}`).join('\n'),
          },
        ]),
  ]
}
