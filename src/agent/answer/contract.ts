import { present } from '../../domain/present.ts'
import type { AnalysisReport } from '../../domain/analysis.ts'
import { titleOf } from '../../domain/contract/detectors.ts'
import type { Leaf, Line } from '../../domain/block.ts'
import { article as named, name, term, text } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import { clauseAsked, isClauseOf } from '../../domain/contract/clause-asked.ts'
import type { Prose } from '../../domain/prose.ts'
import type { Evidence } from '../facts/evidence.ts'
import { withRole } from '../facts/fact.ts'
import type { Fact } from '../facts/fact.ts'
import { checkFact } from '../tools/evidence/check.ts'
import { FEW_CLAUSES, MANDATORY_LAW } from '../tools/contract.ts'
import { nameOfArticle } from '../tools/find-article.ts'
import { bullets, headed, item, line, part, quoteLine } from './line.ts'
import type { Part } from './line.ts'

type Risk = AnalysisReport['risks'][number]
type Check = AnalysisReport['complianceCheck'][number]

const WORST_FIRST = ['HIGH', 'MEDIUM', 'LOW'] as const

/** The article's own source, beside the review that names it. */
const sourcesOf = (article: Risk['article'], evidence: readonly Evidence[], review: Evidence): Evidence[] => {
  const label = article ? nameOfArticle(article) : null
  const law = evidence.find(({ source }) => source.kind === 'LAW' && source.label === label)
  return law ? [law, review] : [review]
}

const describe = (risk: Risk, evidence: readonly Evidence[], review: Evidence) => {
  const { article } = risk
  const below: Line[] = present([
    quoteLine(review, message('contract.clause', { clause: name(risk.clause) })),
    line(review, message('contract.reason', { reason: name(risk.reason) })),
    article &&
      line(sourcesOf(article, evidence, review), message('contract.law', { article: named(article) })),
    risk.suggestion !== '' &&
      line(review, message('contract.suggestion', { wording: name(risk.suggestion) })),
  ])
  return item(
    headed(
      review,
      message('contract.risk', { risk: text(titleOf(risk.type)) }),
      message('contract.severity', { level: term(`level.${risk.severity}`) }),
    ),
    below,
  )
}

/** What is at risk, the worst first. */
export const describeRisks = (
  risks: readonly Risk[],
  evidence: readonly Evidence[],
  review: Evidence,
): Leaf =>
  risks.length === 0
    ? { kind: 'conclusion', lines: [line(review, message('contract.none'))] }
    : {
        kind: 'list',
        isOrdered: true,
        items: risks
          .toSorted((a, b) => WORST_FIRST.indexOf(a.severity) - WORST_FIRST.indexOf(b.severity))
          .map((risk) => describe(risk, evidence, review)),
      }

/** The statutory rules, each with its article. */
export const describeChecks = (
  checks: readonly Check[],
  evidence: readonly Evidence[],
  review: Evidence,
): Leaf =>
  bullets(
    checks.map((check) =>
      line(sourcesOf(check.article, evidence, review), checkFact({ ...check, rule: name(check.rule) })),
    ),
  )

/** Whether an excerpt so short was read that nothing follows from what it does not say. */
const isFewClauses = ({ source }: Evidence): boolean => {
  if (source.kind !== 'CALCULATION') return false
  const { contractKind: kind, clauses } = source.inputs
  return kind === 'EXCERPT' && typeof clauses === 'number' && clauses <= FEW_CLAUSES
}

/** Whether a contract that was handed over is reviewed by it. */
export const isReview = ({ tool }: Evidence): boolean => tool === 'contract'

/** That a clause has no effect, an act says. */
const MANDATORY = Object.values(MANDATORY_LAW).map(nameOfArticle)
const SAID_BY_ACT: readonly string[] = [
  'contract.effect.VOID',
  'contract.effect.EXCESS_VOID',
  'contract.effect.MAYBE_VOID',
]
const behind = ({ id }: Fact, review: Evidence, evidence: readonly Evidence[]): Evidence[] => {
  const { source: of } = review
  const named = of.kind === 'CALCULATION' ? of.rules.map(({ article }) => article) : []
  const acts = MANDATORY.filter((label) => named.includes(label))
  const isOfAct = ({ source }: Evidence) => source.kind === 'LAW' && acts.includes(source.label)
  return [review, ...(SAID_BY_ACT.includes(id) ? evidence.filter(isOfAct) : [])]
}

/** What is wrong with a clause, and how it may be worded. */
const composeAsked = (risks: readonly Risk[], evidence: readonly Evidence[], review: Evidence): Part[] => [
  part(
    risks.map(({ type, reason }) =>
      line(review, message('contract.asked', { risk: text(titleOf(type)), reason: name(reason) })),
    ),
    'contract.heading.risks',
    [describeRisks(risks, evidence, review)],
  ),
]

/** What the review found, clause by clause; then the statutory rules, and what is missing. */
export const composeContract = (
  report: AnalysisReport,
  evidence: readonly Evidence[],
  query: Prose = '',
): Part[] => {
  const review = evidence.find(isReview)
  if (!review) return []
  const number = clauseAsked(query)
  const asked = number === null ? [] : report.risks.filter(({ clause }) => isClauseOf(clause, number))
  if (asked.length > 0) return composeAsked(asked, evidence, review)
  const missing = withRole(review, 'caveat')
  // A clause or two keep to rules that they do not speak of: only what they break is told of them.
  const checks = isFewClauses(review)
    ? report.complianceCheck.filter(({ passed }) => !passed)
    : report.complianceCheck
  const isUnproven = isFewClauses(review) && report.risks.length === 0
  const favours = review.facts.filter(({ id }) => id === 'contract.favour')
  return present([
    part(
      isUnproven
        ? favours.length === 0
          ? [line(review, message('contract.unproven'))]
          : [
              line(review, message('contract.favourable')),
              ...favours.map((fact) => line(behind(fact, review, evidence), fact)),
            ]
        : withRole(review, 'conclusion').map((fact) => line(behind(fact, review, evidence), fact)),
      'contract.heading.risks',
      [describeRisks(report.risks, evidence, review)],
    ),
    checks.length !== 0 &&
      part([], 'contract.heading.compliance', [describeChecks(checks, evidence, review)]),
    missing.length !== 0 &&
      part([], 'contract.heading.missing', [bullets(missing.map((fact) => line(review, fact)))]),
  ])
}
