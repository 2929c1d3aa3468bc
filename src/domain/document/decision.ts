import { z } from 'zod'
import { CONTRACT_RISK_TYPES, RISK_LEVELS } from '../contract/contract.ts'

export const DOCUMENT_DECISIONS = ['ACCEPT', 'EDIT', 'REJECT'] as const

/** A wording that the review has for a special term, which its user may take over. */
export const termSuggestion = z.object({
  /** “1”, within its request. */
  id: z.string(),
  type: z.enum(CONTRACT_RISK_TYPES),
  severity: z.enum(RISK_LEVELS),
  /** Which special term it is about, from 1. */
  specialTerm: z.int().min(1),
  reason: z.string(),
  /** In the language of the run. */
  suggestion: z.string(),
  /** As it is written into the contract, in Korean. */
  wording: z.string(),
})
export type TermSuggestion = z.infer<typeof termSuggestion>

/** The terms of a contract that is decided on: plain figures and days, and how many special terms it has. */
export const writtenTerms = z.object({
  deposit: z.number().nullable(),
  monthlyRent: z.number().nullable(),
  price: z.number().nullable(),
  startDate: z.string(),
  endDate: z.string(),
  /** How many there are. */
  specialTerms: z.int().min(0),
})
export type WrittenTerms = z.infer<typeof writtenTerms>
