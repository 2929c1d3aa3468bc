import { z } from 'zod'
import rows from './intents.json' with { type: 'json' }
import { keysOf } from './keys.ts'

export type IntentType = keyof typeof rows
/** What people call each, in Korean; in the order of the API's enum, and of what was learned. */
export const INTENT_LABELS: Record<IntentType, string> = rows
export const INTENT_TYPES = keysOf(INTENT_LABELS)

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
