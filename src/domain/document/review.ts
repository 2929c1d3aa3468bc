import { z } from 'zod'
import { CONTRACT_RISK_TYPES, RISK_LEVELS } from '../contract/contract.ts'
import type { ContractSubject } from '../contract/contract.ts'
import { reviewContract } from '../contract/review.ts'
import { tellReview } from '../contract/told.ts'
import { name } from '../message/arg.ts'
import { wordsIn } from '../message/say.ts'
import type { Language } from '../run.ts'
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
      /** Which special term it is about, from 1; left out of reviews of before, null for the rest of the contract. */
      specialTerm: z.int().min(1).nullish(),
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

const bare = (text: string): string => text.replaceAll(/[\s.,·“”"']/g, '')

/** Which of the special terms a clause was quoted from; the longest, where one stands in another. */
const termOf = (clause: string, specialTerms: readonly string[]): number | null => {
  const quoted = bare(clause)
  const found = specialTerms
    .map((term, index) => ({ term: bare(term), number: index + 1 }))
    .filter(({ term }) => term !== '' && quoted !== '' && (quoted.includes(term) || term.includes(quoted)))
    .toSorted((a, b) => b.term.length - a.term.length)
  return found[0]?.number ?? null
}

/**
 * Reads a document as contract analysis reads anybody's. `notes` are what the template itself has to say of it: they
 * and the names of blanks stay in the document's language.
 */
export const reviewDocument = (
  documentType: DocumentType,
  blocks: readonly Block[],
  notes: readonly string[] = [],
  language: Language = 'KO',
  specialTerms: readonly string[] = [],
): DocumentReview => {
  const words = wordsIn(language)
  const found = tellReview(
    reviewContract(toContractText(blocks), { subject: SUBJECTS[documentType] }),
    language,
  )
  const blanks = listBlanks(blocks)
  return {
    riskLevel: found.riskLevel,
    risks: found.risks.map((risk) => ({ ...risk, specialTerm: termOf(risk.clause, specialTerms) })),
    recommendations: [
      ...new Set([
        ...found.risks.map((risk) => risk.suggestion),
        ...notes,
        ...found.missing.map((what) => words('document.missing', { what: name(what) })),
        ...(blanks.length > 0 ? [words('document.blank', { names: name(blanks.join(', ')) })] : []),
      ]),
    ],
    complianceCheck: found.compliance,
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
