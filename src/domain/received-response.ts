import { z } from 'zod'
import { maskedDecision } from './document/masked-decision.ts'
import { maskedParties } from './document/parties.ts'
import { inputResponse } from './input-response.ts'

const [clarification, planApproval, propertySelection] = inputResponse.options

/** An answer as the run gets it: of personal data only the outline, and the request that holds the rest. */
export const receivedResponse = z.discriminatedUnion('kind', [
  clarification,
  planApproval,
  propertySelection,
  z.object({ kind: z.literal('DOCUMENT_DECISION'), documentDecision: maskedDecision, reference: z.string() }),
  z.object({ kind: z.literal('CONTRACT_PARTIES'), contractParties: maskedParties, reference: z.string() }),
])
export type ReceivedResponse = z.infer<typeof receivedResponse>
