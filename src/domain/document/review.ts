import { z } from 'zod'
import { CONTRACT_RISK_TYPES, RISK_LEVELS } from '../contract/contract.ts'
import type { Article, ContractSubject } from '../contract/contract.ts'
import { reviewContract } from '../contract/review.ts'
import type { Block } from './block.ts'
import { listBlanks, toContractText } from './markdown.ts'
import type { DocumentType } from './order.ts'

const article = z.object({ lawName: z.string(), articleNumber: z.string() }).nullable()

/** What contract analysis found in a document, as it is kept with it. */
export const documentReview = z.object({
  riskLevel: z.enum(RISK_LEVELS),
  risks: z.array(
    z.object({
      type: z.enum(CONTRACT_RISK_TYPES),
      severity: z.enum(RISK_LEVELS),
      clause: z.string(),
      reason: z.string(),
      article,
      suggestion: z.string(),
    }),
  ),
  recommendations: z.array(z.string()),
  complianceCheck: z.array(z.object({ rule: z.string(), passed: z.boolean(), article })),
})
export type DocumentReview = z.infer<typeof documentReview>

const SUBJECTS = { lease_contract: 'LEASE_HOME', sales_contract: 'SALE' } as const satisfies Record<
  DocumentType,
  ContractSubject
>

const own = (rests: Article | null): Article | null => rests && { ...rests }

/** Reads a document as contract analysis reads anybody's. `notes` are what the template itself has to say of it. */
export const reviewDocument = (
  documentType: DocumentType,
  blocks: readonly Block[],
  notes: readonly string[] = [],
): DocumentReview => {
  const found = reviewContract(toContractText(blocks), { subject: SUBJECTS[documentType] })
  const blanks = listBlanks(blocks)
  return {
    riskLevel: found.riskLevel,
    risks: found.risks.map((risk) => ({ ...risk, article: own(risk.article) })),
    recommendations: [
      ...new Set([
        ...found.risks.map((risk) => risk.suggestion),
        ...notes,
        ...found.missing.map((name) => `계약서에 없는 것: ${name}`),
        ...(blanks.length > 0 ? [`서명하기 전에 적을 것: ${blanks.join(', ')}`] : []),
      ]),
    ],
    complianceCheck: found.compliance.map((check) => ({ ...check, article: own(check.article) })),
  }
}

/** The same with every text that quotes or explains changed: to mask what it quotes. */
export const mapReviewTexts = (review: DocumentReview, change: (text: string) => string): DocumentReview => ({
  ...review,
  risks: review.risks.map((risk) => ({
    ...risk,
    clause: change(risk.clause),
    reason: change(risk.reason),
    suggestion: change(risk.suggestion),
  })),
  recommendations: review.recommendations.map(change),
})
