import { z } from 'zod'
import { DOCUMENT_TYPES } from '../domain/document/order.ts'
import { documentReview } from '../domain/document/review.ts'

/** A contract that a run wrote, as an answer may speak of it: no word of who the parties are beyond their outline. */
export const writtenDocument = z.object({
  /** The run that holds it: not the one that speaks of it where that is a fork. */
  runId: z.string(),
  documentType: z.enum(DOCUMENT_TYPES),
  /** “주택임대차계약서”. */
  title: z.string(),
  /** What was agreed, a line each; the lines stand in the evidence too. */
  terms: z.array(z.string()),
  /** The home that it is about; null where that is left to be written by hand. */
  listing: z.object({ propertyId: z.string(), transactionId: z.string() }).nullable(),
  review: documentReview,
})
export type WrittenDocument = z.infer<typeof writtenDocument>

/** The name under which a contract that was written is a source, and what people call it. */
export const DOCUMENT_SOURCE = {
  name: 'contractDocument',
  title: { KO: '작성한 계약서와 그 검토', EN: 'Contract that was written, and its review' },
} as const
