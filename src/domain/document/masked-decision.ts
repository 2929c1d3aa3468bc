import { z } from 'zod'
import type { DocumentDecision } from '../input-response.ts'
import { exactManwon } from '../money.ts'
import { DOCUMENT_DECISIONS } from './decision.ts'
import { maskedHome, maskHome } from './parties.ts'

/** What a run may know of a decision: which special terms become others, and not what they say. */
export const maskedDecision = z.object({
  decision: z.enum(DOCUMENT_DECISIONS),
  suggestions: z.array(z.string()),
  terms: z.object({
    home: maskedHome.nullable(),
    deposit: exactManwon.nullable(),
    monthlyRent: exactManwon.nullable(),
    price: exactManwon.nullable(),
    startDate: z.string().nullable(),
    endDate: z.string().nullable(),
    specialTerms: z.array(z.object({ number: z.int().nullable(), text: z.string().nullable() })),
  }),
})
export type MaskedDecision = z.infer<typeof maskedDecision>

const SOME_WORDS = '○○○'

export const maskDecision = ({ decision, suggestions, terms }: DocumentDecision): MaskedDecision => ({
  decision,
  suggestions: suggestions ?? [],
  terms: {
    home: maskHome(terms?.home),
    deposit: terms?.deposit ?? null,
    monthlyRent: terms?.monthlyRent ?? null,
    price: terms?.price ?? null,
    startDate: terms?.startDate ?? null,
    endDate: terms?.endDate ?? null,
    specialTerms: (terms?.specialTerms ?? []).map(({ number, text }) => ({
      number: number ?? null,
      text: text == null ? null : SOME_WORDS,
    })),
  },
})
