import { z } from 'zod'
import { manwon } from '../money.ts'
import { TRANSACTION_TYPES } from '../property.ts'
import { DOCUMENT_TYPES } from './order.ts'

/** What is known of a contract before its parties are: what they say is held against it. */
export const contractTerms = z.object({
  documentType: z.enum(DOCUMENT_TYPES),
  /** As the home is offered; null where the contract is about no listing. */
  transactionType: z.enum(TRANSACTION_TYPES).nullable(),
  /** Of a sale, in 만원; null where it is not known. */
  price: manwon.nullable(),
})
export type ContractTerms = z.infer<typeof contractTerms>
