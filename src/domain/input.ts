import { z } from 'zod'
import { termSuggestion, writtenTerms } from './document/decision.ts'
import { contractTerms } from './document/terms.ts'
import { plan } from './plan.ts'

export const INPUT_KINDS = [
  'CLARIFICATION',
  'PLAN_APPROVAL',
  'PROPERTY_SELECTION',
  'CONTRACT_PARTIES',
  'DOCUMENT_DECISION',
] as const
export type InputKind = (typeof INPUT_KINDS)[number]

export const INPUT_STATUSES = ['OPEN', 'ANSWERED', 'EXPIRED', 'WITHDRAWN'] as const
export type InputStatus = (typeof INPUT_STATUSES)[number]

const message = z.string()
const clarification = z.object({
  kind: z.literal('CLARIFICATION'),
  message,
  suggestions: z.array(z.string()),
})
const planApproval = z.object({ kind: z.literal('PLAN_APPROVAL'), message, plan })
const propertySelection = z.object({
  kind: z.literal('PROPERTY_SELECTION'),
  message,
  options: z.array(z.object({ propertyId: z.string(), transactionId: z.string() })),
})
const contractParties = z.object({
  kind: z.literal('CONTRACT_PARTIES'),
  message,
  requiredFields: z.array(z.string()),
  documentType: z.string(),
  /** What the parties' answer is held against. */
  terms: contractTerms.optional(),
})

const documentDecision = z.object({
  kind: z.literal('DOCUMENT_DECISION'),
  message,
  documentId: z.string(),
  version: z.int().min(1),
  documentType: z.string(),
  suggestions: z.array(termSuggestion),
  /** What stands in it. */
  written: writtenTerms,
  /** What a change is held against. */
  terms: contractTerms,
})

/** What a graph asks of its user when it interrupts. */
export const inputAsk = z.discriminatedUnion('kind', [
  clarification,
  planApproval,
  propertySelection,
  contractParties,
  documentDecision,
])
export type InputAsk = z.infer<typeof inputAsk>

/** An ask as it stands in the database and at its readers; `expiresAt` (ISO 8601) is null where it never expires. */
const asked = { id: z.string(), expiresAt: z.string().nullable() }
export const inputRequest = z.discriminatedUnion('kind', [
  clarification.extend(asked),
  planApproval.extend(asked),
  propertySelection.extend(asked),
  contractParties.extend(asked),
  documentDecision.extend(asked),
])
export type InputRequest = z.infer<typeof inputRequest>
