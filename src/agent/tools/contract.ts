import { readPasted } from '../../domain/contract/pasted.ts'
import { reviewContract } from '../../domain/contract/review.ts'
import { tellReview } from '../../domain/contract/told.ts'
import type { ToldReview } from '../../domain/contract/told.ts'
import type { LawHit } from '../../domain/law-search.ts'
import { maskPersonalData } from '../../domain/personal-data.ts'
import { article, count, name, term } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { Evidence } from '../facts/evidence.ts'
import { facts } from '../facts/fact.ts'
import { checkFact } from './evidence/check.ts'
import { handedOver } from '../handed-over.ts'
import { findArticle, nameOfArticle } from './find-article.ts'
import { lawEvidence } from './evidence/law.ts'
import { REVIEW_WORDS } from './contract-prompt.ts'
import { defineTool, noFindings } from './tool.ts'
import type { Findings, ToolContext } from './tool.ts'

type Words = (typeof REVIEW_WORDS)['KO' | 'EN']

const tally = ({ risks }: ToldReview) => ({
  all: risks.length,
  high: risks.filter(({ severity }) => severity === 'HIGH').length,
  medium: risks.filter(({ severity }) => severity === 'MEDIUM').length,
  low: risks.filter(({ severity }) => severity === 'LOW').length,
})

const concludes = facts('conclusion')
const finds = facts('result', 'quoted')
const lacks = facts('caveat')

/** The review as a source: what was read and what came out, with every sentence that an answer may say from it. */
const reviewEvidence = (review: ToldReview, hits: readonly LawHit[], words: Words): Evidence => {
  const { all, high, medium, low } = tally(review)
  const passed = review.compliance.filter((check) => check.passed).length
  const items = (value: number) => count(value, 'item')
  return {
    n: 1,
    kind: 'calculation',
    title: message('contract.title'),
    facts: [
      concludes('contract.reviewed', {
        all: items(all),
        high: items(high),
        medium: items(medium),
        low: items(low),
        level: term(`level.${review.riskLevel}`),
      }),
      finds('contract.clauses', { count: items(review.clauses.length) }),
      finds('contract.kept', { passed: items(passed), all: items(review.compliance.length) }),
      ...review.risks.flatMap((risk) => [
        finds('contract.clause', { clause: name(risk.clause) }),
        finds('contract.reason', { reason: name(risk.reason) }),
        ...(risk.suggestion === '' ? [] : [finds('contract.suggestion', { wording: name(risk.suggestion) })]),
        ...(risk.article === null ? [] : [finds('contract.law', { article: article(risk.article) })]),
      ]),
      ...review.compliance.map((check) => checkFact(check)),
      ...review.missing.map((what) => lacks('contract.missing', { what: name(what) })),
    ],
    rows: [],
    source: {
      kind: 'CALCULATION',
      label: words.title,
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

const masked = (review: ToldReview): ToldReview => ({
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
const reviewPasted = async ({ question, language, deps, signal }: ToolContext): Promise<Findings> => {
  const text = handedOver(question)
  if (text === null) return noFindings
  const words = REVIEW_WORDS[language]
  const found = reviewContract(text)
  const review = masked(tellReview(found, language))
  const { risks, compliance, missing, riskLevel } = review
  // A rule that is kept needs no article to say so.
  const articles = new Map(
    [...risks, ...compliance.filter((check) => !check.passed)].map(({ article }) => [
      nameOfArticle(article),
      article,
    ]),
  )
  const looked = await Promise.all(
    [...articles.values()].map((article) => findArticle(article, deps, signal)),
  )
  const hits = looked.filter((hit) => hit !== null)
  const unknown = [...articles.keys()].filter((_, position) => looked[position] === null)
  const isExcerpt = review.kind === 'EXCERPT'
  const { all, high } = tally(review)
  const { metrics, units } = words
  return {
    ...noFindings,
    evidence: [
      reviewEvidence(review, hits, words),
      ...hits.map((hit) =>
        lawEvidence(
          hit,
          1,
          // In the language of the article, whose sentences are chosen by it.
          found.risks
            .filter(({ article }) => nameOfArticle(article) === nameOfArticle(hit))
            .map(({ reason }) => reason.ko)
            .join(' '),
        ),
      ),
    ],
    metrics: [
      { name: metrics.risks, value: all, unit: units.risks },
      { name: metrics.high, value: high, unit: units.risks },
      { name: metrics.clauses, value: review.clauses.length, unit: units.clauses },
      { name: metrics.passed, value: compliance.filter((check) => check.passed).length, unit: units.clauses },
    ],
    insights: risks.length === 0 ? [words.noRisk] : [...new Set(risks.map(({ reason }) => reason))],
    recommendations: [
      ...(high > 0 ? [words.highRisk] : []),
      ...new Set(risks.map(({ suggestion }) => suggestion)),
      ...missing.map(words.missing),
    ],
    riskLevel,
    risks,
    complianceCheck: compliance,
    assumptions:
      readPasted(question.query) === null ? [{ ...words.earlier, source: 'CONVERSATION' as const }] : [],
    gaps: [
      ...(isExcerpt ? [words.excerpt] : []),
      ...(unknown.length > 0 ? [words.noLaw(unknown.join(', '))] : []),
    ],
    confidence:
      (isExcerpt ? CONFIDENCE.excerpt : CONFIDENCE.whole) * (unknown.length > 0 ? WITHOUT_ARTICLES : 1),
  }
}

export const contract = defineTool({
  id: 'contract',
  title: { KO: '계약서 검토', EN: 'contract review' },
  kind: 'calculation',
  asks: ({ hasContract }) => hasContract,
  isAlone: true,
  calculations: {
    contractReview: { KO: '계약서 검토', EN: 'Contract review' },
  },
  analysis: 'contract',
  section: 'law',
  isOfCase: true,
  run: reviewPasted,
})
