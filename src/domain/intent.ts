import { z } from 'zod'

export const INTENT_TYPES = [
  'LEGAL_CONSULT',
  'MARKET_INQUIRY',
  'PROPERTY_SEARCH',
  'LOAN_CONSULT',
  'CONTRACT_CREATION',
  'CONTRACT_REVIEW',
  'RISK_ANALYSIS',
  'COMPREHENSIVE',
  'UNCLEAR',
  'IRRELEVANT',
] as const
export type IntentType = (typeof INTENT_TYPES)[number]

export const INTENT_LABELS = {
  LEGAL_CONSULT: '법률상담',
  MARKET_INQUIRY: '시세조회',
  PROPERTY_SEARCH: '매물검색',
  LOAN_CONSULT: '대출상담',
  CONTRACT_CREATION: '계약서작성',
  CONTRACT_REVIEW: '계약서검토',
  RISK_ANALYSIS: '리스크분석',
  COMPREHENSIVE: '종합분석',
  UNCLEAR: '불명확',
  IRRELEVANT: '무관',
} as const satisfies Record<IntentType, string>

/** The reading of a question: `confidence` 0..1, `entities` by kind (region, propertyType, transactionType, amount …). */
export const analyzedIntent = z.object({
  intentType: z.enum(INTENT_TYPES),
  confidence: z.number().min(0).max(1),
  keywords: z.array(z.string()),
  entities: z.record(z.string(), z.array(z.string())),
  /** For COMPREHENSIVE: the intents that the question combines, most important first. Otherwise the intent itself. */
  facets: z.array(z.enum(INTENT_TYPES)),
})
export type AnalyzedIntent = z.infer<typeof analyzedIntent>

/** The reading of a question that cannot be understood without what it points at. */
export const UNCLEAR_INTENT: AnalyzedIntent = {
  intentType: 'UNCLEAR',
  confidence: 0.5,
  keywords: [],
  entities: {},
  facets: ['UNCLEAR'],
}
