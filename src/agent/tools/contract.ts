import type { ContractReview } from '../../domain/contract/contract.ts'
import { readPasted } from '../../domain/contract/pasted.ts'
import { reviewContract } from '../../domain/contract/review.ts'
import type { LawHit } from '../../domain/law-search.ts'
import { maskPersonalData } from '../../domain/personal-data.ts'
import { inertText } from '../../domain/inert-text.ts'
import type { Evidence } from '../evidence.ts'
import { handedOver } from '../handed-over.ts'
import { reviewInEnglish } from './contract-english.ts'
import { findArticle, nameOfArticle } from './find-article.ts'
import { lawEvidence } from './evidence/law.ts'
import type { AnalysisDeps } from '../teams/analysis/deps.ts'
import { ANALYSIS_WORDS } from '../teams/analysis/prompt.ts'
import { noFindings } from '../teams/analysis/state.ts'
import type { AnalysisTeamState, Findings } from '../teams/analysis/state.ts'

type Words = (typeof ANALYSIS_WORDS)['KO' | 'EN']

const tally = ({ risks }: ContractReview) => ({
  all: risks.length,
  high: risks.filter(({ severity }) => severity === 'HIGH').length,
  medium: risks.filter(({ severity }) => severity === 'MEDIUM').length,
  low: risks.filter(({ severity }) => severity === 'LOW').length,
})

/** The review as a source: what was read and what came out, with every sentence that an answer may say from it. */
const reviewEvidence = (review: ContractReview, hits: readonly LawHit[], words: Words): Evidence => {
  const { all, high, medium, low } = tally(review)
  const passed = review.compliance.filter((check) => check.passed).length
  return {
    n: 1,
    kind: 'calculation',
    title: words.contract.title,
    facts: [
      words.contract.count(all, high, medium, low),
      words.contract.level(words.levels[review.riskLevel]),
      words.contract.clauses(review.clauses.length),
      words.contract.checks(passed, review.compliance.length),
      ...review.risks.flatMap((risk) => [
        risk.clause,
        risk.reason,
        risk.suggestion,
        risk.article === null ? '' : nameOfArticle(risk.article),
      ]),
      ...review.compliance.flatMap((check) => [
        check.rule,
        check.article === null ? '' : nameOfArticle(check.article),
      ]),
      ...review.missing.map(words.contract.missing),
    ]
      .filter((fact) => fact !== '')
      .map(inertText),
    source: {
      kind: 'CALCULATION',
      label: words.contract.title,
      name: 'contractReview',
      inputs: { contractKind: review.kind, clauses: review.clauses.length },
      result: {
        riskLevel: review.riskLevel,
        risks: review.risks.map(({ type, severity }) => ({ type, severity })),
        missing: review.missing,
        compliance: review.compliance.map(({ rule, passed: holds }) => ({ rule, passed: holds })),
      },
      rules: hits.flatMap((hit) =>
        hit.effectiveDate === null
          ? []
          : [
              {
                name: hit.lawName,
                article: nameOfArticle(hit),
                effectiveFrom: hit.effectiveDate,
                text: hit.title,
              },
            ],
      ),
    },
    listing: null,
  }
}

const masked = (review: ContractReview): ContractReview => ({
  ...review,
  risks: review.risks.map((risk) => ({
    ...risk,
    clause: maskPersonalData(risk.clause),
    reason: maskPersonalData(risk.reason),
    suggestion: maskPersonalData(risk.suggestion),
  })),
})

/** An excerpt leaves open what the main contract says. */
const CONFIDENCE = { whole: 0.9, excerpt: 0.75 } as const
const WITHOUT_ARTICLES = 0.9

/** Reads the contract that was pasted: what is against the tenant or buyer, why, by which article, and what is missing. */
export const reviewPasted = async (
  state: AnalysisTeamState,
  deps: AnalysisDeps,
  signal: AbortSignal,
): Promise<Findings> => {
  const text = handedOver(state.question)
  if (text === null) return noFindings
  const { language } = state.sharedContext
  const words = ANALYSIS_WORDS[language]
  const found = masked(reviewContract(text))
  const review = language === 'EN' ? reviewInEnglish(found) : found
  const { risks, compliance, missing, riskLevel } = review
  // A rule that is kept needs no article to say so.
  const articles = new Map(
    [...risks, ...compliance.filter((check) => !check.passed)]
      .flatMap(({ article }) => article ?? [])
      .map((article) => [nameOfArticle(article), article]),
  )
  const looked = await Promise.all(
    [...articles.values()].map((article) => findArticle(article, deps, signal)),
  )
  const hits = looked.filter((hit) => hit !== null)
  const unknown = [...articles.keys()].filter((_, position) => looked[position] === null)
  const isExcerpt = review.kind === 'EXCERPT'
  const { all, high } = tally(review)
  const { metrics, units } = words.contract
  return {
    ...noFindings,
    evidence: [
      reviewEvidence(review, hits, words),
      ...hits.map((hit) =>
        lawEvidence(
          hit,
          1,
          risks
            .filter(({ article }) => article && nameOfArticle(article) === nameOfArticle(hit))
            .map(({ type }) => found.risks.find((risk) => risk.type === type)?.reason ?? '')
            .join(' '),
          language,
        ),
      ),
    ],
    metrics: [
      { name: metrics.risks, value: all, unit: units.risks },
      { name: metrics.high, value: high, unit: units.risks },
      { name: metrics.clauses, value: review.clauses.length, unit: units.clauses },
      { name: metrics.passed, value: compliance.filter((check) => check.passed).length, unit: units.clauses },
    ],
    insights: risks.length === 0 ? [words.contract.noRisk] : [...new Set(risks.map(({ reason }) => reason))],
    recommendations: [
      ...(high > 0 ? [words.contract.highRisk] : []),
      ...new Set(risks.map(({ suggestion }) => suggestion).filter((suggestion) => suggestion !== '')),
      ...missing.map(words.contract.missing),
    ],
    riskLevel,
    risks: risks.map((risk) => ({ ...risk, article: risk.article && { ...risk.article } })),
    complianceCheck: compliance.map((check) => ({
      ...check,
      article: check.article && { ...check.article },
    })),
    assumptions:
      readPasted(state.question.query) === null
        ? [{ ...words.contract.earlier, source: 'CONVERSATION' as const }]
        : [],
    gaps: [
      ...(isExcerpt ? [words.contract.excerpt] : []),
      ...(unknown.length > 0 ? [words.contract.noLaw(unknown.join(', '))] : []),
    ],
    confidence:
      (isExcerpt ? CONFIDENCE.excerpt : CONFIDENCE.whole) * (unknown.length > 0 ? WITHOUT_ARTICLES : 1),
  }
}
