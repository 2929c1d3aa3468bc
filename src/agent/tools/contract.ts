import { readPasted } from '../../domain/contract/pasted.ts'
import { reviewContract } from '../../domain/contract/review.ts'
import type { Article, ClauseEffect, ContractReview, Said as Words } from '../../domain/contract/contract.ts'
import { article, list, term, text, within } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import { maskPersonalData } from '../../domain/personal-data.ts'
import { distinct } from '../facts/fact.ts'
import { figure } from '../facts/row.ts'
import { handedOver } from '../handed-over.ts'
import { lawOfClause } from './clause-law.ts'
import { findArticle, nameOfArticle } from './find-article.ts'
import { lawEvidence } from './evidence/law.ts'
import { defineTool } from './tool.ts'
import type { Found, ToolContext } from './tool.ts'
import { passedIn, reviewEvidence, tally, words } from './evidence/review.ts'

const maskedWords = ({ ko, en }: Words): Words => ({ ko: maskPersonalData(ko), en: maskPersonalData(en) })
const masked = (review: ContractReview): ContractReview => ({
  ...review,
  risks: review.risks.map((risk) => ({
    ...risk,
    clause: maskPersonalData(risk.clause),
    reason: maskedWords(risk.reason),
    suggestion: maskedWords(risk.suggestion),
  })),
})

/** By it what is agreed against the act to the tenant’s disadvantage has no effect. */
export const MANDATORY_LAW = {
  home: { lawName: '주택임대차보호법', articleNumber: '제10조' },
  shop: { lawName: '상가건물 임대차보호법', articleNumber: '제15조' },
} as const
const VOIDS: readonly (ClauseEffect | null)[] = ['VOID', 'EXCESS_VOID', 'MAYBE_VOID']

/** What makes a clause void; null where none is. */
const voidingArticle = ({ risks }: ContractReview): Article | null => {
  if (!risks.some(({ effect }) => VOIDS.includes(effect))) return null
  return risks.some(({ article: { lawName } }) => lawName === MANDATORY_LAW.shop.lawName)
    ? MANDATORY_LAW.shop
    : MANDATORY_LAW.home
}

/** An excerpt leaves open what the main contract says. */
const CONFIDENCE = { whole: 0.9, excerpt: 0.75 } as const
const WITHOUT_ARTICLES = 0.9
/** An excerpt so short is about one thing, and nothing follows from what it does not say. */
export const FEW_CLAUSES = 3

/** Reads the contract that was pasted: what is against the tenant or buyer, why, by which article, and what is missing. */
const reviewPasted = async (context: ToolContext): Promise<Found> => {
  const { question, deps, signal } = context
  const pasted = handedOver(question)
  if (pasted === null) return {}
  const review = masked(reviewContract(pasted))
  const { risks, favours, compliance, missing, riskLevel } = review
  // A rule that is kept needs no article to say so.
  const articles = new Map<string, Article>(
    [...risks, ...favours, ...compliance.filter((check) => !check.passed)].map(({ article: by }) => [
      nameOfArticle(by),
      by,
    ]),
  )
  const voiding = voidingArticle(review)
  if (voiding !== null) articles.set(nameOfArticle(voiding), voiding)
  const looked = await Promise.all([...articles.values()].map((by) => findArticle(by, deps, signal)))
  const hits = looked.filter((hit) => hit !== null)
  const unknown = [...articles.values()].filter((_, position) => looked[position] === null)
  const isExcerpt = review.kind === 'EXCERPT'
  const { all, high } = tally(review)
  const isShort = isExcerpt && review.clauses.length <= FEW_CLAUSES
  return {
    evidence: [
      reviewEvidence(review, hits),
      ...hits.map((hit) =>
        lawEvidence(
          hit,
          1,
          // In the language of the article, whose sentences are chosen by it.
          risks
            .filter(({ article: by }) => nameOfArticle(by) === nameOfArticle(hit))
            .map(({ reason }) => reason.ko)
            .join(' '),
        ),
      ),
      ...(isShort ? await lawOfClause(pasted, context, { isRisky: risks.length > 0 }) : []),
    ],
    metrics: [
      figure(message('figure.risks'), all, 'unit.risk'),
      figure(message('figure.highRisks'), high, 'unit.risk'),
      figure(message('figure.clauses'), review.clauses.length, 'unit.clause'),
      figure(message('figure.passed'), passedIn(review), 'unit.clause'),
    ],
    insights:
      risks.length === 0 ? [message('contract.none')] : distinct(risks.map(({ reason }) => words(reason))),
    recommendations: [
      high > 0 && message('contract.highRisk'),
      ...distinct(risks.map(({ suggestion }) => words(suggestion))),
      ...missing.map((what) => message('contract.missing', { what: text(what) })),
    ],
    riskLevel,
    review,
    assumptions:
      readPasted(question.query) === null
        ? [
            {
              name: term('given.contract'),
              value: within(message('assumed.earlier')),
              source: 'CONVERSATION',
            },
          ]
        : [],
    gaps: [
      isExcerpt && message('contract.excerpt'),
      unknown.length > 0 && message('contract.noLaw', { articles: list(unknown.map(article)) }),
    ],
    confidence:
      (isExcerpt ? CONFIDENCE.excerpt : CONFIDENCE.whole) * (unknown.length > 0 ? WITHOUT_ARTICLES : 1),
  }
}

export const contract = defineTool({
  id: 'contract',
  needs: null,
  asks: ({ hasContract }) => hasContract,
  isAlone: true,
  calculations: ['contractReview'],
  section: 'law',
  run: reviewPasted,
})
