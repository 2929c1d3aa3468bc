import { z } from 'zod'
import { sourceRef } from './answer.ts'
import { DOCUMENT_TYPES } from './document/order.ts'

const OUTPUT_KINDS = ['LISTINGS', 'ARTICLES', 'STATISTICS', 'PRODUCTS', 'FIGURES', 'DOCUMENT'] as const
export type OutputKind = (typeof OUTPUT_KINDS)[number]

/** What a step found, as data that name rows: whoever reads it sees them as they are now. */
export const stepOutput = z.object({
  /** What the step is for; `sources` may hold others beside it. */
  kind: z.enum(OUTPUT_KINDS),
  /** In the order in which they were found. */
  listings: z.array(z.object({ propertyId: z.string(), transactionId: z.string() })),
  sources: z.array(sourceRef),
  /** The contract that the step wrote, and the run that holds it: not this one in a fork. */
  document: z
    .object({ runId: z.string(), documentType: z.enum(DOCUMENT_TYPES), title: z.string() })
    .nullable(),
})
export type StepOutput = z.infer<typeof stepOutput>
