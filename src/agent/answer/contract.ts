import type { AnalysisReport } from '../../domain/analysis.ts'
import { saidIn } from '../../domain/contract/contract.ts'
import { titleOf } from '../../domain/contract/detectors.ts'
import { inertText } from '../../domain/inert-text.ts'
import type { Evidence } from '../evidence.ts'
import type { Language } from '../../domain/run.ts'
import { CONTRACT_WORDS } from './contract-prompt.ts'
import { cite, listItem } from './text.ts'
import type { Part } from './text.ts'

type Risk = AnalysisReport['risks'][number]
type Check = AnalysisReport['complianceCheck'][number]

const nameOf = ({ lawName, articleNumber }: NonNullable<Risk['article']>): string =>
  `${lawName} ${articleNumber}`

/** The article's own source, beside the review that names it. */
const citeArticle = (article: Risk['article'], evidence: readonly Evidence[], review: Evidence): string => {
  const name = article && nameOf(article)
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
  return listItem(
    `${position}.`,
    `**${saidIn(titleOf(risk.type), language)}** · ${words.severity(words.levels[risk.severity])} ${from}`,
    [
      `> “${inertText(risk.clause)}” ${from}`,
      `- ${words.reason}: ${inertText(risk.reason)} ${from}`,
      ...(risk.article
        ? [
            `- ${words.law}: ${inertText(nameOf(risk.article))} ${citeArticle(risk.article, evidence, review)}`,
          ]
        : []),
      ...(risk.suggestion === '' ? [] : [`- ${words.suggestion}: ${inertText(risk.suggestion)} ${from}`]),
    ],
  )
}

/** What is at risk, the worst first. */
export const describeRisks = (
  risks: readonly Risk[],
  evidence: readonly Evidence[],
  review: Evidence,
  language: Language,
): string => {
  const words = CONTRACT_WORDS[language]
  if (risks.length === 0) return `${words.none} ${cite(review)}`
  return risks
    .toSorted((a, b) => words.order.indexOf(a.severity) - words.order.indexOf(b.severity))
    .map((risk, i) => describe(risk, i + 1, evidence, review, language))
    .join('\n\n')
}

/** The statutory rules, each with its article. */
export const describeChecks = (
  checks: readonly Check[],
  evidence: readonly Evidence[],
  review: Evidence,
  language: Language,
): string => {
  const words = CONTRACT_WORDS[language]
  return checks
    .map(({ rule, passed, article }) => {
      const by = article ? ` (${inertText(nameOf(article))})` : ''
      return `- ${passed ? words.passed : words.broken}: ${inertText(rule)}${by} ${citeArticle(article, evidence, review)}`
    })
    .join('\n')
}

const FEW_CLAUSES = 3

/** Whether an excerpt so short was read that nothing follows from what it does not say. */
const isFewClauses = ({ source }: Evidence): boolean => {
  if (source.kind !== 'CALCULATION') return false
  const { contractKind: kind, clauses } = source.inputs
  return kind === 'EXCERPT' && typeof clauses === 'number' && clauses <= FEW_CLAUSES
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
  // A clause or two keep to rules that they do not speak of: only what they break is told of them.
  const checks = isFewClauses(review)
    ? report.complianceCheck.filter(({ passed }) => !passed)
    : report.complianceCheck
  const isUnproven = isFewClauses(review) && report.risks.length === 0
  return [
    {
      lead: `${isUnproven ? words.unproven : words.lead(count, level)} ${from}`,
      heading: words.headings.risks,
      body: describeRisks(report.risks, evidence, review, language),
    },
    ...(checks.length === 0
      ? []
      : [
          {
            lead: '',
            heading: words.headings.compliance,
            body: describeChecks(checks, evidence, review, language),
          },
        ]),
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
