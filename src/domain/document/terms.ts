import { z } from 'zod'
import { manwon } from '../money.ts'
import { TRANSACTION_TYPES } from '../property.ts'
import { DOCUMENT_TYPES } from './order.ts'

/** The money of a contract, in 만원; null: none, or not known. Of a sale `deposit` is the down payment. */
export const agreedTerms = z.object({
  deposit: manwon.nullable(),
  monthlyRent: manwon.nullable(),
  price: manwon.nullable(),
})
export type AgreedTerms = z.infer<typeof agreedTerms>

/** What is known of a contract before its parties are: what they leave out is as here, what they say is held against it. */
export const contractTerms = z.object({
  documentType: z.enum(DOCUMENT_TYPES),
  /** As the home is offered; null where the contract is about no listing. */
  transactionType: z.enum(TRANSACTION_TYPES).nullable(),
  /** Of a sale, in 만원; null where it is not known. */
  price: manwon.nullable(),
  deposit: manwon.nullable().default(null),
  monthlyRent: manwon.nullable().default(null),
})
export type ContractTerms = z.infer<typeof contractTerms>

type Given = { [Field in keyof AgreedTerms]?: number | null | undefined }

/** What was said, and what the home is offered for where nothing was. A down payment is nobody's offer. */
export const agreeOn = (offered: Omit<ContractTerms, 'documentType'>, given: Given): AgreedTerms => {
  const isSale = offered.transactionType === 'SALE'
  return {
    deposit: given.deposit ?? (isSale ? null : offered.deposit),
    monthlyRent: given.monthlyRent ?? (isSale ? null : offered.monthlyRent),
    price: given.price ?? offered.price,
  }
}

export interface TermDifference {
  field: keyof AgreedTerms
  offered: number
  agreed: number
}

/** Where what was agreed differs from what was offered: negotiated, or mistyped. */
export const findDifferences = (
  offered: Omit<ContractTerms, 'documentType'>,
  agreed: AgreedTerms,
): TermDifference[] => {
  if (offered.transactionType === null) return []
  const fields =
    offered.transactionType === 'SALE' ? (['price'] as const) : (['deposit', 'monthlyRent'] as const)
  return fields.flatMap((field) => {
    // A jeonse has no rent, which is a rent of 0; a price or deposit that is not known can differ from none.
    const asked = offered[field] ?? (field === 'monthlyRent' ? 0 : null)
    const said = agreed[field] ?? (field === 'monthlyRent' ? 0 : null)
    return asked === null || said === null || asked === said ? [] : [{ field, offered: asked, agreed: said }]
  })
}
