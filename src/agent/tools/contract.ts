import { RISK_LEVELS } from '../../domain/contract/contract.ts'
import { titleOf } from '../../domain/contract/detectors.ts'
import { readPasted } from '../../domain/contract/pasted.ts'
import { reviewContract } from '../../domain/contract/review.ts'
import type { Article, ClauseEffect, ContractReview, Said as Words } from '../../domain/contract/contract.ts'
import type { LawHit } from '../../domain/law-search.ts'
import { article, count, list, name, term, text, within } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { Said } from '../../domain/message/say.ts'
import { maskPersonalData } from '../../domain/personal-data.ts'
import type { Evidence } from '../facts/evidence.ts'
import { distinct, facts } from '../facts/fact.ts'
import type { Fact } from '../facts/fact.ts'
import { figure } from '../facts/row.ts'
import { calculationEvidence, concludes, warns } from './calculation.ts'
import { checkFact } from './evidence/check.ts'
import { handedOver } from '../handed-over.ts'
import { findArticle, nameOfArticle } from './find-article.ts'
import { lawEvidence } from './evidence/law.ts'
import { defineTool, noFindings } from './tool.ts'
import type { Findings, ToolContext } from './tool.ts'

const tally = ({ risks }: ContractReview) => ({
  all: risks.length,
  high: risks.filter(({ severity }) => severity === 'HIGH').length,
  medium: risks.filter(({ severity }) => severity === 'MEDIUM').length,
  low: risks.filter(({ severity }) => severity === 'LOW').length,
})
const passedIn = ({ compliance }: ContractReview): number => compliance.filter(({ passed }) => passed).length

const finds = facts('result', 'quoted')
const words = (it: Words): Said => message('words', { text: text(it) })

/** Clauses whose effect is told first: those of the highest severity. */
const EFFECTS = 2

/** What the worst clauses come to where they are signed, each type once. */
const effectsOf = ({ risks }: ContractReview): Fact[] => {
  const worst = [
    ...new Map(
      risks
        .toSorted((a, b) => RISK_LEVELS.indexOf(b.severity) - RISK_LEVELS.indexOf(a.severity))
        .map((it) => [it.type, it]),
    ).values(),
  ]
  return worst
    .slice(0, EFFECTS)
    .flatMap(({ type, effect }) =>
      effect === null ? [] : [concludes(`contract.effect.${effect}`, { what: text(titleOf(type)) })],
    )
}

/** The review as a source: what was read and what came out, with every sentence that an answer may say from it. */
const reviewEvidence = (review: ContractReview, hits: readonly LawHit[]): Evidence => {
  const { all, high, medium, low } = tally(review)
  const items = (value: number) => count(value, 'item')
  const counted = concludes('contract.reviewed', {
    all: items(all),
    high: items(high),
    medium: items(medium),
    low: items(low),
    level: term(`level.${review.riskLevel}`),
  })
  const effects = effectsOf(review)
  return calculationEvidence({
    tool: 'contract',
    name: 'contractReview',
    inputs: { contractKind: review.kind, clauses: review.clauses.length },
    result: {
      assumptions: [],
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
    further: {
      riskLevel: review.riskLevel,
      risks: review.risks.map(({ type, severity }) => ({ type, severity })),
      missing: review.missing.map(words),
      compliance: review.compliance.map(({ rule, passed }) => ({ rule: words(rule), passed })),
    },
    facts: [
      ...(review.kind === 'EXCERPT' ? [...effects, counted] : [counted, ...effects]),
      finds('contract.clauses', { count: items(review.clauses.length) }),
      finds('contract.kept', { passed: items(passedIn(review)), all: items(review.compliance.length) }),
      ...review.risks.flatMap((risk) => [
        finds('contract.clause', { clause: name(risk.clause) }),
        finds('contract.reason', { reason: text(risk.reason) }),
        ...(risk.suggestion.ko === ''
          ? []
          : [finds('contract.suggestion', { wording: text(risk.suggestion) })]),
        finds('contract.law', { article: article(risk.article) }),
      ]),
      ...review.compliance.map((check) => checkFact({ ...check, rule: text(check.rule) })),
      ...review.missing.map((what) => warns('contract.missing', { what: text(what) })),
    ],
  })
}

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

/** Reads the contract that was pasted: what is against the tenant or buyer, why, by which article, and what is missing. */
const reviewPasted = async ({ question, deps, signal }: ToolContext): Promise<Findings> => {
  const pasted = handedOver(question)
  if (pasted === null) return noFindings
  const review = masked(reviewContract(pasted))
  const { risks, compliance, missing, riskLevel } = review
  // A rule that is kept needs no article to say so.
  const articles = new Map<string, Article>(
    [...risks, ...compliance.filter((check) => !check.passed)].map(({ article: by }) => [
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
  return {
    ...noFindings,
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
      ...(high > 0 ? [message('contract.highRisk')] : []),
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
      ...(isExcerpt ? [message('contract.excerpt')] : []),
      ...(unknown.length > 0 ? [message('contract.noLaw', { articles: list(unknown.map(article)) })] : []),
    ],
    confidence:
      (isExcerpt ? CONFIDENCE.excerpt : CONFIDENCE.whole) * (unknown.length > 0 ? WITHOUT_ARTICLES : 1),
  }
}

export const contract = defineTool({
  id: 'contract',
  title: 'tool.contract',
  kind: 'calculation',
  asks: ({ hasContract }) => hasContract,
  isAlone: true,
  calculations: ['contractReview'],
  analysis: 'contract',
  section: 'law',
  isOfCase: true,
  run: reviewPasted,
})
