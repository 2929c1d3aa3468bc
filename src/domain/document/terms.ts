import { z } from 'zod'
import { exactManwon } from '../money.ts'
import { TRANSACTION_TYPES } from '../property.ts'
import { DOCUMENT_TYPES } from './order.ts'
import type { DocumentType } from './order.ts'

/** The money of a contract, in 만원; null: none, or not known. Of a sale `deposit` is the down payment. */
export const agreedTerms = z.object({
  deposit: exactManwon.nullable(),
  monthlyRent: exactManwon.nullable(),
  price: exactManwon.nullable(),
})
export type AgreedTerms = z.infer<typeof agreedTerms>

/** What is known of a contract before its parties are: what they leave out is as here, what they say is held against it. */
export const contractTerms = z.object({
  documentType: z.enum(DOCUMENT_TYPES),
  /** As the home is offered; null where the contract is about no listing. */
  transactionType: z.enum(TRANSACTION_TYPES).nullable(),
  /** Of a sale, in 만원; null where it is not known. */
  price: exactManwon.nullable(),
  deposit: exactManwon.nullable().default(null),
  monthlyRent: exactManwon.nullable().default(null),
})
export type ContractTerms = z.infer<typeof contractTerms>

type Given = { [Field in keyof AgreedTerms]?: number | null | undefined }

/** What was said, and what the home is offered for where nothing was. */
export const agreeOn = (offered: AgreedTerms, given: Given): AgreedTerms => ({
  deposit: given.deposit ?? offered.deposit,
  monthlyRent: given.monthlyRent ?? offered.monthlyRent,
  price: given.price ?? offered.price,
})

export interface TermDifference {
  field: keyof AgreedTerms
  /** Null: nobody offered it, and it is asked back for its size alone. */
  offered: number | null
  agreed: number
}

/** Below or above it an amount (만원) looks like another unit: eok or won typed into a field of 만원. */
const LIKELY = {
  price: [1_000, 5_000_000],
  jeonse: [500, 5_000_000],
  deposit: [50, 5_000_000],
  monthlyRent: [5, 3_000],
} as const satisfies Record<string, readonly [number, number]>

/** Amounts of a contract about no listing that hardly anybody agrees on; 0 is none, and not one of them. */
export const findDoubts = (
  documentType: DocumentType,
  { deposit, monthlyRent, price }: AgreedTerms,
): TermDifference[] => {
  const isSale = documentType === 'sales_contract'
  const ofLease = (monthlyRent ?? 0) > 0 ? LIKELY.deposit : LIKELY.jeonse
  const amounts: { field: keyof AgreedTerms; agreed: number | null; likely: readonly [number, number] }[] = [
    isSale
      ? { field: 'price', agreed: price, likely: LIKELY.price }
      : { field: 'deposit', agreed: deposit, likely: ofLease },
    { field: 'monthlyRent', agreed: monthlyRent, likely: LIKELY.monthlyRent },
  ]
  return amounts.flatMap(({ field, agreed, likely: [least, most] }) =>
    agreed === null || agreed === 0 || (agreed >= least && agreed <= most)
      ? []
      : [{ field, offered: null, agreed }],
  )
}

/** Where what was agreed differs from what was offered: negotiated, or mistyped. */
export const findDifferences = (
  offered: Omit<ContractTerms, 'documentType'>,
  agreed: AgreedTerms,
): TermDifference[] => {
  if (offered.transactionType === null) return []
  // A jeonse has no rent, which is a rent of 0; from an amount that is not known nothing differs.
  const rent = offered.monthlyRent ?? (offered.transactionType === 'JEONSE' ? 0 : null)
  const pairs = [
    { field: 'price', offered: offered.price, agreed: agreed.price },
    { field: 'deposit', offered: offered.deposit, agreed: agreed.deposit },
    { field: 'monthlyRent', offered: rent, agreed: agreed.monthlyRent ?? 0 },
  ] as const
  return pairs.flatMap(({ field, ...pair }) =>
    pair.offered === null || pair.agreed === null || pair.offered === pair.agreed
      ? []
      : [{ field, offered: pair.offered, agreed: pair.agreed }],
  )
}
